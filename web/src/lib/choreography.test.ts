import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Film, STEP, TURN } from './choreography.svelte'
import type { Frame, StoryStep, View } from './protocol'
import { settings } from './settings.svelte'

const ME = 0
const base = { points: 0 } as unknown as View
const frame = (more: object = {}) =>
  ({ seat: ME, actor: ME, phase: 'playing', clock: { kind: 'none' }, ...more }) as unknown as Frame
/** A move: for each actor a step after which there is a point more. */
const move = (...actors: number[]): StoryStep[] =>
  actors.map((actor, i) => ({
    at: i + 1,
    actor,
    message: { key: 'step', args: { number: i + 1 } },
    change: [{ path: ['points'], value: i + 1 }],
  }))
const points = (film: Film) => (film.view as unknown as { points: number } | null)?.points

describe('a film', () => {
  let film: Film
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    settings.set('pace', 1)
    film = new Film()
  })
  afterEach(() => {
    film.finish()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('shows one step after the other, and then the frame', () => {
    film.push(frame(), base, move(1, 1, 1))
    const seen: [string, number | undefined][] = []
    while (film.shot) {
      seen.push([`${film.shot.number} / ${film.shot.of}`, points(film)])
      vi.advanceTimersByTime(STEP)
    }
    expect(seen).toEqual([
      ['1 / 3', 1],
      ['2 / 3', 2],
      ['3 / 3', 3],
    ])
    expect(film.view).toBeNull()
  })

  it('takes half the time at pace 2, and none at 0', () => {
    settings.set('pace', 2)
    film.push(frame(), base, move(1, 1))
    vi.advanceTimersByTime(STEP / 2)
    expect(film.shot?.number).toBe(2)
    film.setPace(0)
    expect(film.running).toBe(false)
    film.push(frame(), base, move(1))
    expect(film.running).toBe(false)
  })

  it('lasts no longer than a turn may', () => {
    film.push(frame(), base, move(...Array<number>(30).fill(1)))
    vi.advanceTimersByTime(TURN + 30)
    expect(film.running).toBe(false)
  })

  it('goes on, waits and ends as one likes', () => {
    film.push(frame(), base, move(1, 1, 1))
    film.next()
    expect(film.shot?.number).toBe(2)
    film.pause()
    vi.advanceTimersByTime(10 * STEP)
    expect(film.shot?.number).toBe(2)
    film.pause()
    vi.advanceTimersByTime(STEP)
    expect(film.shot?.number).toBe(3)
    film.finish()
    expect([film.shot, film.view]).toEqual([null, null])
  })

  it('tells the moves of several in turn', () => {
    film.push(frame(), base, move(1))
    film.push(frame(), base, move(2, 2))
    vi.advanceTimersByTime(STEP)
    expect([film.shot?.actor, film.shot?.number]).toEqual([2, 1])
  })

  it('does not show me what I did myself, only what came of it', () => {
    film.push(frame(), base, move(ME, ME, -1))
    expect([film.shot?.number, film.shot?.of, points(film)]).toEqual([1, 1, 3])
    film.finish()
    film.push(frame(), base, move(ME))
    expect(film.running).toBe(false)
  })

  it('gives what matters more time', () => {
    film.beats = ['step 2']
    film.push(frame(), base, move(1, 1))
    vi.advanceTimersByTime(STEP)
    expect(film.shot?.beat).toBe(true)
    vi.advanceTimersByTime(STEP)
    expect(film.running).toBe(true)
  })

  it('gives way to a clock of minutes, and to nothing without steps', () => {
    film.push(frame({ clock: { kind: 'bank', allowance: 60_000 } }), base, move(1))
    expect(film.running).toBe(false)
    film.push(frame(), null, move(1))
    expect(film.running).toBe(false)
    film.push(frame({ clock: { kind: 'move', allowance: 86_400_000 } }), base, move(1))
    expect(film.running).toBe(true)
  })

  it('keeps what happened since my last move, to be told again', () => {
    film.push(frame(), base, move(1))
    film.push(frame(), base, move(2))
    film.finish()
    expect(film.since.map((shot) => shot.actor)).toEqual([1, 2])
    film.again()
    expect(film.shot?.actor).toBe(1)
    film.push(frame(), base, move(ME))
    expect(film.since).toEqual([])
  })
})
