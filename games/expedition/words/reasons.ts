import { at, type Seat } from '@orrery/kernel'
import { STRATEGY_ROWS } from '../src/data/scenario.ts'
import { holdsSecret, SECRET_COUNT } from '../src/rules/cards.ts'
import { claimsMade, lacksBreakthrough } from '../src/rules/claim.ts'
import { canScore, hasScored, holds, pointsNow, secretHolds, treasuryOf } from '../src/rules/holdings.ts'
import { canPaySlice } from '../src/rules/means.ts'
import { infoOf, isReady, ownedBy, planetsIn, thundersEdge } from '../src/rules/planets.ts'
import { owns, TECH_COUNT } from '../src/rules/techs.ts'
import { NONE, type Planet, type Player, type StepName, type View } from '../src/types.ts'
import { list, plural } from './grammar.ts'
import { commodities, goods, objectiveName, planetName, secretName, strategyName, techName } from './names.ts'

/* Why one position is better than another, part by part: what the player would have had. */

type Reason = (better: View, played: View, p: Player) => string

/** Something counted: said where there would be more of it. */
const more =
  (count: (v: View, p: Player) => number, say: (n: number, was: number) => string): Reason =>
  (better, played, p) => {
    const [n, was] = [count(better, p), count(played, p)]
    return n > was ? say(n, was) : ''
  }

/** Things by name: those that would be there and are not. */
const also =
  (things: (v: View, p: Player) => readonly string[], say: (names: string) => string): Reason =>
  (better, played, p) => {
    const there = things(played, p)
    const names = things(better, p).filter((name) => !there.includes(name))
    return names.length === 0 ? '' : say(list(names))
  }

const youWouldHave =
  (thing: (n: number) => string) =>
  (n: number, was: number): string =>
    `You would have ${thing(n)} instead of ${was}.`

const planets = (v: View, p: Player, fits: (q: Planet) => boolean = () => true): readonly Planet[] =>
  v.owner.flatMap((owner, q) => (owner === p && fits(q) ? [q] : []))

const sum = (v: View, p: Player, count: (q: Planet) => number): number =>
  planets(v, p).reduce((n, q) => n + count(q), 0)

/** What steps in progress will still bring the player. */
const underWay = (v: View, p: Player, steps: readonly StepName[], count: 'left' | 'held' | 'one'): number =>
  v.stack.reduce((n, f) => n + (f.seat === p && steps.includes(f.step) ? (count === 'one' ? 1 : f[count]) : 0), 0)

const structures = (v: View, p: Player, kind: 'pds' | 'docks'): readonly string[] =>
  planets(v, p, (q) => at(v[kind], q) > 0).map((q) => planetName(v, q))

const scorable = (v: View, p: Player): readonly string[] =>
  v.publics.filter((o) => canScore(v, p, o)).map((o) => objectiveName(o))

/** The objective the player would be nearest to of those that would be nearer. */
const nearer: Reason = (better, played, p) => {
  for (const o of better.publics) {
    const { have, n = 1 } = better.ruleset.objectives[o] ?? {}
    if (have === undefined || hasScored(better, p, o)) continue
    const [now, was] = [holds(better, p, have), holds(played, p, have)]
    if (now > was && now < n) return `You would have ${now} of ${n} for ${objectiveName(o)} instead of ${was}.`
  }
  return ''
}

const slices: Reason = more(
  (v, p) => at(v.claims, p) + underWay(v, p, ['claim'], 'one'),
  (n) => `You would have ${plural(n, 'slice')} on the way to Thunder's Edge.`,
)

/** The same number of slices counts for more when others have fewer. */
const hope: Reason = (better, played, p) => {
  const own = slices(better, played, p)
  if (own !== '' || at(better.claims, p) === 0 || claimsMade(better) === claimsMade(played)) return own
  return `Your ${plural(at(better.claims, p), 'slice')} of ${claimsMade(better)} would count for more.`
}

/** Whether a first slice could be paid for now, as far as this view shows. */
const canStart = (v: View, p: Player): boolean =>
  !v.flipped && lacksBreakthrough(v, p) && v.slices.some((by, slice) => by === NONE && canPaySlice(v, p, slice))

/** Planets that a tactical action under way can still get. */
const targets = (v: View, p: Player): readonly string[] =>
  v.stack
    .filter(({ step, seat, held }) => seat === p && (step === 'muster' || (step === 'land' && held > 0)))
    .flatMap(({ what }) => planetsIn(v, what))
    .filter((q) => !ownedBy(v, q, p))
    .map((q) => planetName(v, q))

const ripeSecrets = (v: View, p: Player): readonly string[] => {
  const names: string[] = []
  for (let k = 0; k < SECRET_COUNT; k++) if (holdsSecret(v, p, k) && secretHolds(v, p, k)) names.push(secretName(k))
  return names
}

const techs = (v: View, p: Player): readonly string[] => {
  const names: string[] = []
  for (let t = 0; t < TECH_COUNT; t++) if (owns(v, p, t)) names.push(techName(t))
  return names
}

const wealth: Reason = (better, played, p) => {
  const resources = (v: View): number => sum(v, p, (q) => infoOf(v, q).row.resources)
  const influence = (v: View): number => sum(v, p, (q) => infoOf(v, q).row.influence)
  const [now, was] = [resources(better) + influence(better), resources(played) + influence(played)]
  return now > was
    ? `Your planets would give ${plural(resources(better), 'resource')} and ${influence(better)} influence.`
    : ''
}

