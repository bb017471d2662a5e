// Wood for the scene: grain painted on canvases, columns turned on the lathe, plateaus cut along their outlines. Lengths in cm.
import {
  BackSide,
  BoxGeometry,
  CanvasTexture,
  CircleGeometry,
  Color,
  CylinderGeometry,
  ExtrudeGeometry,
  Group,
  LatheGeometry,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  MeshPhongMaterial,
  PlaneGeometry,
  RepeatWrapping,
  SRGBColorSpace,
  Shape,
  Vector2,
  type BufferGeometry,
} from 'three'
import {
  colourOf,
  HALF_WIDTH,
  HEIGHT,
  kindOf,
  MARKS,
  PAINT,
  THICKNESS,
  type Colour,
  type Kind,
  type Point,
} from './pieces'

export const CM = 100
/** Wood under the paint of a column. */
const CREAM = '#fff6e2'

function canvas(width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const made = document.createElement('canvas')
  Object.assign(made, { width, height })
  return [made, made.getContext('2d')!]
}

/** The same knots every time: drawings must not differ between two browsers. */
function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

function grain(
  pen: CanvasRenderingContext2D,
  width: number,
  height: number,
  colour: string,
  seed: number,
  along: 'x' | 'y',
  strength = 1,
): void {
  const roll = dice(seed)
  pen.fillStyle = colour
  pen.fillRect(0, 0, width, height)
  const [length, across] = along === 'x' ? [width, height] : [height, width]
  for (let n = 0; n < across / 2.2; n++) {
    const at = roll() * across
    const bend = (roll() - 0.5) * across * 0.06
    pen.beginPath()
    for (let step = 0; step <= 6; step++) {
      const far = (step / 6) * length
      const aside = at + bend * Math.sin(step * 0.9 + n)
      pen.lineTo(along === 'x' ? far : aside, along === 'x' ? aside : far)
    }
    pen.strokeStyle =
      roll() < 0.5
        ? `rgb(48 22 6 / ${(0.03 + 0.09 * roll()) * strength})`
        : `rgb(255 240 210 / ${(0.02 + 0.07 * roll()) * strength})`
    pen.lineWidth = 0.6 + roll() * 2.2
    pen.stroke()
  }
}

function texture(made: HTMLCanvasElement): CanvasTexture {
  const found = new CanvasTexture(made)
  found.colorSpace = SRGBColorSpace
  found.anisotropy = 4
  return found
}

/** A colour's symbol, centred, `size` from edge to edge. */
function symbol(pen: CanvasRenderingContext2D, colour: Colour, x: number, y: number, size: number): void {
  pen.beginPath()
  for (const [across, down] of MARKS[colour]) pen.lineTo(x + (across * size) / 2, y + (down * size) / 2)
  pen.closePath()
  pen.fillStyle = CREAM
  pen.fill()
  pen.strokeStyle = 'rgb(40 20 8 / .45)'
  pen.lineWidth = 2
  pen.stroke()
}

/** Paint around a round column with its symbol on several sides, or on one face of a square one. */
function side(colour: Colour, kind: Kind): CanvasTexture {
  const [made, pen] = canvas(kind === 'square' ? 128 : 512, 256)
  grain(pen, made.width, 256, PAINT[colour], 7 + colour.length, 'y')
  const sides = { thin: 3, square: 1, thick: 4 }[kind]
  const girth = kind === 'square' ? 2 * HALF_WIDTH.square : 2 * Math.PI * HALF_WIDTH[kind]
  for (let n = 0; n < sides; n++) {
    pen.save()
    pen.translate(((n + 0.5) / sides) * made.width, 128)
    pen.scale((made.width / girth) * 1e-4, (256 / HEIGHT) * 1e-4) // a unit is 0.1 mm, so that symbols are not squeezed
    symbol(pen, colour, 0, 0, kind === 'thin' ? 85 : 115)
    pen.restore()
  }
  return texture(made)
}

function cap(colour: Colour): CanvasTexture {
  const [made, pen] = canvas(128, 128)
  grain(pen, 128, 128, `#${new Color(PAINT[colour]).lerp(new Color('#ffe9c4'), 0.22).getHexString()}`, 3, 'x')
  symbol(pen, colour, 64, 64, 66)
  return texture(made)
}

/** A turned column: two grooves near each end, a little foot and head. */
function turned(radius: number): BufferGeometry {
  const steps = 36
  const profile = Array.from({ length: steps + 1 }, (_, n) => {
    const up = n / steps
    const groove = [0.08, 0.14, 0.86, 0.92].some((at) => Math.abs(up - at) < 0.016) ? 0.955 : 1
    const end = n === 0 || n === steps ? 0.965 : 1
    return new Vector2(radius * groove * end, (up - 0.5) * HEIGHT * CM)
  })
  return new LatheGeometry(profile, 28).rotateX(Math.PI / 2)
}

