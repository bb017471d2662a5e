// What the patterns of walls, roofs and banknotes are made of: rows of bricks and blocks, guilloche lines.
export interface Block {
  x: number
  y: number
  width: number
  height: number
  fill: string
}

const BRICKS = ['#b85c3f', '#ad5136', '#c26a49', '#b45639', '#a84c33', '#bd6344']

/** Four courses of bricks in a tile of 48 × 32, every other one shifted by half a brick. */
export function bricks(): Block[] {
  const rows = [0, 1, 2, 3].flatMap((row) => {
    const shifted = row % 2 === 1
    return Array.from({ length: shifted ? 4 : 3 }, (_, column) => ({
      x: column * 16 - (shifted ? 8 : 0) + 0.6,
      y: row * 8 + 0.6,
      width: 14.8,
      height: 6.8,
      fill: BRICKS[(row * 5 + (column % 3) * 3) % BRICKS.length],
    }))
  })
  return rows
}

/** Two courses of cut sandstone in a tile of 64 × 36. */
export function sandstones(): Block[] {
  const cut: [number, number, number, string][] = [
    [0, 0, 34, '#e2bd82'],
    [35, 0, 29, '#d8b072'],
    [-12, 18, 30, '#dfb97c'],
    [19, 18, 34, '#e6c48c'],
    [54, 18, 30, '#d6ae70'],
    [52, 18, 30, '#dfb97c'],
  ]
  return cut.map(([x, y, width, fill]) => ({ x: x + 0.7, y: y + 0.7, width: width - 1, height: 16.6, fill }))
}

/** A guilloche rosette of a banknote: `lines` closed waves with `petals` each. */
export function rosette(
  petals: number,
  lines: number,
  depth: number,
  cx = 50,
  cy = 76,
  radius = 30.5,
): string {
  let path = ''
  for (let line = 0; line < lines; line++)
    for (let i = 0; i <= 120; i++) {
      const a = (i / 120) * 2 * Math.PI
      const r = radius + depth * Math.cos(petals * a + (line * 2 * Math.PI) / lines)
      path += `${i ? 'L' : 'M'}${(cx + r * Math.cos(a)).toFixed(1)} ${(cy + r * Math.sin(a)).toFixed(1)}`
    }
  return path
}

/** The uneven edge of a wax seal. */
export function wax(x: number, y: number, radius: number): string {
  const wobble = [0.05, -0.03, 0.07, 0, -0.04, 0.06, 0.01]
  const points = Array.from({ length: 14 }, (_, i) => {
    const a = (i / 14) * 2 * Math.PI
    const r = radius * (1 + wobble[i % 7])
    return `${(x + r * Math.cos(a)).toFixed(1)} ${(y + r * Math.sin(a)).toFixed(1)}`
  })
  return `M${points.join('L')}Z`
}
