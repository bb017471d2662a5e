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
import { COLUMNS, FIRST_PLATEAU, HALF_WIDTH, kindOf, OUTLINES, PAINT, PLATEAUS } from './pieces'
import type { Palace, Pose } from './poses'
import { CM, column, plateau } from './wood'

/** What is pointed at: drawn as ghosts, in metres of the world. */
export interface Pointing {
  /** The column in the hand, and the way it is pulled (radians). */
  pull?: { body: number; angle: number }
  /** Where a body would be set down. */
  ghost?: { body: number; x: number; y: number; z: number; turn: number }
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
}

/** A piece that is so near to where it goes needs no ghost, in metres. */
const NEAR = 0.002
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
    if (pulled) this.#arrow(pull.body, pulled, pull.angle)
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

  /** The marks that belong to pieces go where these are. */
  follow(palace: Palace): void {
    const mark = this.#mark
    if (!mark) return
    const pose = palace[mark.body]
    const shape = `${mark.body} ${mark.kept} ${mark.fits}`
    if (shape !== this.#drawn) {
      this.#drawn = shape
      empty(this.#hand)
      this.#hand.add(shadow(mark), thread(), thread())
      if (mark.kept >= 0) this.#hand.add(outline(mark.kept, '#ffd9a0', 0.45))
    }
    const [foot, spring, plumb, kept] = this.#hand.children
    const { x, y, z, turn } = mark.goal
    foot.position.set(x * CM, y * CM, mark.floor * CM + 0.06)
    foot.rotation.z = turn
    stretch(plumb as Line, { x, y, z }, { x, y, z: mark.floor })
    spring.visible = !!pose && mark.holds
    if (pose) stretch(spring as Line, pose, mark.goal)
    if (kept && palace[mark.kept]) lay(kept, palace[mark.kept])
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
): void {
  const at = line.geometry.getAttribute('position')
  at.setXYZ(0, from.x * CM, from.y * CM, from.z * CM)
  at.setXYZ(1, to.x * CM, to.y * CM, to.z * CM)
  at.needsUpdate = true
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
