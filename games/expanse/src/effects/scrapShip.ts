import { at, bit, lowestBit } from '@orrery/kernel'
import { fleetArg, type Look, must, mustOrbital } from '../rules/asking.ts'
import { fitsOrbital, fleetThere, inReserve } from '../rules/conditions.ts'
import { matchingOrbitals } from '../rules/filters.ts'
import { abilityOf } from '../rules/frames.ts'
import { orbitalsOf } from '../rules/map.ts'
import * as moves from '../rules/moves.ts'
import { enterFleet, orbitalsWith, shiftFleet } from '../rules/pieces.ts'
import { FLEETS, type Frame, type Op, type Position } from '../types.ts'
import { effectKind, effectQuestion, goOn, pieceFirst, pieceInHand } from './kind.ts'
import { cellOf, placeIn } from '../rules/cell.ts'
import { markUsed } from './triggers.ts'

/* A Scrap Ship goes from off the map or from the map to an Orbital with own influence (EX-9.9). */

const SCRAP = FLEETS.indexOf('scrap')
/** The place of a fleet in hand that comes from off the map. */
const OFF_MAP = 15

/** Orbitals where a Scrap Ship may be put by this step: own influence on an attached Base. */
const goals = (s: Position, f: Frame, op: Op): number => orbitalsOf(at(s.on, f.seat)) & matchingOrbitals(s, f, op.to)
const goalsOf = (l: Look): number => goals(l.s, l.f, l.op)

const onlyScrap = must('EX-9.9', 'notScrap', (l) => l.a === SCRAP, fleetArg)

const chooseShip = effectQuestion([
  {
    kind: moves.BUILD,
    candidates: (_, out) => out.push(moves.build(SCRAP)),
    conditions: [[onlyScrap], [inReserve('EX-9.9')]],
    effect({ f }) {
      f.held = cellOf(SCRAP, OFF_MAP)
    },
  },
  {
    kind: moves.FLEET,
    candidates({ s }, out) {
      for (let m = orbitalsWith(s, SCRAP); m !== 0; m &= m - 1) out.push(moves.fleet(SCRAP, lowestBit(m)))
    },
    conditions: [
      [onlyScrap],
      [fleetThere],
      [mustOrbital('EX-9.9', 'noWay', (l, among) => ((goalsOf(l) & ~bit(l.b)) === 0 ? 0 : among), 'b')],
    ],
    effect({ f, b: orbital }) {
      f.held = cellOf(SCRAP, orbital)
    },
  },
  pieceFirst(moves.ORBITAL),
])

const chooseGoal = effectQuestion([
  {
    kind: moves.ORBITAL,
    list(l, out) {
      for (let m = goalsOf(l) & ~bit(placeIn(l.f.held)); m !== 0; m &= m - 1) out.push(moves.orbital(lowestBit(m)))
    },
    conditions: [
      [
        mustOrbital('EX-9.9', 'noInfluenceAt', (l, among) => among & orbitalsOf(at(l.s.on, l.f.seat))),
        fitsOrbital('a', 'to'),
        must('EX-8.4', 'sameOrbital', (l) => placeIn(l.f.held) !== l.a),
      ],
    ],
    effect({ s, f, op, a: to }, emit) {
      const from = placeIn(f.held)
      if (op.upTo) markUsed(s, abilityOf(f), emit)
      if (from === OFF_MAP) {
        enterFleet(s, SCRAP, to)
        emit?.({ kind: 'built', player: f.seat, fleet: SCRAP, orbital: to })
      } else {
        shiftFleet(s, SCRAP, from, to, 1)
        emit?.({ kind: 'shifted', player: f.seat, fleet: SCRAP, from, to })
      }
      goOn(f)
    },
  },
  pieceInHand(moves.FLEET),
  pieceInHand(moves.BUILD),
])

export const scrapShip = effectKind({
  question(s, f, op) {
    if (f.held >= 0) return chooseGoal
    return goals(s, f, op) === 0 ? undefined : chooseShip
  },
  ready(s, f, op) {
    const places = goals(s, f, op)
    if (places === 0) return false
    if (at(s.reserve, SCRAP) > 0) return true
    for (let m = orbitalsWith(s, SCRAP); m !== 0; m &= m - 1) if ((places & ~(m & -m)) !== 0) return true
    return false
  },
})
