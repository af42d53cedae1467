/** The opponents one may ask for by name, weakest first: names alone, for whoever only shows them. */
export const levelNames = ['random', 'rookie', 'greedy', 'captain', 'admiral', 'legend'] as const

export type Level = (typeof levelNames)[number]

export const isLevel = (name: string): name is Level => levelNames.some((level) => level === name)
