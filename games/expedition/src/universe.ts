import { kindOf, type Move } from '@orrery/kernel'
import { ACTION_CARD_ROWS, OBJECTIVE_ROWS, SECRET_ROWS, STRATEGY_ROWS, TECHNOLOGY_ROWS } from './data/scenario.ts'
import { hasRift } from './rules/ingress.ts'
import * as moves from './rules/moves.ts'
import { targetKinds } from './steps/cards/aimed.ts'
import { COLOURS, SLICES, type Ruleset, type State } from './types.ts'

const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i)

function makeUniverse(s: State): readonly Move[] {
  const systems = upTo(s.ruleset.systems.length)
  const planets = upTo(s.ruleset.planets.length)
  const players = upTo(s.ruleset.seats)
  const targets = [
    ...planets.map((p) => moves.planet(s, p)),
    ...players.map((p) => moves.player(s, p)),
    ...systems.map((i) => moves.system(s, i)),
    ...upTo(STRATEGY_ROWS.length).map(moves.take),
  ]
  const rifts = systems.filter((i) => hasRift(s, i))
  return [
    ...upTo(STRATEGY_ROWS.length).flatMap((c) => [moves.take(c), moves.use(c)]),
    ...systems.flatMap((i) => [moves.activate(s, i), moves.system(s, i), moves.plan(s, i)]),
    ...upTo(ACTION_CARD_ROWS.length).flatMap((k) => [moves.play(k), moves.discard(k)]),
    moves.pass,
    ...upTo(SLICES.length).map(moves.claim),
    moves.end,
    moves.jupiter,
    moves.council,
    ...upTo(TECHNOLOGY_ROWS.length).flatMap((t) => [moves.tech(t), moves.research(t)]),
    ...players.flatMap((p) => [moves.deal(s, p), moves.player(s, p)]),
    moves.withdraw,
    moves.accept,
    moves.reject,
    ...upTo(moves.MOST_NUMBER + 1).map(moves.number),
    ...planets.flatMap((p) => [moves.planet(s, p), moves.pds(s, p), moves.dock(s, p)]),
    moves.goods,
    ...upTo(SECRET_ROWS.length).map(moves.secret),
    moves.yes,
    moves.no,
    moves.never,
    ...upTo(COLOURS.length).flatMap((c) => systems.map((i) => moves.ingress(s, c, i))),
    ...systems.flatMap((from) => rifts.map((to) => moves.shift(s, from, to))),
    ...upTo(OBJECTIVE_ROWS.length).map(moves.objective),
    moves.any,
    ...upTo(moves.MOST_SWAPPED + 1).flatMap((a) =>
      upTo(moves.MOST_SWAPPED + 1).flatMap((b) => [moves.swap(a, b), moves.tokens(a, b)]),
    ),
    ...planets.flatMap((p) => upTo(moves.MOST_LANDED + 1).map((n) => moves.land(s, p, n))),
    ...planets.flatMap((p) => planets.slice(p + 1).map((q) => moves.both(s, p, q))),
    moves.ask,
    moves.breakthrough,
    ...planets.flatMap((p) => upTo(moves.MOST_LANDED).map((n) => moves.send(s, p, n + 1))),
    ...upTo(ACTION_CARD_ROWS.length).flatMap((card) =>
      targets.filter((m) => targetKinds(card).includes(kindOf(m))).map((m) => moves.playAt(card, m)),
    ),
  ]
}

const made = new WeakMap<Ruleset, readonly Move[]>()

/** Every move that could ever be named at this table. */
export function universe(s: State): readonly Move[] {
  const known = made.get(s.ruleset)
  if (known !== undefined) return known
  const list = makeUniverse(s)
  made.set(s.ruleset, list)
  return list
}
