// A QR code (ISO/IEC 18004) of a text as bytes, at error correction M, for the addresses that a phone reads off a screen.
// Always mask 0, a chequerboard: of the eight it is as good as any for a text that is mostly random.

/** For versions 1 to 10 at M: error correction per block, and the number of blocks. */
const CORRECTION = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26]
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5]

/** Rows of modules, true where it is dark; null if the text is too long (213 bytes). */
export function qr(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text)
  for (let version = 1; version <= CORRECTION.length; version++) {
    const room = (modules(version) >> 3) - CORRECTION[version - 1] * BLOCKS[version - 1]
    const long = version < 10 ? 8 : 16
    if (4 + long + bytes.length * 8 <= room * 8)
      return draw(version, interleave(version, pack(bytes, long, room)))
  }
  return null
}

/** The modules that hold data and correction. */
function modules(version: number): number {
  if (version === 1) return 208
  const marks = Math.floor(version / 7) + 2
  return (16 * version + 128) * version + 64 - ((25 * marks - 10) * marks - 55) - (version >= 7 ? 36 : 0)
}

function pack(bytes: Uint8Array, long: number, room: number): number[] {
  const bits: number[] = []
  const put = (value: number, count: number) => {
    for (let at = count - 1; at >= 0; at--) bits.push((value >> at) & 1)
  }
  put(4, 4) // byte mode
  put(bytes.length, long)
  for (const byte of bytes) put(byte, 8)
  put(0, Math.min(4, room * 8 - bits.length))
  put(0, -bits.length & 7)
  for (let pad = 0xec; bits.length < room * 8; pad ^= 0xec ^ 0x11) put(pad, 8)
  return Array.from({ length: room }, (_, at) => bits.slice(at * 8, at * 8 + 8).reduce((a, b) => 2 * a + b))
}

// ---- error correction, over GF(2⁸) with the polynomial 0x11d

function times(a: number, b: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit--)
    product = (product << 1) ^ ((product >> 7) * 0x11d) ^ (((b >> bit) & 1) * a)
  return product
}

function generator(degree: number): number[] {
  const found = new Array<number>(degree).fill(0)
  found[degree - 1] = 1
  for (let step = 0, root = 1; step < degree; step++, root = times(root, 2))
    for (let at = 0; at < degree; at++) found[at] = times(found[at], root) ^ (found[at + 1] ?? 0)
  return found
}

function correct(data: number[], divisor: number[]): number[] {
  const rest = divisor.map(() => 0)
  for (const byte of data) {
    const factor = byte ^ rest.shift()!
    rest.push(0)
    divisor.forEach((one, at) => (rest[at] ^= times(one, factor)))
  }
  return rest
}

function interleave(version: number, data: number[]): number[] {
  const [count, extra] = [BLOCKS[version - 1], CORRECTION[version - 1]]
  const short = Math.floor(data.length / count)
  const shorter = count - (data.length % count)
  const divisor = generator(extra)
  let from = 0
  const blocks = Array.from({ length: count }, (_, at) => {
    const block = data.slice(from, (from += short + (at < shorter ? 0 : 1)))
    return { block, rest: correct(block, divisor) }
  })
  const out: number[] = []
  for (let at = 0; at <= short; at++)
    for (const { block } of blocks) if (at < block.length) out.push(block[at])
  for (let at = 0; at < extra; at++) for (const { rest } of blocks) out.push(rest[at])
  return out
}

// ---- drawing

function draw(version: number, data: number[]): boolean[][] {
  const size = version * 4 + 17
  const grid: (boolean | null)[][] = Array.from({ length: size }, () => new Array<null>(size).fill(null))
  const set = (x: number, y: number, dark: boolean) => {
    if (grid[y]?.[x] !== undefined) grid[y][x] = dark
  }
  for (let at = 0; at < size; at++) {
    set(6, at, at % 2 === 0)
    set(at, 6, at % 2 === 0)
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ])
    for (let dy = -4; dy <= 4; dy++)
      for (let dx = -4; dx <= 4; dx++) {
        const far = Math.max(Math.abs(dx), Math.abs(dy))
        set(x + dx, y + dy, far !== 2 && far !== 4)
      }
  const marks = alignments(version, size)
  const last = marks.length - 1
  marks.forEach((y, row) =>
    marks.forEach((x, column) => {
      if ((!row && !column) || (!row && column === last) || (row === last && !column)) return
      for (let dy = -2; dy <= 2; dy++)
        for (let dx = -2; dx <= 2; dx++) set(x + dx, y + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1)
    }),
  )
  drawFormat(size, set)
  if (version >= 7) drawVersion(version, size, set)
  fill(grid, size, data)
  return grid as boolean[][]
}

function alignments(version: number, size: number): number[] {
  if (version === 1) return []
  const count = Math.floor(version / 7) + 2
  const step = Math.floor((version * 8 + count * 3 + 5) / (count * 4 - 4)) * 2
  return [6, ...Array.from({ length: count - 1 }, (_, at) => size - 7 - (count - 2 - at) * step)]
}

type Put = (x: number, y: number, dark: boolean) => void

function drawFormat(size: number, set: Put): void {
  const bits = 0b101010000010010 // M and mask 0, with their correction
  const dark = (at: number) => ((bits >> at) & 1) === 1
  for (let at = 0; at < 6; at++) set(8, at, dark(at))
  set(8, 7, dark(6))
  set(8, 8, dark(7))
  set(7, 8, dark(8))
  for (let at = 9; at < 15; at++) set(14 - at, 8, dark(at))
  for (let at = 0; at < 8; at++) set(size - 1 - at, 8, dark(at))
  for (let at = 8; at < 15; at++) set(8, size - 15 + at, dark(at))
  set(8, size - 8, true)
}

function drawVersion(version: number, size: number, set: Put): void {
  let rest = version
  for (let at = 0; at < 12; at++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25)
  const bits = (version << 12) | rest
  for (let at = 0; at < 18; at++) {
    const [far, near, dark] = [size - 11 + (at % 3), Math.floor(at / 3), ((bits >> at) & 1) === 1]
    set(far, near, dark)
    set(near, far, dark)
  }
}

function fill(grid: (boolean | null)[][], size: number, data: number[]): void {
  let bit = 0
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step++)
      for (const x of [right, right - 1]) {
        const y = ((right + 1) & 2) === 0 ? size - 1 - step : step
        if (grid[y][x] !== null) continue
        const dark = bit < data.length * 8 && ((data[bit >> 3] >> (7 - (bit & 7))) & 1) === 1
        grid[y][x] = dark !== ((x + y) % 2 === 0)
        bit++
      }
  }
}
