// Passing an address on: the system's own way on a phone, else the clipboard.
import { reach } from '$lib/reach.svelte'

/** Whether it was passed on; a path becomes an address that others can open. */
export async function share(what: string): Promise<boolean> {
  try {
    const url = what.startsWith('/') ? `${await reach.known()}${what}` : what
    if (navigator.share && matchMedia('(pointer: coarse)').matches) await navigator.share({ url })
    else await navigator.clipboard.writeText(url)
    return true
  } catch {
    return false
  }
}
