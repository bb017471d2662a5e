// The server over HTTP. What goes wrong is a Trouble with one sentence for a person.
import { hrefOf } from './base'
import { i18n, tr } from './i18n/index.svelte'
import type { paths } from './openapi'
import type {
  AlertsAbout,
  Create,
  EditionAbout,
  Explanation,
  Frame,
  GameAbout,
  GameDocument,
  InviteOrder,
  Join,
  KeyMade,
  PasskeyOptions,
  Log,
  Message,
  PlayerAbout,
  Reach,
  ReplayFrame,
  Reasons,
  Sat,
  ServerError,
  Shelf,
  ShelfOrder,
  ShowpieceAbout,
  SignInAbout,
  SignInBegun,
  TableAbout,
  TableMade,
} from './protocol'

/** `dropped`: steps of a draft that no longer fit. */
export type Code = ServerError['code'] | 'offline' | 'portal' | 'dropped'

export class Trouble extends Error {
  readonly code: Code
  readonly rule: string | null
  readonly said: Message | null

  constructor(code: Code, message: string, rule: string | null = null, said: Message | null = null) {
    super(message)
    this.code = code
    this.rule = rule
    this.said = said
  }

  static of({ code, message, rule, said }: ServerError): Trouble {
    return new Trouble(code, message, rule ?? null, said ?? null)
  }

  /** In the reader's language where the page knows the case; else as the server said it. */
  get sentence(): string {
    const known: Partial<Record<Code, string>> = {
      offline: 'page-error-offline',
      portal: 'page-error-portal',
      stale: 'page-error-stale',
      unauthorized: 'page-error-token',
      unknown: 'page-error-no-table',
      too_many: 'page-error-too-many',
      name_taken: 'page-error-name-taken',
      outdated: 'page-error-outdated',
      internal: 'page-error-internal',
      unavailable: 'page-error-unavailable',
    }
    const key = known[this.code]
    if (key) return tr(key)
    return this.said && i18n.catalogue.has(this.said.key) ? i18n.catalogue.say(this.said) : this.message
  }
}

/** This device's token, for hosts who want players to sign in, and whoever is told that one has to (sign-in.svelte.ts). */
export const shown: { device: string | null; wanted: () => void } = { device: null, wanted: () => {} }

/** Patience with a server that does not answer. */
const PATIENCE = 15_000

/** … and with a bot that is asked for advice: its process may have to start first, on a busy machine, and the server waits for that. */
const THOUGHT = 60_000

export async function ask<T>(
  method: string,
  path: string,
  body?: unknown,
  token?: string | null,
  patience = PATIENCE,
): Promise<T> {
  const headers: Record<string, string> = {}
  if (body !== undefined) headers['content-type'] = 'application/json'
  if (token) headers.authorization = `Bearer ${token}`
  if (shown.device && /^\/api\/(tables|games\/)/.test(path)) headers['palazzi-device'] = shown.device
  let response: Response
  try {
    response = await fetch(hrefOf(path), {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
    })
  } catch {
    throw new Trouble('offline', 'offline')
  }
  const text = await response.text()
  if (response.headers.get('content-type')?.includes('text/html') && response.status < 500)
    throw new Trouble('portal', text) // we never answer so: a network does, in the server's place
  if (response.ok)
    return (response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text) as T
  try {
    const error = JSON.parse(text) as ServerError
    if (error.code === 'sign_in') shown.wanted()
    throw Trouble.of(error)
  } catch (error) {
    throw error instanceof Trouble ? error : new Trouble('unavailable', text)
  }
}

const at = (table: string, what = '') => `/api/tables/${encodeURIComponent(table)}${what}`
/** Where the tables of a game are: the same address for the same terms. */
export const printedPath = ({ game, players, options, edition }: Terms): string =>
  `/api/rulesets/${game}/tables?${new URLSearchParams({
    players: String(players),
    options: JSON.stringify(options),
    edition: JSON.stringify(edition),
  }).toString()}`
export type Terms = Pick<Frame, 'game' | 'players' | 'options' | 'edition'>
type Phase = NonNullable<NonNullable<paths['/api/tables']['get']['parameters']['query']>['phase']>

