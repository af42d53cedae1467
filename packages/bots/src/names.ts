/** The opponents one may ask for by name, weakest first at a table of two: names alone, for code that only shows them. */
export const levelNames = ['random', 'rookie', 'greedy', 'captain', 'admiral', 'legend'] as const

export type Level = (typeof levelNames)[number]

/** The opponent where nobody chose another: on every page, and for a person who is away. */
export const DEFAULT_LEVEL: Level = 'greedy'

export const isLevel = (name: string): name is Level => levelNames.some((level) => level === name)

/** About how long a level thinks about one answer, in milliseconds; 0 is at once. */
export const thinkingTime: { readonly [level in Level]: number } = {
  random: 0,
  rookie: 200,
  greedy: 0,
  captain: 400,
  admiral: 1200,
  legend: 3500,
}
