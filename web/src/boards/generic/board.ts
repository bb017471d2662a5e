// The board of a game that has none of its own, as the shell loads it.
import type { BoardModule } from '$lib/board'
import Board from './Board.svelte'

export const board: BoardModule = { Board }
