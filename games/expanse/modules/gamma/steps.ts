import { at, bitCount, EACH_PLACE } from '@orrery/kernel'
import { FACTION_ROWS } from '../../src/data/factions.ts'
import { FLEET_ROWS } from '../../src/data/pieces.ts'
import { type Answer, must, mustBase, mustOrbital, question } from '../../src/rules/asking.ts'
import { inPlay } from '../../src/rules/conditions.ts'
import { pop } from '../../src/rules/frames.ts'
import { ALL_ORBITALS } from '../../src/rules/map.ts'
import * as moves from '../../src/rules/moves.ts'
import { clockwise } from '../../src/rules/order.ts'
import { addCube, enterFleet, plainCube, plainFleet } from '../../src/rules/pieces.ts'
import type { Step } from '../../src/steps/step.ts'
import { FACTIONS } from '../../src/types.ts'
import type { Chart, Emit, FactionId, FleetId, Player, State } from '../../src/types.ts'

/** Fleets at home, then pieces of each kind to place one by one (DC-G.1, DC-G.3). */
const DEPLOYMENT = { homeFleets: 2, fleets: 3, influence: 3 } as const

const PIECES = DEPLOYMENT.fleets + DEPLOYMENT.influence

/** A faction's largest ships go home: the MCR's Battleships, everybody else's plain fleets (DC-G.1). */
const homeFleet = (id: FactionId): FleetId =>
  FLEET_ROWS.find((row) => row.owner === id && row.buildable && row.id !== id && row.module !== true)?.id ?? id

export const chartOf = (id: FactionId): Chart => ({
  fleets: [[homeFleet(id), FACTION_ROWS[FACTIONS.indexOf(id)]?.home ?? 'earth', DEPLOYMENT.homeFleets]],
  influence: [],
  provenance: { fleets: 'rulebook', influence: 'rulebook' },
})

/** Plain fleets a player has still to place: those that are not on the map. */
const fleetsLeft = (s: State, p: Player): number => at(s.reserve, p)
/** Every cube placed lies on a Base of its own (DC-G.4), so Bases count them. */
const influenceLeft = (s: State, p: Player): number => DEPLOYMENT.influence - bitCount(at(s.on, p))

/** The piece is placed, and the next player places one; `pc` counts the pieces placed. */
const placing =
  (put: (s: State, p: Player, place: number, emit: Emit) => void): Answer['effect'] =>
  ({ s, f, a: place }, emit) => {
    const p = f.seat
    put(s, p, place, emit)
    f.pc++
    f.seat = clockwise(s, p, 1)
  }

const placePiece = question({
  answers: [
    {
      kind: moves.ORBITAL,
      candidates: EACH_PLACE,
      conditions: [
        [must('DC-G.3', 'noFleetToPlace', (l) => fleetsLeft(l.s, l.f.seat) > 0)],
        [mustOrbital('DC-G.4', 'fleetAlreadyThere', (l, among) => among & ALL_ORBITALS & ~at(l.s.at, l.f.seat))],
      ],
      effect: placing((s, p, orbital, emit) => {
        enterFleet(s, plainFleet(p), orbital)
        emit?.({ kind: 'deployed', player: p, fleet: plainFleet(p), orbital })
      }),
    },
    {
      kind: moves.BASE,
      candidates: EACH_PLACE,
      conditions: [
        [must('DC-G.3', 'noInfluenceToPlace', (l) => influenceLeft(l.s, l.f.seat) > 0)],
        [inPlay('a', 'DC-G.6')],
        [mustBase('DC-G.4', 'influenceAlreadyThere', (l, among) => among & ~at(l.s.on, l.f.seat))],
      ],
      effect: placing((s, p, base, emit) => {
        addCube(s, plainCube(p), base, 1)
        emit?.({ kind: 'placed', player: p, cube: plainCube(p), base })
      }),
    },
  ],
})

/** DC-G.3: one piece each in turn, the first player begins. */
export const deploy: Step = {
  question: (s, f) => (f.pc === s.ruleset.players * PIECES ? undefined : placePiece),
  proceed: pop,
}
