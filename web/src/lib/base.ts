// Where the page lives: at the root of its site, or under a path such as /palazzi, which the server writes into the document.
// Every other file knows paths as if it were the root: what becomes an address goes through here.

/** What stands before every path: empty, or a path without a slash at its end. */
export const base: string = baseOf(document.querySelector('meta[name="palazzi-base"]'))

export function baseOf(written: Element | null): string {
  const path = written?.getAttribute('content') ?? ''
  return path.startsWith('/') ? path.replace(/\/+$/, '') : '' // not from our server: the page's development server
}

/** The address of the documentation, where the server has it. */
export const docs: string = document.querySelector('meta[name="palazzi-docs"]')?.getAttribute('content') ?? ''

/** The address of a path within this site. */
export const hrefOf = (path: string, under = base): string => under + path

/** The path that an address of this site stands for; as it is if it lies elsewhere. */
export function pathOf(pathname: string, under = base): string {
  if (pathname === under) return '/'
  return pathname.startsWith(`${under}/`) ? pathname.slice(under.length) : pathname
}

/** Whether an address of this site is ours. */
export const isOurs = (pathname: string, under = base): boolean =>
  pathname === under || pathname.startsWith(`${under}/`)

/** This page's own address, which paths are put behind. */
export const home = (): string => location.origin + base
