import { add, at, bit, itemAt, type MoveList } from '@orrery/kernel'
import { ACTION_CARD_ROWS } from '../../data/scenario.ts'
import {
  type Answer,
  eachOther,
  eachPlanet,
  eachSystem,
  type Look,
  must,
  planetNamed,
  playerNamed,
  systemNamed,
} from '../../rules/asking.ts'
import { SOURCES } from '../../rules/breakthrough.ts'
import { rollDie } from '../../rules/chance.ts'
import { lacksBreakthrough } from '../../rules/claim.ts'
import {
  exhaustedPlanet,
  hasInfantry,
  otherPlayer,
  ownPlanet,
  planetInSystem,
  readyPlanet,
  specialtyPlanet,
  strategyUnused,
} from '../../rules/conditions.ts'
import { push } from '../../rules/frames.ts'
import * as moves from '../../rules/moves.ts'
import { infoOf, ownedBy, systemOf } from '../../rules/planets.ts'
import { hasToken } from '../../rules/reach.ts'
import { asksWhole } from '../../rules/whole.ts'
import { type ActionCardRow, type CardOp, NONE, type Planet } from '../../types.ts'
import { canFollow, startPrimary, startSecondary } from '../strategy/strategyCards.ts'
import { readyPlanet as makeReady } from '../turn/readyOne.ts'
import { gainGoods } from './effects.ts'
import { steal } from './steal.ts'

/* TE-15.3: the targets of action cards. A card without any cannot be played. */

const rowOf = (l: Look): ActionCardRow => itemAt(ACTION_CARD_ROWS, l.f.what)
const resources = (l: Look): number => infoOf(l.s, planetNamed(l)).row.resources

const othersPlanet = must(
  'TE-15.3',
  'NOT_ANOTHER_PLAYERS',
  (l) => at(l.s.owner, planetNamed(l)) !== NONE && !ownedBy(l.s, planetNamed(l), l.f.seat),
)
/** Custodia Vigilia lies in no system, so in no home either (TE-10.7). */
const awayFromHome = must('TE-15.3', 'HOME_PLANET', (l) => {
  const system = systemOf(l.s, planetNamed(l))
  return system === NONE || itemAt(l.s.ruleset.systems, system).home === NONE
})

function eachStrategy({ s }: Look, out: MoveList): void {
  for (let c = 0; c < s.used.length; c++) out.push(moves.take(c))
}

/** The richest planet alone: no other gives as much (TE-15.19). */
function richest(l: Look, out: MoveList): void {
  const { s, f } = l
  if (!asksWhole(s)) return eachPlanet(l, out)
  const worth = (q: Planet): number => (ownedBy(s, q, f.seat) ? infoOf(s, q).row.resources : 0)
  let best = 0
  for (let q = 1; q < s.owner.length; q++) if (worth(q) > worth(best)) best = q
  out.push(moves.planet(s, best))
}

/** Mining Initiative. */
const goodsOfPlanet: Answer = {
  kind: moves.PLANET,
  candidates: richest,
  conditions: [[ownPlanet('TE-15.3')], [must('TE-15.3', 'NO_RESOURCES', (l) => resources(l) > 0)]],
  effect: (l, emit) => gainGoods(l.s, l.f.seat, resources(l), rowOf(l).name, emit),
}

/** Uprising. */
const exhaustOther: Answer = {
  kind: moves.PLANET,
  candidates: eachPlanet,
  conditions: [[othersPlanet], [readyPlanet, awayFromHome]],
  effect(l, emit) {
    const planet = planetNamed(l)
    l.s.spent[planet] = 1
    emit?.({ kind: 'exhausted', player: at(l.s.owner, planet), planet })
    gainGoods(l.s, l.f.seat, resources(l), rowOf(l).name, emit)
  },
}

/** Spy. */
const stealCard: Answer = {
  kind: moves.PLAYER,
  candidates: eachOther,
  conditions: [[otherPlayer('TE-15.3')], [must('TE-15.3', 'NO_CARDS', (l) => at(l.s.cards, playerNamed(l)) > 0)]],
  effect: (l, emit) => steal(l.s, l.f.seat, playerNamed(l), emit),
}

/** Frontline Deployment. */
const deploy: Answer = {
  kind: moves.PLANET,
  candidates: eachPlanet,
  conditions: [[ownPlanet('TE-15.3')], [planetInSystem]],
  effect(l, emit) {
    const infantry = rowOf(l).n ?? 0
    add(l.s.infantry, planetNamed(l), infantry)
    emit?.({ kind: 'reinforced', player: l.f.seat, planet: planetNamed(l), infantry })
  },
}

const plague: Answer = {
  kind: moves.PLANET,
  candidates: eachPlanet,
  conditions: [[othersPlanet], [hasInfantry('TE-15.3')]],
  effect(l, emit) {
    const { s } = l
    const planet = planetNamed(l)
    const dice = Array.from({ length: at(s.infantry, planet) }, () => rollDie(s))
    const lost = dice.filter((die) => die >= (rowOf(l).n ?? 0)).length
    add(s.infantry, planet, -lost)
    emit?.({ kind: 'plague', player: l.f.seat, planet, dice, lost })
  },
}

/** Strategize: a strategy card that nobody has used. */
const secondary: Answer = {
  kind: moves.TAKE,
  candidates: eachStrategy,
  conditions: [[strategyUnused], [must('TE-15.4', 'SECONDARY_WITHOUT_EFFECT', (l) => canFollow(l.s, l.f.seat, l.a))]],
  effect: ({ s, f, a: strategy }, emit) => startSecondary(s, f.seat, strategy, emit),
}

/** Overrule. */
const primary: Answer = {
  kind: moves.TAKE,
  candidates: eachStrategy,
  conditions: [[strategyUnused]],
  effect: ({ s, f, a: strategy }, emit) => startPrimary(s, f.seat, strategy, emit),
}

const readySpecialty: Answer = {
  kind: moves.PLANET,
  candidates: eachPlanet,
  conditions: [[ownPlanet('TE-15.3')], [exhaustedPlanet('TE-15.3'), specialtyPlanet]],
  effect: makeReady,
}

const giveBreakthrough: Answer = {
  kind: moves.PLAYER,
  candidates({ s, f }, out) {
    for (let k = 0; k < s.ruleset.seats; k++) out.push(moves.player(s, (f.seat + k) % s.ruleset.seats))
  },
  conditions: [[must('TE-4.1', 'HAS_BREAKTHROUGH', (l) => lacksBreakthrough(l.s, playerNamed(l)))]],
  effect(l) {
    push(l.s, 'gain', playerNamed(l)).what = SOURCES.indexOf('brilliance')
  },
}

/** Unexpected Action. */
const takeBack: Answer = {
  kind: moves.SYSTEM,
  candidates: eachSystem,
  conditions: [[must('TE-15.3', 'NO_TOKEN_THERE', (l) => hasToken(l.s, l.f.seat, systemNamed(l)))]],
  effect(l, emit) {
    const { s, f } = l
    const system = systemNamed(l)
    s.tokens[system] = at(s.tokens, system) & ~bit(f.seat)
    emit?.({ kind: 'tookBack', player: f.seat, system })
  },
}

export const TARGETS: { readonly [op in CardOp]?: readonly Answer[] } = {
  goodsOfPlanet: [goodsOfPlanet],
  exhaustOther: [exhaustOther],
  steal: [stealCard],
  deploy: [deploy],
  plague: [plague],
  secondary: [secondary],
  primary: [primary],
  brilliance: [readySpecialty, giveBreakthrough],
  takeBack: [takeBack],
}
