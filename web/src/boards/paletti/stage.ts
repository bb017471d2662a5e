// The scene: table, foundation, palace, light, camera. Draws only when something changed. Lengths in cm, z is up.
import {
  BufferGeometry, Color, ConeGeometry, CylinderGeometry, DirectionalLight, DoubleSide, Float32BufferAttribute, Group, HemisphereLight, Line, LineBasicMaterial, LineLoop, Mesh,
  MeshBasicMaterial, MeshLambertMaterial, MeshPhongMaterial, PCFShadowMap, PerspectiveCamera, Plane, Points, PointsMaterial, Raycaster,
  RingGeometry, Scene, Vector2, Vector3, WebGLRenderer, type Object3D,
} from 'three'
import { OrbitControls } from 'three/addons/controls/OrbitControls.js'
import type { Film } from './film'
import { BASE, colourOf, COLUMNS, FIRST_PLATEAU, FOUNDATION, OUTLINES, PAINT, PLATEAUS } from './pieces'
import type { Palace, Pose } from './poses'
import { CM, column, plateau, slab, tabletop } from './wood'

export type Look = 'corner' | 'front' | 'above' | 'low' | 'follow'

/** What is pointed at: drawn as ghosts, in metres of the world. */
export interface Pointing {
  /** The column in the hand, and the way it is pulled (radians). */
  pull?: { body: number; angle: number }
  /** Where a body would be set down. */
  ghost?: { body: number; x: number; y: number; z: number; turn: number }
  /** Places to choose from. */
  places?: readonly (readonly [number, number, number])[]
}

export interface Watcher {
  /** A column was clicked, or null for a place on the table of the stage. */
  click(column: string | null, at: { x: number; y: number } | null): void
  hover(column: string | null): void
  /** The column in a free hand is dragged to a place, in metres. */
  drag(x: number, y: number): void
  /** The film that was run is over. */
  shown(): void
}

const GLOW = new Color('#ffb45e')
const VIEWS: Record<Exclude<Look, 'follow'>, [number, number, number]> = {
  // degrees around, degrees up, distance
  corner: [-62, 24, 62],
  front: [-90, 8, 60],
  above: [-90, 84, 62],
  low: [-118, 3, 52],
}
const FLIGHT = 600

