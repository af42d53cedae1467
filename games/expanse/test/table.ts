import { at } from '@orrery/kernel'
import type { Refusal } from '@orrery/kernel'
import { begun, placed, type Spec, TestTable } from '@orrery/testkit'
import { game } from '../src/index.ts'
import { controllerOf, orbitalControl } from '../src/rules/control.ts'
import { keptBy, keptCard } from '../src/rules/track.ts'
import { CARDS } from '../src/data/cards.ts'
import { BASES, CUBES, FACTIONS, FLEETS, NONE, ORBITALS } from '../src/types.ts'
import type { BaseId, CubeId, Event, FactionId, FleetId, OrbitalId, State, View } from '../src/types.ts'

/* A table for tests: set up by a position, played by lines of notation, read by names. */

export type { Spec }

export class Table extends TestTable<State, View, Event> {
  /** Plays a line for a faction that is asked, where several are asked at once. */
  by(p: FactionId, line: string): this {
    const refusals = this.refusalsOf(p, line)
    if (refusals.length > 0) throw new Error(`${p} ${line}: ${JSON.stringify(refusals)}`)
    this.play(this.seatOf(p), this.parsed(line))
    return this
  }

  /** Refusals of a line for a faction, whether it is asked or not. */
  refusalsOf(p: FactionId, line: string): readonly Refusal[] {
    return game.refusals(this.state, this.seatOf(p), this.parsed(line))
  }

  /** All answers open to a faction, as lines. */
  offerTo(p: FactionId): string[] {
    return game.moves(this.state, this.seatOf(p)).map((m) => game.print(m))
  }

  /** Everybody who is asked now. */
  allAsked(): FactionId[] {
    return game.pending(this.state).map(({ seat }) => FACTIONS[at(this.state.seating, seat)] ?? 'UN')
  }

  private seatOf(p: FactionId): number {
    return this.state.seating.indexOf(FACTIONS.indexOf(p))
  }

  /** Faction that is asked now, or undefined when the game is over. */
  asked(): FactionId | undefined {
    const seat = this.askedSeat()
    return seat === undefined ? undefined : FACTIONS[at(this.state.seating, seat)]
  }

  /** The step on top of the stack, such as `turn`, `spend`, `offer`, `effect`, `relocate`. */
  step(): string | undefined {
    return this.state.stack.at(-1)?.step
  }

  cp(p: FactionId): number {
    return this.state.cp[FACTIONS.indexOf(p)] ?? NaN
  }

  cubes(base: BaseId, cube: CubeId): number {
    return this.state.cubes[CUBES.indexOf(cube) * 16 + BASES.indexOf(base)] ?? NaN
  }

  fleets(orbital: OrbitalId, fleet: FleetId): number {
    return this.state.fleets[FLEETS.indexOf(fleet) * 16 + ORBITALS.indexOf(orbital)] ?? NaN
  }

  supply(cube: CubeId): number {
    return this.state.supply[CUBES.indexOf(cube)] ?? NaN
  }

  reserve(fleet: FleetId): number {
    return this.state.reserve[FLEETS.indexOf(fleet)] ?? NaN
  }

  /** Who controls a Base or an Orbital now. */
  controls(base: BaseId): FactionId | undefined {
    return FACTIONS[controllerOf(this.state, BASES.indexOf(base))]
  }
  orbitalControl(orbital: OrbitalId): FactionId | undefined {
    return FACTIONS[orbitalControl(this.state, ORBITALS.indexOf(orbital))]
  }

  kept(p: FactionId): string[] {
    return this.state.kept.filter((code) => FACTIONS[keptBy(code)] === p).map((code) => cardId(keptCard(code)))
  }

  track(): string[] {
    return this.state.track.map(cardId)
  }
  discard(): string[] {
    return this.state.discard.map(cardId)
  }
  initiative(): string[] {
    return this.state.initiative.map((p) => FACTIONS[p] ?? '')
  }
}

/** '' for an empty slot, 'score' for a Score card, else the id such as 'A17'. */
const cardId = (card: number): string => (card === NONE ? '' : (CARDS[card]?.id ?? 'score'))

/** A table from a position; what is left out is usual (no pieces, 10 CP, the first faction's turn). */
export const table = (position: Spec): Table => new Table(game, placed(game, position))

/** A table as set-up makes it. */
export const fresh = (players: number, options: Spec = {}, seed = 'test'): Table =>
  new Table(game, begun(game, players, options, seed))

/** Somebody spends AP: the frames of a turn in which `p` uses the AP of a card in hand. */
export const spending = (p: FactionId, left: number, card = 'A18'): Spec => ({
  inHand: card,
  active: p,
  stack: [
    { step: 'endTurn', seat: p },
    { step: 'offer', seat: 'nobody', by: p },
    { step: 'spend', seat: p, card, left, count: 1 },
  ],
})

/** `p` performs the Event of a card in hand, from its beginning. */
export const performing = (p: FactionId, card: string): Spec => ({
  inHand: card,
  active: p,
  stack: [
    { step: 'endTurn', seat: p },
    { step: 'effect', seat: p, card, program: card },
  ],
})

const SCORING_STEPS: readonly string[] = ['bonus', 'window', 'score', 'techs', 'freeBuild', 'rocinante']

/** A Scoring turn of `taker` at one of its steps: 'bonus', 'window', 'score', 'techs', 'freeBuild', 'rocinante'. */
export function scoringAt(
  taker: FactionId,
  from: string,
  number: number,
  more: Spec = {},
  steps: readonly string[] = SCORING_STEPS,
): Spec {
  const frames = steps
    .slice(steps.indexOf(from))
    .toReversed()
    .map((step) => ({ step, seat: taker }))
  const chosen = from === 'bonus' ? {} : { chosen: 'outer', knowers: [taker] }
  return {
    inHand: 'score',
    active: taker,
    scorings: number,
    ...chosen,
    stack: [{ step: 'endTurn', seat: taker }, ...frames],
    ...more,
  }
}
