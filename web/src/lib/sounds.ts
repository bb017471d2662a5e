// What a table sounds like: cards, tiles, stones, seals, a fall, the bell of one's turn. All of it is computed, nothing is loaded;
// quiet, as the setting says, and never before somebody has touched the page.
import type { Message } from './protocol'
import { settings } from './settings.svelte'

export type Sound = 'card' | 'tile' | 'stone' | 'seal' | 'fall'

/** The sentences of the log that are heard, by the end of their keys. */
const HEARD: Record<string, Record<Sound, string>> = {
  palazzo: {
    card: 'deal deal-hidden reveal money take bid reshuffle',
    tile: 'warehouse quarry pick place found buy buy-free extract insert leftovers',
    stone: '',
    seal: 'rider won auction',
    fall: 'raze',
  },
  carrara: {
    card: 'card',
    tile: 'built raised laid refilled',
    stone: 'draw buy bought object',
    seal: 'scored upgrade announce',
    fall: '',
  },
  firenze: {
    card: 'deal draw redraw take play drop discarded reshuffle',
    tile: 'found built raise lay return',
    stone: 'get swap steal stir store gets',
    seal: 'deliver seal church-done endgame bell',
    fall: 'fall raze chip suffer sabotage',
  },
  // wood that moves is heard by its board
  paletti: { card: 'colour', tile: '', stone: 'roll', seal: 'seal seal-first', fall: '' },
}
const SOUNDS: ReadonlyMap<string, Sound> = new Map(
  Object.entries(HEARD).flatMap(([game, kinds]) =>
    Object.entries(kinds).flatMap(([sound, ends]) =>
      ends
        .split(' ')
        .filter(Boolean)
        .map((end) => [`${game}-log-${end}`, sound as Sound] as const),
    ),
  ),
)
export const HEARD_KEYS: readonly string[] = [...SOUNDS.keys()]
/** More than that at once is noise. */
const MOST = 5
const APART = 0.11
const VOLUME = 0.32

/** What is heard of a sentence: of all its parts, in their order. */
export function soundsOf(message: Message): Sound[] {
  const own = SOUNDS.get(message.key)
  const parts = Object.values(message.args)
    .flat()
    .flatMap((part) => (typeof part === 'object' ? soundsOf(part) : []))
  return own ? [own, ...parts] : parts
}

let audio: AudioContext | null = null

/** Makes a sound if there may be one: the page was touched, and its owner wants it. */
export function sound(make: (context: AudioContext) => void): void {
  if (settings.get('sound') === 'off' || !navigator.userActivation?.hasBeenActive) return
  try {
    audio ??= new AudioContext()
    if (audio.state === 'suspended') void audio.resume()
    make(audio)
  } catch {
    // no sound on this device
  }
}

/** The pieces that these sentences move, one after the other; the same twice in a row only once. */
export function hear(messages: readonly Message[]): void {
  if (settings.get('sound') !== 'all' || document.hidden) return
  const heard = messages.flatMap(soundsOf).filter((one, at, all) => one !== all[at - 1])
  if (heard.length)
    sound((context) => heard.slice(-MOST).forEach((one, at) => SYNTHS[one](context, at * APART)))
}

/** Two notes of a small bell: it is your turn. */
export const chime = (): void =>
  sound((context) => [659.3, 880].forEach((note, at) => ring(context, 0.02 + at * 0.14, note, 0.5 * VOLUME)))

/** A knock of wood after some seconds; a low one is a large piece. */
export function hit(context: AudioContext, after: number, pitch: number, volume: number, sharp = 7): void {
  const at = context.currentTime + after
  const length = 0.09
  const noise = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate)
  const samples = noise.getChannelData(0)
  for (let n = 0; n < samples.length; n++)
    samples[n] = (Math.random() * 2 - 1) * Math.exp((-9 * n) / samples.length)
  const source = new AudioBufferSourceNode(context, { buffer: noise })
  const body = new BiquadFilterNode(context, { type: 'bandpass', frequency: pitch, Q: sharp })
  const gain = new GainNode(context, { gain: volume })
  source.connect(body).connect(gain).connect(context.destination)
  source.start(at)
}

/** A tone with an overtone that dies away. */
function ring(
  context: AudioContext,
  after: number,
  pitch: number,
  volume: number,
  overtone = 2.76,
  length = 0.9,
): void {
  const at = context.currentTime + after
  const gain = new GainNode(context, { gain: 0 })
  gain.gain.linearRampToValueAtTime(volume, at + 0.01)
  gain.gain.exponentialRampToValueAtTime(0.0005, at + length)
  gain.connect(context.destination)
  for (const [times, share] of [
    [1, 1],
    [overtone, 0.25],
  ]) {
    const tone = new OscillatorNode(context, { frequency: pitch * times })
    tone.connect(new GainNode(context, { gain: share })).connect(gain)
    tone.start(at)
    tone.stop(at + length + 0.1)
  }
}

const SYNTHS: Record<Sound, (context: AudioContext, after: number) => void> = {
  card: (context, after) => hit(context, after, 3400, VOLUME, 0.8),
  tile: (context, after) => {
    hit(context, after, 720, 2 * VOLUME)
    hit(context, after + 0.025, 1150, 0.6 * VOLUME)
  },
  stone: (context, after) => {
    hit(context, after, 2300, VOLUME, 12)
    ring(context, after, 2300, 0.05 * VOLUME, 1.6, 0.12)
  },
  seal: (context, after) => {
    ring(context, after, 128, VOLUME, 1.5, 0.28)
    hit(context, after, 330, VOLUME, 3)
  },
  fall: (context, after) =>
    [0, 0.05, 0.12, 0.2].forEach((late, at) => hit(context, after + late, 900 - 130 * at, 1.5 * VOLUME)),
}
