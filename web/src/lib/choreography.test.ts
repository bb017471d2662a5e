import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CHANGE, Film, STEP, TURN } from './choreography.svelte'
import type { Frame, StoryStep, View } from './protocol'
import { settings } from './settings.svelte'

const ME = 0
const base = { points: 0 } as unknown as View
const frame = (more: object = {}) =>
  ({ seat: ME, actor: ME, seats: [], phase: 'playing', clock: { kind: 'none' }, ...more }) as unknown as Frame
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
    film.beats = { 'step 2': 'won' }
    film.push(frame(), base, move(1, 1))
    vi.advanceTimersByTime(STEP)
    expect(film.shot?.beat).toBe('won')
    vi.advanceTimersByTime(STEP)
    expect(film.running).toBe(true)
  })

  it('names the greatest of what a sentence tells', () => {
    film.beats = { delivered: 'delivered', tile: 'last' }
    const [step] = move(1)
    const args = { first: { key: 'delivered', args: {} }, second: { key: 'tile', args: {} } }
    film.push(frame(), base, [{ ...step, message: { key: 'then', args } }])
    expect(film.shot?.beat).toBe('last')
  })

  it('ends before the results are shown, even if the last step was mine', () => {
    film.push(frame({ phase: 'finished', actor: -2 }), base, move(ME, ME))
    expect([film.shot?.beat, film.shot?.of, points(film)]).toEqual(['end', 1, 2])
    vi.advanceTimersByTime(2 * STEP)
    expect(film.running).toBe(false)
  })

  it('lets who moves come on stage before anything moves, and go with the film', () => {
    film.staging = () => true
    film.push(frame(), base, move(1, -1))
    film.push(frame(), base, move(2))
    expect([film.stage, points(film), film.shot?.number]).toEqual([1, 0, 1])
    vi.advanceTimersByTime(CHANGE)
    expect([film.stage, points(film)]).toEqual([1, 1])
    vi.advanceTimersByTime(STEP)
    expect([film.stage, points(film)]).toEqual([1, 2])
    vi.advanceTimersByTime(STEP)
    expect([film.stage, points(film)]).toEqual([2, 0])
    vi.advanceTimersByTime(CHANGE + STEP)
    expect([film.stage, film.running]).toEqual([null, false])
  })

  it('leaves a bot on stage while the next one thinks, and nobody where I am asked or skip it', () => {
    film.staging = () => true
    const bots = { actor: 2, seats: [{ kind: 'human' }, { kind: 'bot' }, { kind: 'bot' }] }
    film.push(frame(bots), base, move(1))
    vi.advanceTimersByTime(CHANGE + STEP)
    expect([film.running, film.stage]).toEqual([false, 1])
    film.push(frame(bots), base, move(1))
    film.finish()
    expect(film.stage).toBeNull()
    film.push(frame(), base, move(ME, -1))
    expect(film.stage).toBeNull()
  })

  it('is heard step by step when pieces have landed, and not where it is skipped', () => {
    const heard: unknown[] = []
    film.landed = (messages) => heard.push(...messages.map(({ args }) => args.number))
    film.push(frame(), base, move(1, 1, 1))
    expect(heard).toEqual([])
    vi.advanceTimersByTime(0.4 * STEP)
    expect(heard).toEqual([1])
    vi.advanceTimersByTime(STEP)
    expect(heard).toEqual([1, 2])
    film.finish()
    vi.advanceTimersByTime(5 * STEP)
    expect(heard).toEqual([1, 2])
    film.push(frame(), base, move(ME))
    expect(heard).toEqual([1, 2, 1])
  })

  it('gives way to a clock of minutes, and to nothing without steps', () => {
    film.push(frame({ clock: { kind: 'bank', allowance: 60_000 } }), base, move(1))
    expect(film.running).toBe(false)
    film.push(frame(), null, move(1))
    expect(film.running).toBe(false)
    film.push(frame({ clock: { kind: 'move', allowance: 86_400_000 } }), base, move(1))
    expect(film.running).toBe(true)
  })

  it('is over for whoever went away, and begins for nobody who is', () => {
    const seen = vi.spyOn(document, 'visibilityState', 'get')
    film.push(frame(), base, move(1, 1))
    expect(film.running).toBe(true)
    seen.mockReturnValue('hidden')
    film.hidden()
    expect([film.running, film.view]).toEqual([false, null])
    film.push(frame(), base, move(1))
    expect(film.running).toBe(false)
    seen.mockRestore()
    expect(film.since.map((shot) => shot.actor)).toEqual([1, 1, 1])
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
