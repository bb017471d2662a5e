// What is drawn beside the wood: aims, ghosts, places, and the marks of a free hand. Lengths in cm.
import {
  BufferGeometry,
  Color,
  ConeGeometry,
  CylinderGeometry,
  DoubleSide,
  Float32BufferAttribute,
  Group,
  Line,
  LineBasicMaterial,
  LineDashedMaterial,
  LineLoop,
  Mesh,
  MeshBasicMaterial,
  Points,
  PointsMaterial,
  RingGeometry,
  Shape,
  ShapeGeometry,
  Vector2,
  Vector3,
  type Material,
  type MeshLambertMaterial,
  type Object3D,
} from 'three'
import { apart, type Hold } from './gesture'
import { COLUMNS, FIRST_PLATEAU, HALF_WIDTH, HEIGHT, kindOf, OUTLINES, PAINT, PLATEAUS } from './pieces'
import type { Palace, Pose } from './poses'
import type { Way } from './ways'
import { CM, column, plateau } from './wood'

/** What is pointed at: drawn as ghosts, in metres of the world. */
export interface Pointing {
  /** The column in the hand, the way it is pulled (radians), and how each way looks. */
  pull?: { body: number; angle: number; ways: readonly Way[] }
  /** Where a body would be set down. */
  ghost?: { body: number; x: number; y: number; z: number; turn: number }
  /** A body beside which something is said. */
  note?: number
  /** Places to choose from. */
  places?: readonly (readonly [number, number, number])[]
}

/** What a free hand is about. */
export interface HandMark {
  body: number
  /** Where it is going: seen at once, the piece follows. */
  goal: Hold
  holds: boolean
  /** How high lies what is beneath it, and whether the piece may be set down there. */
  floor: number
  fits: boolean
  /** The body that the second hand keeps; -1: none. */
  kept: number
  /** How each way out looks, around where the column stood; empty once it is out. */
  ways: readonly Way[]
  start: Hold
  /** The height it has to be lifted to; null once it is there. */
  up: number | null
}

/** A piece that is so near to where it goes needs no ghost, in metres. */
const NEAR = 0.002
const WAY_PAINT: Record<Way, string> = { free: '#3f7d33', touches: '#c08a12', blocked: '#a4161a' }
/** The ring around a foot, in cm. */
const RING = 4.2
const GLOW = new Color('#ffb45e')
const CREAM = '#fff4dc'
const GOOD = '#e8ffd8'
const BAD = '#ff9c86'

export class Marks {
  readonly group = new Group()
  #aim = new Group()
  #hand = new Group()
  #ghosts = new Map<number, Object3D>()
  #mark: HandMark | null = null
  #drawn = ''
  #right = 0

