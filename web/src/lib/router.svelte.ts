// Where we are: paths of the history API. Links inside the page are followed without loading it again.
import { hrefOf, isOurs, pathOf } from './base'

/** Addresses of this site that the server answers itself. */
const NO_PAGES = /^\/(api|docs)\//

class Router {
  /** Without what the whole site lives under. */
  path = $state(pathOf(location.pathname))
  query = $state(location.search)
  hash = $state(location.hash)

  constructor() {
    addEventListener('popstate', () => this.#look())
    addEventListener('hashchange', () => this.#look())
    document.addEventListener('click', (event) => this.#follow(event))
  }

  go(to: string, how: 'push' | 'replace' = 'push'): void {
    history[how === 'push' ? 'pushState' : 'replaceState'](null, '', hrefOf(to))
    this.#look()
    if (how === 'push' && !this.hash) scrollTo(0, 0)
  }

  #look(): void {
    this.path = pathOf(location.pathname)
    this.query = location.search
    this.hash = location.hash
  }

  #follow(event: MouseEvent): void {
    if (
      event.defaultPrevented ||
      event.button ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (
      !(link instanceof HTMLAnchorElement) ||
      link.target ||
      link.hasAttribute('download') ||
      link.origin !== location.origin
    )
      return
    const path = pathOf(link.pathname)
    if (!isOurs(link.pathname) || NO_PAGES.test(path)) return
    if (link.pathname === location.pathname && link.search === location.search && link.hash) return
    event.preventDefault()
    this.go(path + link.search + link.hash)
  }
}

export const router = new Router()
