import { add, at, kindOf, type Move, of, only } from '@orrery/kernel'
import { ACTION_CARD_ROWS } from '../data/scenario.ts'
import type { ActionCardRow, CardOp, Emit, Frame, Planet, Player, State } from '../types.ts'
import { NONE, TRAITS } from '../types.ts'
import { SOURCES } from '../rules/breakthrough.ts'
import { dropExcess, KINDS } from '../rules/cards.ts'
import { below, rollDie } from '../rules/chance.ts'
import { lacksBreakthrough } from '../rules/claim.ts'
import { canSpend } from '../rules/costs.ts'
import { pop, push } from '../rules/frames.ts'
import { MoveList } from '../rules/moveList.ts'
import * as moves from '../rules/moves.ts'
import { INFLUENCE } from '../rules/payment.ts'
import { infoOf, isReady, ownedBy, specialtiesOf, systemOf as whereIs } from '../rules/planets.ts'
import { hasToken } from '../rules/reach.ts'
import { isGround } from '../rules/structures.ts'
import { anyResearch } from '../rules/techs.ts'
import { pushPay } from './pay.ts'
import { canFollow, startPrimary, startSecondary } from './strategy.ts'
import { eachOther, planetOf, playerOf, type Step, systemOf } from './step.ts'

/* TE-15.3: action cards that are an action. What each offers, what an answer does, and what needs none. */

interface Card {
  /** Lists targets; a card without targets cannot be played. */
  list?(s: State, p: Player, row: ActionCardRow, out: MoveList): void
  pick?(s: State, p: Player, m: Move, row: ActionCardRow, emit: Emit): void
  /** For cards without a target: whether they do anything, and what. */
  ready?(s: State, p: Player, row: ActionCardRow): boolean
  run?(s: State, p: Player, row: ActionCardRow, emit: Emit): void
}

function listPlanets(s: State, out: MoveList, fits: (planet: Planet) => boolean): void {
  for (let q = 0; q < s.owner.length; q++) if (fits(q)) out.push(moves.planet(s, q))
}

const isTrait = (s: State, row: ActionCardRow, planet: Planet): boolean =>
  row.trait !== undefined && (infoOf(s, planet).traits & (1 << TRAITS.indexOf(row.trait))) !== 0

const gainGoods = (s: State, player: Player, n: number, why: string, emit: Emit): void => {
  add(s.goods, player, n)
  emit?.({ kind: 'goods', player, n, why })
}

const resourcesOf = (s: State, planet: Planet): number => infoOf(s, planet).row.resources
const isOthers = (s: State, p: Player, planet: Planet): boolean =>
  at(s.owner, planet) !== NONE && !ownedBy(s, planet, p)

/** Custodia Vigilia lies in no system, so in no home either (TE-10.7). */
const isHome = (s: State, planet: Planet): boolean => {
  const system = whereIs(s, planet)
  return system !== NONE && of(s.box.systems, system).home !== NONE
}

/** A strategy card that nobody has used: unchosen, or readied before its owner. */
const isFree = (s: State, card: number): boolean => at(s.used, card) === 0

