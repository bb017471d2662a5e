// What a board gets from the shell, by context. A board holds no rules: it shows the view and lights up what the prompt lists.
import { getContext, setContext, type Component, type Snippet } from 'svelte'
import type { Answer } from './clauses'
import type { Argument, ChatLine, Choice, Forecast, Message, Prompt } from './protocol'
import type { Emblem } from './seats'

export interface Player {
  seat: number
  /** The name to show: "Anna", or a bot's. */
  name: string
  kind: 'open' | 'human' | 'bot'
  /** A CSS colour: var(--seat-0) … */
  colour: string
  emblem: Emblem
}

/** What is explained of a piece. */
export interface About {
  part: string
  name: string
  /** A clause of the rules, like PZ-1.2. */
  rule?: string
  about?: string
}

/** Binary messages of a table whose world moves while everybody watches. */
export interface Stream {
  /** Calls for every message; the answer stops it. */
  listen(take: (data: ArrayBuffer) => void): () => void
  send(data: Uint8Array<ArrayBuffer>): void
}

export interface BoardContext<V, T = unknown, P = unknown> {
  /** The position as this seat may know it. */
  readonly view: V
  /** The names of its pieces, which stay the same from view to view: what the module's `named` gave. */
  readonly pieces: P
  /** What is printed on board and pieces, with the edition's corrections: sent once, the same in every frame. */
  readonly tables: T
  /** The position before the last frame, or null. */
  readonly previous: V | null
  readonly prompt: Prompt | null
  /** The table's options, by key. */
  readonly options: Readonly<Record<string, unknown>>
  /** Which decision it is: the same number from its first click to its last. */
  readonly decision: number
  /** The seat that looks; SPECTATOR (-3) for a watcher. */
  readonly me: number
  readonly players: readonly Player[]
  /** The other player whose move is told, in large and over my own area; null: nobody. Only for boards that have a stage. */
  readonly stage: number | null
  /** Whose area somebody asked for, on the strip of a small screen: a new object for every tap, null when a question comes. */
  readonly visiting: { readonly seat: number } | null
  /** Nothing can be picked: a replay, or somebody else's turn long ago. */
  readonly replaying: boolean
  /** The choices that touch a part ("hand:red5"). */
  at(part: string): readonly Choice[]
  /** Takes the part's only choice, or opens the chooser beside it; without any, what lies there goes back. */
  pick(part: string): void
  /** The last step of the own draft that lies on the part, which a click takes back; -1 without one. */
  laid(part: string): number
  /** Submits actions by id or text, all or none. */
  play(...actions: (number | string)[]): void
  /** When a bystander who is asked must have answered, by this device's clock in ms; null without a limit. */
  readonly due: number | null
  /** How long the table gives for such an answer, in ms; 0 without a limit. */
  readonly patience: number
  /** What people at the table have said, and a way to say something; left out where nobody can. */
  readonly chat: readonly ChatLine[]
  readonly say?: (text: string) => Promise<void>
  /** What comes and goes in binary; null in a replay. */
  readonly stream: Stream | null
  /** In a replay, the recording of the physical move that led here from the position before; else null. */
  readonly recording: string | null
  /** A board says that it shows a move: a replay that runs waits for it. */
  rolling: boolean
  /** Why the part cannot be chosen, and what it would count: asked from the server. */
  why(part: string): Promise<Answer>
  /** Whether the part changed since my last turn. */
  fresh(part: string): boolean
  /** A message of the server in words, with the players' names. */
  t(message: Message): string
  /** A text of the page or the board (page.ftl, page-<game>.ftl). */
  tr(key: string, args?: Record<string, Argument>): string
  /** Whether a film of moves ran, which is at its end now: before a click that was meant for what it showed. */
  hurry(): boolean
  /** Tells that a part is drawn; choices without a drawn part become buttons (Part.svelte does it). */
  register(part: string): () => void
}

/** What Board.svelte gets: the shell's prompt bar and log as snippets, to be placed in the board's own grid. */
export interface BoardProps {
  prompt: Snippet
  log: Snippet
}

export interface Drawing {
  drawn: Component<{ message: Message }>
  /** As wide as this many times its height; 1.6 if left out. */
  wide?: number
  /** Whether the words stand beside it, where it is too small to say everything. */
  worded?: boolean
}

