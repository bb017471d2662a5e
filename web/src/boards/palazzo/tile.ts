// A building tile: its name taken apart, and the geometry of its façade. A tile is 140 wide and 72 high; a fifth floor carries its roof
// above y = 0.
export const MATERIALS = ['brick', 'sandstone', 'marble'] as const
export type Material = (typeof MATERIALS)[number]

export interface Tile {
  name: string
  material: Material
  floor: number
  windows: number
}

export const TILE = { width: 140, height: 72, roof: 46 }

/** `brick-3-2` taken apart. */
export function tile(name: string): Tile {
  const [material, floor, windows] = name.split('-')
  return { name, material: material as Material, floor: Number(floor), windows: Number(windows) }
}

/** Lowest floor first; the same order for everybody. */
export const byFloor = (a: string, b: string): number => tile(a).floor - tile(b).floor || a.localeCompare(b)

export interface Look {
  wall: string
  pilaster: string
  trim: string
  line: string
  light: string
}

export const LOOKS: Record<Material, Look> = {
  brick: { wall: 'url(#pz-brick)', pilaster: '#8f3f28', trim: '#ecd9b6', line: '#6d2c1a', light: '#d88a66' },
  sandstone: {
    wall: 'url(#pz-sandstone)',
    pilaster: '#b88c4e',
    trim: '#f6e6c0',
    line: '#7d5a25',
    light: '#f3d9a2',
  },
  marble: {
    wall: 'url(#pz-marble)',
    pilaster: '#5f7f74',
    trim: '#fbf9f5',
    line: '#59636a',
    light: '#9bb5ab',
  },
}

/** One door or window: centre x, width, top and bottom. */
export interface Opening {
  x: number
  width: number
  top: number
  bottom: number
}

/** Where the openings of a façade are. A small façade has no pilasters and a large number on the left instead. */
export function openings({ floor, windows }: Tile, small = false): Opening[] {
  const left = small ? 41 : 27
  const right = TILE.width - (small ? 6 : 27)
  const gap = small ? 30 : windows === 3 ? 27.4 : 37
  const width = small ? 20 : windows === 3 ? 15.5 : 19
  const height = floor === 1 ? 44 : floor === 5 ? 28 : 36
  const bottom = floor === 1 ? 66 : floor === 5 ? 56 : 57
  return Array.from({ length: windows }, (_, i) => ({
    x: (left + right) / 2 + (i - (windows - 1) / 2) * gap,
    width,
    top: bottom - height,
    bottom,
  }))
}

/** A round arch over straight sides, `grow` wider all round. */
export function arch({ x, width, top, bottom }: Opening, grow = 0): string {
  const r = width / 2
  return `M${x - r - grow} ${bottom}V${top + r}A${r + grow} ${r + grow} 0 0 1 ${x + r + grow} ${top + r}V${bottom}Z`
}

/** The joints between the stones of an arch. */
export function joints({ x, width, top }: Opening): string {
  const r = width / 2
  return [-60, -30, 0, 30, 60]
    .map((degrees) => {
      const a = (degrees * Math.PI) / 180
      const at = (d: number) =>
        `${(x + Math.sin(a) * d).toFixed(1)} ${(top + r - Math.cos(a) * d).toFixed(1)}`
      return `M${at(r)}L${at(r + 3.4)}`
    })
    .join('')
}

/** The box an SVG needs for a tile alone. Of a small one the façade fills it, and the eaves stand out. */
export function tileBox({ floor }: Tile, small = false): string {
  const top = floor === 5 ? TILE.roof : 0
  return small ? `-3 ${-top} 146 ${TILE.height + top + 1}` : `-11 ${-top - 2} 162 ${TILE.height + 4 + top}`
}
