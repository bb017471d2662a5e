// Paletti's View and tables under short names: their types are made from games/paletti/shapes.py.
import type { components } from '$lib/openapi'

type Schemas = components['schemas']
export type PalettiView = Schemas['paletti.PalettiView']
export type Phase = PalettiView['phase']
export type SeatView = Schemas['paletti.SeatView']
/** `step`: 0 nothing yet, 1 gripped, 2 turned or pulled, 3 a place across, 4 all, 5 by hand, 6 the hand has stopped, 7 going back. */
export type Aim = Schemas['paletti.AimView']
export type Tables = Schemas['paletti.PalettiTables']
export type Colour = keyof PalettiView['owner']
export type Kind = keyof Tables['points']
