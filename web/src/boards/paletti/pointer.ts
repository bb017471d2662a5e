// The pointer over the scene: hovering, clicking, and dragging. A press on a piece that may be taken is the hand; one on anything else
// turns the camera, as the right button and two fingers always do. Lengths in metres of the world.
import { Plane, Raycaster, Vector2, Vector3, type Object3D, type PerspectiveCamera } from 'three'
import type { OrbitControls } from 'three/addons/controls/OrbitControls.js'
import type { Hold, Spot } from './gesture'
import { CM } from './wood'

/** A piece that a press takes hold of, by everything it is seen as. */
export interface Grasp {
  body: number
  parts: readonly Object3D[]
}

export interface Reach {
  /** The bodies that can be pointed at. */
  bodies(): Object3D[]
  /** The piece in the hand, or those that may be taken. */
  grasps(): readonly Grasp[]
  /** Where the hand is going; null while there is none. */
  goal(): Hold | null
  /** At which height places are chosen; null while there are none. */
  placing(): number | null
  /** Whether a column may be chosen by a click, and by nothing else. */
  clicked(column: string): boolean
}

export interface Touch {
  click(column: string | null, at: { x: number; y: number } | null): void
  hover(column: string | null, takes: boolean): void
  /** The hand closes on a piece; where it holds it, or null if it cannot. */
  take(body: number): Hold | null
  /** The hand shall go there. */
  drag(goal: Hold): void
  /** A press pulls at a piece, but not far enough to take it; null: no more. */
  tug(body: number | null): void
  /** Somebody tries to drag a piece that only a click can choose. */
  miss(): void
  /** Anything was touched. */
  stir(): void
}

/** The least slope (a sine) by which a drag up or down the screen is stretched: from lower down a pixel would be a mile. */
const SLOPE = 0.34
const NOTCH = 0.003
/** Pixels from which a press is a drag: by mouse, by finger. */
const SLOP = 5
const FINGER_SLOP = 9
/** Pixels from which a drag takes a piece in hand: gripping binds (PP-11.15), and a hand slips. */
const TAKES = 18
const FINGER_TAKES = 24
/** Pixels around the middle of a piece that a finger may miss it by: of the one in the hand, of one to take. */
const HELD = 44
const FINGER = 24

/** A drag under way: which pointer, where it was last, where the hand was sent. */
interface Drag {
  id: number
  x: number
  y: number
  goal: Hold
}

export class Pointer {
  #canvas: HTMLCanvasElement
  #camera: PerspectiveCamera
  #controls: OrbitControls
  #reach: Reach
  #touch: Touch
  #pressed: { id: number; x: number; y: number; body: number; miss: boolean } | null = null
  /** Whether it is pulled at, but not taken. */
  #tugs = false
  #over: string | null = null
  #drag: Drag | null = null
  #second: { id: number; y: number } | null = null

