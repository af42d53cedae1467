import { at, bit, hasBit, lowestBit, type MoveList, ONE } from '@orrery/kernel'
import { hasUnitToAttack, warlordHasTarget } from '../effects/fighting.ts'
import { listRecoverable, recover } from '../effects/moving.ts'
import { hasAnyUnit, hasRoom, listSupply } from '../effects/placing.ts'
import { type Answer, type Condition, type Look, must, question } from '../rules/asking.ts'
import { actionCard, dropAction, holdsAction } from '../rules/cards.ts'
import { IN_SHIP, IN_SUPPLY, lifeToPay } from '../rules/conditions.ts'
import { push, pushProgram } from '../rules/frames.ts'
import { WORDS } from '../rules/hexes.ts'
import * as moves from '../rules/moves.ts'
import { gain, hasEmpty, hasEmptyNear, inReserve, inShip, mercenaryHex, ownerOf } from '../rules/pieces.ts'
import { ATTACK, MOVE, ofCard, ofFaction, PLACE, programAt, RETURN } from '../rules/programs.ts'
import {
  canHeal,
  canPayLife,
  canRaise,
  heal,
  nextLevel,
  raise,
  USED_ABILITY,
  USED_DOUBT,
  USED_HEAL,
  USED_MOVE,
} from '../rules/warlords.ts'
import { FIRST_MERCENARY, MINOR, NEUTRAL, NONE, NORMAL } from '../types.ts'
import type { Frame, Player, Position } from '../types.ts'

/* HX-7: the actions of a turn. Those that go on with a choice push the program of their icon. */

/** An action: it uses one of the actions of the turn. In its chain each mercenary runs once more (HX-10.9). */
function action(answer: Answer): Answer {
  const { effect } = answer
  return {
    ...answer,
    effect(look, emit) {
      look.f.left--
      if (!look.s.ruleset.mercenaryOnce) look.s.ran = 0
      effect(look, emit)
    },
  }
}

const notUsed = (mask: number, code: string): Condition => must('HX-8.2', code, (l) => (l.f.used & mask) === 0)

/* ---- units ---------------------------------------------------------------------------------------------------------- */

const place = action({
  kind: moves.PLACE,
  list: listSupply,
  conditions: [[must('HX-9.3', 'boardFull', (l) => hasEmpty(l.s))], ...IN_SUPPLY],
  effect({ s, f, a: unit }) {
    const program = pushProgram(s, PLACE, f.seat, NONE)
    program.held = unit
    program.left = 1
  },
})

const attack = action({
  kind: moves.ATTACK,
  candidates: ONE,
  conditions: [
    [must('HX-7.3', 'noAttack', (l) => warlordHasTarget(l.s, l.f.seat) || hasUnitToAttack(l.s, l.f.seat))],
    [must('HX-8.4', 'lastLife', (l) => canPayLife(l.s, l.f.seat) || hasUnitToAttack(l.s, l.f.seat))],
  ],
  effect({ s, f }) {
    pushProgram(s, ATTACK, f.seat, NONE)
  },
})

export const ownNormalsOnBoard = (s: Position, p: Player): number =>
  s.ruleset.normals - inReserve(s, p, NORMAL) - inShip(s, p, NORMAL)

const returnUnits = action({
  kind: moves.RETURN,
  candidates: ONE,
  conditions: [[must('HX-7.2', 'noneToReturn', (l) => ownNormalsOnBoard(l.s, l.f.seat) > 0)]],
  effect({ s, f }) {
    pushProgram(s, RETURN, f.seat, NONE)
  },
})

const recoverUnit = action({
  kind: moves.RECOVER,
  list: listRecoverable,
  conditions: IN_SHIP,
  effect: ({ s, f, a: unit }, emit) => recover(s, f.seat, unit, emit),
})

/* ---- cards ---------------------------------------------------------------------------------------------------------- */

