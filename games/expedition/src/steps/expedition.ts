import { add, at, first, kindOf, only, second } from '@orrery/kernel'
import type { Emit, Frame, State } from '../types.ts'
import { COLOURS } from '../types.ts'
import { avernusSystems, mayMoveIngress, placeAvernus, roll as rolled } from '../rules/breakthrough.ts'
import { dropExcess, KINDS } from '../rules/cards.ts'
import { rollDie } from '../rules/chance.ts'
import { lacksBreakthrough } from '../rules/claim.ts'
import { pop } from '../rules/frames.ts'
import { hasIngress, moveIngress as moved, openRifts, pickIngress, pickRefusal, stillDue } from '../rules/ingress.ts'
import * as moves from '../rules/moves.ts'
import { proceed } from '../rules/proceed.ts'
import { legalSites } from '../rules/sites.ts'
import { garrison, mostSlices, place } from '../rules/sixth.ts'
import { never, playerOf, silent, type Step, systemOf } from './step.ts'

/* TE-4 to TE-8 as decisions: the same rules the referee uses, asked one choice at a time. */

const goOn = (s: State, f: Frame, emit: Emit): void => {
  proceed(s, f, emit)
}

/** TE-15.15: breakthroughs that need ships give trade goods once instead. */
export const gain: Step = {
  list: silent,
  answer: never,
  proceed(s, f, emit) {
    const player = f.seat
    const isNew = lacksBreakthrough(s, player)
    proceed(s, f, emit)
    const gift = s.box.factions[player]?.scenario?.gift ?? 0
    if (!isNew || gift === 0) return
    add(s.goods, player, gift)
    emit?.({ kind: 'goods', player, n: gift, why: 'the breakthrough' })
  },
}

export const roll: Step = {
  list: silent,
  answer: never,
  proceed(s, f, emit) {
    rolled(s, f, rollDie(s), emit)
  },
}

export const automatic: Step = { list: silent, answer: never, proceed: goOn }

/** TE-5.4 to TE-5.7: one pick at a time; open are those after which the greatest number can still be reached. */
export const ingress: Step = {
  list(s, f, out) {
    const due = stillDue(s, f)
    for (let c = 0; c < COLOURS.length; c++) {
      if (at(due, c) <= 0) continue
      for (let i = 0; i < s.box.systems.length; i++)
        if (pickRefusal(s, f, c, i) === undefined) out.push(moves.ingress(s, c, i))
    }
  },
  answer(s, f, m, emit) {
    pickIngress(s, f, first(m), at(s.box.systemAt, second(m)), emit)
  },
  proceed: goOn,
}

export const moveIngress: Step = {
  list(s, f, out) {
    if (!mayMoveIngress(s, f)) return
    const rifts = openRifts(s)
    for (let from = 0; from < s.box.systems.length; from++)
      if (hasIngress(s, from)) for (const to of rifts) out.push(moves.shift(s, from, to))
    out.push(moves.end)
  },
  answer(s, f, m, emit) {
    if (kindOf(m) === moves.END) return pop(s)
    moved(s, f.seat, at(s.box.systemAt, first(m)), at(s.box.systemAt, second(m)), emit)
    f.left--
    return undefined
  },
  proceed: goOn,
}

export const avernus: Step = {
  list(s, f, out) {
    for (const system of avernusSystems(s, f.seat)) out.push(moves.system(s, system))
  },
  answer(s, f, m, emit) {
    placeAvernus(s, f.seat, systemOf(s, m), emit)
  },
  proceed: goOn,
}

export const site: Step = {
  list(s, _f, out) {
    for (const system of legalSites(s)) out.push(moves.system(s, system))
  },
  answer(s, f, m, emit) {
    place(s, f, systemOf(s, m), emit)
    s.placedIn = s.round
  },
  proceed(s, f, emit) {
    // A table without a person to rule has no other way than the usual one.
    if (!proceed(s, f, emit)) pop(s)
  },
}

export const tied: Step = {
  list(s, _f, out) {
    const candidates = mostSlices(s)
    if (candidates.length > 1) for (const p of candidates) out.push(moves.player(s, p))
  },
  answer(s, f, m, emit) {
    garrison(s, f, playerOf(s, m), emit)
  },
  proceed: goOn,
}

/** TE-10.2: on passing, Ral Nel takes one of the cards on the Data Skimmer; the rest are discarded. */
export const skim: Step = {
  list(s, _f, out) {
    for (let k = 0; k < KINDS; k++) if (at(s.skim, k) > 0) out.push(moves.discard(k))
  },
  answer(s, f, m, emit) {
    const card = only(m)
    pop(s)
    add(s.skim, card, -1)
    add(s.hands, f.seat * KINDS + card, 1)
    add(s.cards, f.seat, 1)
    emit?.({ kind: 'tookSkimmed', player: f.seat, left: s.skimmed - 1 })
    for (let k = 0; k < KINDS; k++) {
      add(s.pile, k, at(s.skim, k))
      s.skim[k] = 0
    }
    s.skimmed = 0
    dropExcess(s, f.seat)
  },
  proceed: pop,
}
