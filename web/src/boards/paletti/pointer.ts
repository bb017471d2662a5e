// The pointer over the scene: hovering, clicking, and dragging what a free hand holds. Lengths in metres of the world.
import { Plane, Raycaster, Vector2, Vector3, type Object3D, type PerspectiveCamera } from 'three'
import type { OrbitControls } from 'three/addons/controls/OrbitControls.js'
import type { Hold, Spot } from './gesture'
import { CM } from './wood'

export interface Reach {
  /** The bodies that can be pointed at. */
  bodies(): Object3D[]
  /** What a free hand may take, and where it is going; null while there is none. */
  grasp(): { parts: Object3D[]; goal: Hold; holds: boolean } | null
  /** At which height places are chosen; null while there are none. */
  placing(): number | null
}

export interface Touch {
  click(column: string | null, at: { x: number; y: number } | null): void
  hover(column: string | null): void
  /** The hand shall go there. */
  drag(goal: Hold): void
  /** Anything was touched. */
  stir(): void
}

/** Radians of the camera above the table below which a drag is up and down instead of to and fro. */
const FLAT = 0.24
const NOTCH = 0.003
const TURN = 0.012
/** Pixels around the middle of a piece that a finger may miss it by. */
const FINGER = 44
type Mode = 'level' | 'upright' | 'lift' | 'turn'

export class Pointer {
  #canvas: HTMLCanvasElement
  #camera: PerspectiveCamera
  #controls: OrbitControls
  #reach: Reach
  #touch: Touch
  #pressed: { x: number; y: number } | null = null
  #over: string | null = null
  /** The drag under way: which pointer, how, and what it began with. */
  #drag: { id: number; mode: Mode; from: Vector3; goal: Hold; x: number } | null = null
  #second: { id: number; y: number; z: number } | null = null

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

  #ray(event: PointerEvent): Raycaster {
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

  #grasps(event: PointerEvent): boolean {
    const grasp = this.#reach.grasp()
    if (!grasp) return false
    if (this.#ray(event).intersectObjects(grasp.parts).length) return true
    return (
      event.pointerType === 'touch' &&
      [grasp.goal, ...grasp.parts.map((part) => part.position.clone().divideScalar(CM))].some(
        (spot) => this.#apart(event, spot) < FINGER,
      )
    )
  }

  #apart(event: PointerEvent, { x, y, z }: Spot): number {
    const box = this.#canvas.getBoundingClientRect()
    const seen = new Vector3(x * CM, y * CM, z * CM).project(this.#camera)
    return Math.hypot(
      box.left + ((seen.x + 1) / 2) * box.width - event.clientX,
      box.top + ((1 - seen.y) / 2) * box.height - event.clientY,
    )
  }

  // ---- dragging

  /** How a drag goes: level with the table, upright where the camera looks from the side; with Shift up and down only. */
  #modeOf(event: PointerEvent): Mode {
    if (event.buttons & 2) return 'turn'
    if (event.shiftKey) return 'lift'
    const { x, y, z } = this.#camera.position.clone().sub(this.#controls.target)
    return Math.atan2(z, Math.hypot(x, y)) < FLAT ? 'upright' : 'level'
  }

  /** Where the pointer is in the plane of the drag. */
  #plane(event: PointerEvent, mode: Mode, goal: Hold): Vector3 | null {
    const through = new Vector3(goal.x, goal.y, goal.z).multiplyScalar(CM)
    const normal = new Vector3(0, 0, 1)
    if (mode !== 'level') normal.copy(this.#camera.position).sub(through).setZ(0).normalize()
    const at = this.#ray(event).ray.intersectPlane(
      new Plane().setFromNormalAndCoplanarPoint(normal, through),
      new Vector3(),
    )
    return at && at.divideScalar(CM)
  }

  #begin(event: PointerEvent, goal: Hold): void {
    const mode = this.#modeOf(event)
    const from = this.#plane(event, mode, goal)
    if (from) this.#drag = { id: event.pointerId, mode, from, goal, x: event.clientX }
  }

  #dragged(event: PointerEvent): void {
    const goal = this.#reach.grasp()?.goal
    if (!this.#drag || !goal) return
    // another mode, or another height by wheel or slider: go on from here
    if (
      this.#modeOf(event) !== this.#drag.mode ||
      (this.#drag.mode === 'level' && goal.z !== this.#drag.goal.z)
    )
      this.#begin(event, goal)
    const { mode, from, goal: first, x } = this.#drag
    if (mode === 'turn') return this.#touch.drag({ ...first, turn: first.turn + (event.clientX - x) * TURN })
    const at = this.#plane(event, mode, first)
    if (!at) return
    const by = at.sub(from)
    if (by.length() > 1) return // towards the horizon
    if (mode === 'lift') by.setX(0).setY(0)
    if (mode === 'level') by.setZ(0) // what is left of it by rounding would look like another height
    this.#touch.drag({ x: first.x + by.x, y: first.y + by.y, z: first.z + by.z, turn: first.turn })
  }

  #lift(by: number): void {
    const goal = this.#reach.grasp()?.goal
    if (goal) this.#touch.drag({ ...goal, z: goal.z + by })
  }

  // ---- events

  #down = (event: PointerEvent): void => {
    this.#touch.stir()
    const grasp = this.#reach.grasp()
    if (this.#drag && grasp) {
      this.#second = { id: event.pointerId, y: event.clientY, z: grasp.goal.z } // a second finger lifts
      return
    }
    this.#pressed = { x: event.clientX, y: event.clientY }
    if (!grasp || !this.#grasps(event)) return
    this.#begin(event, grasp.goal)
    this.#controls.enabled = false
    this.#canvas.setPointerCapture(event.pointerId)
    this.#touch.drag(grasp.goal)
  }

  #move = (event: PointerEvent): void => {
    if (this.#drag) {
      if (event.pointerId === this.#drag.id) this.#dragged(event)
      else if (event.pointerId === this.#second?.id) {
        const goal = this.#reach.grasp()?.goal
        if (goal) this.#touch.drag({ ...goal, z: this.#second.z + (this.#second.y - event.clientY) * 4e-4 })
      }
      return
    }
    if (event.buttons || event.pointerType === 'touch') return
    if (this.#reach.grasp()) this.#canvas.style.cursor = this.#grasps(event) ? 'move' : ''
    const column = this.#under(event)
    if (column === this.#over) return
    this.#over = column
    this.#touch.hover(column)
  }

  #up = (event: PointerEvent): void => {
    if (event.pointerId === this.#second?.id) {
      this.#second = null
      return
    }
    const [from, dragged] = [this.#pressed, this.#drag]
    this.#cancel()
    if (dragged || !from || Math.hypot(event.clientX - from.x, event.clientY - from.y) > 6) return
    const height = this.#reach.placing()
    if (height !== null) this.#touch.click(null, this.#spot(event, height))
    else this.#touch.click(this.#under(event), null)
  }

  #cancel = (): void => {
    this.#controls.enabled = true
    this.#drag = this.#second = this.#pressed = null
  }

  #leave = (): void => {
    this.#over = null
    this.#touch.hover(null)
  }

  /** The wheel lifts and lowers what is held; else it brings the palace nearer. */
  #wheel = (event: WheelEvent): void => {
    this.#touch.stir()
    if (!this.#reach.grasp()?.holds) return
    event.preventDefault()
    event.stopImmediatePropagation()
    this.#lift((-Math.sign(event.deltaY) * NOTCH) / (event.shiftKey ? 4 : 1))
  }

  #menu = (event: Event): void => event.preventDefault()
}
