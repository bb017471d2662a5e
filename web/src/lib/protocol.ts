// The protocol's types under short names. openapi.ts is generated from the server's own description; nothing is written twice.
import type { components } from './openapi'

type Schemas = components['schemas']
export type Message = Schemas['Message']
export type Argument = Message['args'][string]
export type Choice = Schemas['Choice']
export type Prompt = Schemas['Prompt']
export type SeatFrame = Schemas['SeatFrame']
export type Step = Schemas['StepFrame']
export type LogLine = Schemas['LineFrame']
export type Log = Schemas['Log']
export type RequestFrame = Schemas['RequestFrame']
export type View = Schemas['View']
/** A line of a final account; the description leaves it open. */
export interface AccountLine {
  what: Message
  points: number
}
export type Outcome = Omit<Schemas['OutcomeFrame'], 'accounts'> & { accounts: AccountLine[][] }
export type Frame = Omit<Schemas['Frame'], 'outcome'> & { outcome: Outcome | null }
export type ClientMessage = Schemas['ClientMessage']
export type ServerMessage = Schemas['ServerMessage']
export type ServerError = Schemas['Error']
export type ChatLine = Schemas['ChatLine']
export type GameAbout = Schemas['GameAbout']
export type OptionAbout = Schemas['OptionAbout']
export type EditionAbout = Omit<Schemas['EditionAbout'], 'edition'> & Pick<Frame, 'edition'>
export type TableAbout = Schemas['TableAbout']
export type Create = Schemas['Create']
export type TableMade = Schemas['TableMade']
export type AlertsAbout = Schemas['AlertsAbout']
export type PlayerAbout = Schemas['PlayerAbout']
export type KeyMade = Schemas['KeyMade']
export type PasskeyOptions = Schemas['PasskeyOptions']
export type Reach = Schemas['Reach']
export type Shelf = Schemas['Shelf']
export type ShelfOrder = Schemas['ShelfOrder']
export type ShelfTable = Schemas['ShelfTable']
export type ShowpieceAbout = Schemas['ShowpieceAbout']
export type SignInAbout = Schemas['SignInAbout']
export type SignInBegun = Schemas['SignInBegun']
export type Deed = Schemas['Deed']
export type ExpiryLines = Schemas['ExpiryLines']
export type OperatorDoor = Schemas['OperatorDoor']
export type OperatorOverview = Schemas['OperatorOverview']
export type OperatorSession = Schemas['OperatorSession']
export type OperatorTable = Schemas['OperatorTable']
export type OperatorTables = Schemas['OperatorTables']
export type InviteOrder = Schemas['InviteOrder']
export type Join = Schemas['Join']
/** What the page compares of the document of a closed game; the rest is for `palazzi verify`. */
export interface GameDocument {
  table: string
  record: { commitment: string }
  nonces: string[]
  secret: string
  terms: string
  seal: string
  deal?: { attempt: number; commitments: string[]; deposited: number[]; frozen: string }
}
export type Sat = Schemas['Sat']
export type Options = Frame['options']

/** Who only watches. */
export const SPECTATOR = -3
export const OVER = -2
export const CHANCE = -1
type ReplaySchema = Schemas['ReplayFrame']
export type ReplayFrame = Omit<ReplaySchema, 'outcome'> & { outcome: Outcome | null }
export type Edit = Schemas['Edit']
export type StoryStep = Schemas['StoryStep']
export type Move = ReplaySchema['moves'][number]
export type Forecast = Schemas['Forecast']
export type Reasons = Schemas['Reasons']
export type Explanation = Schemas['Explanation']
export type Candidate = Explanation['candidates'][number]