function rounded(outline: readonly Point[], corner: number): Shape {
  const shape = new Shape()
  outline.forEach(([x, y], n) => {
    const [px, py] = outline[(n + outline.length - 1) % outline.length]
    const [nx, ny] = outline[(n + 1) % outline.length]
    const cut = (tx: number, ty: number): Point => {
      const part = Math.min(0.45, corner / Math.hypot(tx - x, ty - y))
      return [(x + (tx - x) * part) * CM, (y + (ty - y) * part) * CM]
    }
    const [from, to] = [cut(px, py), cut(nx, ny)]
    if (n === 0) shape.moveTo(...from)
    else shape.lineTo(...from)
    shape.quadraticCurveTo(x * CM, y * CM, ...to)
  })
  shape.closePath()
  return shape
}

/** A board with soft edges, its middle at the origin. */
export function slab(
  outline: readonly Point[],
  thickness: number,
  colour: string,
  corner: number,
  seed: number,
): Mesh {
  const depth = thickness * CM
  const bevel = Math.min(0.08, depth / 5)
  const geometry = new ExtrudeGeometry(rounded(outline, corner), {
    depth: depth - 2 * bevel,
    bevelThickness: bevel,
    bevelSize: bevel,
    bevelOffset: -bevel,
    bevelSegments: 2,
    curveSegments: 6,
  }).translate(0, 0, bevel - depth / 2)
  const [made, pen] = canvas(512, 512)
  grain(pen, 512, 512, colour, seed, 'x', 1.4)
  const face = texture(made)
  face.wrapS = face.wrapT = RepeatWrapping
  face.repeat.set(1 / 22, 1 / 22)
  face.offset.set(0.5, 0.5)
  const edge = new Color(colour).multiplyScalar(0.72)
  return new Mesh(geometry, [
    new MeshLambertMaterial({ map: face }),
    new MeshLambertMaterial({ color: edge }),
  ])
}

export const plateau = (outline: readonly Point[], colour: string, seed: number): Mesh =>
  slab(outline, THICKNESS, colour, 0.006, seed)

const painted = new Map<string, MeshPhongMaterial>()

/** Painted once; every column has a copy of its own, so that it can glow alone. */
function paint(key: string, make: () => CanvasTexture): MeshPhongMaterial {
  const known = painted.get(key) ?? new MeshPhongMaterial({ map: make(), shininess: 24, specular: '#33271a' })
  painted.set(key, known)
  return known.clone()
}

/** A column, its middle at the origin. */
export function column(name: string): Group {
  const kind = kindOf(name)
  const colour = colourOf(name)
  const half = HALF_WIDTH[kind] * CM
  const around = paint(`${colour}-${kind}`, () => side(colour, kind))
  const end = paint(colour, () => cap(colour))
  const made = new Group()
  if (kind === 'square') {
    made.add(
      new Mesh(new BoxGeometry(2 * half, HEIGHT * CM, 2 * half).rotateX(Math.PI / 2), [
        around,
        around,
        end,
        end,
        around,
        around,
      ]),
    )
  } else {
    made.add(new Mesh(turned(half), around))
    for (const up of [1, -1]) {
      const disc = new Mesh(new CircleGeometry(half * 0.965, 28), end)
      disc.position.z = (up * HEIGHT * CM) / 2
      if (up < 0) disc.rotation.x = Math.PI
      made.add(disc)
    }
  }
  made.userData.glowing = [around, end]
  made.traverse((part) => {
    part.castShadow = part.receiveShadow = true
    part.userData.column = name
  })
  return made
}

/** A rim of light around a column: its far side, seen past the wood in front of it. */
export function halo(name: string): Group {
  const kind = kindOf(name)
  const half = HALF_WIDTH[kind] * CM
  const made = new Group()
  for (const [rim, opacity] of [
    [0.14, 1],
    [0.34, 0.4],
  ] as const) {
    const wide = half + rim
    const tall = HEIGHT * CM + rim
    const shape =
      kind === 'square'
        ? new BoxGeometry(2 * wide, tall, 2 * wide)
        : new CylinderGeometry(wide, wide, tall, 20)
    const shell = new Mesh(
      shape.rotateX(Math.PI / 2),
      new MeshBasicMaterial({ side: BackSide, transparent: true, opacity, depthWrite: false }),
    )
    shell.raycast = () => {} // it is light, not wood
    made.add(shell)
  }
  return made
}

/** The table: planks that fade into the room. */
export function tabletop(): Mesh {
  const size = 1024
  const [made, pen] = canvas(size, size)
  grain(pen, size, size, '#a5703f', 17, 'x', 1.5)
  pen.strokeStyle = 'rgb(42 20 8 / .4)'
  pen.lineWidth = 2
  for (let at = size / 16; at < size; at += size / 8) {
    pen.beginPath()
    pen.moveTo(0, at)
    pen.lineTo(size, at)
    pen.stroke()
  }
  const fade = pen.createRadialGradient(size / 2, size / 2, size * 0.2, size / 2, size / 2, size / 2)
  fade.addColorStop(0, '#000')
  fade.addColorStop(1, 'rgb(0 0 0 / 0)')
  pen.globalCompositeOperation = 'destination-in'
  pen.fillStyle = fade
  pen.fillRect(0, 0, size, size)
  const table = new Mesh(
    new PlaneGeometry(170, 170),
    new MeshLambertMaterial({ map: texture(made), transparent: true }),
  )
  table.receiveShadow = true
  return table
}