export const api = {
  games: () => ask<{ games: GameAbout[] }>('GET', '/api/games').then((reply) => reply.games),
  reach: () => ask<Reach>('GET', '/api/reach'),
  words: (language: string) =>
    ask<{ texts: string[] }>('GET', `/api/words?language=${language}`).then((reply) => reply.texts),
  /** What is printed for a game of these terms; the browser keeps it. */
  printed: (path: string) => ask<unknown>('GET', path),
  /** Reads an edition, from a file's text or a frame, and says what it corrects. */
  edition: (ruleset: string, order: { text: string } | Pick<Frame, 'edition'>) =>
    ask<EditionAbout>('POST', `/api/rulesets/${ruleset}/edition`, order),
  tables: (phase: Phase) =>
    ask<{ tables: TableAbout[] }>('GET', `/api/tables?phase=${phase}`).then((reply) => reply.tables),
  /** The best that was built here in a game, best first. */
  gallery: (game: string) =>
    ask<{ pieces: ShowpieceAbout[] }>('GET', `/api/games/${game}/gallery`).then((reply) => reply.pieces),
  /** All my tables, but for those that are as I know them. */
  shelf: (seats: ShelfOrder['seats']) => ask<Shelf>('POST', '/api/shelf', { seats }),
  make: (order: Partial<Create>) => ask<TableMade>('POST', '/api/tables', order),
  look: (table: string, token?: string | null, since = 0) =>
    ask<Frame>('GET', at(table, `?since=${since}`), undefined, token),
  join: (table: string, order: Omit<Join, 'client_id'>, token?: string | null) =>
    ask<Sat>('POST', at(table, '/join'), { ...order, client_id: nonce() }, token),
  request: (table: string, token: string, request: object) =>
    ask<{ seq: number }>('POST', at(table, '/requests'), request, token),
  /** A seat that I keep is for somebody I have played with: the token is my seat's at that table. */
  invite: (table: string, token: string, order: InviteOrder) =>
    ask<unknown>('POST', at(table, '/invite'), order, token),
  rematch: (table: string, token: string) =>
    ask<TableMade>('POST', at(table, '/rematch'), { client_id: `rematch-${table}` }, token),
  log: (table: string, since: number, token?: string | null) =>
    ask<Log>('GET', at(table, `/log?since=${since}`), undefined, token),
  replay: (table: string, seat: number, first: number, count: number, token?: string | null) =>
    ask<ReplayFrame>(
      'GET',
      at(table, `/replay?seat=${seat}&first=${first}&count=${count}`),
      undefined,
      token,
    ),
  replayOf: (record: string, seat: number, first: number, count: number) =>
    ask<ReplayFrame>('POST', '/api/replays', { record, seat, first, count }),
  why: (table: string, token: string, part: string) =>
    ask<Reasons>('POST', at(table, '/why'), { part }, token),
  hint: (table: string, token: string) => ask<Explanation>('POST', at(table, '/hint'), {}, token, THOUGHT),
  record: (table: string) => ask<string>('GET', at(table, '/record')),
  recordHref: (table: string) => hrefOf(at(table, '/record')),
  document: (table: string) => ask<GameDocument>('GET', at(table, '/game.json')),
  begin: (name: string) => ask<{ token: string }>('POST', '/api/players', { name }),
  exchange: (code: string, name: string) =>
    ask<{ token: string }>('POST', '/api/player/devices', { code, name }),
  player: (device: string) => ask<PlayerAbout>('GET', '/api/player', undefined, device),
  claim: (device: string, table: string, token: string) =>
    ask<unknown>('POST', '/api/player/seats', { table, token }, device),
  seatToken: (device: string, table: string) =>
    ask<{ seat: number; token: string }>('POST', '/api/player/tokens', { table }, device),
  key: (device: string, kind: 'links' | 'phrase') => ask<KeyMade>('POST', `/api/player/${kind}`, {}, device),
  revoke: (device: string, id: string) => ask<unknown>('POST', '/api/player/revoke', { device: id }, device),
  deletePlayer: (device: string) => ask<unknown>('POST', '/api/player/delete', {}, device),
  passkeyOffer: (device: string) => ask<PasskeyOptions>('POST', '/api/player/passkeys/challenge', {}, device),
  passkeyKeep: (device: string, credential: object, name: string) =>
    ask<unknown>('POST', '/api/player/passkeys', { credential, name }, device),
  passkeyForget: (device: string, id: string) =>
    ask<unknown>('POST', '/api/player/passkeys/forget', { id }, device),
  passkeyAsk: () => ask<PasskeyOptions>('POST', '/api/passkeys/challenge', {}),
  passkeyEnter: (credential: object, name: string) =>
    ask<{ token: string }>('POST', '/api/passkeys', { credential, name }),
  signInAbout: (device: string | null) => ask<SignInAbout>('GET', '/api/sign-in', undefined, device),
  signInBegin: () => ask<SignInBegun>('POST', '/api/sign-in', {}),
  signInCheck: (came: object) => ask<{ name: string }>('POST', '/api/sign-in/check', came),
  signInEnter: (order: object, device: string | null) =>
    ask<{ token: string | null }>('POST', '/api/sign-in/enter', order, device),
  alerts: (device: string) => ask<AlertsAbout>('GET', '/api/player/alerts', undefined, device),
  setAlerts: (device: string, what: string, body: object) =>
    ask<unknown>('POST', `/api/player/alerts${what}`, body, device),
  confirmMail: (code: string) => ask<unknown>('POST', '/api/alerts/confirm', { code }),
  stopMail: (code: string) => ask<unknown>('POST', `/alerts/stop/${encodeURIComponent(code)}`),
  documentHref: (table: string) => hrefOf(at(table, '/game.json')),
}

/** Random bytes in hex: a seat's part in the deal, or a name nobody guesses. */
export function nonce(bytes = 16): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}
