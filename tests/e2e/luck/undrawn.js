// A scene in three dimensions that is built up to its last calls and not drawn, as unpainted.js does
// with the page around it.
for (const draw of ['drawArrays', 'drawElements', 'drawArraysInstanced', 'drawElementsInstanced', 'clear'])
  WebGL2RenderingContext.prototype[draw] = () => {}
