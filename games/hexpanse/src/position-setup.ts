import { at, Wrong } from '@orrery/kernel'
import { BACKWARD, FORWARD, seatAfter } from './steps/setup.ts'
import { NONE, SEATS } from './types.ts'
import type { Frame, Player, State, StepName } from './types.ts'

/* A position of the set-up: whoever has chosen has it, and whoever is still to choose has nothing yet. */

interface Choice {
  readonly step: StepName
  readonly direction: number
  readonly field: (player: string) => string
  readonly chosen: (s: State) => readonly number[]
  readonly isPlayed: (s: State) => boolean
}

const CHOICES: readonly Choice[] = [
  {
    step: 'faction',
    direction: FORWARD,
    field: (player) => `factions.${player}`,
    chosen: (s) => s.factions,
    isPlayed: () => true,
  },
  {
    step: 'minor',
    direction: BACKWARD,
    field: (player) => `minors.${player}`,
    chosen: (s) => s.minors,
    isPlayed: (s) => s.box.minors > 0,
  },
  {
    step: 'mission',
    direction: BACKWARD,
    field: (player) => `missions.${player}`,
    chosen: (s) => s.missions,
    isPlayed: (s) => s.box.secret,
  },
  {
    step: 'warlord',
    direction: FORWARD,
    field: (player) => `pieces.${player}.warlord`,
    chosen: (s) => s.warlords,
    isPlayed: () => true,
  },
]

/** Those who are still to choose in a step, which is not on the stack any more when all have chosen. */
function choosers(s: State, f: Frame | undefined, direction: number): readonly Player[] {
  if (f === undefined) return []
  const first = f.left === NONE ? s.first : f.seat
  return Array.from({ length: f.left === NONE ? s.box.players : f.left }, (_, i) => seatAfter(s, first, direction * i))
}

function checkChoice(s: State, { step, direction, field, chosen }: Choice): void {
  const place = s.stack.findIndex((f) => f.step === step)
  const waiting = choosers(s, s.stack[place], direction)
  const frame = `("left" and "seat" of stack[${place}])`
  for (const [p, player] of SEATS.slice(0, s.box.players).entries()) {
    const has = at(chosen(s), p) !== NONE
    if (has && waiting.includes(p))
      throw new Wrong(field(player), `nothing, since ${player} is still to choose; or have fewer choose ${frame}`)
    if (has || waiting.includes(p)) continue
    const cure = place < 0 ? `put the step "${step}" on the stack` : `have ${player} choose once more ${frame}`
    throw new Wrong(field(player), `what ${player} has chosen; or ${cure}`)
  }
}

export function checkSetup(s: State): void {
  if (s.alive !== (1 << s.box.players) - 1) throw new Wrong('defeated', 'nobody in the set-up (round 0)')
  for (const choice of CHOICES) if (choice.isPlayed(s)) checkChoice(s, choice)
  if (s.common === NONE && !s.stack.some(({ step }) => step === 'mission'))
    throw new Wrong('common', 'the common mission; or put the step "mission" on the stack')
}
