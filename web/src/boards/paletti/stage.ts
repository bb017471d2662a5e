// The scene: table, foundation, palace, light, camera. Draws only when something changed. Lengths in cm, z is up.
import {
  BufferGeometry,
  Color,
  DirectionalLight,
  HemisphereLight,
  LineBasicMaterial,
  LineLoop,
  Mesh,
  MOUSE,
  PCFShadowMap,
  PerspectiveCamera,
  Scene,
  TOUCH,
  Vector2,
  Vector3,
  WebGLRenderer,
  type Group,
  type MeshBasicMaterial,
  type MeshPhongMaterial,
  type Object3D,
} from 'three'
import { OrbitControls } from 'three/addons/controls/OrbitControls.js'
import type { Film } from './film'
import { apart, type Hold } from './gesture'
import { Grain } from './grain'
import { Lead } from './lead'
import { lay, Marks, type HandMark, type Pointing } from './marks'
import { BASE, colourOf, COLUMNS, FIRST_PLATEAU, FOUNDATION, OUTLINES, PAINT, PLATEAUS } from './pieces'
import { Pointer, type Grasp } from './pointer'
import type { Palace, Pose } from './poses'
import { strain, Tremble } from './tremble'
import { CM, column, halo, plateau, slab, tabletop } from './wood'

export type Look = 'corner' | 'front' | 'above' | 'low' | 'follow'

/** How much of the picture lies under panels, in pixels. */
export interface Clear {
  left: number
  right: number
  top: number
  bottom: number
}

export interface Watcher {
  /** A column was clicked, or null for a place on the table of the stage. */
  click(column: string | null, at: { x: number; y: number } | null): void
  hover(column: string | null): void
  /** The hand closes on a piece; where it holds it, or null if it cannot. */
  take(body: number): Hold | null
  /** The hand shall go there, in metres. */
  drag(goal: Hold): void
  /** A press pulls at a piece, but not far enough to take it; where it is seen, or null when it does no more. */
  tug(at: { x: number; y: number } | null): void
  /** Somebody tries to drag a column that is chosen by a click here. */
  miss(): void
  /** The bodies that the game's own hand sets back now. */
  carried(bodies: readonly number[]): void
  /** Where the hand is by now, ahead of what the world has said; null while it holds nothing. */
  reach(): Hold | null
  /** The camera has turned: which way is right on the screen, in radians of the world. */
  turned(right: number): void
  /** Where the columns that may be taken can be pressed, in pixels; those that other wood hides are left out. */
  seen(columns: ReadonlyMap<string, { x: number; y: number }>): void
  /** Where the piece in a free hand is seen, in pixels. */
  hand(x: number, y: number): void
  /** How the palace trembles, 0 … 1, and whether a creak is heard. */
  tremble(level: number, creaks: boolean): void
  /** The film that was run is over. */
  shown(): void
}

const VIEWS: Record<Exclude<Look, 'follow'>, [number, number, number]> = {
  // degrees around, degrees up, distance
  corner: [-62, 24, 62],
  front: [-90, 8, 60],
  above: [-90, 84, 62],
  low: [-118, 3, 52],
}
const NEAREST = 22
const FARTHEST = 260
const FLIGHT = 600
/** Milliseconds before the camera sinks to a lower palace: the film of its fall may be about to begin. */
const SETTLES = 500
/** Pixels by which a palace that is about to fall shakes. */
const SHAKEN = 7
/** Milliseconds without a touch after which the camera wanders; how long it does, and how often it takes a step. */
const IDLE = 25_000
const WANDERS = 90_000
const STEP = 50
/** Milliseconds after the last picture until one looks where columns are. */
const LOOKS = 120
const DEGREES_A_STEP = 0.12

