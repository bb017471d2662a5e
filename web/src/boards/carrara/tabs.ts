// The pages of the board on a phone, and which of them a part lies on.
export const TABS = ['mine', 'shared', 'side'] as const
export type Tab = (typeof TABS)[number]

const WHERE: Record<string, Tab> = {
  screen: 'mine',
  city: 'mine',
  board: 'mine',
  score: 'mine',
  building: 'shared',
  sale: 'shared',
  upgrader: 'side',
}

/** The page that holds all these parts; null if they are spread, or on the wheel, which is always there. */
export function tabFor(parts: readonly string[]): Tab | null {
  const found = new Set(parts.map((part) => WHERE[part.split(':')[0]] ?? null))
  return found.size === 1 ? ([...found][0] ?? null) : null
}
