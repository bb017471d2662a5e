// The page as an app: its service worker, the number on its icon, a screen that stays on, a tap in the hand. Browsers
// give most of this to secure pages only, and some to none; whatever is missing, the page works without it.
import { hrefOf } from './base'

/** Whether the browser trusts the connection enough for push, wake lock and the rest. */
export const secure: boolean = globalThis.isSecureContext ?? false

/** A page that is so young has not been used: it may make room for a newer one. */
const YOUNG = 15_000

class App {
  /** The service worker, once it runs; null where there is none. */
  readonly worker: Promise<ServiceWorkerRegistration | null>
  #began = Date.now()
  #lock: WakeLockSentinel | null = null
  #awake = false
  #holding: Promise<void> = Promise.resolve()

  constructor() {
    this.worker = this.#register()
  }

  async #register(): Promise<ServiceWorkerRegistration | null> {
    if (!secure || !('serviceWorker' in navigator) || import.meta.env.DEV) return null
    navigator.serviceWorker.addEventListener('message', (event) => {
      if (event.data === 'upgraded' && Date.now() - this.#began < YOUNG) location.reload()
    })
    document.addEventListener('visibilitychange', () => this.awake(this.#awake))
    try {
      await navigator.serviceWorker.register(hrefOf('/sw.js'), { updateViaCache: 'none' })
      const worker = await navigator.serviceWorker.ready
      this.#sayLoaded(worker)
      return worker
    } catch {
      return null // switched off, or private browsing
    }
  }

  /** What was loaded before the worker looked after it is kept, too: also what comes while it takes over. */
  #sayLoaded({ active }: ServiceWorkerRegistration): void {
    new PerformanceObserver((list) => {
      const loaded = list
        .getEntries()
        .map(({ name }) => new URL(name))
        .filter(
          ({ origin, pathname }) => origin === location.origin && pathname.startsWith(hrefOf('/assets/')),
        )
      if (loaded.length) active?.postMessage({ loaded: loaded.map(({ pathname }) => pathname) })
    }).observe({ type: 'resource', buffered: true })
  }

  /** A record that another app has shared; null if there is none, or somebody has taken it. */
  async shared(): Promise<string | null> {
    if (!('caches' in globalThis)) return null
    const found = await caches.match(hrefOf('/shared'))
    if (!found) return null
    const text = await found.text()
    for (const name of await caches.keys()) await (await caches.open(name)).delete(hrefOf('/shared'))
    return text
  }

  /** Whether the device shows a number on an app's icon. */
  get counts(): boolean {
    return 'setAppBadge' in navigator
  }

  /** The number of tables that wait, on the icon of the installed app. */
  count(waiting: number): void {
    if (!this.counts) return
    void (waiting ? navigator.setAppBadge(waiting) : navigator.clearAppBadge()).catch(() => {})
  }

  /** Keeps the screen on, or no longer; a browser lets go of it whenever the page is hidden. */
  awake(on: boolean): void {
    this.#awake = on
    // One after the other: a lock that is asked for twice would be let go once.
    this.#holding = this.#holding.then(() => this.#hold())
  }

  async #hold(): Promise<void> {
    if (!('wakeLock' in navigator)) return
    if (!this.#awake) {
      await this.#lock?.release().catch(() => {})
      this.#lock = null
    } else if (document.visibilityState === 'visible' && (!this.#lock || this.#lock.released)) {
      this.#lock = await navigator.wakeLock.request('screen').catch(() => null) // the battery may be low
    }
  }

  /** A tap in the hand, where the device can. */
  tap(): void {
    // browsers refuse it to a page that nobody has touched yet
    const touched = navigator.userActivation?.hasBeenActive ?? true
    if (touched && 'vibrate' in navigator && document.visibilityState === 'visible') navigator.vibrate(30)
  }
}

export const app = new App()
