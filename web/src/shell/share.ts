// Passing an address on: the system's own way on a phone, else the clipboard.
export async function share(url: string): Promise<boolean> {
  try {
    if (navigator.share && matchMedia('(pointer: coarse)').matches) await navigator.share({ url })
    else await navigator.clipboard.writeText(url)
    return true
  } catch {
    return false
  }
}
