// The page as an app: its service worker, the number on its icon, a screen that stays on, a tap in the hand. Browsers
// give most of this to secure pages only, and some to none; whatever is missing, the page works without it.

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

  constructor() {
    this.worker = this.#register()
  }

  async #register(): Promise<ServiceWorkerRegistration | null> {
    if (!secure || !('serviceWorker' in navigator) || import.meta.env.DEV) return null
    navigator.serviceWorker.addEventListener('message', (event) => {
      if (event.data === 'upgraded' && Date.now() - this.#began < YOUNG) location.reload()
    })
    document.addEventListener('visibilitychange', () => void this.#hold())
    try {
      await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
      return await navigator.serviceWorker.ready
    } catch {
      return null // switched off, or private browsing
    }
  }

  /** The number of tables that wait, on the icon of the installed app. */
  count(waiting: number): void {
    if (!('setAppBadge' in navigator)) return
    void (waiting ? navigator.setAppBadge(waiting) : navigator.clearAppBadge()).catch(() => {})
  }

  /** Keeps the screen on, or no longer; a browser lets go of it whenever the page is hidden. */
  awake(on: boolean): void {
    this.#awake = on
    void this.#hold()
  }

  async #hold(): Promise<void> {
    if (!('wakeLock' in navigator)) return
    if (!this.#awake) {
      await this.#lock?.release().catch(() => {})
      this.#lock = null
    } else if (document.visibilityState === 'visible' && (!this.#lock || this.#lock.released)) {
      this.#lock = await navigator.wakeLock.request('screen').catch(() => null) // the battery may be low
      if (!this.#awake) await this.#hold()
    }
  }

  /** A tap in the hand, where the device can. */
  tap(): void {
    if ('vibrate' in navigator && document.visibilityState === 'visible') navigator.vibrate(30)
  }
}

export const app = new App()