/** Something that is held or not. */
const holding = (has: (v: View, p: Player) => boolean, say: string): Reason =>
  more(
    (v, p) => (has(v, p) ? 1 : 0),
    () => say,
  )

const ownsMecatol = (v: View, p: Player): boolean =>
  (v.ruleset.planetsIn[v.ruleset.mecatol] ?? []).some((q) => ownedBy(v, q, p))

const REASONS: { readonly [part: string]: Reason } = {
  points: more(
    pointsNow,
    youWouldHave((n) => plural(n, 'point')),
  ),
  styx: holding((v, p) => at(v.owner, v.ruleset.styx) === p, 'You would hold Styx.'),
  edge: holding((v, p) => at(v.owner, thundersEdge(v)) === p, "You would hold Thunder's Edge."),
  guard: more(
    (v, p) => (at(v.owner, thundersEdge(v)) === p ? at(v.infantry, thundersEdge(v)) : 0),
    (n) => `${n} infantry would guard Thunder's Edge.`,
  ),
  hope,
  slices,
  first: holding(canStart, 'You could pay for your first slice.'),
  goods: more((v, p) => at(v.goods, p), youWouldHave(goods)),
  treasury: more(
    (v, p) => treasuryOf(v.ruleset, at(v.goods, p)),
    (n) => `Your trade goods would be worth ${plural(n, 'point')} at the end.`,
  ),
  commodities: more((v, p) => at(v.commodities, p), youWouldHave(commodities)),
  tactic: more(
    (v, p) => at(v.tactic, p),
    youWouldHave((n) => plural(n, 'tactic token')),
  ),
  strategy: more(
    (v, p) => at(v.strategy, p),
    youWouldHave((n) => plural(n, 'strategy token')),
  ),
  cards: more(
    (v, p) => at(v.cards, p),
    youWouldHave((n) => plural(n, 'action card')),
  ),
  secrets: more(
    (v, p) => at(v.secrets, p),
    youWouldHave((n) => plural(n, 'secret objective')),
  ),
  ripe: also(ripeSecrets, (names) => `You would meet the requirement of ${names}.`),
  techs: also(techs, (names) => `You would own ${names}.`),
  planets: also(
    (v, p) => planets(v, p).map((q) => planetName(v, q)),
    (names) => `You would control ${names}.`,
  ),
  wealth,
  ready: also(
    (v, p) => planets(v, p, (q) => isReady(v, q)).map((q) => planetName(v, q)),
    (names) => `You could still spend ${names}.`,
  ),
  infantry: more(
    (v, p) => sum(v, p, (q) => at(v.infantry, q)),
    (n, was) => `You would have ${n} infantry instead of ${was}.`,
  ),
  pds: also(
    (v, p) => structures(v, p, 'pds'),
    (names) => `You would have a PDS on ${names}.`,
  ),
  docks: also(
    (v, p) => structures(v, p, 'docks'),
    (names) => `You would have a space dock on ${names}.`,
  ),
  scorable: also(scorable, (names) => `You could score ${names}.`),
  further: also(scorable, (names) => `You could score ${names} too.`),
  near: nearer,
  mecatol: holding(ownsMecatol, 'You would hold Mecatol Rex.'),
  speaker: holding((v, p) => v.speaker === p, 'You would be the speaker.'),
  passed: holding((v, p) => at(v.passed, p) === 0, 'You would not have passed yet.'),
  action: more(
    (v, p) => underWay(v, p, ['turn'], 'left'),
    () => 'You would still have an action this turn.',
  ),
  claim: holding(
    (v, p) => !v.claimed && !v.flipped && underWay(v, p, ['window'], 'one') > 0,
    'You could still claim a slice this turn.',
  ),
  research: more(
    (v, p) => underWay(v, p, ['research', 'skip'], 'one'),
    () => 'You would go on to research a technology.',
  ),
  building: more(
    (v, p) => underWay(v, p, ['structure'], 'one'),
    () => 'You would go on to place a structure.',
  ),
  readying: more(
    (v, p) => underWay(v, p, ['readyPlanets'], 'left'),
    (n) => `You would go on to ready up to ${plural(n, 'planet')}.`,
  ),
  tokens: more(
    (v, p) => underWay(v, p, ['giveTokens'], 'left'),
    (n) => `You would go on to gain ${plural(n, 'command token')}.`,
  ),
  conquest: also(targets, (names) => `You could take ${names}.`),
  landing: more(
    (v, p) => underWay(v, p, ['muster', 'land'], 'held') + underWay(v, p, ['assault', 'combat', 'produce'], 'left'),
    (n) => `You would have ${n} infantry on the way.`,
  ),
  ...Object.fromEntries(
    STRATEGY_ROWS.map(({ id }, c): [string, Reason] => [
      id,
      holding(
        (v, p) => at(v.holders, c) === p && at(v.used, c) === 0,
        `You would still have ${strategyName(c)} to use.`,
      ),
    ]),
  ),
}

/** '' where the part has no sentence, or what is better lies with the others. */
export const reason = (part: string, better: View, played: View, seat: Seat): string =>
  REASONS[part]?.(better, played, seat) ?? ''
