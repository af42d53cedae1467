import { type Json, type Move, type Refusal, rngFrom } from '@orrery/kernel'
import { game } from '../src/index.ts'
import { controllerOf, orbitalControl } from '../src/rules/control.ts'
import { keptBy, keptCard } from '../src/rules/track.ts'
import { CARDS } from '../src/data/cards.ts'
import { BASES, CUBES, FACTIONS, FLEETS, NONE, ORBITALS } from '../src/types.ts'
import type { BaseId, CubeId, Event, FactionId, FleetId, OrbitalId, State } from '../src/types.ts'

/* A table for tests: set up by a position, played by lines of notation, read by names. */

export type Spec = { readonly [field: string]: Json }

/** The deck top of this position: pool cards that appear nowhere else come after the named ones. */
export class Table {
  readonly state: State
  readonly events: Event[] = []

  constructor(state: State) {
    this.state = state
  }

  /** Plays a line for whoever is asked; throws with the refusals where it is illegal. */
  do(...lines: readonly string[]): this {
    for (const line of lines) {
      const move = parsed(line)
      const ask = game.pending(this.state)[0]
      if (ask === undefined) throw new Error(`${line}: the game is over`)
      const refusals = game.refusals(this.state, ask.seat, move)
      if (refusals.length > 0) throw new Error(`${line}: ${JSON.stringify(refusals)}; open: ${this.offer().join(', ')}`)
      game.apply(this.state, ask.seat, move, (e) => this.events.push(e))
    }
    return this
  }

  /** Plays a line for a faction that is asked, where several are asked at once. */
  by(p: FactionId, line: string): this {
    const refusals = this.refusalsOf(p, line)
    if (refusals.length > 0) throw new Error(`${p} ${line}: ${JSON.stringify(refusals)}`)
    game.apply(this.state, this.seatOf(p), parsed(line), (e) => this.events.push(e))
    return this
  }

  /** Refusals of a line for a faction, whether it is asked or not. */
  refusalsOf(p: FactionId, line: string): readonly Refusal[] {
    return game.refusals(this.state, this.seatOf(p), parsed(line))
  }

  /** All answers open to a faction, as lines. */
  offerTo(p: FactionId): string[] {
    return game.moves(this.state, this.seatOf(p)).map((m) => game.print(m))
  }

  /** Everybody who is asked now. */
  allAsked(): FactionId[] {
    return game.pending(this.state).map(({ seat }) => FACTIONS[this.state.seating[seat] ?? NONE] ?? 'UN')
  }

  private seatOf(p: FactionId): number {
    return this.state.seating.indexOf(FACTIONS.indexOf(p))
  }

  /** Faction that is asked now, or undefined when the game is over. */
  asked(): FactionId | undefined {
    const seat = game.pending(this.state)[0]?.seat
    return seat === undefined ? undefined : FACTIONS[this.state.seating[seat] ?? NONE]
  }

  /** The step on top of the stack, such as `turn`, `spend`, `offer`, `effect`, `relocate`. */
  step(): string | undefined {
    return this.state.stack.at(-1)?.step
  }

  /** All open answers as lines, or those that begin with `head`. */
  offer(head = ''): string[] {
    return this.state.offer.map((m) => game.print(m)).filter((line) => line.startsWith(head))
  }

  /** Refusals of a line for whoever is asked: `[]` when it is legal. */
  refusals(line: string): readonly Refusal[] {
    const seat = game.pending(this.state)[0]?.seat ?? 0
    const found = game.refusals(this.state, seat, parsed(line))
    if (this.offer().includes(line) !== (found.length === 0))
      throw new Error(`${line}: both open and refused, or neither`)
    return found
  }

  /** The rules a line is refused under. */
  rules(line: string): string[] {
    return this.refusals(line).map((r) => r.rule)
  }

  /** The codes a line is refused with. */
  codes(line: string): string[] {
    return this.refusals(line).map((r) => r.code)
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

  /** Plays random legal moves until the test is content or the game is over. */
  playUntil(done: (t: Table) => boolean, seed: string): this {
    const rng = rngFrom(seed)
    while (!done(this) && this.state.offer.length > 0) {
      const move = this.state.offer[rng.below(this.state.offer.length)]
      if (move !== undefined) this.do(game.print(move))
    }
    return this
  }
}

const parsed = (line: string): Move => {
  const move = game.parse(line)
  if (!move.ok) throw new Error(`${line}: ${move.error.at}, expected ${move.error.expected}`)
  return move.value
}

/** '' for an empty slot, 'score' for a Score card, else the id such as 'A17'. */
const cardId = (card: number): string => (card === NONE ? '' : (CARDS[card]?.id ?? 'score'))

/** A table from a position; what is left out is usual (no pieces, 10 CP, the first faction's turn). */
export function table(position: Spec): Table {
  const state = game.position.read(position)
  if (!state.ok) throw new Error(`${state.error.at}: expected ${state.error.expected}`)
  return new Table(state.value)
}

/** A table as set-up makes it. */
export function fresh(players: number, options: Spec = {}, seed = 'test'): Table {
  const state = game.setup(options, players, seed)
  if (!state.ok) throw new Error(`${state.error.at}: expected ${state.error.expected}`)
  return new Table(state.value)
}

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