/** What Works.svelte gets: whose, and whether there is room for words. */
export interface WorksProps {
  seat: number
  large: boolean
}

/** What is worth a longer look, and a banner with a name: page-beat-won … */
export const BEATS = [
  'delivered',
  'won',
  'scored',
  'seal',
  'ruins',
  'rider',
  'last',
  'collapse',
  'end',
] as const
export type Beat = (typeof BEATS)[number]

/** A page of a board on a small screen: lib/Phone.svelte shows them side by side, with a tab for each. */
export interface PhonePage {
  id: string
  /** What its tab says. */
  name: string
  /** A number beside the name: how many palaces … */
  count?: number
  body: Snippet
}

/** What a board offers for small screens. A board that has it draws itself by lib/Phone.svelte there, the prompt included. */
export interface PhoneForm {
  /** In the head, beside the game's name: how far the game is. At most 130 by 44 pixels. */
  Progress?: Component
  /** What the strip says of a player below name and points: "7 cards", "bids 8". */
  line?(context: BoardContext<unknown>, seat: number): string
}

/** What boards/<game>/index.ts exports as `board`. */
export interface BoardModule {
  Board: Component<BoardProps>
  /** Left out: on a small screen the board is a long page with the dock at its foot. */
  phone?: PhoneForm
  /** What a player has built by the end, as figures with captions: the picture of the results. */
  Works?: Component<WorksProps>
  /** Draws what pieces would count somewhere; left out: words alone say it. */
  Forecast?: Component<{ forecast: Forecast }>
  /** Whether the rules can say what a part would count, before it is asked. */
  foresees?(part: string): boolean
  /** A line of the chat, where the board draws some of them. */
  Said?: Component<{ text: string }>
  /** First words of actions that are buttons too, although a drawn part offers them. */
  buttons?: readonly string[]
  /** The parts that differ between two views: what is outlined after the others have moved. Parts may be named by `tables`. */
  changed?(before: unknown, now: unknown, tables: unknown): string[]
  /** The names of a view's pieces, after those of the view before (null: there was none). Pure. */
  named?(before: unknown, view: unknown): unknown
  /** The part that a piece went to which is seen no more; null where that is not known. */
  away?(piece: string, pieces: unknown, view: unknown): string | null
  /** A small drawing of what a message in a sentence stands for, of which the words are its name; null where there is none. */
  drawing?(message: Message): Drawing | null
  /** Messages of the log that are worth a longer look ("palazzo-log-rider 5": the one with this number), and what they are. */
  beats?: Readonly<Record<string, Beat>>
  /** The part of a turn that a view is in, for captions; null where there is no word for it. */
  phase?(view: unknown): Message | null
  /** The stack that a piece fell with, whether it is gone or went elsewhere: all of it falls together. Null for any other. */
  stack?(piece: string, pieces: unknown): string | null
  /** The board shows the area of `context.stage` large while that player moves. */
  hasStage?: boolean
  /** The board shows moves by itself, at its own pace: the shell adds sentences, and shows no views in between. */
  staged?: boolean
  /** Points do not decide who wins: nobody wins by so many. */
  unscored?: boolean
  /** How long (in ms) the last move is watched before the results are shown. */
  linger?: number
  /** Points of each seat as the view shows them: for the plot and the header; null where they are hidden. */
  points?(view: unknown): (number | null)[]
}

/** What boards/<game>/card.ts exports as `card`: a game on a shelf, without its board. */
export interface Card {
  /** The path of an icon of lines, in a box of 24 by 24. */
  glyph: string
  /** The ground of the picture by day and by night. */
  tint: readonly [day: string, night: string]
  /** How many players the lobby proposes; three unless said otherwise. */
  proposes?: number
  /** The best that was built in this house, where a game leaves something to look at. */
  gallery?(): Promise<{ default: Component }>
  /** A drawing of 320 by 200, as SVG. */
  picture(): Promise<{ default: string }>
}

/** A board, with the tables of the game that it shows. */
export type OpenBoard = BoardModule & { tables: unknown }

const KEY = Symbol('board')

export function board<V, T = unknown, P = unknown>(): BoardContext<V, T, P> {
  return getContext(KEY)
}

export function provideBoard(context: BoardContext<unknown>): void {
  setContext(KEY, context)
}
