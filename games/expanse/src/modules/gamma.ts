import { at, bitCount, kindOf, lowestBit, of, only } from '@orrery/kernel'
import { FACTION_ROWS } from '../data/factions.ts'
import { FLEET_ROWS } from '../data/pieces.ts'
import { DEPLOYMENT } from '../data/modules.ts'
import type { Draft } from '../rules/box.ts'
import { pop } from '../rules/frames.ts'
import { ALL_ORBITALS, hasBase } from '../rules/map.ts'
import * as moves from '../rules/moves.ts'
import { clockwise } from '../rules/order.ts'
import { addCube, enterFleet } from '../rules/pieces.ts'
import type { Conditions } from '../rules/refusing.ts'
import type { Step } from '../steps/step.ts'
import { FACTIONS } from '../types.ts'
import type { Chart, FactionId, FleetId, Player, State } from '../types.ts'

/* Variable Setup: six rounds of placing replace the chart (DC-G). */

const PIECES = DEPLOYMENT.fleets + DEPLOYMENT.influence

/** A faction's largest ships go home: the MCR's Battleships, everybody else's plain fleets (DC-G.1). */
const homeFleet = (id: FactionId): FleetId =>
  FLEET_ROWS.find((row) => row.owner === id && row.buildable && row.id !== id && row.module !== true)?.id ?? id

const chartOf = (id: FactionId): Chart => ({
  fleets: [[homeFleet(id), FACTION_ROWS[FACTIONS.indexOf(id)]?.home ?? 'earth', DEPLOYMENT.homeFleets]],
  influence: [],
  provenance: { fleets: 'rulebook', influence: 'rulebook' },
})

/** Plain fleets a player has still to place: those that are not on the map. */
const fleetsLeft = (s: State, p: Player): number => at(s.reserve, p)
/** Every cube placed lies on a Base of its own (DC-G.4), so Bases count them. */
const influenceLeft = (s: State, p: Player): number => DEPLOYMENT.influence - bitCount(at(s.on, p))

/** DC-G.3: one piece each in turn, the first player begins; `pc` counts the pieces placed. */
export const deploy: Step = {
  list(s, f, out) {
    const p = f.seat
    if (f.pc === s.box.players * PIECES) return
    if (fleetsLeft(s, p) > 0) {
      for (let m = ALL_ORBITALS & ~at(s.at, p); m !== 0; m &= m - 1) out.push(moves.orbital(lowestBit(m)))
    }
    if (influenceLeft(s, p) > 0) {
      for (let m = s.inPlay & ~at(s.on, p); m !== 0; m &= m - 1) out.push(moves.base(lowestBit(m)))
    }
  },
  answer(s, f, m, emit) {
    const p = f.seat
    const place = only(m)
    if (kindOf(m) === moves.ORBITAL) {
      enterFleet(s, p, place)
      emit?.({ kind: 'deployed', player: p, fleet: p, orbital: place })
    } else {
      addCube(s, p, place, 1)
      emit?.({ kind: 'placed', player: p, cube: p, base: place })
    }
    f.pc++
    f.seat = clockwise(s, p, 1)
  },
  proceed: pop,
}

export const DEPLOY_CONDITIONS: { readonly [kind: number]: Conditions } = {
  [moves.ORBITAL]: [
    { rule: 'DC-G.3', code: 'noFleetToPlace', fails: (l) => fleetsLeft(l.s, l.f.seat) === 0 },
    {
      rule: 'DC-G.4',
      code: 'fleetAlreadyThere',
      fails: (l) => (at(l.s.at, l.f.seat) & (1 << l.a)) !== 0,
      args: (l) => ({ orbital: l.a }),
    },
  ],
  [moves.BASE]: [
    { rule: 'DC-G.3', code: 'noInfluenceToPlace', fails: (l) => influenceLeft(l.s, l.f.seat) === 0 },
    { rule: 'DC-G.6', code: 'outOfPlay', fails: (l) => !hasBase(l.s.inPlay, l.a), args: (l) => ({ base: l.a }) },
    {
      rule: 'DC-G.4',
      code: 'influenceAlreadyThere',
      fails: (l) => hasBase(at(l.s.on, l.f.seat), l.a),
      args: (l) => ({ base: l.a }),
    },
  ],
}

export const gamma = {
  edit(box: Draft): void {
    box.chart = box.chart.map((_, p) => chartOf(of(FACTIONS, p)))
    box.setupSteps = [...box.setupSteps, 'deploy']
  },
}