export class Stage {
  readonly canvas: HTMLCanvasElement
  #watcher: Watcher
  #renderer: WebGLRenderer
  #scene = new Scene()
  #camera = new PerspectiveCamera(32, 1, 2, 400)
  #controls: OrbitControls
  #bodies: Object3D[] = []
  #ghosts = new Map<number, Object3D>()
  #aim = new Group()
  #sun = new DirectionalLight('#fff1d8', 2.3)
  #sky = new HemisphereLight('#fff4e0', '#c79a6a', 2.2)
  #film: Film | null = null
  #resting: Palace = []
  #shown: Palace = []
  #hot = new Set<string>()
  #held = ''
  #over: string | null = null
  #look: Look = 'corner'
  #flight: { from: Vector3; to: Vector3; began: number } | null = null
  #request = 0
  #size = new Vector2()
  #observer: ResizeObserver
  #placing: { z: number } | null = null
  /** At which height a free hand drags, in metres; null while there is none. */
  dragging: number | null = null
  /** No flights, no slow turning. */
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
    Object.assign(this.#controls, { minDistance: 22, maxDistance: 120, maxPolarAngle: 1.55, enablePan: false, rotateSpeed: 0.7 })
    this.#controls.target.set(0, 0, 6)
    this.#controls.addEventListener('change', () => this.draw())
    this.#furnish()
    this.look('corner', true)
    this.#observer = new ResizeObserver(() => this.#fit())
    this.#observer.observe(canvas.parentElement ?? canvas)
    canvas.addEventListener('pointerdown', this.#down, { capture: true }) // before the camera takes it
    canvas.addEventListener('pointermove', this.#move)
    canvas.addEventListener('pointerleave', this.#leave)
    canvas.addEventListener('pointerup', this.#up)
    canvas.addEventListener('keydown', this.#key)
    this.#fit()
  }

  dispose(): void {
    cancelAnimationFrame(this.#request)
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
      new BufferGeometry().setFromPoints([[-1, -1], [1, -1], [1, 1], [-1, 1]].map(([x, y]) => new Vector3(x * (wide - edge) * CM, y * (deep - edge) * CM, 0.02))),
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
    this.#scene.add(table, base, plot, ...this.#bodies, this.#sun, this.#sun.target, this.#sky, this.#aim)
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

  /** The palace at rest. */
  rest(palace: Palace): void {
    this.#resting = palace
    if (!this.#film) this.#pose(palace)
  }

  /** Shows a move; afterwards the palace at rest. */
  run(film: Film | null): void {
    this.#film = film
    if (!film) this.#pose(this.#resting)
    this.draw()
  }

  /** The columns that may be chosen, and the one in the hand. */
  glow(hot: readonly string[], held: string): void {
    this.#hot = new Set(hot)
    this.#held = held
    this.#tint()
  }

  point(pointing: Pointing): void {
    for (const old of [...this.#aim.children]) {
      this.#aim.remove(old)
      if (old instanceof Points || old instanceof Line || old instanceof Mesh) old.geometry.dispose()
    }
    for (const ghost of this.#ghosts.values()) ghost.visible = false
    const { pull, ghost, places } = pointing
    if (pull) this.#arrow(pull.body, pull.angle)
    if (places?.length) this.#dots(places)
    this.#placing = places?.length ? { z: places[0][2] } : null
    if (ghost) {
      const shade = this.#ghost(ghost.body)
      shade.visible = true
      shade.position.set(ghost.x * CM, ghost.y * CM, ghost.z * CM)
      shade.rotation.set(0, 0, ghost.turn)
    }
    this.draw()
  }

  #arrow(body: number, angle: number): void {
    const pose = this.#shown[body]
    if (!pose) return
    const way = new Vector3(Math.cos(angle), Math.sin(angle), 0)
    const from = new Vector3(pose.x, pose.y, pose.z).multiplyScalar(CM).addScaledVector(way, 1.5)
    const paint = new MeshBasicMaterial({ color: GLOW, depthTest: false, transparent: true, opacity: 0.92 })
    const shaft = new Mesh(new CylinderGeometry(0.28, 0.28, 7, 12).rotateZ(-Math.PI / 2).translate(3.5, 0, 0), paint)
    const head = new Mesh(new ConeGeometry(0.85, 2, 16).rotateZ(-Math.PI / 2).translate(8, 0, 0), paint)
    for (const part of [shaft, head]) {
      part.rotation.z = angle
      part.position.copy(from)
      part.renderOrder = 3
    }
    this.#aim.add(shaft, head)
    const shade = this.#ghost(body) // seen through whatever is in front of it
    shade.visible = true
    set(shade, pose)
  }

  #dots(places: readonly (readonly [number, number, number])[]): void {
    const flat = places.flatMap(([x, y, z]) => [x * CM, y * CM, z * CM + 0.05])
    const geometry = new BufferGeometry().setAttribute('position', new Float32BufferAttribute(flat, 3))
    this.#aim.add(new Points(geometry, new PointsMaterial({ color: '#fff4dc', size: 0.16, transparent: true, opacity: 0.8 })))
  }

  #ghost(body: number): Object3D {
    const known = this.#ghosts.get(body)
    if (known) return known
    const made = body < FIRST_PLATEAU ? column(COLUMNS[body]) : plateau(OUTLINES[body - FIRST_PLATEAU], PAINT[PLATEAUS[body - FIRST_PLATEAU]], 31)
    made.traverse((part) => {
      if (!(part instanceof Mesh)) return
      for (const material of [part.material].flat() as MeshLambertMaterial[]) Object.assign(material, { transparent: true, depthTest: body >= FIRST_PLATEAU, opacity: 0.6, emissive: GLOW, emissiveIntensity: 0.1 })
    })
    if (body < FIRST_PLATEAU) {
      const ring = new Mesh(new RingGeometry(1.5, 1.75, 32), new MeshBasicMaterial({ color: '#fff4dc', side: DoubleSide }))
      ring.position.z = -2.2
      made.add(ring)
    }
    this.#ghosts.set(body, made)
    this.#scene.add(made)
    return made
  }

  #pose(palace: Palace): void {
    this.#shown = palace
    palace.forEach((pose, body) => set(this.#bodies[body], pose))
    this.#renderer.shadowMap.needsUpdate = true
    this.draw()
  }

  #tint(): void {
    for (const body of this.#bodies.slice(0, FIRST_PLATEAU)) {
      const name = body.userData.column as string
      const strength = name === this.#held ? 0.9 : !this.#hot.has(name) ? 0 : name === this.#over ? 0.9 : 0.45
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
    const height = Math.max(5, this.#height() * 0.55)
    const to = new Vector3(room * Math.cos(around) * Math.cos(up), room * Math.sin(around) * Math.cos(up), room * Math.sin(up) + height)
    this.#controls.target.set(0, 0, height)
    if (at_once) {
      this.#camera.position.copy(to)
      this.#controls.update()
    } else this.#flight = { from: this.#camera.position.clone(), to, began: performance.now() }
    this.draw()
  }

  /** Turns around the palace, by degrees. */
  turn(around: number, up: number): void {
    const offset = this.#camera.position.clone().sub(this.#controls.target)
    const flat = Math.hypot(offset.x, offset.y)
    const angle = Math.atan2(offset.y, offset.x) + (around * Math.PI) / 180
    const rise = Math.max(0.02, Math.min(1.5, Math.atan2(offset.z, flat) + (up * Math.PI) / 180))
    const far = offset.length()
    offset.set(far * Math.cos(rise) * Math.cos(angle), far * Math.cos(rise) * Math.sin(angle), far * Math.sin(rise))
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

  #height(): number {
    return Math.max(5, ...this.#shown.map((pose) => (pose ? pose.z * CM : 0)))
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
    const moving = palace.findIndex((pose, body) => pose && this.#resting[body] && apart(pose, this.#resting[body]!) > 0.004)
    const pose = palace[moving]
    if (!pose || this.#look !== 'follow') return
    const shift = new Vector3(pose.x * CM, pose.y * CM, pose.z * CM).sub(this.#controls.target).multiplyScalar(this.still ? 1 : 0.06)
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
      if (this.#film.over) {
        this.run(null)
        this.#watcher.shown()
      }
    }
    this.#fly(now)
    this.#paint()
    if (this.#film || this.#flight) this.draw()
  }

  #paint(): void {
    this.#renderer.render(this.#scene, this.#camera)
  }

  #fit(): void {
    const { clientWidth: width, clientHeight: height } = this.canvas.parentElement ?? this.canvas
    if (!width || !height) return
    this.#renderer.setPixelRatio(Math.min(2, devicePixelRatio))
    this.#renderer.setSize(width, height, false)
    this.#camera.aspect = width / height
    this.#camera.updateProjectionMatrix()
    this.#renderer.shadowMap.needsUpdate = true
    if (!this.#size.x) this.look('corner', true)
    this.#size.set(width, height)
    this.draw()
  }

  // ---- the pointer and keys

  #ray(event: PointerEvent): Raycaster {
    const box = this.canvas.getBoundingClientRect()
    const ray = new Raycaster()
    ray.setFromCamera(new Vector2(((event.clientX - box.left) / box.width) * 2 - 1, 1 - ((event.clientY - box.top) / box.height) * 2), this.#camera)
    return ray
  }

  #under(event: PointerEvent): string | null {
    const hit = this.#ray(event).intersectObjects(this.#bodies.filter((body) => body.visible))[0]
    return (hit?.object.userData.column as string | undefined) ?? null
  }

  /** Where the pointer meets a level, in metres. */
  #spot(event: PointerEvent, height: number): { x: number; y: number } | null {
    const at = this.#ray(event).ray.intersectPlane(new Plane(new Vector3(0, 0, 1), -height * CM), new Vector3())
    return at && { x: at.x / CM, y: at.y / CM }
  }

  #pressed: { x: number; y: number } | null = null
  #grabbed = false
  #down = (event: PointerEvent): void => {
    this.#flight = null
    this.#pressed = { x: event.clientX, y: event.clientY }
    if (this.dragging === null || this.#under(event) !== this.#held) return
    this.#grabbed = true
    this.#controls.enabled = false
    this.canvas.setPointerCapture(event.pointerId)
  }
  #up = (event: PointerEvent): void => {
    const from = this.#pressed
    this.#controls.enabled = true
    this.#grabbed = false
    this.#pressed = null
    if (!from || Math.hypot(event.clientX - from.x, event.clientY - from.y) > 6) return
    if (this.#placing) this.#watcher.click(null, this.#spot(event, this.#placing.z))
    else this.#watcher.click(this.#under(event), null)
  }
  #move = (event: PointerEvent): void => {
    if (this.#grabbed && this.dragging !== null) {
      const to = this.#spot(event, this.dragging)
      if (to) this.#watcher.drag(to.x, to.y)
      return
    }
    if (event.buttons || event.pointerType === 'touch') return
    const column = this.#under(event)
    if (column === this.#over) return
    this.#over = column
    this.canvas.style.cursor = column && this.#hot.has(column) ? 'pointer' : ''
    this.#tint()
    this.#watcher.hover(column)
  }
  #leave = (): void => {
    this.#over = null
    this.#watcher.hover(null)
    this.#tint()
  }
  #key = (event: KeyboardEvent): void => {
    const turn = { ArrowLeft: [-10, 0], ArrowRight: [10, 0], ArrowUp: [0, 6], ArrowDown: [0, -6] }[event.key]
    if (turn) this.turn(turn[0], turn[1])
    else if (event.key === '+' || event.key === '=') this.zoom(0.9)
    else if (event.key === '-') this.zoom(1.1)
    else return
    event.preventDefault()
  }
}

function set(body: Object3D, pose: Pose | null): void {
  body.visible = !!pose
  if (!pose) return
  body.position.set(pose.x * CM, pose.y * CM, pose.z * CM)
  body.quaternion.set(pose.i, pose.j, pose.k, pose.w)
}

const apart = (a: Pose, b: Pose): number => Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z)