  constructor() {
    this.group.add(this.#aim, this.#hand)
  }

  /** Everything that a hand in the air could be gripped by. */
  ghostOf(body: number): Object3D | null {
    const ghost = this.#ghosts.get(body)
    return ghost?.visible ? ghost : null
  }

  point({ pull, ghost, places }: Pointing, palace: Palace): void {
    empty(this.#aim)
    for (const one of this.#ghosts.values()) one.visible = false
    const pulled = pull && palace[pull.body]
    if (pulled) {
      this.#aim.add(ring(pull.ways, pulled))
      this.#arrow(pull.body, pulled, pull.angle)
    }
    if (places?.length) this.#dots(places)
    if (ghost) this.#place(ghost.body, ghost)
  }

  /** A free hand, or null when there is none. */
  hand(mark: HandMark | null, palace: Palace): void {
    this.#mark = mark
    if (!mark) {
      empty(this.#hand)
      this.#drawn = ''
      return
    }
    this.#place(mark.body, mark.goal)
    this.follow(palace)
  }

  /** The cross at the piece is level with the table, and turns with the camera. */
  turn(right: number): void {
    this.#right = right
    const cross = this.#hand.children[CROSS]
    if (cross) cross.rotation.z = right
  }

  /** The marks that belong to pieces go where these are. */
  follow(palace: Palace, seen: Pose | null = this.#mark ? palace[this.#mark.body] : null): void {
    const mark = this.#mark
    if (!mark) return
    const pose = seen
    const shape = `${mark.body} ${mark.kept} ${mark.fits} ${mark.up} ${mark.ways.join(' ')}`
    if (shape !== this.#drawn) {
      this.#drawn = shape
      empty(this.#hand)
      this.#hand.add(shadow(mark), thread(), thread(), cross())
      if (mark.ways.length) this.#hand.add(ring(mark.ways, mark.start))
      if (mark.up !== null) this.#hand.add(dotted())
      if (mark.kept >= 0) this.#hand.add(outline(mark.kept, '#ffd9a0', 0.45))
      this.turn(this.#right)
    }
    const [foot, spring, plumb] = this.#hand.children
    const { x, y, z, turn } = mark.goal
    foot.position.set(x * CM, y * CM, mark.floor * CM + 0.06)
    foot.rotation.z = turn
    stretch(plumb as Line, { x, y, z }, { x, y, z: mark.floor })
    this.#hand.children[CROSS].position.set(x * CM, y * CM, z * CM)
    spring.visible = !!pose && mark.holds
    if (pose) stretch(spring as Line, pose, mark.goal)
    for (const one of this.#hand.children) {
      if (one.name === 'way up') stretch(one as Line, mark.goal, { x, y, z: mark.up ?? z }, true)
      if (one.name === 'kept' && palace[mark.kept]) lay(one, palace[mark.kept])
    }
    this.#ghost(mark.body).visible = !pose || !mark.holds || apart(pose, mark.goal) > NEAR
  }

  #place(body: number, { x, y, z, turn }: Hold): void {
    const shade = this.#ghost(body)
    shade.visible = true
    shade.position.set(x * CM, y * CM, z * CM)
    shade.rotation.set(0, 0, turn)
  }

  #arrow(body: number, pose: Pose, angle: number): void {
    const way = new Vector3(Math.cos(angle), Math.sin(angle), 0)
    const from = new Vector3(pose.x, pose.y, pose.z).multiplyScalar(CM).addScaledVector(way, 1.5)
    const paint = new MeshBasicMaterial({ color: GLOW, depthTest: false, transparent: true, opacity: 0.92 })
    const shaft = new Mesh(
      new CylinderGeometry(0.28, 0.28, 7, 12).rotateZ(-Math.PI / 2).translate(3.5, 0, 0),
      paint,
    )
    const head = new Mesh(new ConeGeometry(0.85, 2, 16).rotateZ(-Math.PI / 2).translate(8, 0, 0), paint)
    for (const part of [shaft, head]) {
      part.rotation.z = angle
      part.position.copy(from)
      part.renderOrder = 3
    }
    this.#aim.add(shaft, head)
    const shade = this.#ghost(body) // seen through whatever is in front of it
    shade.visible = true
    lay(shade, pose)
  }

  #dots(places: readonly (readonly [number, number, number])[]): void {
    const flat = places.flatMap(([x, y, z]) => [x * CM, y * CM, z * CM + 0.05])
    const geometry = new BufferGeometry().setAttribute('position', new Float32BufferAttribute(flat, 3))
    this.#aim.add(
      new Points(geometry, new PointsMaterial({ color: CREAM, size: 0.16, transparent: true, opacity: 0.8 })),
    )
  }

  #ghost(body: number): Object3D {
    const known = this.#ghosts.get(body)
    if (known) return known
    const made =
      body < FIRST_PLATEAU
        ? column(COLUMNS[body])
        : plateau(OUTLINES[body - FIRST_PLATEAU], PAINT[PLATEAUS[body - FIRST_PLATEAU]], 31)
    made.traverse((part) => {
      part.castShadow = part.receiveShadow = false
      if (!(part instanceof Mesh)) return
      for (const material of [part.material].flat() as MeshLambertMaterial[])
        Object.assign(material, {
          transparent: true,
          depthTest: body >= FIRST_PLATEAU,
          depthWrite: false,
          opacity: 0.5,
          emissive: GLOW,
          emissiveIntensity: 0.1,
        })
    })
    if (body < FIRST_PLATEAU) {
      const ring = new Mesh(
        new RingGeometry(1.5, 1.75, 32),
        new MeshBasicMaterial({ color: CREAM, side: DoubleSide }),
      )
      ring.position.z = -2.2
      made.add(ring)
    }
    this.#ghosts.set(body, made)
    this.group.add(made)
    return made
  }
}

/** Which child of a hand's marks the cross is. */
const CROSS = 3

/** Level with the table: right and left, nearer and farther; and straight up. */
function cross(): Group {
  const made = new Group()
  const paint = new MeshBasicMaterial({ color: CREAM, depthTest: false, transparent: true, opacity: 0.9 })
  const edge = new MeshBasicMaterial({ color: '#3a2213', depthTest: false, transparent: true, opacity: 0.6 })
  for (const [axis, length] of [
    [new Vector3(1, 0, 0), 3],
    [new Vector3(0, 1, 0), 3],
    [new Vector3(-1, 0, 0), 3],
    [new Vector3(0, -1, 0), 3],
    [new Vector3(0, 0, 1), 4.6],
  ] as const) {
    for (const [colour, more, order] of [
      [edge, 0.09, 5],
      [paint, 0, 6],
    ] as const) {
      const head = new Mesh(new ConeGeometry(0.3 + more, 0.75 + 2 * more, 12), colour)
      const shaft = new Mesh(new CylinderGeometry(0.07 + more, 0.07 + more, length - 1.6, 6), colour)
      head.position.copy(axis).multiplyScalar(length)
      shaft.position.copy(axis).multiplyScalar(length / 2 + 0.6)
      for (const part of [head, shaft]) {
        part.quaternion.setFromUnitVectors(new Vector3(0, 1, 0), axis)
        part.renderOrder = order
        made.add(part)
      }
    }
  }
  return made
}

/** The ways out around a foot: a line where it is free, dashes where it touches, dots where it is blocked. */
function ring(ways: readonly Way[], { x, y, z }: { x: number; y: number; z: number }): Group {
  const made = new Group()
  const sector = (2 * Math.PI) / Math.max(1, ways.length)
  ways.forEach((way, n) => {
    const part = { free: 1.04, touches: 0.62, blocked: 0.26 }[way] * sector
    for (const [colour, wide, longer, order] of [
      [CREAM, 0.34, 0.03, 2],
      [WAY_PAINT[way], 0.2, 0, 3],
    ] as const) {
      const from = n * sector - part / 2 - longer
      const arc = new Mesh(
        new RingGeometry(RING - wide, RING + wide, 6, 1, from, part + 2 * longer),
        new MeshBasicMaterial({ color: colour, side: DoubleSide, transparent: true, depthTest: false }),
      )
      arc.renderOrder = order
      made.add(arc)
    }
  })
  made.position.set(x * CM, y * CM, (z - HEIGHT / 2) * CM + 0.1)
  return made
}

function dotted(): Line {
  const made = new Line(
    new BufferGeometry().setFromPoints([new Vector3(), new Vector3()]),
    new LineDashedMaterial({
      color: CREAM,
      dashSize: 0.5,
      gapSize: 0.45,
      depthTest: false,
      transparent: true,
    }),
  )
  made.name = 'way up'
  made.renderOrder = 4
  made.frustumCulled = false
  return made
}

/** What a piece would cover if it went straight down. */
function shadow({ body, fits }: HandMark): Object3D {
  const paint = new MeshBasicMaterial({
    color: fits ? GOOD : BAD,
    side: DoubleSide,
    transparent: true,
    opacity: 0.45,
    depthWrite: false,
  })
  if (body < FIRST_PLATEAU) {
    const kind = kindOf(COLUMNS[body])
    const [far, sides] =
      kind === 'square' ? [HALF_WIDTH.square * Math.SQRT2 * CM, 4] : [HALF_WIDTH[kind] * CM, 28]
    const foot = new Mesh(new RingGeometry(far * 0.5, far, sides, 1, Math.PI / 4), paint)
    foot.renderOrder = 2
    return foot
  }
  const made = new Group()
  const shape = new Shape(OUTLINES[body - FIRST_PLATEAU].map(([x, y]) => new Vector2(x * CM, y * CM)))
  made.add(
    new Mesh(new ShapeGeometry(shape), Object.assign(paint, { opacity: 0.26 })),
    outline(body, fits ? GOOD : BAD, 0),
  )
  return made
}

function outline(body: number, colour: string, up: number): LineLoop {
  const corners = OUTLINES[body - FIRST_PLATEAU].map(([x, y]) => new Vector3(x * CM, y * CM, up))
  const made = new LineLoop(
    new BufferGeometry().setFromPoints(corners),
    new LineBasicMaterial({ color: colour, depthTest: false }),
  )
  made.renderOrder = 4
  made.name = 'kept'
  return made
}

function thread(): Line {
  const made = new Line(
    new BufferGeometry().setFromPoints([new Vector3(), new Vector3()]),
    new LineBasicMaterial({ color: CREAM, transparent: true, opacity: 0.75, depthTest: false }),
  )
  made.renderOrder = 3
  made.frustumCulled = false
  return made
}

function stretch(
  line: Line,
  from: { x: number; y: number; z: number },
  to: { x: number; y: number; z: number },
  dashed = false,
): void {
  const at = line.geometry.getAttribute('position')
  at.setXYZ(0, from.x * CM, from.y * CM, from.z * CM)
  at.setXYZ(1, to.x * CM, to.y * CM, to.z * CM)
  at.needsUpdate = true
  if (dashed) line.computeLineDistances()
}

function empty(group: Group): void {
  group.traverse((part) => {
    if (!(part instanceof Points || part instanceof Line || part instanceof Mesh)) return
    part.geometry.dispose()
    for (const material of [part.material].flat() as Material[]) material.dispose()
  })
  group.clear()
}

/** Puts a body where a pose has it. */
export function lay(body: Object3D, pose: Pose | null): void {
  body.visible = !!pose
  if (!pose) return
  body.position.set(pose.x * CM, pose.y * CM, pose.z * CM)
  body.quaternion.set(pose.i, pose.j, pose.k, pose.w)
}
