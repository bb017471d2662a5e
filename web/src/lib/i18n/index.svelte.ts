// Everything a player reads, formatted from the very catalogues the server and the terminal use.
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { api } from '../api'
import type { Argument, Message } from '../protocol'

export const LANGUAGES = ['en', 'nl', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

const sources: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  en: () => import('./en'),
  nl: () => import('./nl'),
  de: () => import('./de'),
}

/** A stretch of a sentence: words, and the message that they stand for if it is one that has no other inside. */
export interface Run {
  text: string
  message?: Message
}

/** Stands for a message inside a sentence while Fluent puts it together: a private character that no catalogue has. */
const HOLE = 0xe000

export class Catalogue {
  readonly language: Language
  #bundle: FluentBundle

  constructor(language: Language, texts: Iterable<string>) {
    this.language = language
    this.#bundle = new FluentBundle(language, { useIsolating: false })
    for (const text of texts) this.#bundle.addResource(new FluentResource(text))
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key)
  }

  /** A message of the server; `names` are the players' names by seat, `form` an attribute of the message: `with`. */
  say(message: Message, names: readonly string[] = [], form = ''): string {
    const { number } = message.args
    if (message.key === 'seat' && typeof number === 'number' && names[number]) return names[number]
    return this.text(message.key, message.args, names, form)
  }

  /** The same in stretches, so that pieces can be drawn. A sentence with others inside ends with an empty stretch of its own. */
  runs(message: Message, names: readonly string[] = [], form = ''): Run[] {
    const inside: { message: Message; form: string }[] = []
    const hole = (message: Message, form: string) =>
      String.fromCharCode(HOLE + inside.push({ message, form }) - 1)
    const args = this.#plain(message.args, hole)
    if (!inside.length) return [{ text: this.say(message, names, form), message }]
    const runs: Run[] = []
    for (const part of this.#format(message.key, args, form).split(/([\ue000-\uf8ff])/)) {
      const held = inside[part.charCodeAt(0) - HOLE]
      if (held) runs.push(...this.runs(held.message, names, held.form))
      else if (part) runs.push({ text: part })
    }
    return [...runs, { text: '', message }]
  }

  /** The message of that key; the key itself, marked, where a catalogue lacks it (a test finds those). */
  text(key: string, args: Record<string, Argument> = {}, names: readonly string[] = [], form = ''): string {
    return this.#format(
      key,
      this.#plain(args, (message, form) => this.say(message, names, form)),
      form,
    )
  }

  #format(key: string, args: Record<string, string | number>, form: string): string {
    const message = this.#bundle.getMessage(key)
    const pattern = message?.attributes[form] ?? message?.value
    if (!pattern) return missing(this.language, key)
    const errors: Error[] = []
    const text = this.#bundle.formatPattern(pattern, args, errors)
    if (errors.length) missing(this.language, `${key}: ${errors[0].message}`)
    return text
  }

  /** `a, b and c`. */
  join(parts: readonly string[]): string {
    if (parts.length < 2) return parts.join('')
    return `${parts.slice(0, -1).join(', ')} ${this.text('and')} ${parts[parts.length - 1]}`
  }

  /** Arguments as Fluent takes them: a message in words, and under `card-with` in each form that it has. */
  #plain(
    args: Record<string, Argument>,
    word: (message: Message, form: string) => string,
  ): Record<string, string | number> {
    const plain: Record<string, string | number> = {}
    for (const [name, value] of Object.entries(args)) {
      if (typeof value !== 'object') {
        plain[name] = value
        continue
      }
      const parts = Array.isArray(value) ? value : [value]
      const forms = parts.flatMap(({ key }) => Object.keys(this.#bundle.getMessage(key)?.attributes ?? {}))
      for (const form of new Set(['', ...forms]))
        plain[form ? `${name}-${form}` : name] = this.join(parts.map((part) => word(part, form)))
    }
    return plain
  }
}

declare global {
  interface Window {
    missingMessages?: string[]
  }
}

function missing(language: string, what: string): string {
  ;(window.missingMessages ??= []).push(`${language} ${what}`)
  return `⟨${what}⟩`
}

class I18n {
  catalogue = $state.raw<Catalogue>(new Catalogue('en', []))

  get language(): Language {
    return this.catalogue.language
  }

  /** Words of games from other packages are asked for once a game needs them. */
  #learned: Promise<void> | null = null

  async load(language: Language): Promise<void> {
    const [{ default: own }, others] = await Promise.all([
      sources[language](),
      this.#learned ? api.words(language) : [],
    ])
    this.catalogue = new Catalogue(language, [...Object.values(own), ...others])
    document.documentElement.lang = language
  }

  /** Fetches the words of games that the page does not know. */
  learn(): Promise<void> {
    this.#learned ??= Promise.resolve()
      .then(() => this.load(this.language))
      .catch(() => {
        this.#learned = null
      })
    return this.#learned
  }
}

export const i18n = new I18n()

/** A page text. */
export const tr = (key: string, args?: Record<string, Argument>): string => i18n.catalogue.text(key, args)
