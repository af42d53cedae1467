import { at, bitCount, kindOf, onlyArg } from '@orrery/kernel'
import { SECTOR_ROWS } from '../../src/data/board.ts'
import { NUMBER, USE } from '../../src/rules/moves.ts'
import { NONE, type View } from '../../src/types.ts'
import { askedOf, frameOf, opOf } from '../../words/context.ts'
import { plural } from '../../words/grammar.ts'
import { type ModuleWords, under } from '../../words/module.ts'
import { inSector } from '../../words/names.ts'
import { POWER } from './moves.ts'
import { controlledIn, hasPlay, hasPoint, leaderSector } from './rules.ts'

export const POINT_NOTE =
  'A Power Play is a whole turn: this many CP for each Base its owner controls in the Sector of its leader. Each token and each Sector once.'

function gainOf(view: View, point: number): number {
  const sector = leaderSector(view, askedOf(view))
  return sector === NONE ? 0 : point * controlledIn(view, askedOf(view), sector)
}

const isRecovering = (view: View): boolean => opOf(view, frameOf(view))?.op === 'recoverPoint'
const names = (list: readonly string[]): string => (list.length === 0 ? 'none' : list.join(', '))

export const epsilon = {
  about: 'Each side has a leader with an action of its own, and may make Power Plays where it is.',
  asks: { recoverPoint: () => 'choose a Point token to take back' },
  answers: [{ kind: POWER, before: USE, words: 'make a Power Play' }],
  move(m, view) {
    if (kindOf(m) === POWER) return `Power Play with the ${onlyArg(m)} for ${gainOf(view, onlyArg(m))} CP`
    return kindOf(m) === NUMBER && isRecovering(view) ? `Take back the ${onlyArg(m)}` : undefined
  },
  choice(m, view) {
    if (kindOf(m) === POWER)
      return under('P', 'Power Play', `with the ${onlyArg(m)}`, { note: `+${gainOf(view, onlyArg(m))} CP` })
    return kindOf(m) === NUMBER && isRecovering(view) ? under('P', 'Take back', `the ${onlyArg(m)}`) : undefined
  },
  events: {
    powerPlayed: ({ sector, point, cp }, _, does) =>
      `${does('make')} a Power Play in ${inSector(sector)} with the ${point} and gains ${cp} CP`,
    recovered: ({ point }, _, does) => `${does('take')} back the ${point}`,
  },
  refusals: {
    leaderOffMap: 'your leader is not on the map',
    noPlayLeft: 'your token for {sector} is spent',
    noPointLeft: 'you have no Point token {n}',
    pointNotSpent: 'you have not spent the {n}',
    whenPower: 'a Power Play is your whole turn. Now: {asked}',
  },
  clauses: {
    recoverPoint: ({ n }, voice) => `${voice.does('take')} back ${n} of ${voice.their} spent Point tokens`,
  },
  briefs: { recoverPoint: ({ n }) => `take back ${n} Point token${n === 1 ? '' : 's'}` },
  counts: {
    plays: {
      of: (view, player) => bitCount(at(view.plays, player)),
      noun: (n) => plural(n, 'Power Play'),
      where: ' left',
    },
  },
  /** Point tokens and Sectors left for Power Plays. */
  playerParts(view, player) {
    if (view.ruleset.points.length === 0) return []
    const points = view.ruleset.points.filter((_, i) => hasPoint(view, player, i)).map(String)
    const sectors = SECTOR_ROWS.filter((_, i) => hasPlay(view, player, i)).map((row) => row.name)
    return [['Power Play', `${names(points)} in ${names(sectors)}`]]
  },
} satisfies ModuleWords