/** HX-11.2: it leaves the hand when it is declared. */
const playCard = action({
  kind: moves.PLAY,
  candidates({ s, f }, out) {
    for (let mask = at(s.held, f.seat); mask !== 0; mask &= mask - 1) out.push(moves.play(lowestBit(mask)))
  },
  conditions: [
    [
      must(
        'HX-7.6',
        'cardNotHeld',
        (l) => holdsAction(l.s, l.f.seat, l.a),
        (l) => ({ card: actionCard(l.a) }),
      ),
    ],
  ],
  effect({ s, f, a }, emit) {
    const card = actionCard(a)
    dropAction(s, f.seat, a)
    s.playing = card
    emit?.({ kind: 'played', player: f.seat, card })
    pushProgram(s, ofCard(card), f.seat, NONE)
  },
})

/** Mercenaries whose ability may not run again in this turn: by the house rule those that ran. */
const ranThisTurn = (s: Position): number => (s.ruleset.mercenaryOnce ? s.ran : 0)

const cardArg = (l: Look): { readonly card: number } => ({ card: l.a })
/** The mercenary that is named is among these. */
const among = (rule: string, code: string, mask: (l: Look) => number): Condition =>
  must(rule, code, (l) => hasBit(mask(l), l.a), cardArg)

const activate = action({
  kind: moves.ACTIVATE,
  candidates({ s, f }, out) {
    for (let mask = at(s.mercs, f.seat) & s.placed; mask !== 0; mask &= mask - 1)
      out.push(moves.activate(lowestBit(mask)))
  },
  conditions: [
    [among('HX-7.7', 'notYourMercenary', (l) => at(l.s.mercs, l.f.seat))],
    [among('HX-7.7', 'notOnBoard', (l) => l.s.placed), among('HX-10.6', 'notReusable', (l) => l.s.ruleset.reusable)],
    [among('HX-10.9', 'ranAlready', (l) => ~ranThisTurn(l.s))],
  ],
  effect({ s, f, a: card }, emit) {
    const hex = mercenaryHex(s, FIRST_MERCENARY + card)
    s.ran |= bit(card)
    emit?.({ kind: 'activated', player: f.seat, card, hex })
    pushProgram(s, ofCard(card), f.seat, hex)
  },
})

/* ---- hexilum and the warlord ---------------------------------------------------------------------------------------- */

const gainOne = action({
  kind: moves.GAIN,
  candidates: ONE,
  conditions: [],
  effect: ({ s, f }, emit) => gain(s, f.seat, 1, 'action', emit),
})

const raiseIncome = action({
  kind: moves.RAISE,
  candidates: ONE,
  conditions: [
    [must('HX-7.9', 'topIncome', (l) => at(l.s.income, l.f.seat) < l.s.ruleset.setup.income.most)],
    [
      must(
        'HX-7.9',
        'incomeTooDear',
        (l) => at(l.s.hexilum, l.f.seat) >= nextLevel(l.s, l.f.seat),
        (l) => ({ price: nextLevel(l.s, l.f.seat), hexilum: at(l.s.hexilum, l.f.seat) }),
      ),
    ],
  ],
  effect: ({ s, f }, emit) => raise(s, f.seat, emit),
})

const healWarlord = action({
  kind: moves.HEAL,
  candidates: ONE,
  conditions: [[notUsed(USED_HEAL, 'usedHeal'), must('HX-7.10', 'fullLife', (l) => canHeal(l.s, l.f.seat))]],
  effect({ s, f }, emit) {
    f.used |= USED_HEAL
    heal(s, f.seat, 1, emit)
  },
})

const moveWarlord = action({
  kind: moves.MOVE,
  candidates: ONE,
  conditions: [
    [
      notUsed(USED_MOVE, 'usedMove'),
      lifeToPay,
      must('HX-7.11', 'noWay', (l) => hasEmptyNear(l.s, at(l.s.warlords, l.f.seat))),
    ],
  ],
  effect({ s, f }) {
    f.used |= USED_MOVE
    pushProgram(s, MOVE, f.seat, NONE)
  },
})

