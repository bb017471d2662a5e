// The pages of the board on a small screen, and which of them a part lies on.
export const PAGES = ['market', 'offer', 'cities', 'score', 'others'] as const
export type Page = (typeof PAGES)[number]

const WHERE: Record<string, Page> = {
  wheel: 'market',
  bag: 'market',
  sale: 'market',
  building: 'offer',
  city: 'cities',
  board: 'cities',
  score: 'score',
  upgrader: 'others',
}

/**
 * The page that a decision is about: the one with all its parts; null if they are spread over several. Own stones lie on none,
 * for they are always at hand: what is paid with them stands in a city.
 */
export function pageFor(parts: readonly string[]): Page | null {
  const found = new Set(parts.flatMap((part) => WHERE[part.split(':')[0]] ?? []))
  if (!found.size && parts.some((part) => part.startsWith('screen:'))) return 'cities'
  return found.size === 1 ? [...found][0] : null
}
