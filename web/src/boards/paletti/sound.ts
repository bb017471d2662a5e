// Wood on wood: a short knock, the creak of a palace under strain, and the clatter of one that falls. Silent where sound is switched off.
import { settings } from '$lib/settings.svelte'

let audio: AudioContext | null = null

/** A knock after some seconds; a low one is a large piece. */
function hit(context: AudioContext, after: number, pitch: number, volume: number): void {
  const at = context.currentTime + after
  const length = 0.09
  const noise = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate)
  const samples = noise.getChannelData(0)
  for (let n = 0; n < samples.length; n++)
    samples[n] = (Math.random() * 2 - 1) * Math.exp((-9 * n) / samples.length)
  const source = new AudioBufferSourceNode(context, { buffer: noise })
  const body = new BiquadFilterNode(context, { type: 'bandpass', frequency: pitch, Q: 7 })
  const gain = new GainNode(context, { gain: volume })
  source.connect(body).connect(gain).connect(context.destination)
  source.start(at)
}

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

function sound(make: (context: AudioContext) => void): void {
  if (!settings.get('sound')) return
  try {
    audio ??= new AudioContext()
    if (audio.state === 'suspended') void audio.resume()
    make(audio)
  } catch {
    // no sound on this device
  }
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
