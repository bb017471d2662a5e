// A page that does all its work and paints none of it, for tests that look at no picture: without a
// graphics card, painting takes longer than everything else together. What can be seen, hit and
// clicked is the same, and a scene in three dimensions is built up to its last calls.
{
  const clear = new CSSStyleSheet()
  clear.replaceSync('html { opacity: 0 }')
  document.adoptedStyleSheets.push(clear)
  for (const draw of ['drawArrays', 'drawElements', 'drawArraysInstanced', 'drawElementsInstanced', 'clear'])
    WebGL2RenderingContext.prototype[draw] = () => {}
}
