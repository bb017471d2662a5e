// Wood on wood: a short knock, and the clatter of a palace that falls. Silent where sound is switched off.
import { settings } from '$lib/settings.svelte'

let audio: AudioContext | null = null

/** A knock after some seconds; a low one is a large piece. */
function hit(context: AudioContext, after: number, pitch: number, volume: number): void {
  const at = context.currentTime + after
  const length = 0.09
  const noise = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate)
  const samples = noise.getChannelData(0)
  for (let n = 0; n < samples.length; n++) samples[n] = (Math.random() * 2 - 1) * Math.exp((-9 * n) / samples.length)
  const source = new AudioBufferSourceNode(context, { buffer: noise })
  const body = new BiquadFilterNode(context, { type: 'bandpass', frequency: pitch, Q: 7 })
  const gain = new GainNode(context, { gain: volume })
  source.connect(body).connect(gain).connect(context.destination)
  source.start(at)
}

function play(hits: readonly (readonly [number, number, number])[]): void {
  if (!settings.get('sound')) return
  try {
    audio ??= new AudioContext()
    if (audio.state === 'suspended') void audio.resume()
    for (const [after, pitch, volume] of hits) hit(audio, after, pitch, volume)
  } catch {
    // no sound on this device
  }
}

/** A piece is set down. */
export const knock = (): void => play([[0, 980, 0.9], [0.03, 1430, 0.35]])

/** Everything comes down. */
export const clatter = (): void =>
  play(Array.from({ length: 26 }, (_, n) => [0.06 * n + 0.05 * Math.random(), 420 + 1100 * Math.random(), 0.9 * Math.exp(-n / 12)] as const))
