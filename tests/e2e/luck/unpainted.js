// A page that does all its work and paints none of it, for tests that look at no picture: without a
// graphics card, painting takes longer than everything else together. What can be seen, hit and
// clicked is the same.
{
  const clear = new CSSStyleSheet()
  clear.replaceSync('html { opacity: 0 }')
  document.adoptedStyleSheets.push(clear)
}
