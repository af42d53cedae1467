import { add, at, indexesWhere, only, rngFrom } from '@orrery/kernel'
import { pop, push } from '../rules/frames.ts'
import { refill } from '../rules/cards.ts'
import * as moves from '../rules/moves.ts'
import { isEmpty } from '../rules/pieces.ts'
import { placeWarlord } from '../rules/warlords.ts'
import { FACTIONS, MINOR, MINORS, MISSIONS, NONE } from '../types.ts'
import type { Emit, Frame, Mission, Player, State } from '../types.ts'
import type { Step } from './step.ts'
import { startTurn } from './turn.ts'

/* HX-5: factions, the drafts in reverse order, warlords. `left` players are still to choose; NONE = not begun. */

export const FORWARD = 1
export const BACKWARD = -1

export const seatAfter = (s: State, p: Player, step: number): Player => (p + step + s.box.players) % s.box.players

/** From the first player clockwise, or from the one who chose his faction last and back (HX-5.4). */
function begin(s: State, f: Frame, step: number): void {
  f.left = s.box.players
  f.seat = step === FORWARD ? s.first : seatAfter(s, s.first, BACKWARD)
}

/** The next player's turn to choose; true when all have chosen. */
function next(s: State, f: Frame, step: number): boolean {
  f.left--
  f.seat = seatAfter(s, f.seat, step)
  if (f.left > 0) return false
  pop(s)
  return true
}

/** Chance of the set-up: each kind of card is drawn from a stream of its own when it is revealed, and not before. */
function drawn(s: State, what: string, all: readonly string[], n: number): number[] {
  s.reveals++
  return rngFrom(`${s.seed}/${what}`)
    .shuffle(all.map((_, i) => i))
    .slice(0, n)
    .toSorted((a, b) => a - b)
}

export const faction: Step = {
  list(s, f, out) {
    if (f.left === NONE) return
    for (let i = 0; i < FACTIONS.length; i++) if (!s.factions.includes(i)) out.push(moves.faction(i))
  },
  answer(s, f, m, emit) {
    s.factions[f.seat] = only(m)
    emit?.({ kind: 'factionChosen', player: f.seat, faction: only(m) })
    next(s, f, FORWARD)
  },
  proceed: (s, f) => begin(s, f, FORWARD),
}

export const minor: Step = {
  list(s, f, out) {
    if (f.left === NONE) return
    for (const i of s.minorPool) if (!s.minors.includes(i)) out.push(moves.minor(i))
  },
  answer(s, f, m, emit) {
    s.minors[f.seat] = only(m)
    add(s.reserve, f.seat * 2 + MINOR, s.box.minors)
    emit?.({ kind: 'minorChosen', player: f.seat, minor: only(m) })
    next(s, f, BACKWARD)
  },
  proceed(s, f, emit) {
    s.minorPool = drawn(s, 'minors', MINORS, s.box.players + 1)
    emit?.({ kind: 'minorsRevealed', minors: s.minorPool })
    begin(s, f, BACKWARD)
  },
}

function setCommon(s: State, mission: Mission, emit: Emit): void {
  s.common = mission
  emit?.({ kind: 'commonMission', mission })
}

/** HX-19.3: partners see each other's mission. */
const knowersOf = (s: State, p: Player): Player[] => indexesWhere(s.box.sideOf, (side) => side === at(s.box.sideOf, p))

/** HX-5.5, HX-5.6, HX-5.7: the market, then the common mission, or the pool that players pick their own from. */
export const mission: Step = {
  list(s, f, out) {
    if (f.left === NONE) return
    for (const i of s.missionPool) if (!s.missions.includes(i)) out.push(moves.mission(i))
  },
  answer(s, f, m, emit) {
    const p = f.seat
    s.missions[p] = only(m)
    s.reveals++
    emit?.({ kind: 'missionChosen', player: p })
    emit?.({ kind: 'ownMission', player: p, mission: only(m), only: knowersOf(s, p) })
    if (next(s, f, BACKWARD)) setCommon(s, s.missionPool.find((i) => !s.missions.includes(i)) ?? NONE, emit)
  },
  proceed(s, f, emit) {
    const cards = refill(s, emit)
    emit?.({ kind: 'marketOpened', cards })
    s.missionPool = drawn(s, 'missions', MISSIONS, s.box.secret ? s.box.players + 1 : 1)
    if (s.box.secret) {
      emit?.({ kind: 'missionsRevealed', missions: s.missionPool })
      begin(s, f, BACKWARD)
      return
    }
    pop(s)
    setCommon(s, at(s.missionPool, 0), emit)
  },
}

/** HX-5.8, HX-5.9: then the first player begins round 1. */
export const warlord: Step = {
  list(s, f, out) {
    if (f.left === NONE) return
    for (let h = 0; h < s.box.cells; h++) if (isEmpty(s, h)) out.push(moves.hex(h))
  },
  answer(s, f, m, emit) {
    placeWarlord(s, f.seat, only(m), emit)
    if (!next(s, f, FORWARD)) return
    s.round = 1
    startTurn(s, push(s, 'turn', s.first), s.first, emit)
  },
  proceed: (s, f) => begin(s, f, FORWARD),
}
