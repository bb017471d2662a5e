// Wood on wood: a short knock, the creak of a palace under strain, and the clatter of one that falls. Silent where sound is switched off.
import { hit, sound } from '$lib/sounds'

/** A low groan that slides up: many small slips, one after another. */
function groan(context: AudioContext, volume: number): void {
  const at = context.currentTime
  const slips = new OscillatorNode(context, { type: 'sawtooth', frequency: 38 })
  slips.frequency.linearRampToValueAtTime(61, at + 0.35)
  const wood = new BiquadFilterNode(context, { type: 'bandpass', frequency: 210, Q: 5 })
  const gain = new GainNode(context, { gain: 0 })
  gain.gain.linearRampToValueAtTime(volume, at + 0.06)
  gain.gain.exponentialRampToValueAtTime(0.001, at + 0.45)
  slips.connect(wood).connect(gain).connect(context.destination)
  slips.start(at)
  slips.stop(at + 0.5)
}

const play = (hits: readonly (readonly [number, number, number])[]): void =>
  sound((context) => {
    for (const [after, pitch, volume] of hits) hit(context, after, pitch, volume)
  })

/** A piece is set down. */
export const knock = (): void =>
  play([
    [0, 980, 0.9],
    [0.03, 1430, 0.35],
  ])

/** The palace strains: 0 … 1. */
export const creak = (level: number): void => sound((context) => groan(context, 0.15 + 0.45 * level))

/** Everything comes down. */
export const clatter = (): void =>
  play(
    Array.from(
      { length: 26 },
      (_, n) =>
        [0.06 * n + 0.05 * Math.random(), 420 + 1100 * Math.random(), 0.9 * Math.exp(-n / 12)] as const,
    ),
  )