export class Stage {
  readonly canvas: HTMLCanvasElement
  #watcher: Watcher
  #renderer: WebGLRenderer
  #scene = new Scene()
  #camera = new PerspectiveCamera(32, 1, 2, 400)
  #controls: OrbitControls
  #bodies: Object3D[] = []
  #marks = new Marks()
  #tremble = new Tremble()
  #grain = new Grain()
  #lead = new Lead()
  #pointer: Pointer
  #sun = new DirectionalLight('#fff1d8', 2.3)
  #sky = new HemisphereLight('#fff4e0', '#c79a6a', 2.2)
  #film: Film | null = null
  #resting: Palace = []
  #shown: Palace = []
  #hot = new Set<string>()
  #held = ''
  #takes: readonly number[] = []
  #halos = new Map<string, Group>()
  #right = NaN
  #looking: ReturnType<typeof setTimeout> | undefined
  #hand: HandMark | null = null
  /** The bodies that the game's own hand sets back. */
  #carried: readonly number[] = []
  /** The body that a decision is about. */
  #asked: number | null = null
  #look: Look = 'corner'
  #flight: { from: Vector3; to: Vector3; began: number } | null = null
  /** How far the camera has still to rise with the palace. */
  #rise = 0
  #settling: ReturnType<typeof setTimeout> | undefined
  #request = 0
  #size = new Vector2()
  #observer: ResizeObserver
  #placing: number | null = null
  #clear: Clear = { left: 0, right: 0, top: 0, bottom: 0 }
  #idle: ReturnType<typeof setTimeout> | undefined
  #wandering: ReturnType<typeof setInterval> | undefined
  /** No flights, no shaking, no wandering. */
  still = false

