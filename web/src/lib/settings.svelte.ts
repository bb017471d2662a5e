// What a person has chosen on this device: kept in localStorage, shown as attributes of <html> for the style sheets.
import { i18n, LANGUAGES, type Language } from './i18n/index.svelte'

export type Theme = 'auto' | 'light' | 'dark'
export type Pace = 0 | 1 | 2
export type Motion = 'auto' | 'full' | 'less'
/** Nothing, the bell of one's turn, or pieces, too. */
export type Sounds = 'off' | 'turn' | 'all'

interface Kept {
  language: Language
  theme: Theme
  motion: Motion
  /** Larger symbols and letters on everything coloured. */
  symbols: boolean
  sound: Sounds
  /** How fast the others' moves are told: 1, 2, or 0 for their end alone. */
  pace: Pace
  /** Goes on by itself where only an extra is offered, such as an object at the end of a turn. */
  hurry: boolean
  /** The games that need no guide any more, or EVERY_GAME. */
  guided: string[]
  /** The name used last. */
  name: string
}

/** Among the games without a guide: all, those to come included. */
export const EVERY_GAME = '*'

const KEY = 'palazzi-settings'

function browserLanguage(): Language {
  const wished = (navigator.languages ?? []).map((tag) => tag.slice(0, 2))
  return (
    LANGUAGES.find((language) => wished[0] === language) ??
    LANGUAGES.find((language) => wished.includes(language)) ??
    'en'
  )
}

function read(): Kept {
  const fresh: Kept = {
    language: browserLanguage(),
    theme: 'auto',
    motion: 'auto',
    symbols: false,
    sound: 'all',
    pace: 1,
    hurry: false,
    guided: [],
    name: '',
  }
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>
    if (typeof kept.sound === 'boolean') kept.sound = kept.sound ? 'all' : 'off' // as it was kept once
    if (kept.language && !LANGUAGES.includes(kept.language)) delete kept.language
    return { ...fresh, ...kept }
  } catch {
    return fresh // no storage, or somebody wrote something else there
  }
}

class Settings {
  #kept = $state<Kept>(read())

  get<K extends keyof Kept>(key: K): Kept[K] {
    return this.#kept[key]
  }

  set<K extends keyof Kept>(key: K, value: Kept[K]): void {
    this.#kept[key] = value
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept))
    } catch {
      // private browsing: the choice lasts as long as the page
    }
    this.apply()
    if (key === 'language') void i18n.load(this.#kept.language)
  }

  /** Whether a game needs no guide any more. */
  knows(game: string): boolean {
    return [game, EVERY_GAME].some((one) => this.#kept.guided.includes(one))
  }

  get dark(): boolean {
    const { theme } = this.#kept
    return theme === 'dark' || (theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches)
  }

  /** Shows the settings to the style sheets. */
  apply(): void {
    const { motion, symbols } = this.#kept
    const less =
      motion === 'less' || (motion === 'auto' && matchMedia('(prefers-reduced-motion: reduce)').matches)
    Object.assign(document.documentElement.dataset, {
      theme: this.dark ? 'dark' : 'light',
      motion: less ? 'less' : 'full',
      symbols: symbols ? 'large' : 'normal',
    })
  }

  /** Applies the settings now and whenever the system's wishes change. */
  start(): Promise<void> {
    this.apply()
    for (const query of ['(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)'])
      matchMedia(query).addEventListener('change', () => this.apply())
    return i18n.load(this.#kept.language)
  }
}

export const settings = new Settings()
