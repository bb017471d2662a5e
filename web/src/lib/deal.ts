// A player's share in the deal: a random number that this browser keeps until the terms are frozen.
// What the page does about it, it does by itself: commit, check and pin the terms, reveal, compare. See docs/fair-deals.md.
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { api, nonce } from './api'
import type { ClientMessage, Frame, Sat } from './protocol'

/** Kept beside the seat's token. */
export interface Share {
  attempt: number
  /** The table's, to its secret; a share is good for this one alone. */
  commitment: string
  /** Empty once the game is over. */
  nonce: string
  /** Whether the server got the nonce at once: start without me. */
  deposited: boolean
  /** What was to be played when I sat down: a hash. */
  game: string
  /** The hash of the frozen terms, once they were checked. A nonce is never shown for two of them. */
  frozen?: string
  /** Other nonces of the same attempt: a request was refused, or another tab was faster. */
  spare?: string[]
}

/** The share to keep in place of another: no nonce that may be asked for is thrown away. */
export function merged(share: Share, old: Share | undefined): Share {
  if (!old?.nonce || !share.nonce || old.attempt !== share.attempt || old.commitment !== share.commitment)
    return share
  const spare = [...new Set([...(share.spare ?? []), old.nonce, ...(old.spare ?? [])])].filter(
    (one) => one !== share.nonce,
  )
  return spare.length ? { ...share, spare } : share
}

/** Without WebCrypto's subtle: a server at home speaks plain http. */
export const hash = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)))

/** Whether the secret is the one that was promised. */
export const promised = (secret: string, commitment: string): boolean =>
  bytesToHex(sha256(hexToBytes(secret))) === commitment

export const commitmentTo = (table: string, share: Pick<Share, 'attempt' | 'commitment' | 'nonce'>): string =>
  hash(['palazzi nonce 1', table, share.attempt, share.commitment, share.nonce].join('\n'))

/** What all draws are made under. */
export const termsOf = (frozen: string, nonces: string[]): string =>
  hash(['palazzi deal 2', frozen, ...nonces].join('\n'))

/** The same text for the same data, whatever the order of its keys. */
function stable(data: unknown): string {
  if (Array.isArray(data)) return `[${data.map(stable).join()}]`
  if (data === null || typeof data !== 'object') return JSON.stringify(data)
  const pairs = Object.entries(data).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `{${pairs.map(([key, value]) => `${JSON.stringify(key)}:${stable(value)}`).join()}}`
}

const gameOf = (frame: Frame): string =>
  hash(stable([frame.game, frame.players, frame.options, frame.edition]))

export const newShare = (frame: Frame, deposited: boolean): Share => ({
  attempt: frame.attempt,
  commitment: frame.commitment,
  nonce: nonce(32),
  deposited,
  game: gameOf(frame),
})

const offered = (table: string, share: Share) =>
  share.deposited
    ? { nonce: share.nonce }
    : { commitment: commitmentTo(table, share), attempt: share.attempt }

/** Sits down at the table that the frame shows. */
export async function sitDown(
  frame: Frame,
  name: string,
  seat: number | null,
  token?: string | null,
  deposit = false,
): Promise<Sat & { share: Share }> {
  const share = newShare(frame, deposit)
  const sat = await api.join(
    frame.table,
    { name, ...offered(frame.table, share), ...(seat === null ? {} : { seat }) },
    token,
  )
  return { ...sat, share }
}

// ---- what the page does by itself

export type Worry =
  /** The seat's nonce is kept by another browser, or by none. */
  | 'lost'
  /** The terms are not the ones that were shown and committed to. */
  | 'changed'

type Recommit = Omit<Extract<ClientMessage, { type: 'recommit' }>, 'client_id'>
type Reveal = Omit<Extract<ClientMessage, { type: 'reveal' }>, 'client_id'>

export interface Step {
  /** To be kept before anything is sent. */
  keep?: Share
  send?: Recommit | Reveal
  worry?: Worry
}

