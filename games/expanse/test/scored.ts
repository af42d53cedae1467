import { game } from '../src/index.ts'
import { ABILITIES } from '../src/data/abilities.ts'
import { BASES, FACTIONS } from '../src/types.ts'
import type { BaseId, Event, FactionId } from '../src/types.ts'
import { type Spec, type Table, table } from './table.ts'

/* What a Scoring has told, read by names. */

export type Points = { readonly [p in FactionId]?: number }

const byFaction = (list: readonly number[]): Points =>
  Object.fromEntries(list.flatMap((n, p) => (n === 0 ? [] : [[FACTIONS[p] ?? '', n]])))

const scoreOf = (t: Table, base: BaseId): Event & { readonly kind: 'scored' } => {
  const told = t.events.findLast((e) => e.kind === 'scored' && e.base === BASES.indexOf(base))
  if (told?.kind !== 'scored') throw new Error(`${base} was not scored`)
  return told
}

/** CP that the last Scoring gave on a Base, by faction; who got none is left out. */
export const gainsOn = (t: Table, base: BaseId): Points => byFaction(scoreOf(t, base).gains)
/** Totals on a Base in the last Scoring. */
export const totalsOn = (t: Table, base: BaseId): Points => byFaction(scoreOf(t, base).totals)

/** The kinds of what happened, each run of one kind once. */
export const story = (t: Table): string[] => t.events.map((e) => e.kind).filter((kind, i, all) => kind !== all[i - 1])

/** The taker's turn, a free Score card before them: what the number says is the Scoring turn that it starts. */
export const scoring = (taker: FactionId, number: number): Spec => ({
  active: taker,
  scorings: number - 1,
  track: ['score', 'A08', 'A09', 'A10', 'A12'],
})

/** The free Score card is taken; what is told from here on is the Scoring itself. */
export function took(position: Spec): Table {
  const t = table(position).do('take 1')
  t.events.length = 0
  return t
}

/** Everybody passes as long as the step lasts; who was asked, in order. */
export function passAll(t: Table, ...steps: readonly string[]): FactionId[] {
  const asked: FactionId[] = []
  while (steps.includes(t.step() ?? '')) {
    asked.push(t.asked() ?? 'UN')
    t.do('pass')
  }
  return asked
}

/** A Scoring turn from the choice of the Sector to its end, in which nobody plays or builds anything. */
export function scoreThrough(t: Table, sector = 'outer'): Table {
  t.do(`bonus ${sector}`)
  passAll(t, 'window', 'freeBuild')
  return t
}

/** Techs in force, the mats left out. */
export function techs(t: Table): string[] {
  const { techs: owned } = game.position.write(t.state) as { techs?: { readonly [p: string]: readonly string[] } }
  return Object.values(owned ?? {})
    .flat()
    .filter((id) => ABILITIES.some((row) => row.id === id && row.level > 0))
    .toSorted()
}

export const captain = (t: Table): FactionId | undefined => FACTIONS[t.state.captain]
