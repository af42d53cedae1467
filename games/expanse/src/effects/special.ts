import { at, kindOf, lowestBit, type Move, of, only, second } from '@orrery/kernel'
import type { Emit, Frame, Op, State } from '../types.ts'
import { FLEETS, SLOTS } from '../types.ts'
import { abilityOf, push, pushProgram } from '../rules/frames.ts'
import * as moves from '../rules/moves.ts'
import { takeTokens } from '../rules/powers.ts'
import { addCube, DAMAGED, enterFleet, orbitalsWith, shiftFleet, SPECIAL_CUBE, turnFleet } from '../rules/pieces.ts'
import { canPay, pay } from '../rules/points.ts'
import { cardIn, keptBy, keptCard, keptThisTurn, lacksDeck, unkeep } from '../rules/track.ts'
import type { EffectKind } from './kind.ts'
import { goOn } from './kind.ts'
import { canCopy, canUseFreely, embassyBases, SCRAP, scrapPlaces } from './ready.ts'
import { markUsed, pushEvent } from './triggers.ts'
import type { MoveList } from '../rules/moveList.ts'

const BATTLESHIP = FLEETS.indexOf('battleship')
/** The place of a fleet in hand that comes from off the map. */
const OFF_MAP = 15

/* ---- repair: a damaged Battleship, wherever it stands, but not in the turn of the damage (EX-9.7) ---------------- */

function listRepairs(s: State, out: MoveList): void {
  for (let m = orbitalsWith(s, DAMAGED); m !== 0; m &= m - 1) out.push(moves.fleet(DAMAGED, lowestBit(m)))
}

function repairAt(s: State, f: Frame, orbital: number, emit: Emit): void {
  turnFleet(s, DAMAGED, BATTLESHIP, orbital)
  emit?.({ kind: 'repaired', player: f.seat, orbital })
  goOn(f)
}

/* ---- scrapShip: from off the map or the map to an Orbital with own influence (EX-9.9) ---------------------------- */

function listScrap(s: State, f: Frame, op: Op, out: MoveList): void {
  const places = scrapPlaces(s, f, op)
  if (f.held >= 0) {
    for (let m = places & ~(1 << (f.held & 15)); m !== 0; m &= m - 1) out.push(moves.orbital(lowestBit(m)))
    return
  }
  if (at(s.reserve, SCRAP) > 0 && places !== 0) out.push(moves.build(SCRAP))
  for (let m = orbitalsWith(s, SCRAP); m !== 0; m &= m - 1)
    if ((places & ~(m & -m)) !== 0) out.push(moves.fleet(SCRAP, lowestBit(m)))
}

function pickScrap(s: State, f: Frame, op: Op, m: Move, emit: Emit): void {
  if (kindOf(m) !== moves.ORBITAL) {
    f.held = SCRAP * 16 + (kindOf(m) === moves.BUILD ? OFF_MAP : second(m))
    return
  }
  const from = f.held & 15
  const to = only(m)
  if (op.upTo) markUsed(s, abilityOf(f), emit)
  if (from === OFF_MAP) {
    enterFleet(s, SCRAP, to)
    emit?.({ kind: 'built', player: f.seat, fleet: SCRAP, orbital: to })
  } else {
    shiftFleet(s, SCRAP, from, to, 1)
    emit?.({ kind: 'shifted', player: f.seat, fleet: SCRAP, from, to })
  }
  goOn(f)
}

/* ---- kenzo: the Event of a card on the track, without its tab (S-5, EX-10.15, EX-10.16) -------------------------- */

function listCopies(s: State, out: MoveList): void {
  for (let i = 0; i < SLOTS; i++) if (canCopy(s, i)) out.push(moves.slot(i))
}

function copyEvent(s: State, f: Frame, slot: number, emit: Emit): void {
  const card = at(s.track, slot)
  emit?.({ kind: 'performed', player: f.seat, card, how: 'copied' })
  goOn(f)
  pushProgram(s, cardIn(s, card).program, f.seat, card)
}

/* ---- embassy: a special cube from the reserve to any Base without one (SX-1) ------------------------------------- */

function putEmbassy(s: State, f: Frame, base: number, emit: Emit): void {
  const cube = at(SPECIAL_CUBE, f.seat)
  addCube(s, cube, base, 1)
  emit?.({ kind: 'placed', player: f.seat, cube, base })
  goOn(f)
}

/* ---- keptAfterAp: a Kept Event after the AP of a card, for the price of the tech (SX-4) -------------------------- */

function listKept(s: State, f: Frame, out: MoveList): void {
  if (!canPay(s, f.seat, of(s.box.abilities, abilityOf(f)).cost.cp)) return
  for (const code of s.kept) {
    const card = keptCard(code)
    if (keptBy(code) !== f.seat || keptThisTurn(code) || lacksDeck(s, card)) continue
    if (cardIn(s, card).row.play === 'normal') out.push(moves.play(card))
  }
}

function playKept(s: State, f: Frame, card: number, emit: Emit): void {
  const ability = abilityOf(f)
  markUsed(s, ability, emit)
  unkeep(s, f.seat, card)
  goOn(f)
  emit?.({ kind: 'performed', player: f.seat, card, how: 'agenda' })
  push(s, 'discardPlayed', f.seat).source = card
  pushEvent(s, f.seat, card)
  pay(s, f.seat, of(s.box.abilities, ability).cost.cp)
}

/* ---- freeTech: an action tech once more, free of AP, CP and limit (SX-5) ----------------------------------------- */

function listFreeTechs(s: State, f: Frame, out: MoveList): void {
  for (const ability of of(s.box.abilitiesOf, f.seat)) if (canUseFreely(s, f, ability)) out.push(moves.use(ability))
}

function useFreely(s: State, f: Frame, ability: number, emit: Emit): void {
  const a = of(s.box.abilities, ability)
  takeTokens(s, f.seat, a.cost.token)
  emit?.({ kind: 'used', player: f.seat, ability })
  goOn(f)
  pushProgram(s, a.program, f.seat, f.source)
}

/** Rules in words of their own. Those that change a turn or a price are asked for where that is decided. */
export const special: EffectKind = {
  list(s, f, op, out) {
    if (op.rule === 'repair') listRepairs(s, out)
    else if (op.rule === 'scrapShip') listScrap(s, f, op, out)
    else if (op.rule === 'kenzo') listCopies(s, out)
    else if (op.rule === 'keptAfterAp') listKept(s, f, out)
    else if (op.rule === 'freeTech') listFreeTechs(s, f, out)
    else if (op.rule === 'embassy')
      for (let m = embassyBases(s, f.seat); m !== 0; m &= m - 1) out.push(moves.base(lowestBit(m)))
  },
  pick(s, f, op, m, emit) {
    if (op.rule === 'repair') repairAt(s, f, second(m), emit)
    else if (op.rule === 'scrapShip') pickScrap(s, f, op, m, emit)
    else if (op.rule === 'kenzo') copyEvent(s, f, only(m), emit)
    else if (op.rule === 'keptAfterAp') playKept(s, f, only(m), emit)
    else if (op.rule === 'freeTech') useFreely(s, f, only(m), emit)
    else putEmbassy(s, f, only(m), emit)
  },
}