/** Commits anew with a new nonce: after a thaw, from another browser, or to deposit it. */
export function recommit(
  frame: Frame,
  deposited: boolean,
  old?: Share,
): Required<Pick<Step, 'keep' | 'send'>> {
  const again =
    old &&
    old.attempt === frame.attempt &&
    old.commitment === frame.commitment &&
    old.deposited === deposited &&
    old.nonce &&
    !old.frozen
  const keep = again ? old : newShare(frame, deposited)
  return { keep, send: { type: 'recommit', ...offered(frame.table, keep) } }
}

/** My share with the nonce that the seat is committed to; null if this browser does not have it. */
function fitting(frame: Frame, share: Share | undefined): Share | null {
  if (!share) return null
  const due = frame.seats[frame.seat].commitment
  const found = [share.nonce, ...(share.spare ?? [])].find(
    (nonce) => commitmentTo(frame.table, { ...share, nonce }) === due,
  )
  return found ? { ...share, nonce: found } : null
}

/** What is to be done about the deal now that the frame is there. */
export function follow(frame: Frame, share: Share | undefined): Step {
  const seat = frame.seats[frame.seat]
  if (frame.scheme < 2 || seat?.kind !== 'human') return {}
  if (share && concealed(frame, share)) return { worry: 'changed' }
  if (frame.phase === 'lobby') {
    if (!seat.commitment) return recommit(frame, share?.deposited ?? false, share)
    return fitting(frame, share) ? {} : { worry: 'lost' }
  }
  if (frame.phase === 'dealing') return reveal(frame, share)
  return share && frame.frozen ? compare(frame, frame.frozen, share) : {}
}

/** Whether an attempt was given up without being counted: I know of a later one, or of another secret in this one. */
function concealed(frame: Frame, share: Share): boolean {
  if (frame.attempt !== share.attempt) return frame.attempt < share.attempt
  return frame.commitment !== share.commitment || (frame.phase === 'lobby' && !!share.frozen)
}

function reveal(frame: Frame, mine: Share | undefined): Step {
  const { dealing, frozen } = frame
  if (!dealing || !frozen) return {}
  const missing = dealing.missing.includes(frame.seat)
  const share = fitting(frame, mine)
  if (!share) return missing ? { worry: 'lost' } : {}
  if (share.frozen ? share.frozen !== frozen : !sound(frame, dealing.terms, share))
    return { worry: 'changed' }
  const keep = { ...share, frozen }
  return missing ? { keep, send: { type: 'reveal', nonce: share.nonce } } : { keep }
}

function read(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    return {}
  }
}

/** Whether the frozen terms are those that I committed to and that are shown to me. */
function sound(frame: Frame, text: string, share: Share): boolean {
  if (hash(text) !== frame.frozen || share.game !== gameOf(frame)) return false
  const terms = read(text)
  const commitments = frame.seats.map((seat) => seat.commitment)
  const given = commitments.filter(Boolean)
  const shown = {
    format: 'palazzi terms 2',
    table: frame.table,
    attempt: share.attempt,
    game: frame.game,
    players: frame.players,
    options: frame.options,
    edition: terms.edition, // a hash, and so is what the table goes on from: verify compares them
    given: terms.given,
    seats: frame.seats.map((seat) => seat.name),
    commitment: share.commitment,
    commitments,
    deposited: frame.seats.flatMap((seat, number) => (seat.deposited ? [number] : [])),
  }
  return (
    stable(terms) === stable(shown) &&
    new Set(given).size === given.length &&
    frame.seats.every((seat) => seat.kind === (seat.commitment ? 'human' : 'bot'))
  )
}

/** After the deal: it is the one that was frozen, with the nonces that were shown. */
function compare(frame: Frame, frozen: string, share: Share): Step {
  if (!frame.terms) return {}
  const nonces = frame.seats.map((seat) => seat.nonce)
  const mine =
    share.attempt === frame.attempt &&
    (!share.nonce || [share.nonce, ...(share.spare ?? [])].includes(nonces[frame.seat]))
  if (!mine) return { worry: share.frozen && share.attempt === frame.attempt ? 'changed' : 'lost' }
  if ((share.frozen ?? frozen) !== frozen || termsOf(frozen, nonces) !== frame.terms)
    return { worry: 'changed' }
  const over = frame.secret !== null
  return { keep: over ? { ...share, frozen, nonce: '', spare: undefined } : { ...share, frozen } }
}
