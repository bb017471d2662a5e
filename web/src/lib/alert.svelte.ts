// It is your turn: said by the title, a sound and, on request, a notification of the browser.
import { settings } from './settings.svelte'

let audio: AudioContext | null = null

/** Two notes of a small bell. Silent until the page was touched once: browsers want it so. */
export function chime(notes: readonly number[] = [659.3, 880]): void {
  if (!settings.get('sound')) return
  try {
    audio ??= new AudioContext()
    if (audio.state === 'suspended') void audio.resume()
    const start = audio.currentTime + 0.02
    notes.forEach((frequency, index) => ring(audio!, frequency, start + index * 0.14))
  } catch {
    // no sound on this device
  }
}

function ring(context: AudioContext, frequency: number, at: number): void {
  const volume = context.createGain()
  volume.gain.setValueAtTime(0, at)
  volume.gain.linearRampToValueAtTime(0.16, at + 0.01)
  volume.gain.exponentialRampToValueAtTime(0.0005, at + 0.9)
  volume.connect(context.destination)
  for (const [overtone, share] of [
    [1, 1],
    [2.76, 0.25],
  ] as const) {
    const tone = context.createOscillator()
    const part = context.createGain()
    part.gain.value = share
    tone.frequency.value = frequency * overtone
    tone.connect(part).connect(volume)
    tone.start(at)
    tone.stop(at + 1)
  }
}

/** Asks whoever sits there. Browsers of phones have the name but let no page notify: `new` throws there. */
export async function allowNotifications(): Promise<boolean> {
  if (!('Notification' in window)) return false
  try {
    if (Notification.permission !== 'granted') new Notification('') // shows nothing before it is allowed
  } catch {
    return false
  }
  return (await Notification.requestPermission()) === 'granted'
}

/** Tells about a turn that began while the page was not looked at. */
export function notify(title: string, body: string): void {
  if (
    !settings.get('notify') ||
    !document.hidden ||
    !('Notification' in window) ||
    Notification.permission !== 'granted'
  )
    return
  try {
    const note = new Notification(title, { body, icon: '/icon.svg', tag: 'palazzi-turn' })
    note.onclick = () => {
      window.focus()
      note.close()
    }
  } catch {
    // allowed, and yet not possible here: the title and the bell have to do
  }
}
