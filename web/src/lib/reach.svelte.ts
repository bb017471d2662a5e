// By which address others can open this page. The one that I used will do, unless only this machine can open it.
import { api } from './api'
import { base, home } from './base'
import type { Reach } from './protocol'

const SELF = /^(localhost|.*\.localhost|127\.[\d.]+|\[::1\])$/

/** The address for others; empty if only this machine can open the page, null as long as that is not known. */
export function addressFor(
  { hostname, origin }: Pick<Location, 'hostname' | 'origin'>,
  about: Reach | null,
  under = base,
) {
  if (about?.url) return about.url
  if (!SELF.test(hostname)) return origin + under
  return about && about.local
}

class Reached {
  about = $state.raw<Reach | null>(null)
  /** Null as long as that is not known, empty if only this machine can open the page. */
  readonly address = $derived(addressFor(location, this.about))
  /** Whether the host says that this is another address than the one they want people to use. */
  readonly moved = $derived(!!this.about?.url && this.about.url !== home() && !SELF.test(location.hostname))

  /** Asks the server; without an answer the page goes by its own address. */
  async load(): Promise<void> {
    try {
      this.about = await api.reach()
    } catch {
      // asked again by whoever shows the next link
    }
  }

  /** The address for others, asked for if need be; this page's own if there is no better. */
  async known(): Promise<string> {
    if (!this.about) await this.load()
    return this.address || home()
  }
}

export const reach = new Reached()
