import { availableParallelism } from 'node:os'
import { THOROUGH } from '@orrery/bots'
import type { Amount, Count, Flag, Flags } from './flag.ts'

/** Which game is played, by how many, with which options. */
export const TABLE_FLAGS: Flags = {
  game: { kind: 'text', value: 'NAME', about: 'which game' },
  seats: { kind: 'count', about: 'how many play (the fewest)' },
  set: { kind: 'list', value: 'OPTION=VALUE', about: 'an option of the game; may be given again for another one' },
  modules: { kind: 'text', value: 'NAMES', about: 'modules of the game, or all: the same as --set modules=NAMES' },
  pack: { kind: 'text', value: 'FILE', about: 'play with this pack (orrery pack --help)' },
  seed: { kind: 'text', value: 'TEXT', about: 'where all chance comes from; the same seed gives the same game' },
}

export const gamesFlag = (preset: number, about = 'how many games'): Count => ({
  kind: 'count',
  max: 10_000_000,
  preset,
  about,
})

export const iterationsFlag = (preset: number, about: string): Count => ({
  kind: 'count',
  max: 1_000_000,
  preset,
  about,
})

export const JOBS: Count = {
  kind: 'count',
  max: Math.max(64, availableParallelism()),
  preset: 1,
  about: 'how many at the same time',
}

export const SCALE: Amount = {
  kind: 'amount',
  value: 'F',
  max: 1000,
  preset: 1,
  about: 'all budgets of thinking bots times this, such as 0.05',
}

/** In milliseconds. Node's timers end at once when they are asked to wait for more than 24 days. */
const HOUR = 3_600_000

/** How bots and the coach think. */
export const WORK_FLAGS: Flags = {
  think: {
    kind: 'count',
    value: 'MS',
    max: HOUR,
    preset: 10_000,
    about: 'how long a bot may think before it is stopped',
  },
  scale: SCALE,
  coach: iterationsFlag(THOROUGH, 'how much the coach thinks about a decision, in iterations'),
}

export const LOG: Flag = {
  kind: 'choice',
  value: 'LEVEL',
  choices: ['silent', 'error', 'warn', 'info'],
  preset: 'warn',
  about: 'what is logged on stderr',
}
