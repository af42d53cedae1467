import { at, hasBit, itemAt, type Seat } from '@orrery/kernel'
import { controllerOf, orbitalControl, total } from '../src/rules/control.ts'
import { hasBase, ORBITAL_OF, SECTOR_OF_BASE } from '../src/rules/map.ts'
import { tokensOf } from '../src/rules/pieces.ts'
import { FINAL, scoreAll } from '../src/rules/scoring.ts'
import { keptBy, keptCard } from '../src/rules/track.ts'
import { type Base, BASES, NONE, ORBITALS, type Player, type StepName, type View } from '../src/types.ts'
import { eachSaid, saidOf } from '../modules/words.ts'
import { apOf } from './context.ts'
import { list, plural, sentence } from './grammar.ts'
import { abilityName, baseName, cardName, inSector, orbitName, playerName, sourceName } from './names.ts'
import type { CountWords } from './module.ts'
import { playersOf } from './things.ts'

/*
 * Why one position is better than another, part by part, as a coach says it: what one would have, or what another would
 * not; '' where neither is so.
 */

type Reason = (better: View, played: View, player: Player) => string
/** Somebody would, or would not, have those things. */
type Say = (who: string, things: readonly string[], better: View) => string

const who = (player: Player, self: Player): string => (player === self ? 'you' : playerName(player))
const without = (names: readonly string[], others: readonly string[]): string[] =>
  names.filter((name) => !others.includes(name))

/** Things one has or has not: what one would gain, or else what the player would not have who would lose most. */
function having(things: (view: View, player: Player) => readonly string[], does: Say, doesNot: Say): Reason {
  return (better, played, self) => {
    const gained = without(things(better, self), things(played, self))
    if (gained.length > 0) return does(who(self, self), gained, better)
    const others = playersOf(better).filter((player) => player !== self)
    const losses = others.map((player) => ({ player, lost: without(things(played, player), things(better, player)) }))
    const [most] = losses.toSorted((a, b) => b.lost.length - a.lost.length)
    return most === undefined || most.lost.length === 0 ? '' : doesNot(who(most.player, self), most.lost, better)
  }
}

/** A number that one would have more of, or else another player less. */
function counting(count: (view: View, player: Player) => number, noun: (n: number) => string, where = ''): Reason {
  return (better, played, self) => {
    const change = (player: Player): number => count(better, player) - count(played, player)
    const own = change(self)
    if (own > 0) return `you would have ${noun(own)} more${where}`
    const other = playersOf(better).find((player) => player !== self && change(player) < 0)
    return other === undefined ? '' : `${who(other, self)} would have ${noun(-change(other))} less${where}`
  }
}

const cp = (n: number): string => `${n} CP`
const baseNames = (view: View, test: (base: Base) => boolean): string[] =>
  BASES.flatMap((_, base) => (hasBase(view.inPlay, base) && test(base) ? [baseName(base)] : []))

/* ---- Bases ------------------------------------------------------------------------------------------------------ */

const firstOn = (view: View, player: Player): string[] => baseNames(view, (base) => controllerOf(view, base) === player)

/** When places count: in Final Scoring, or, if they lie in one Sector that can still be the Bonus Sector, with it. */
function whenScored(view: View, names: readonly string[]): string {
  if (view.final) return ' in the Final Scoring'
  const sectors = new Set(BASES.flatMap((_, b) => (names.includes(baseName(b)) ? [at(SECTOR_OF_BASE, b)] : [])))
  const [sector = 0] = sectors
  const name = inSector(sector)
  if (sectors.size > 1 || at(view.markers, sector) === 0) return ''
  return ` when ${name} ${name.endsWith('s') ? 'are' : 'is'} scored`
}

const places = having(
  firstOn,
  (name, bases, view) => `${name} would be first on ${list(bases)}${whenScored(view, bases)}`,
  (name, bases, view) => `${name} would not be first on ${list(bases)}${whenScored(view, bases)}`,
)

/** CP that Final Scoring would give if the Bases stayed as they are. */
const inTheEnd = (view: View, player: Player): number =>
  scoreAll(view, FINAL).reduce((sum, { gains }) => sum + at(gains, player), 0)

const standing: Reason = (better, played, self) =>
  places(better, played, self) ||
  counting(inTheEnd, cp, ' if the game ended with the Bases as they are')(better, played, self)

/** By how much a player's total on a Base is ahead of everybody else's. */
function lead(view: View, player: Player, base: Base): number {
  const controller = orbitalControl(view, at(ORBITAL_OF, base))
  const totals = playersOf(view).map((one) => total(view, one, base, controller))
  return at(totals, player) - Math.max(0, ...totals.filter((_, one) => one !== player))
}
const FIRM = 2

const firm = having(
  (view, player) => baseNames(view, (base) => lead(view, player, base) >= FIRM),
  (name, bases) => `one cube would not be enough to take ${list(bases, 'or')} from ${name}`,
  (name, bases) => `one cube would be enough to take ${list(bases, 'or')} from ${name}`,
)

const bases = having(
  (view, player) => baseNames(view, (base) => hasBase(at(view.on, player), base)),
  (name, on) => `${name} would have influence on ${list(on)}`,
  (name, on) => `${name} would have no influence on ${list(on, 'or')}`,
)

/* ---- fleets ------------------------------------------------------------------------------------------------------ */