  constructor(
    canvas: HTMLCanvasElement,
    camera: PerspectiveCamera,
    controls: OrbitControls,
    reach: Reach,
    touch: Touch,
  ) {
    this.#canvas = canvas
    this.#camera = camera
    this.#controls = controls
    this.#reach = reach
    this.#touch = touch
    canvas.addEventListener('pointerdown', this.#down, { capture: true }) // before the camera takes it
    canvas.addEventListener('pointermove', this.#move)
    canvas.addEventListener('pointerleave', this.#leave)
    canvas.addEventListener('pointerup', this.#up)
    canvas.addEventListener('pointercancel', this.#cancel)
    canvas.addEventListener('wheel', this.#wheel, { capture: true, passive: false })
    canvas.addEventListener('contextmenu', this.#menu)
  }

  get over(): string | null {
    return this.#over
  }

  // ---- where it points

  #ray(event: { clientX: number; clientY: number }): Raycaster {
    const box = this.#canvas.getBoundingClientRect()
    const ray = new Raycaster()
    ray.setFromCamera(
      new Vector2(
        ((event.clientX - box.left) / box.width) * 2 - 1,
        1 - ((event.clientY - box.top) / box.height) * 2,
      ),
      this.#camera,
    )
    return ray
  }

  #under(event: PointerEvent): string | null {
    const hit = this.#ray(event).intersectObjects(this.#reach.bodies())[0]
    return (hit?.object.userData.column as string | undefined) ?? null
  }

  /** Where the pointer meets a level. */
  #spot(event: PointerEvent, height: number): { x: number; y: number } | null {
    const at = this.#ray(event).ray.intersectPlane(
      new Plane(new Vector3(0, 0, 1), -height * CM),
      new Vector3(),
    )
    return at && { x: at.x / CM, y: at.y / CM }
  }

  /** The body that a press here takes hold of; -1: none. Nothing is taken through other wood, except what is in the hand. */
  #taken(event: PointerEvent): number {
    const grasps = this.#reach.grasps()
    if (!grasps.length) return -1
    const ray = this.#ray(event)
    const held = this.#reach.goal() !== null
    const parts = grasps.flatMap(({ parts }) => parts)
    const first = ray.intersectObjects([...new Set([...(held ? [] : this.#reach.bodies()), ...parts])])[0]
    const found = grasps.find((one) => one.parts.some((part) => isIn(first?.object, part)))
    if (found) return found.body
    if (event.pointerType !== 'touch') return -1
    const near = grasps
      .map(({ body, parts }) => ({
        body,
        far: Math.min(...parts.map((part) => this.#apart(event, part.position))),
      }))
      .sort((a, b) => a.far - b.far)[0]
    return near.far < (held ? HELD : FINGER) ? near.body : -1
  }

  #apart(event: PointerEvent, at: Vector3): number {
    const { x, y } = this.see({ x: at.x / CM, y: at.y / CM, z: at.z / CM })
    const box = this.#canvas.getBoundingClientRect()
    return Math.hypot(box.left + x - event.clientX, box.top + y - event.clientY)
  }

  /** Where a spot is seen, in pixels of the canvas. */
  see({ x, y, z }: Spot): { x: number; y: number } {
    const { clientWidth, clientHeight } = this.#canvas
    const seen = new Vector3(x * CM, y * CM, z * CM).project(this.#camera)
    return { x: ((seen.x + 1) / 2) * clientWidth, y: ((1 - seen.y) / 2) * clientHeight }
  }

  /** Where a piece can be pressed, in pixels of the canvas; null while other wood hides it. */
  reachable({ parts }: Grasp): { x: number; y: number } | null {
    const box = this.#canvas.getBoundingClientRect()
    const { x, y, z } = parts[0].position
    for (const up of [0, 0.8, -0.8, 1.6, -1.6]) {
      const at = this.see({ x: x / CM, y: y / CM, z: (z + up) / CM })
      const ray = this.#ray({ clientX: box.left + at.x, clientY: box.top + at.y })
      const hit = ray.intersectObjects(this.#reach.bodies())[0]
      if (hit && parts.some((part) => isIn(hit.object, part))) return at
    }
    return null
  }

  // ---- dragging

  /** Metres that a pixel is at a spot. */
  #scale({ x, y, z }: Spot): number {
    const forward = this.#camera.getWorldDirection(new Vector3())
    const depth = new Vector3(x * CM, y * CM, z * CM).sub(this.#camera.position).dot(forward)
    return (2 * depth * Math.tan((this.#camera.fov * Math.PI) / 360)) / this.#canvas.clientHeight / CM
  }

  /** From wherever the camera looks, a drag is level with the table: right is right, down the screen is nearer. */
  level(goal: Hold, across: number, down: number): Hold {
    const { x, y, z } = this.#camera.position.clone().sub(this.#controls.target)
    const flat = Math.hypot(x, y) || 1
    const scale = this.#scale(goal)
    const nearer = (scale * down) / Math.max(SLOPE, z / Math.hypot(flat, z))
    const right = scale * across
    return {
      ...goal,
      x: goal.x + (nearer * x) / flat - (right * y) / flat,
      y: goal.y + (nearer * y) / flat + (right * x) / flat,
    }
  }

  /** So many pixels up the screen, straight up. */
  upright(goal: Hold, up: number): Hold {
    const { x, y, z } = this.#camera.position.clone().sub(this.#controls.target)
    const seen = Math.hypot(x, y) / Math.hypot(x, y, z)
    return { ...goal, z: goal.z + (this.#scale(goal) * up) / Math.max(SLOPE, seen) }
  }

  #dragged(event: PointerEvent, drag: Drag): void {
    const goal = this.#reach.goal() ?? drag.goal
    const [across, down] = [event.clientX - drag.x, event.clientY - drag.y]
    const to = event.shiftKey ? this.upright(goal, -down) : this.level(goal, across, down)
    this.#drag = { ...drag, x: event.clientX, y: event.clientY, goal: to }
    this.#touch.drag(to)
  }

  #calm(): void {
    if (!this.#tugs) return
    this.#tugs = false
    this.#touch.tug(null)
  }

  #begin(event: PointerEvent, body: number): void {
    this.#calm()
    const goal = this.#touch.take(body)
    if (goal) this.#drag = { id: event.pointerId, x: event.clientX, y: event.clientY, goal }
    this.#canvas.style.cursor = 'grabbing'
  }

  lift(by: number): void {
    const goal = this.#reach.goal()
    if (goal) this.#touch.drag({ ...goal, z: goal.z + by })
  }

  // ---- events

  #down = (event: PointerEvent): void => {
    this.#touch.stir()
    if (this.#drag) {
      this.#second = { id: event.pointerId, y: event.clientY } // a second finger lifts
      return
    }
    const body = event.button === 0 ? this.#taken(event) : -1
    const under = event.button === 0 && body < 0 ? this.#under(event) : null
    const miss = !!under && this.#reach.clicked(under)
    this.#pressed = { id: event.pointerId, x: event.clientX, y: event.clientY, body, miss }
    if (body < 0) return
    this.#controls.enabled = false
    this.#canvas.setPointerCapture(event.pointerId)
  }

  #move = (event: PointerEvent): void => {
    const pressed = this.#pressed
    if (pressed && pressed.body >= 0 && pressed.id === event.pointerId && !this.#drag) {
      const far = Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y)
      const [slop, takes] = event.pointerType === 'touch' ? [FINGER_SLOP, FINGER_TAKES] : [SLOP, TAKES]
      if (far >= (this.#reach.goal() ? slop : takes)) return this.#begin(event, pressed.body)
      if (far < slop || this.#tugs || this.#reach.goal()) return
      this.#tugs = true
      this.#touch.tug(pressed.body)
      return
    }
    if (pressed?.miss && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > FINGER_SLOP) {
      pressed.miss = false
      this.#touch.miss()
    }
    if (this.#drag) {
      if (event.pointerId === this.#drag.id) this.#dragged(event, this.#drag)
      else if (event.pointerId === this.#second?.id) {
        const goal = this.#reach.goal()
        if (goal) this.#touch.drag(this.upright(goal, this.#second.y - event.clientY))
        this.#second.y = event.clientY
      }
      return
    }
    if (event.buttons || event.pointerType === 'touch') return
    const takes = this.#taken(event) >= 0
    this.#canvas.style.cursor = takes ? 'grab' : ''
    const column = this.#under(event)
    if (column === this.#over) return
    this.#over = column
    this.#touch.hover(column, takes)
  }

  #up = (event: PointerEvent): void => {
    if (event.pointerId === this.#second?.id) {
      this.#second = null
      return
    }
    const [from, dragged] = [this.#pressed, this.#drag || this.#tugs]
    this.#cancel()
    if (dragged || !from || Math.hypot(event.clientX - from.x, event.clientY - from.y) > FINGER_SLOP) return
    if (event.button !== 0) return
    const height = this.#reach.placing()
    if (height !== null) this.#touch.click(null, this.#spot(event, height))
    else this.#touch.click(this.#under(event), null)
  }

  #cancel = (): void => {
    this.#controls.enabled = true
    this.#calm()
    this.#drag = this.#second = this.#pressed = null
    this.#canvas.style.cursor = ''
  }

  #leave = (): void => {
    this.#over = null
    this.#touch.hover(null, false)
  }

  /** The wheel lifts and lowers what is held; else it brings the palace nearer. */
  #wheel = (event: WheelEvent): void => {
    this.#touch.stir()
    if (!this.#reach.goal()) return
    event.preventDefault()
    event.stopImmediatePropagation()
    this.lift((-Math.sign(event.deltaY) * NOTCH) / (event.shiftKey ? 4 : 1))
  }

  #menu = (event: Event): void => event.preventDefault()
}

function isIn(object: Object3D | undefined, part: Object3D): boolean {
  for (let one: Object3D | null | undefined = object; one; one = one.parent) if (one === part) return true
  return false
}
