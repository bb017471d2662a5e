// The bots as persons. A level the page does not know keeps its own name and a common portrait.
const NAMES: Record<string, readonly string[]> = {
  novice: ['Pippo', 'Tita', 'Beppe', 'Nuccia', 'Gigi'],
  casual: ['Nella', 'Baldo', 'Ginevra', 'Lapo', 'Tessa'],
  strong: ['Cosimo', 'Lucrezia', 'Piero', 'Alfonsina', 'Giuliano'],
  master: ['Fioravante', 'Artemisia', 'Brunello', 'Properzia', 'Leone'],
  greedy: ['Nella', 'Baldo', 'Ginevra', 'Lapo', 'Tessa'],
  random: ['Pippo', 'Tita', 'Beppe', 'Nuccia', 'Gigi'],
}

/** The name of a level's bot; `which` tells several of one table apart. */
export function botName(level: string, which = 0): string {
  const names = NAMES[level.split(':')[0]]
  if (!names) return which ? `${level} ${which + 1}` : level
  return names[which % names.length]
}

/** How many bots of the same level sit before a seat: tells those of one table apart, by name and portrait. */
export const likeBefore = (seats: readonly { kind: string; name: string }[], seat: number): number =>
  seats.slice(0, seat).filter(({ kind, name }) => kind === 'bot' && name === seats[seat].name).length

const PORTRAIT: Record<string, string> = { greedy: 'casual', random: 'novice' }

/** Which portrait shows a level's bot. */
export function botPortrait(level: string, which = 0): string {
  const known = PORTRAIT[level] ?? level
  if (known === 'casual' && which % 2) return 'casual2'
  return ['novice', 'casual', 'strong', 'master'].includes(known) ? known : 'casual'
}

/** Whether a record's seat is a bot's level. */
export const isLevel = (name: string): boolean => name.split(':')[0] in NAMES
