// The operator's session: how it begins and ends, and what is asked with it. It is kept for this tab alone.
import { Trouble, ask } from '$lib/api'
import { i18n } from '$lib/i18n/index.svelte'
import type { OperatorDoor, OperatorSession } from '$lib/protocol'

const KEY = 'palazzi-operator'
const HERE = '/api/admin'

class Operator {
  session = $state(sessionStorage.getItem(KEY) ?? '')
  /** A sign-in that was checked on the way back from the provider (SignInPage.svelte). */
  came: { state: string; secret: string } | null = null

  door = () => ask<OperatorDoor>('GET', HERE)
  look = <T>(what: string) => this.#with(() => ask<T>('GET', `${HERE}/${what}`, undefined, this.session))
  do = <T>(what: string, order: object = {}) =>
    this.#with(() => ask<T>('POST', `${HERE}/${what}`, order, this.session))

  enter = async (secret: string) => this.#begin({ secret })
  arrive = async () => {
    const { state, secret } = this.came!
    this.came = null
    await this.#begin({ state, sign_in: secret })
  }
  leave = async () => {
    await this.do('leave')
    this.#forget()
  }

  async #begin(entry: object): Promise<void> {
    const { session } = await ask<OperatorSession>('POST', `${HERE}/session`, entry)
    sessionStorage.setItem(KEY, session)
    this.session = session
  }
  #forget(): void {
    sessionStorage.removeItem(KEY)
    this.session = ''
  }
  async #with<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      if (error instanceof Trouble && error.code === 'unauthorized') this.#forget()
      throw error
    }
  }
}
export const operator = new Operator()

/** What went wrong: the page's own words are about tables and seats, so the server's sentence. */
export const why = (error: unknown): string =>
  error instanceof Trouble
    ? ['offline', 'too_many', 'unavailable'].includes(error.code)
      ? error.sentence
      : error.message
    : String(error)

export const when = (at: number): string =>
  new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' }).format(at)

/** Bytes as people read them. */
export function size(bytes: number): string {
  const step = Math.min(3, Math.floor(Math.log2(Math.max(bytes, 1)) / 10))
  const digits = { maximumFractionDigits: step > 1 ? 1 : 0 }
  return `${(bytes / 1024 ** step).toLocaleString(i18n.language, digits)} ${['B', 'kB', 'MB', 'GB'][step]}`
}
