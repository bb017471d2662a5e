// Carrara's View and tables under short names: their types are made from games/carrara/shapes.py.
import type { components } from '$lib/openapi'

type Schemas = components['schemas']
export type CarraraView = Schemas['carrara.CarraraView']
export type SeatView = Schemas['carrara.SeatView']
export type Tables = Schemas['carrara.CarraraTables']
export type Gain = Schemas['carrara.Gain']
export type Colour = keyof Tables['prices'][number]
export type City = keyof Tables['needed']
export type Field = keyof Tables['yields']
export type Type = keyof Tables['objects']
export type Thing = Tables['objects'][Type]
export type Scoring = Type | Field
export type CardColour = keyof Tables['cards']
