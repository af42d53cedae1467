import type { Target } from '@orrery/ui'
import { shownHex } from '../src/effects/aim.ts'
import { top } from '../src/rules/frames.ts'
import { isMercenary } from '../src/rules/pieces.ts'
import { ofCard, programAt } from '../src/rules/programs.ts'
import { questionOf } from '../src/steps/question.ts'
import { DIRECTIONS, FIRST_MERCENARY, NONE } from '../src/types.ts'
import type { Hex, Op, Player, Program, View } from '../src/types.ts'
import { type Verdict, verdictOf } from '../words/aimed.ts'
import { readTarget, turnOf } from './targets.ts'

/* A card, unit or faction whose icons show hexes, while it is aimed and carried out. */

export interface Aim {
  readonly seat: Player
  readonly program: Program
  /** Index of the program; for a mercenary in hand that of its card. */
  readonly index: number
  /** NONE while it follows the pointer. */
  readonly base: Hex
  /** Undefined while it may still be turned. */
  readonly turned: number | undefined
  /** The icon that is carried out now; icons before it are done. */
  readonly pc: number
  /** The base hex is itself taken by the mercenary that is placed. */
  readonly lands: boolean
}

/** A mercenary in hand, before it lands. */
function landing(view: View): Aim | undefined {
  const f = top(view)
  if (f === undefined || questionOf(view.ruleset, f) !== 'where' || !isMercenary(f.held)) return undefined
  const index = ofCard(f.held - FIRST_MERCENARY)
  const program = programAt(view.ruleset, index)
  if (!program.aimed) return undefined
  return { seat: f.seat, program, index, base: NONE, turned: undefined, pc: 0, lands: true }
}

export function aimIn(view: View): Aim | undefined {
  const f = top(view)
  if (f?.step !== 'ability' || f.program === NONE) return undefined
  const program = programAt(view.ruleset, f.program)
  if (!program.aimed) return landing(view)
  const question = questionOf(view.ruleset, f)
  const turned = question === 'anchor' || question === 'rotation' ? undefined : Math.max(0, f.turn)
  return { seat: f.seat, program, index: f.program, base: f.place, turned, pc: f.pc, lands: false }
}

/** Whether the viewer may turn the card now. */
export const mayTurn = (view: View): boolean => {
  const aim = aimIn(view)
  return view.offer.length > 0 && aim !== undefined && aim.turned === undefined && aim.program.turned
}

/** One icon that shows a hex, and what it would do there. */
export interface Shot {
  readonly number: number
  readonly op: Op
  readonly hex: Hex
  readonly verdict: Verdict
}

/** An aim at a hex, turned so far. */
export interface Aimed extends Aim {
  readonly at: Hex
  readonly rotation: number
  readonly shots: readonly Shot[]
}

const pointedHex = (pointed: Target | undefined): Hex => {
  if (pointed === undefined) return NONE
  const { kind, id } = readTarget(pointed)
  return kind === 'hex' ? id : NONE
}

/** A landing mercenary takes the hex it lands on: nothing else can be placed there. */
function shotAt(view: View, aim: Aim, at: Hex, op: Op, hex: Hex): Verdict {
  if (aim.lands && hex === at) return op.icon === 'TA' ? 'yours' : 'void'
  return verdictOf(view, aim.seat, op, hex)
}

function shotsOf(view: View, aim: Aim, at: Hex, rotation: number): Shot[] {
  return aim.program.ops
    .map((op, number) => ({ op, number }))
    .filter(({ op, number }) => op.where === 'at' && number >= aim.pc)
    .map(({ op, number }) => {
      const hex = shownHex(view, at, rotation, op)
      return { op, number: number + 1, hex, verdict: shotAt(view, aim, at, op, hex) }
    })
}

/** The turn shown now: the one pointed at, the one in hand, the one chosen. */
export const rotationIn = (aim: Aim, selected: Target | undefined, pointed: Target | undefined): number =>
  aim.turned ?? turnOf(pointed) ?? turnOf(selected) ?? 0

export function aimedIn(view: View, selected: Target | undefined, pointed: Target | undefined): Aimed | undefined {
  const aim = aimIn(view)
  if (aim === undefined) return undefined
  const at = aim.base === NONE ? (view.offer.length > 0 ? pointedHex(pointed) : NONE) : aim.base
  if (at < 0 || at >= view.ruleset.cells) return undefined
  const rotation = rotationIn(aim, selected, pointed)
  return { ...aim, at, rotation, shots: shotsOf(view, aim, at, rotation) }
}

export const turnedBy = (rotation: number, by: number): number => (rotation + by + DIRECTIONS) % DIRECTIONS
