// What I am told when I am elsewhere, and where: what the menu shows of it, and this browser's own subscription.
import { Trouble, api } from './api'
import { app, secure } from './app.svelte'
import { i18n } from './i18n/index.svelte'
import { mine } from './mine.svelte'
import { player } from './player.svelte'
import type { AlertsAbout } from './protocol'

export type AlertKind = AlertsAbout['kinds'][number]
export const KINDS: readonly AlertKind[] = ['turn', 'question', 'time', 'over', 'invited']

/** What this browser says about pushing: it cannot, only over https, or it was told not to. */
export type Push = 'can' | 'insecure' | 'cannot' | 'refused'

/** A browser whose push service cannot be reached lets us wait for ever. */
const PATIENCE = 20_000

const bytes = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
const text64 = (buffer: ArrayBuffer | null) =>
  buffer === null
    ? ''
    : btoa(String.fromCharCode(...new Uint8Array(buffer)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '')

function pushing(): Push {
  if (!secure) return 'insecure'
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'cannot'
  return Notification.permission === 'denied' ? 'refused' : 'can'
}

class Alerts {
  /** What the server keeps; null as long as that is not known. */
  about = $state.raw<AlertsAbout | null>(null)
  push = $state<Push>(pushing())

  /** Whether something is pushed to this device. */
  get here(): boolean {
    return !!this.about?.channels.some((one) => one.kind === 'push' && one.mine)
  }

  async load(): Promise<void> {
    this.about = await api.alerts(await player.device())
  }

  async #post(what: string, body: object): Promise<void> {
    await api.setAlerts(await player.device(), what, body)
    await this.load()
  }

  /** What to tell, and when not; the language and the time zone are this browser's. */
  async wish(kinds: readonly AlertKind[], quiet: readonly [number, number] | null): Promise<void> {
    await this.#post('', {
      kinds,
      quiet_from: quiet?.[0] ?? null,
      quiet_to: quiet?.[1] ?? null,
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      language: i18n.language,
    })
  }

  /** Pushes to this device; asks whoever sits there. */
  async pushHere(): Promise<void> {
    for (const one of mine.all) await player.claim(one)
    if (!this.about) await this.load()
    const allowed = (await Notification.requestPermission()) === 'granted'
    this.push = pushing()
    if (!allowed) return
    await this.#subscribe()
    await this.wish(this.about!.kinds, this.quiet)
  }

  async #subscribe(): Promise<void> {
    const worker = await app.worker
    const key = this.about?.key ?? ''
    if (!worker) throw new Trouble('unavailable', '')
    const old = await worker.pushManager.getSubscription()
    if (old && text64(old.options.applicationServerKey) !== key) await old.unsubscribe()
    const late = new Promise<never>((_, fail) =>
      setTimeout(() => fail(new Trouble('unavailable', '')), PATIENCE),
    )
    const made = worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) })
    const subscription = await Promise.race([made, late])
    await this.#post('/push', {
      endpoint: subscription.endpoint,
      p256dh: text64(subscription.getKey('p256dh')),
      auth: text64(subscription.getKey('auth')),
      key,
    })
  }

  /** Once for each opening of the page: a subscription that the browser or the server renewed is told to the other. */
  async renew(): Promise<void> {
    if (!player.known || pushing() !== 'can' || Notification.permission !== 'granted') return
    try {
      const worker = await app.worker
      const kept = await worker?.pushManager.getSubscription()
      if (!worker || !kept) return
      await this.load()
      const renewed = text64(kept.options.applicationServerKey) !== this.about?.key
      if (renewed || !this.here) await this.#subscribe()
    } catch {
      // another time
    }
  }

  async pushNoMore(): Promise<void> {
    const worker = await app.worker
    await (await worker?.pushManager.getSubscription())?.unsubscribe().catch(() => false)
    for (const one of this.about?.channels ?? [])
      if (one.kind === 'push' && one.mine) await this.remove(one.id)
  }

  webhook = async (url: string): Promise<void> => {
    await this.#post('/webhook', { url })
    await this.wish(this.about!.kinds, this.quiet)
  }
  mail = async (address: string, delay: number): Promise<void> => {
    await this.wish(this.about!.kinds, this.quiet) // the question is asked in my language
    await this.#post('/mail', { address, delay })
  }
  delay = (channel: string, delay: number): Promise<void> => this.#post('/delay', { channel, delay })
  remove = (channel: string): Promise<void> => this.#post('/remove', { channel })
  mute = (table: string, muted: boolean): Promise<void> => this.#post('/mute', { table, muted })
  test = (): Promise<void> => this.#post('/test', {})

  get quiet(): readonly [number, number] | null {
    const { quiet_from: from = null, quiet_to: to = null } = this.about ?? {}
    return from === null || to === null ? null : [from, to]
  }
}

export const alerts = new Alerts()