  constructor(canvas: HTMLCanvasElement, watcher: Watcher) {
    this.canvas = canvas
    this.#watcher = watcher
    this.#renderer = new WebGLRenderer({ canvas, alpha: true, antialias: true, powerPreference: 'low-power' })
    this.#renderer.shadowMap.enabled = true
    this.#renderer.shadowMap.type = PCFShadowMap
    this.#renderer.shadowMap.autoUpdate = false
    this.#camera.up.set(0, 0, 1)
    this.#controls = new OrbitControls(this.#camera, canvas)
    Object.assign(this.#controls, {
      minDistance: NEAREST,
      maxDistance: FARTHEST,
      maxPolarAngle: 1.55,
      enablePan: false,
      rotateSpeed: 0.7,
      mouseButtons: { LEFT: MOUSE.ROTATE, MIDDLE: MOUSE.DOLLY, RIGHT: MOUSE.ROTATE },
      touches: { ONE: TOUCH.ROTATE, TWO: TOUCH.DOLLY_ROTATE },
    })
    this.#controls.target.set(0, 0, 6)
    this.#controls.addEventListener('change', () => this.draw())
    this.#furnish()
    this.look('corner', true)
    this.#observer = new ResizeObserver(() => this.#fit())
    this.#observer.observe(canvas.parentElement ?? canvas)
    this.#pointer = new Pointer(
      canvas,
      this.#camera,
      this.#controls,
      {
        bodies: () => this.#bodies.filter((body) => body.visible),
        placing: () => this.#placing,
        grasps: () => this.#grasps(),
        clicked: (column) => this.#hot.has(column),
        goal: () => this.#hand?.goal ?? null,
      },
      {
        click: (column, at) => watcher.click(column, at),
        take: (body) => watcher.take(body),
        drag: (goal) => watcher.drag(goal),
        tug: (body) => watcher.tug(body === null ? null : this.#seen(body)),
        miss: () => watcher.miss(),
        stir: () => this.#stir(),
        hover: (column, takes) => {
          if (column && this.#hot.has(column) && !takes) canvas.style.cursor = 'pointer'
          this.#tint()
          watcher.hover(column)
        },
      },
    )
    canvas.addEventListener('keydown', this.#key)
    this.#fit()
    this.#stir()
  }

  dispose(): void {
    cancelAnimationFrame(this.#request)
    clearTimeout(this.#idle)
    clearTimeout(this.#settling)
    clearTimeout(this.#looking)
    clearInterval(this.#wandering)
    this.#observer.disconnect()
    this.#controls.dispose()
    this.#scene.traverse((part) => {
      if (part instanceof Mesh) {
        part.geometry.dispose()
        for (const material of [part.material].flat()) material.dispose()
      }
    })
    this.#renderer.dispose()
  }

  #furnish(): void {
    const table = tabletop()
    table.position.z = -2 * FOUNDATION[2] * CM
    const base = slab(BASE, 2 * FOUNDATION[2], '#b98d5c', 0.02, 11)
    base.position.z = -FOUNDATION[2] * CM
    base.castShadow = base.receiveShadow = true
    const [wide, deep] = FOUNDATION
    const edge = 0.005
    const plot = new LineLoop(
      new BufferGeometry().setFromPoints(
        [
          [-1, -1],
          [1, -1],
          [1, 1],
          [-1, 1],
        ].map(([x, y]) => new Vector3(x * (wide - edge) * CM, y * (deep - edge) * CM, 0.02)),
      ),
      new LineBasicMaterial({ color: '#5c3715', transparent: true, opacity: 0.6 }),
    )
    this.#bodies = [
      ...COLUMNS.map(column),
      ...PLATEAUS.map((name, n) => {
        const made = plateau(OUTLINES[n], PAINT[name], 21 + n)
        made.castShadow = made.receiveShadow = true
        return made
      }),
    ]
    for (const body of this.#bodies) body.visible = false
    this.#sun.position.set(-34, -26, 62)
    this.#sun.target.position.set(0, 0, 8)
    this.#sun.castShadow = true
    Object.assign(this.#sun.shadow, { radius: 5, bias: -0.0006, normalBias: 0.04 })
    this.#sun.shadow.mapSize.set(1024, 1024)
    Object.assign(this.#sun.shadow.camera, { left: -32, right: 32, top: 34, bottom: -30, near: 20, far: 130 })
    this.#scene.add(
      table,
      base,
      plot,
      ...this.#bodies,
      this.#sun,
      this.#sun.target,
      this.#sky,
      this.#marks.group,
    )
  }

  // ---- what is shown

  /** By candlelight or by day. */
  light(dark: boolean): void {
    this.#sun.color.set(dark ? '#ffb872' : '#fff1d8')
    this.#sun.intensity = dark ? 2 : 2.3
    this.#sky.intensity = dark ? 0.9 : 2.2
    this.draw()
  }

  /** Where a body is seen now. */
  pose(body: number): Pose | null {
    return this.#shown[body] ?? null
  }

  #seen(body: number): { x: number; y: number } {
    return this.#pointer.see(this.#bodies[body].position.clone().divideScalar(CM))
  }

  /** The tick of the film that is seen now. */
  get tick(): number {
    return this.#film?.tick ?? 0
  }

  /** The palace at rest. */
  rest(palace: Palace): void {
    const first = !this.#resting.length
    this.#resting = palace
    if (this.#film) return
    this.#pose(palace)
    clearTimeout(this.#settling)
    this.#settling = undefined
    if (first || this.#middle() > this.#controls.target.z) this.#grow(first)
    else
      this.#settling = setTimeout(() => {
        this.#settling = undefined
        if (!this.#film) this.#grow()
      }, SETTLES)
  }

  /** Shows a move; afterwards the palace at rest. */
  run(film: Film | null): void {
    const before = this.#film
    this.#film = film
    if (film && !before) this.#grain.begin()
    if (!film) {
      this.#carry([])
      this.#pose(this.#resting)
      this.#grow()
    }
    this.draw()
  }

  /** The columns that may be chosen, the one in the hand, and the bodies that a press takes. */
  glow(hot: readonly string[], held: string, takes: readonly number[]): void {
    this.#hot = new Set(hot)
    this.#held = held
    this.#takes = takes
    this.#tint()
  }

  point(pointing: Pointing): void {
    this.#asked = pointing.pull?.body ?? pointing.note ?? null
    this.#marks.point(pointing, this.#shown)
    this.#placing = pointing.places?.[0]?.[2] ?? null
    if (this.#hand) this.#marks.hand(this.#hand, this.#shown)
    this.draw()
  }

  /** A free hand at work, or null. */
  show(hand: HandMark | null): void {
    this.#hand = hand
    this.#marks.hand(hand, this.#shown)
    this.draw()
  }

  #grasps(): Grasp[] {
    const bodies = this.#hand ? [this.#hand.body] : this.#takes
    return bodies.flatMap((body) => {
      const parts = [this.#bodies[body], this.#marks.ghostOf(body)].filter(
        (part): part is Object3D => !!part?.visible,
      )
      return parts.length ? [{ body, parts }] : []
    })
  }

  /** So many pixels up the screen: straight up with what is in the hand. */
  raise(up: number): void {
    if (this.#hand) this.#watcher.drag(this.#pointer.upright(this.#hand.goal, up))
  }

  /** So many pixels across and down the screen: level with the table. */
  slide(across: number, down: number): void {
    if (this.#hand) this.#watcher.drag(this.#pointer.level(this.#hand.goal, across, down))
  }

  /** Tells where columns can be pressed, once the picture has come to rest; the canvas says that it has. */
  #lookAround(): void {
    clearTimeout(this.#looking)
    this.#looking = setTimeout(() => {
      if (this.#film || this.#flight || this.#rise || this.#settling) return this.#lookAround()
      this.canvas.dataset.still = ''
      this.#camera.updateMatrixWorld() // it may have moved since the last picture
      const found = new Map<string, { x: number; y: number }>()
      for (const grasp of this.#grasps()) {
        const at = this.#hand || grasp.body >= FIRST_PLATEAU ? null : this.#pointer.reachable(grasp)
        if (at) found.set(COLUMNS[grasp.body], at)
      }
      this.#watcher.seen(found)
    }, LOOKS)
  }

  #pose(palace: Palace): void {
    this.#shown = palace
    palace.forEach((pose, body) => lay(this.#bodies[body], pose))
    this.#marks.follow(palace)
    this.#renderer.shadowMap.needsUpdate = true
    this.draw()
  }

  #tint(): void {
    for (const body of this.#bodies.slice(0, FIRST_PLATEAU)) {
      const name = body.userData.column as string
      const strength =
        name === this.#held
          ? this.#hand
            ? 0.55
            : 0.9
          : !this.#hot.has(name)
            ? 0
            : name === this.#pointer.over
              ? 0.9
              : 0.45
      for (const material of body.userData.glowing as MeshPhongMaterial[]) {
        material.emissive.set(PAINT[colourOf(name)]) // brighter by its own colour, so that it stays the colour it is
        material.emissiveIntensity = strength
      }
      this.#rim(body, name, strength)
    }
    this.draw()
  }

  /** The rim of light around a column that may be taken; the chosen one's is brightest. */
  #rim(body: Object3D, name: string, strength: number): void {
    let rim = this.#halos.get(name)
    if (!rim && strength) {
      rim = halo(name)
      this.#halos.set(name, rim)
      body.add(rim)
    }
    if (!rim) return
    rim.visible = strength > 0
    for (const shell of rim.children as Mesh[])
      (shell.material as MeshBasicMaterial).color.set(strength > 0.5 ? '#fff1c9' : '#ffb03a')
  }

  // ---- the camera

  look(look: Look, at_once = this.still): void {
    this.#look = look
    if (look === 'follow') return this.draw()
    const [around, up, far] = VIEWS[look].map((value, n) => (n < 2 ? (value * Math.PI) / 180 : value))
    const room = far * this.#room
    this.#rise = 0
    const height = this.#middle()
    const to = new Vector3(
      room * Math.cos(around) * Math.cos(up),
      room * Math.sin(around) * Math.cos(up),
      room * Math.sin(up) + height,
    )
    this.#controls.target.set(0, 0, height)
    if (at_once) {
      this.#camera.position.copy(to)
      this.#controls.update()
    } else this.#flight = { from: this.#camera.position.clone(), to, began: performance.now() }
    this.draw()
  }

  /** Which way is right on the screen, in radians of the world. */
  get right(): number {
    const { x, y } = this.#camera.position.clone().sub(this.#controls.target)
    return Math.atan2(y, x) + Math.PI / 2
  }

  /** Keeps the palace clear of panels. */
  clear(clear: Clear): void {
    if (JSON.stringify(clear) === JSON.stringify(this.#clear)) return
    const before = this.#room
    this.#clear = clear
    this.zoom(this.#room / before)
    this.#aside(0, 0)
    this.draw()
  }

  /** The part of the picture that no panel covers, in pixels. */
  get #free(): { x: number; y: number; width: number; height: number } {
    const { left, right, top, bottom } = this.#clear
    const width = Math.max(120, this.#size.x - left - right)
    const height = Math.max(120, this.#size.y - top - bottom)
    return { x: left + width / 2, y: top + height / 2, width, height }
  }

  /** How many times as far away as in a picture of its own the palace has to be, to fit in. */
  get #room(): number {
    const { width, height } = this.#free
    return (Math.max(1, (1.05 * height) / width) * (this.#size.y || height)) / height
  }

  /** The middle of what is looked at is the middle of what is free; shaken by so many pixels. */
  #aside(x: number, y: number): void {
    const { x: width, y: height } = this.#size
    if (!width || !height) return
    const free = this.#free
    this.#camera.setViewOffset(width, height, width / 2 - free.x + x, height / 2 - free.y + y, width, height)
  }

  /** Something was touched: the camera wanders again when nothing was for a while. */
  #stir(): void {
    this.#flight = null
    clearTimeout(this.#idle)
    clearInterval(this.#wandering)
    this.#idle = setTimeout(() => this.#wander(), IDLE)
  }

  /** Slowly around the palace, while nobody has anything to do with it. */
  #wander(): void {
    const until = performance.now() + WANDERS
    this.#wandering = setInterval(() => {
      if (performance.now() > until) clearInterval(this.#wandering)
      else if (
        !this.still &&
        !this.#film &&
        !this.#hand &&
        !this.#held &&
        !this.#hot.size &&
        this.#placing === null &&
        !document.hidden
      )
        this.turn(DEGREES_A_STEP, 0)
    }, STEP)
  }

  /** Turns around the palace, by degrees. */
  turn(around: number, up: number): void {
    const offset = this.#camera.position.clone().sub(this.#controls.target)
    const flat = Math.hypot(offset.x, offset.y)
    const angle = Math.atan2(offset.y, offset.x) + (around * Math.PI) / 180
    const rise = Math.max(0.02, Math.min(1.5, Math.atan2(offset.z, flat) + (up * Math.PI) / 180))
    const far = offset.length()
    offset.set(
      far * Math.cos(rise) * Math.cos(angle),
      far * Math.cos(rise) * Math.sin(angle),
      far * Math.sin(rise),
    )
    this.#camera.position.copy(this.#controls.target).add(offset)
    this.#controls.update()
    this.draw()
  }

  zoom(by: number): void {
    const offset = this.#camera.position.clone().sub(this.#controls.target)
    offset.setLength(Math.max(NEAREST, Math.min(FARTHEST, offset.length() * by)))
    this.#camera.position.copy(this.#controls.target).add(offset)
    this.#controls.update()
    this.draw()
  }

  /** A ground behind everything, for pictures that stand alone. */
  backdrop(dark: boolean): void {
    this.#scene.background = new Color(dark ? '#2a1c13' : '#ecd7b2')
  }

  /** A picture of what is seen now. */
  picture(): string {
    this.#paint()
    return this.canvas.toDataURL('image/png')
  }

  /** The height the camera looks at. */
  #middle(): number {
    return Math.max(5, 0.55 * Math.max(0, ...this.#shown.map((pose) => (pose ? pose.z * CM : 0))))
  }

  /** A palace that has grown stays in the picture, from wherever it is looked at. */
  #grow(at_once = this.still): void {
    if (this.#look === 'follow') return
    this.#rise = this.#middle() - this.#controls.target.z
    if (at_once) this.#lift(1)
    this.draw()
  }

  #lift(part: number): void {
    if (!this.#rise || this.#flight) return
    const by = Math.abs(this.#rise) < 0.02 ? this.#rise : this.#rise * part
    this.#rise -= by
    this.#controls.target.z += by
    this.#camera.position.z += by
    this.#controls.update()
  }

  #fly(now: number): void {
    if (!this.#flight) return
    const { from, to, began } = this.#flight
    const part = Math.min(1, (now - began) / FLIGHT)
    const eased = part * part * (3 - 2 * part)
    // around the palace, not through it
    const target = this.#controls.target
    const [a, b] = [from.clone().sub(target), to.clone().sub(target)]
    const far = a.length() + (b.length() - a.length()) * eased
    this.#camera.position.copy(a.lerp(b, eased).setLength(far)).add(target)
    this.#controls.update()
    if (part === 1) this.#flight = null
  }

  #follow(palace: Palace): void {
    const moving = palace.findIndex(
      (pose, body) => pose && this.#resting[body] && apart(pose, this.#resting[body]!) > 0.004,
    )
    const pose = palace[moving]
    if (!pose || this.#look !== 'follow') return
    const shift = new Vector3(pose.x * CM, pose.y * CM, pose.z * CM)
      .sub(this.#controls.target)
      .multiplyScalar(this.still ? 1 : 0.06)
    this.#controls.target.add(shift)
    this.#camera.position.addScaledVector(shift, 0.6)
    this.#controls.update()
  }

  // ---- drawing

  draw(): void {
    delete this.canvas.dataset.still
    this.#request ||= requestAnimationFrame(this.#tick)
    this.#lookAround()
  }

  #tick = (now: number): void => {
    this.#request = 0
    if (this.#film) {
      const palace = this.#film.at(performance.now())
      this.#carry(this.#film.carried)
      this.#follow(palace)
      this.#pose(palace)
      this.#feel(palace, now)
      if (this.#film.over) {
        this.run(null)
        this.#calm()
        this.#watcher.shown()
      } else this.#grain.drawn(now)
    }
    this.#reachOut()
    this.#fly(now)
    this.#lift(0.08)
    this.#paint()
    if (this.#film || this.#flight || this.#rise || !this.#lead.settled) this.draw()
  }

  /** Who is set back by the game's own hand is said beside it. */
  #carry(bodies: readonly number[]): void {
    if (bodies.join() === this.#carried.join()) return
    this.#carried = bodies
    this.#watcher.carried(bodies)
  }

  /** What is in one's own hand is drawn where it is by now: everything else is seen a moment later. */
  #reachOut(): void {
    const hand = this.#hand && this.#watcher.reach()
    if (!hand || !this.#hand) return this.#lead.end()
    const { body } = this.#hand
    const now = performance.now()
    const known = this.#film ? this.#film.ahead(body, now) : this.#resting[body]
    if (!known) return this.#lead.end()
    const pose = this.#lead.at(known, hand, now)
    lay(this.#bodies[body], pose)
    this.#marks.follow(this.#shown, pose)
    this.#renderer.shadowMap.needsUpdate = true
  }

  /** A palace that is about to fall trembles. */
  #feel(palace: Palace, now: number): void {
    const before = this.#tremble.level
    const creaks = this.#tremble.feel(strain(this.#resting, palace), now)
    const { level } = this.#tremble
    if (level || before) this.#watcher.tremble(level, creaks)
    const [x, y] = this.still ? [0, 0] : this.#tremble.shake(now)
    if (level || before) this.#aside(SHAKEN * x, SHAKEN * y)
  }

  #calm(): void {
    this.#tremble = new Tremble()
    this.#aside(0, 0)
    this.#watcher.tremble(0, false)
  }

  #paint(): void {
    const { right } = this
    if (right !== this.#right) {
      this.#right = right
      this.#marks.turn(right)
      this.#watcher.turned(right)
    }
    this.#sharpen()
    this.#renderer.render(this.#scene, this.#camera)
    const body = this.#hand?.body ?? this.#carried[0] ?? this.#asked
    if (body === null) return
    const seen = this.#bodies[body]?.visible
      ? this.#bodies[body].position.clone().divideScalar(CM)
      : this.#hand?.goal
    if (!seen) return
    const { x, y } = this.#pointer.see(seen)
    this.#watcher.hand(x, y)
  }

  #fit(): void {
    const { clientWidth: width, clientHeight: height } = this.canvas.parentElement ?? this.canvas
    if (!width || !height) return
    if (this.#size.x === width && this.#size.y === height) return
    const [first, before] = [!this.#size.x, this.#room]
    this.#size.set(width, height)
    this.#renderer.setSize(width, height, false)
    this.#camera.aspect = width / height
    this.#aside(0, 0)
    this.#renderer.shadowMap.needsUpdate = true
    if (first) this.look('corner', true)
    else this.zoom(this.#room / before)
    this.#paint() // at once: another size has emptied the picture, and nobody shall see it empty
    this.draw()
  }

  /** A picture at rest is as fine as the screen; only right before it is painted, for this empties it. */
  #sharpen(): void {
    const full = Math.min(2, devicePixelRatio)
    const fine = this.#film ? full * this.#grain.part(full * this.#size.x) : full
    if (fine !== this.#renderer.getPixelRatio()) this.#renderer.setPixelRatio(fine)
  }

  // ---- keys

  #key = (event: KeyboardEvent): void => {
    this.#stir()
    const turn = { ArrowLeft: [-10, 0], ArrowRight: [10, 0], ArrowUp: [0, 6], ArrowDown: [0, -6] }[event.key]
    if (turn) this.turn(turn[0], turn[1])
    else if (event.key === '+' || event.key === '=') this.zoom(0.9)
    else if (event.key === '-') this.zoom(1.1)
    else return
    event.preventDefault()
  }
}