const orbitNames = (test: (orbital: number) => boolean): string[] =>
  ORBITALS.flatMap((_, orbital) => (test(orbital) ? [orbitName(orbital)] : []))

const fleets = counting(
  (view, player) => ORBITALS.reduce((sum, _, orbital) => sum + tokensOf(view, player, orbital), 0),
  (n) => plural(n, 'fleet'),
  ' on the map',
)

const reach = having(
  (view, player) => orbitNames((orbital) => hasBit(at(view.at, player), orbital)),
  (name, orbitals) => `${name} would have a fleet at ${list(orbitals)}`,
  (name, orbitals) => `${name} would have no fleet at ${list(orbitals, 'or')}`,
)

const control = having(
  (view, player) => orbitNames((orbital) => orbitalControl(view, orbital) === player),
  (name, orbitals) => `${name} would have Orbital Control of ${list(orbitals)}`,
  (name, orbitals) => `${name} would not have Orbital Control of ${list(orbitals, 'or')}`,
)

/** Something there is only one of, or that is identified by its name alone. */
const owning = (of: (view: View, player: Player) => readonly string[], more = ''): Reason =>
  having(
    of,
    (name, things) => `${name} would have ${list(things)}${more}`,
    (name, things) => `${name} would not have ${list(things, 'or')}${more}`,
  )

/* ---- cards, techs and the turn ----------------------------------------------------------------------------------- */

const keptEvents = (view: View, player: Player): string[] =>
  view.kept.filter((code) => keptBy(code) === player).map((code) => cardName(view, keptCard(code)))

const techs = (view: View, player: Player): string[] =>
  itemAt(view.ruleset.abilitiesOf, player).flatMap((ability) =>
    (at(view.techs, player) & itemAt(view.ruleset.abilities, ability).bit) !== 0 ||
    eachSaid((words) => [words.holds?.(view, player, ability) === true]).includes(true)
      ? [abilityName(view, ability)]
      : [],
  )

const isAt = (view: View, step: StepName, player: Player): boolean =>
  view.stack.some((frame) => frame.step === step && frame.seat === player)

const apLeft = (view: View, player: Player): number =>
  view.stack.reduce(
    (sum, { step, seat, left }) => sum + (step === 'spend' && seat === player ? Math.max(0, left) : 0),
    0,
  )

const event = (view: View, player: Player): string[] =>
  view.stack.flatMap(({ step, seat, by, source }) => {
    if (step === 'effect' && by === player) return [`the Event of ${sourceName(view, source)}`]
    return step === 'offer' && seat === player ? [`the Event of ${cardName(view, view.inHand)}`] : []
  })

const offered: Reason = (better, played) => {
  const open = (view: View): boolean => view.stack.some(({ step, seat }) => step === 'offer' && seat === NONE)
  if (open(better) === open(played)) return ''
  const isOpen = open(better)
  const card = cardName(better, (isOpen ? better : played).inHand)
  return isOpen
    ? `the others would be offered the Event of ${card}`
    : `nobody else would be offered the Event of ${card}`
}

const isScoring = (view: View): boolean => view.stack.some(({ step }) => step === 'score')
const due = (view: View, player: Player): number =>
  isScoring(view)
    ? scoreAll(view, Math.max(view.chosen, NONE)).reduce((sum, { gains }) => sum + at(gains, player), 0)
    : 0

/** A Scoring that is under way in only one of the two positions is described as a whole. */
const scoring: Reason = (better, played, self) => {
  if (isScoring(better) === isScoring(played)) return counting(due, cp, ' from this Scoring')(better, played, self)
  const view = isScoring(better) ? better : played
  const gains = [self, ...playersOf(view).filter((one) => one !== self)].map(
    (player) => `${due(view, player)} CP for ${who(player, self)}`,
  )
  return `${view === better ? 'there would be a Scoring now' : 'there would be no Scoring yet'}: ${list(gains)} as the Bases stand`
}

const REASONS: { readonly [part: string]: Reason } = {
  points: counting((view, player) => at(view.cp, player), cp),
  due: scoring,
  final: standing,
  firsts: standing,
  firm,
  bases,
  fleets,
  reach,
  control,
  kept: owning(keptEvents, ' as a Kept Event'),
  rocinante: owning((view, player) => (view.captain === player ? ['the Rocinante'] : [])),
  ...Object.fromEntries(
    Object.entries<CountWords>(saidOf('counts')).map(([part, { of, noun, where }]) => [
      part,
      counting(of, noun, where),
    ]),
  ),
  techs: owning(techs),
  actions: counting(apLeft, (n) => `${n} AP`, ' to spend'),
  card: counting(
    (view, player) => (isAt(view, 'use', player) ? apOf(view, view.inHand) : 0),
    (n) => `${n} AP`,
    ' on the card in hand',
  ),
  event: owning(event, ' to perform'),
  offered,
  turn: owning((view, player) => (isAt(view, 'turn', player) ? ['the next turn'] : [])),
}

/** The parts this can put into words. */
export const reasonParts: readonly string[] = Object.keys(REASONS)

export function reason(part: string, better: View, played: View, seat: Seat): string {
  const text = REASONS[part]?.(better, played, at(better.seating, seat)) ?? ''
  return text === '' ? '' : sentence(text)
}
