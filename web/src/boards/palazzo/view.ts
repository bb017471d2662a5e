// Palazzo's View and tables under short names: their types are made from games/palazzo/shapes.py.
import type { components } from '$lib/openapi'

type Schemas = components['schemas']
export type PalazzoView = Schemas['palazzo.PalazzoView']
export type Phase = PalazzoView['phase']
export type SeatView = Schemas['palazzo.SeatView']
export type Worth = Schemas['palazzo.PalaceWorth']
export type Draft = Schemas['palazzo.DraftView']
export type Tables = Schemas['palazzo.PalazzoTables']
export type Card = Schemas['palazzo.MoneyKind']
export type Currency = NonNullable<Card['currency']>
