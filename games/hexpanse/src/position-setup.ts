import { at, firstBits, Wrong } from '@orrery/kernel'
import { BACKWARD, FORWARD, seatAfter } from './steps/setup.ts'
import { type Frame, NONE, type Player, SEATS, type State, type StepName } from './types.ts'

/* A position during set-up: players who have chosen have their choice, the others have nothing yet. */

interface Choice {
  readonly step: StepName
  readonly direction: number
  /** Where a position says what a player has chosen. */
  readonly path: string
  chosen(s: State): readonly number[]
  isPlayed?(s: State): boolean
}

const CHOICES: readonly Choice[] = [
  { step: 'faction', direction: FORWARD, path: 'factions.*', chosen: (s) => s.factions },
  {
    step: 'minor',
    direction: BACKWARD,
    path: 'minors.*',
    chosen: (s) => s.minors,
    isPlayed: (s) => s.ruleset.minors > 0,
  },
  {
    step: 'mission',
    direction: BACKWARD,
    path: 'missions.*',
    chosen: (s) => s.missions,
    isPlayed: (s) => s.ruleset.secret,
  },
  { step: 'warlord', direction: FORWARD, path: 'pieces.*.warlord', chosen: (s) => s.warlords },
]

/** Those who are still to choose in a step, which is not on the stack any more when all have chosen. */
function choosers(s: State, f: Frame | undefined, direction: number): readonly Player[] {
  if (f === undefined) return []
  const first = f.left === NONE ? s.first : f.seat
  return Array.from({ length: f.left === NONE ? s.ruleset.players : f.left }, (_, i) =>
    seatAfter(s, first, direction * i),
  )
}

function checkChoice(s: State, { step, direction, path, chosen }: Choice): void {
  const place = s.stack.findIndex((f) => f.step === step)
  const waiting = choosers(s, s.stack[place], direction)
  const frame = `("left" and "seat" of stack[${place}])`
  for (const [p, player] of SEATS.slice(0, s.ruleset.players).entries()) {
    const has = at(chosen(s), p) !== NONE
    const field = path.replace('*', player)
    if (has && waiting.includes(p))
      throw new Wrong(field, `nothing, since ${player} is still to choose; or have fewer choose ${frame}`)
    if (has || waiting.includes(p)) continue
    const cure = place < 0 ? `put the step "${step}" on the stack` : `have ${player} choose once more ${frame}`
    throw new Wrong(field, `what ${player} has chosen; or ${cure}`)
  }
}

export function checkSetup(s: State): void {
  if (s.alive !== firstBits(s.ruleset.players)) throw new Wrong('defeated', 'nobody in the set-up (round 0)')
  for (const choice of CHOICES) if (choice.isPlayed?.(s) ?? true) checkChoice(s, choice)
  if (s.common === NONE && !s.stack.some(({ step }) => step === 'mission'))
    throw new Wrong('common', 'the common mission; or put the step "mission" on the stack')
}
