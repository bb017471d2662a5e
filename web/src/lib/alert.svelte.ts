// It is your turn: said, on request, by a notification of the browser. The bell is in sounds.ts.
import { settings } from './settings.svelte'

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
