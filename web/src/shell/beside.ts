// Places a floating element beside another one, inside the window. One that is a popover is shown on top of everything, and
// placed by the window also where something around it, such as a blurred ground, would be what its place counts from.
import type { Attachment } from 'svelte/attachments'

const GAP = 8

export function beside(anchor: () => Element | null): Attachment<HTMLElement> {
  return (floating) => {
    const place = () => {
      const target = anchor()?.getBoundingClientRect()
      const box = floating.getBoundingClientRect()
      const wide = document.documentElement.clientWidth
      const high = window.innerHeight
      if (!target) {
        floating.style.left = `${(wide - box.width) / 2}px`
        floating.style.top = `${(high - box.height) / 2}px`
        return
      }
      const under = target.bottom + GAP
      const over = target.top - GAP - box.height
      const top =
        under + box.height <= high - GAP || over < GAP ? Math.min(under, high - box.height - GAP) : over
      const left = target.left + target.width / 2 - box.width / 2
      floating.style.left = `${Math.max(GAP, Math.min(left, wide - box.width - GAP))}px`
      floating.style.top = `${Math.max(GAP, top)}px`
    }
    if (floating.popover === 'manual') floating.showPopover()
    place()
    const again = new ResizeObserver(place)
    again.observe(floating)
    window.addEventListener('scroll', place, { passive: true, capture: true })
    window.addEventListener('resize', place)
    return () => {
      again.disconnect()
      window.removeEventListener('scroll', place, { capture: true })
      window.removeEventListener('resize', place)
    }
  }
}