export const anyUnitOnBoard = (s: Position): boolean => {
  for (let i = 0; i < s.ruleset.players * WORDS; i++) if (s.on[i] !== 0) return true
  return s.pieces.some((piece) => ownerOf(piece) === NEUTRAL)
}

/** HX-7.12: at least one legal use. */
function findsUse(s: Position, f: Frame): boolean {
  const op = programAt(s.ruleset, ofFaction(at(s.factions, f.seat))).ops[0]
  if (op === undefined) return false
  if (op.icon === 'XC') return anyUnitOnBoard(s)
  return op.where === 'none' || (hasAnyUnit(s, f.seat, op) && hasRoom(s, f, op))
}

const useAbility = action({
  kind: moves.ABILITY,
  candidates: ONE,
  conditions: [
    [notUsed(USED_ABILITY, 'usedAbility'), lifeToPay],
    [must('HX-7.12', 'noUse', (l) => findsUse(l.s, l.f))],
  ],
  effect({ s, f }, emit) {
    f.used |= USED_ABILITY
    emit?.({ kind: 'factionAbility', player: f.seat })
    pushProgram(s, ofFaction(at(s.factions, f.seat)), f.seat, NONE)
  },
})

/* ---- the end of the phase ------------------------------------------------------------------------------------------- */

const done: Answer = {
  kind: moves.DONE,
  candidates: ONE,
  conditions: [],
  effect({ f }, emit) {
    emit?.({ kind: 'finished', player: f.seat, left: f.left })
    f.left = 0
  },
}

const resign: Answer = {
  kind: moves.RESIGN,
  candidates: ONE,
  conditions: [
    [must('HX-17.5', 'noResigning', (l) => l.s.ruleset.resign)],
    [must('HX-17.5', 'playsOn', (l) => (l.f.used & USED_DOUBT) === 0)],
  ],
  effect({ s, f }) {
    push(s, 'resign', f.seat)
  },
}

/** The same as a direct list, for speed: it is needed several times in every turn. */
function listActions(l: Look, out: MoveList): void {
  const { s, f } = l
  const p = f.seat
  const hasLife = canPayLife(s, p)
  if (hasEmpty(s)) listSupply(l, out)
  if ((hasLife && warlordHasTarget(s, p)) || hasUnitToAttack(s, p)) out.push(moves.attack)
  for (let mask = at(s.held, p); mask !== 0; mask &= mask - 1) out.push(moves.play(lowestBit(mask)))
  const ready = at(s.mercs, p) & s.placed & s.ruleset.reusable & ~ranThisTurn(s)
  for (let mask = ready; mask !== 0; mask &= mask - 1) out.push(moves.activate(lowestBit(mask)))
  if (ownNormalsOnBoard(s, p) > 0) out.push(moves.returning)
  for (let unit = NORMAL; unit <= MINOR; unit++) if (inShip(s, p, unit) > 0) out.push(moves.recover(unit))
  out.push(moves.gain)
  if (canRaise(s, p)) out.push(moves.raise)
  if (canHeal(s, p) && (f.used & USED_HEAL) === 0) out.push(moves.heal)
  if (hasLife && (f.used & USED_MOVE) === 0 && hasEmptyNear(s, at(s.warlords, p))) out.push(moves.move)
  if (hasLife && (f.used & USED_ABILITY) === 0 && findsUse(s, f)) out.push(moves.ability)
  out.push(moves.done)
  if (s.ruleset.resign && (f.used & USED_DOUBT) === 0) out.push(moves.resign)
}

export const actions = question({
  answers: [
    place,
    attack,
    playCard,
    activate,
    returnUnits,
    recoverUnit,
    gainOne,
    raiseIncome,
    healWarlord,
    moveWarlord,
    useAbility,
    done,
    resign,
  ],
  list: listActions,
})