const OPS: { readonly [op in CardOp]?: Card } = {
  readyTrait: {
    ready: (s, p, row) => s.owner.some((owner, q) => owner === p && !isReady(s, q) && isTrait(s, row, q)),
    run(s, p, row, emit) {
      for (let q = 0; q < s.owner.length; q++) {
        if (!ownedBy(s, q, p) || isReady(s, q) || !isTrait(s, row, q)) continue
        s.spent[q] = 0
        emit?.({ kind: 'readied', player: p, planet: q })
      }
    },
  },
  goodsPerTrait: {
    ready: (s, p, row) => s.owner.some((owner, q) => owner === p && isTrait(s, row, q)),
    run(s, p, row, emit) {
      gainGoods(s, p, s.owner.filter((owner, q) => owner === p && isTrait(s, row, q)).length, row.name, emit)
    },
  },
  goodsOfPlanet: {
    list: (s, p, _, out) => listPlanets(s, out, (q) => ownedBy(s, q, p) && resourcesOf(s, q) > 0),
    pick: (s, p, m, row, emit) => gainGoods(s, p, resourcesOf(s, planetOf(s, m)), row.name, emit),
  },
  exhaustOther: {
    list: (s, p, _, out) => listPlanets(s, out, (q) => isOthers(s, p, q) && isReady(s, q) && !isHome(s, q)),
    pick(s, p, m, row, emit) {
      const planet = planetOf(s, m)
      s.spent[planet] = 1
      emit?.({ kind: 'exhausted', player: at(s.owner, planet), planet })
      gainGoods(s, p, resourcesOf(s, planet), row.name, emit)
    },
  },
  steal: {
    list(s, p, _, out) {
      eachOther(s, p, (q) => {
        if (at(s.cards, q) > 0) out.push(moves.player(s, q))
      })
    },
    pick: (s, p, m, _, emit) => steal(s, p, playerOf(s, m), emit),
  },
  buyTech: {
    ready: (s, p, row) => at(s.goods, p) >= (row.n ?? 0) && anyResearch(s, p),
    run(s, p, row) {
      add(s.goods, p, -(row.n ?? 0))
      push(s, 'research', p)
    },
  },
  deploy: {
    list: (s, p, _, out) => listPlanets(s, out, (q) => isGround(s, p, q)),
    pick(s, p, m, row, emit) {
      const infantry = row.n ?? 0
      add(s.infantry, planetOf(s, m), infantry)
      emit?.({ kind: 'reinforced', player: p, planet: planetOf(s, m), infantry })
    },
  },
  plague: {
    list: (s, p, _, out) => listPlanets(s, out, (q) => isOthers(s, p, q) && at(s.infantry, q) > 0),
    pick(s, p, m, row, emit) {
      const planet = planetOf(s, m)
      const dice = Array.from({ length: at(s.infantry, planet) }, () => rollDie(s))
      const lost = dice.filter((die) => die >= (row.n ?? 0)).length
      add(s.infantry, planet, -lost)
      emit?.({ kind: 'plague', player: p, planet, dice, lost })
    },
  },
  buySecret: {
    ready: (s, p, row) => canSpend(s, p, INFLUENCE, row.n ?? 0),
    run(s, p, row) {
      push(s, 'drawSecret', p)
      pushPay(s, p, INFLUENCE, row.n ?? 0)
    },
  },
  secondary: {
    list(s, p, _, out) {
      for (let c = 0; c < s.used.length; c++) if (isFree(s, c) && canFollow(s, p, c)) out.push(moves.take(c))
    },
    pick: (s, p, m, _, emit) => startSecondary(s, p, only(m), emit),
  },
  primary: {
    list(s, _p, _, out) {
      for (let c = 0; c < s.used.length; c++) if (isFree(s, c)) out.push(moves.take(c))
    },
    pick: (s, p, m, _, emit) => startPrimary(s, p, only(m), emit),
  },
  brilliance: {
    list(s, p, _, out) {
      listPlanets(s, out, (q) => ownedBy(s, q, p) && !isReady(s, q) && specialtiesOf(s, q) !== 0)
      for (let k = 0; k < s.box.seats; k++) {
        const q = (p + k) % s.box.seats
        if (lacksBreakthrough(s, q)) out.push(moves.player(s, q))
      }
    },
    pick(s, p, m, _, emit) {
      if (kindOf(m) === moves.PLAYER) {
        push(s, 'gain', playerOf(s, m)).what = SOURCES.indexOf('brilliance')
        return
      }
      s.spent[planetOf(s, m)] = 0
      emit?.({ kind: 'readied', player: p, planet: planetOf(s, m) })
    },
  },
  takeBack: {
    list(s, p, _, out) {
      for (let i = 0; i < s.box.systems.length; i++) if (hasToken(s, p, i)) out.push(moves.system(s, i))
    },
    pick(s, p, m, _, emit) {
      const system = systemOf(s, m)
      s.tokens[system] = at(s.tokens, system) & ~(1 << p)
      emit?.({ kind: 'tookBack', player: p, system })
    },
  },
}

/** Spy: one card by chance; the two who saw it know which. */
function steal(s: State, p: Player, from: Player, emit: Emit): void {
  let n = below(s, at(s.cards, from))
  let card = 0
  while ((n -= at(s.hands, from * KINDS + card)) >= 0) card++
  add(s.hands, from * KINDS + card, -1)
  add(s.hands, p * KINDS + card, 1)
  add(s.cards, from, -1)
  add(s.cards, p, 1)
  s.reveals++
  emit?.({ kind: 'stolen', player: p, from })
  emit?.({ kind: 'sawStolen', player: p, from, card, only: [p, from] })
  dropExcess(s, p)
}

const found = new MoveList()

/** Whether playing this card would do anything. */
export function playable(s: State, p: Player, kind: number): boolean {
  const row = of(ACTION_CARD_ROWS, kind)
  const card = OPS[row.op]
  if (card?.list === undefined) return card?.ready?.(s, p, row) ?? false
  found.length = 0
  card.list(s, p, row, found)
  return found.length > 0
}

/** A played card: `what` is its kind. */
export const card: Step = {
  list(s, f, out) {
    const row = of(ACTION_CARD_ROWS, f.what)
    OPS[row.op]?.list?.(s, f.seat, row, out)
  },
  answer(s, f: Frame, m, emit) {
    const row = of(ACTION_CARD_ROWS, f.what)
    pop(s)
    OPS[row.op]?.pick?.(s, f.seat, m, row, emit)
  },
  proceed(s, f, emit) {
    const row = of(ACTION_CARD_ROWS, f.what)
    pop(s)
    OPS[row.op]?.run?.(s, f.seat, row, emit)
  },
}
