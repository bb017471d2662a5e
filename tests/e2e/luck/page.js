// The luck of a test's page: its part in the deal, and the names of its requests, from a seed.
// Each load has its own, for a request of a name that was used before is not carried out again.
{
  let loads = 0
  try {
    loads = Number(localStorage.getItem('luck') ?? 0) + 1
    localStorage.setItem('luck', String(loads))
  } catch {
    // a page without an address keeps nothing, and asks for nothing
  }
  let state = 2166136261
  for (const letter of `SEED ${loads}`) state = Math.imul(state ^ letter.codePointAt(0), 16777619)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) & 255
  }
  crypto.getRandomValues = (array) => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
    bytes.forEach((_, at) => (bytes[at] = next()))
    return array
  }
}
