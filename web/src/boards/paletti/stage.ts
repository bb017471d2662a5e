// The scene: table, foundation, palace, light, camera. Draws only when something changed. Lengths in cm, z is up.
import {
  BufferGeometry,
  DirectionalLight,
  HemisphereLight,
  LineBasicMaterial,
  LineLoop,
  Mesh,
  PCFShadowMap,
  PerspectiveCamera,
  Scene,
  Vector2,
  Vector3,
  WebGLRenderer,
  type MeshPhongMaterial,
  type Object3D,
} from 'three'
import { OrbitControls } from 'three/addons/controls/OrbitControls.js'
import type { Film } from './film'
import { apart, type Hold } from './gesture'
import { Grain } from './grain'
import { lay, Marks, type HandMark, type Pointing } from './marks'
import { BASE, colourOf, COLUMNS, FIRST_PLATEAU, FOUNDATION, OUTLINES, PAINT, PLATEAUS } from './pieces'
import { Pointer } from './pointer'
import type { Palace, Pose } from './poses'
import { strain, Tremble } from './tremble'
import { CM, column, plateau, slab, tabletop } from './wood'

export type Look = 'corner' | 'front' | 'above' | 'low' | 'follow'

export interface Watcher {
  /** A column was clicked, or null for a place on the table of the stage. */
  click(column: string | null, at: { x: number; y: number } | null): void
  hover(column: string | null): void
  /** A free hand shall go there, in metres. */
  drag(goal: Hold): void
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
const FLIGHT = 600
/** Milliseconds before the camera sinks to a lower palace: the film of its fall may be about to begin. */
const SETTLES = 500
/** Pixels by which a palace that is about to fall shakes. */
const SHAKEN = 7
/** Milliseconds without a touch after which the camera wanders; how long it does, and how often it takes a step. */
const IDLE = 25_000
const WANDERS = 90_000
const STEP = 50
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
  #pointer: Pointer
  #sun = new DirectionalLight('#fff1d8', 2.3)
  #sky = new HemisphereLight('#fff4e0', '#c79a6a', 2.2)
  #film: Film | null = null
  #resting: Palace = []
  #shown: Palace = []
  #hot = new Set<string>()
  #held = ''
  #hand: HandMark | null = null
  #look: Look = 'corner'
  #flight: { from: Vector3; to: Vector3; began: number } | null = null
  /** How far the camera has still to rise with the palace. */
  #rise = 0
  #settling: ReturnType<typeof setTimeout> | undefined
  #request = 0
  #size = new Vector2()
  #observer: ResizeObserver
  #placing: number | null = null
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
      minDistance: 22,
      maxDistance: 120,
      maxPolarAngle: 1.55,
      enablePan: false,
      rotateSpeed: 0.7,
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
        grasp: () => this.#grasp(),
      },
      {
        click: (column, at) => watcher.click(column, at),
        drag: (goal) => watcher.drag(goal),
        stir: () => this.#stir(),
        hover: (column) => {
          canvas.style.cursor = column && this.#hot.has(column) ? 'pointer' : ''
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
    if (first || this.#middle() > this.#controls.target.z) this.#grow(first)
    else this.#settling = setTimeout(() => this.#film || this.#grow(), SETTLES)
  }

  /** Shows a move; afterwards the palace at rest. */
  run(film: Film | null): void {
    const before = this.#film
    this.#film = film
    if (film && !before) this.#grain.begin()
    if (!film !== !before) this.#sharpen()
    if (!film) {
      this.#pose(this.#resting)
      this.#grow()
    }
    this.draw()
  }

  /** The columns that may be chosen, and the one in the hand. */
  glow(hot: readonly string[], held: string): void {
    this.#hot = new Set(hot)
    this.#held = held
    this.#tint()
  }

  point(pointing: Pointing): void {
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

  #grasp(): { parts: Object3D[]; goal: Hold; holds: boolean } | null {
    if (!this.#hand) return null
    const { body, goal, holds } = this.#hand
    const parts = [this.#bodies[body], this.#marks.ghostOf(body)].filter(
      (part): part is Object3D => !!part?.visible,
    )
    return { parts, goal, holds }
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
        name === this.#held ? 0.9 : !this.#hot.has(name) ? 0 : name === this.#pointer.over ? 0.9 : 0.45
      for (const material of body.userData.glowing as MeshPhongMaterial[]) {
        material.emissive.set(PAINT[colourOf(name)]) // brighter by its own colour, so that it stays the colour it is
        material.emissiveIntensity = strength
      }
    }
    this.draw()
  }

  // ---- the camera

  look(look: Look, at_once = this.still): void {
    this.#look = look
    if (look === 'follow') return this.draw()
    const [around, up, far] = VIEWS[look].map((value, n) => (n < 2 ? (value * Math.PI) / 180 : value))
    const room = far * Math.max(1, 1.05 / Math.max(0.5, this.#camera.aspect))
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
    offset.setLength(Math.max(22, Math.min(120, offset.length() * by)))
    this.#camera.position.copy(this.#controls.target).add(offset)
    this.#controls.update()
    this.draw()
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
    this.#request ||= requestAnimationFrame(this.#tick)
  }

  #tick = (now: number): void => {
    this.#request = 0
    if (this.#film) {
      const palace = this.#film.at(performance.now())
      this.#follow(palace)
      this.#pose(palace)
      this.#feel(palace, now)
      if (this.#film.over) {
        this.run(null)
        this.#calm()
        this.#watcher.shown()
      } else if (this.#grain.drawn(now)) this.#sharpen()
    }
    this.#fly(now)
    this.#lift(0.08)
    this.#paint()
    if (this.#film || this.#flight || this.#rise) this.draw()
  }

  /** A palace that is about to fall trembles. */
  #feel(palace: Palace, now: number): void {
    const before = this.#tremble.level
    const creaks = this.#tremble.feel(strain(this.#resting, palace), now)
    const { level } = this.#tremble
    if (level || before) this.#watcher.tremble(level, creaks)
    const [x, y] = this.still ? [0, 0] : this.#tremble.shake(now)
    if (level)
      this.#camera.setViewOffset(
        this.#size.x,
        this.#size.y,
        SHAKEN * x,
        SHAKEN * y,
        this.#size.x,
        this.#size.y,
      )
    else if (before) this.#camera.clearViewOffset()
  }

  #calm(): void {
    this.#tremble = new Tremble()
    this.#camera.clearViewOffset()
    this.#watcher.tremble(0, false)
  }

  #paint(): void {
    this.#renderer.render(this.#scene, this.#camera)
    if (!this.#hand) return
    const { x, y, z } = this.#shown[this.#hand.body] ?? this.#hand.goal
    const seen = new Vector3(x * CM, y * CM, z * CM).project(this.#camera)
    this.#watcher.hand(((seen.x + 1) / 2) * this.#size.x, ((1 - seen.y) / 2) * this.#size.y)
  }

  #fit(): void {
    const { clientWidth: width, clientHeight: height } = this.canvas.parentElement ?? this.canvas
    if (!width || !height) return
    const first = !this.#size.x
    this.#size.set(width, height)
    this.#renderer.setSize(width, height, false)
    this.#sharpen()
    this.#camera.aspect = width / height
    this.#camera.updateProjectionMatrix()
    this.#renderer.shadowMap.needsUpdate = true
    if (first) this.look('corner', true)
    this.draw()
  }

  /** A picture at rest is as fine as the screen. */
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
