// A page that shows the others' moves by their end, for tests that are about something else: the pace of a player who has not
// chosen one is to be told everything.
try {
  const kept = JSON.parse(localStorage.getItem('palazzi-settings') ?? '{}')
  if (!('pace' in kept)) localStorage.setItem('palazzi-settings', JSON.stringify({ ...kept, pace: 0 }))
} catch {
  // a page without an address keeps nothing
}
