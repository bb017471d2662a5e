// Everything a player reads, formatted from the very catalogues the server and the terminal use.
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { api } from '../api'
import type { Argument, Message } from '../protocol'
import { hasWords, readWords, type Topic } from './words'

export const LANGUAGES = ['en', 'nl', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

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

  constructor(language: Language, texts: Iterable<string | FluentResource>) {
    this.language = language
    this.#bundle = new FluentBundle(language, { useIsolating: false })
    for (const text of texts)
      this.#bundle.addResource(typeof text === 'string' ? new FluentResource(text) : text)
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
  /** What is needed beside what every page says. */
  #needed = new Set<Topic>()
  /** What was read, so that it need not be parsed again; by language and topic. */
  #read = new Map<string, Promise<FluentResource[]>>()
  #wished: Language = 'en'
  /** What the catalogue was made of. */
  #made = ''

  load(language: Language): Promise<void> {
    this.#wished = language
    return this.#complete()
  }

  /** Has the words of these; games of other packages bring theirs by `learn`. */
  need(...topics: Topic[]): Promise<void> {
    for (const topic of topics) if (hasWords(topic)) this.#needed.add(topic)
    return this.#complete()
  }

  /** Returns when the catalogue has all that is wished for by then. */
  async #complete(): Promise<void> {
    const language = this.#wished
    const topics = [null, ...this.#needed]
    const made = [language, ...this.#needed, this.#learned ? '+' : ''].join(' ')
    if (made === this.#made) return
    const [own, others] = await Promise.all([
      Promise.all(topics.map((topic) => this.#words(language, topic))),
      this.#learned ? api.words(language) : [],
    ])
    if (language !== this.#wished || topics.length <= this.#needed.size) return this.#complete()
    this.catalogue = new Catalogue(language, [...own.flat(), ...others])
    this.#made = made
    document.documentElement.lang = language
  }

  #words(language: Language, topic: Topic | null): Promise<FluentResource[]> {
    const key = `${language} ${topic ?? ''}`
    let words = this.#read.get(key)
    if (!words) {
      words = readWords(language, topic).then((texts) => texts.map((text) => new FluentResource(text)))
      words.catch(() => this.#read.delete(key)) // the network may be back next time
      this.#read.set(key, words)
    }
    return words
  }

  /** Fetches the words of games that the page does not know. */
  learn(): Promise<void> {
    this.#learned ??= Promise.resolve()
      .then(() => this.#complete())
      .catch(() => {
        this.#learned = null
      })
    return this.#learned
  }
}

export const i18n = new I18n()

/** A page text. */
export const tr = (key: string, args?: Record<string, Argument>): string => i18n.catalogue.text(key, args)
