import { at, bit, indexesWhere, lowestBit, ONE } from '@orrery/kernel'
import { LAST_TECH_SCORING } from '../data/setup.ts'
import { buildAt, CAN_BUILD, listBuilds } from '../effects/build.ts'
import { type Conditions, must, question } from '../rules/asking.ts'
import { type Emit, type Frame, NONE, type Player, SECTORS, type State } from '../types.ts'
import { pop, pushSteps } from '../rules/frames.ts'
import { orbitalControl } from '../rules/control.ts'
import { HOME, ORBITAL_OF } from '../rules/map.ts'
import * as moves from '../rules/moves.ts'
import { clockwise, trackPlace } from '../rules/order.ts'
import { giveRocinante } from '../rules/pieces.ts'
import { gain } from '../rules/points.ts'
import { gains, totals, workOut } from '../rules/scoring.ts'
import { never, type Step } from './step.ts'

declare module '../types/ids.ts' {
  interface Steps {
    bonus: true
    score: true
    techs: true
    freeBuild: true
    rocinante: true
  }
}

/* EX-11: a Scoring turn is the list of steps in the ruleset. */

export const HAS_MARKER: Conditions = [
  [
    must(
      'EX-11.2',
      'noMarker',
      (l) => at(l.s.markers, l.a) > 0,
      (l) => ({ sector: l.a }),
    ),
  ],
]

export function startScoring(s: State, taker: Player, emit: Emit): void {
  s.scorings++
  emit?.({ kind: 'scoring', player: taker, number: s.scorings })
  pushSteps(s, s.ruleset.scoringSteps, taker)
}

/** EX-11.2, EX-17.3: secret, and a barrier for undo. */
const chooseBonus = question({
  answers: [
    {
      kind: moves.BONUS,
      candidates(_, out) {
        for (let x = 0; x < SECTORS.length; x++) out.push(moves.bonus(x))
      },
      conditions: HAS_MARKER,
      effect({ s, f, a: sector }, emit) {
        const p = f.seat
        pop(s)
        s.chosen = sector
        s.knowers = bit(p)
        s.reveals++
        emit?.({ kind: 'bonusChosen', player: p })
        emit?.({ kind: 'sawBonus', player: p, sector, only: [at(s.seatOf, p)] })
      },
    },
  ],
})

export const bonus: Step = { question: chooseBonus, proceed: never }

/** EX-11.8, EX-11.9: the marker is shown and every Base scores from the same position (EX-12.12). */
export const score: Step = {
  proceed(s, _f, emit) {
    pop(s)
    const sector = s.chosen
    s.reveals++
    emit?.({ kind: 'bonusRevealed', sector })
    scoreBases(s, sector, emit)
    s.markers = s.markers.with(sector, at(s.markers, sector) - 1)
    s.chosen = NONE
    s.knowers = 0
  },
}

export function scoreBases(s: State, sector: number, emit: Emit): void {
  const players = s.ruleset.players
  let orbital = NONE
  let controller = NONE
  for (let m = s.inPlay; m !== 0; m &= m - 1) {
    const base = lowestBit(m)
    if (orbital !== at(ORBITAL_OF, base)) {
      orbital = at(ORBITAL_OF, base)
      controller = orbitalControl(s, orbital)
    }
    const critical = workOut(s, base, sector, controller)
    for (let p = 0; p < players; p++) gain(s, p, at(gains, p))
    if (critical >= 0) s.ruleset.alsoForCritical?.(s, critical)
    emit?.({ kind: 'scored', base, totals: totals.slice(0, players), gains: gains.slice(0, players), critical })
  }
  emit?.({ kind: 'standing', cp: [...s.cp] })
}

/** EX-11.10, EX-13.6. */
export const techs: Step = {
  proceed(s, _f, emit) {
    pop(s)
    if (s.scorings > LAST_TECH_SCORING) return
    for (let p = 0; p < s.ruleset.players; p++) {
      const gained = at(s.ruleset.gained[p] ?? [], s.scorings)
      s.techs = s.techs.with(p, at(s.techs, p) | gained)
      for (const ability of s.ruleset.abilitiesOf[p] ?? []) {
        if (((s.ruleset.abilities[ability]?.bit ?? 0) & gained) !== 0) emit?.({ kind: 'tech', player: p, ability })
      }
    }
  },
}

/** The next player clockwise from the left of `by`, who is last; `pc` counts the chances given (EX-11.5). */
export function nextChance(s: State, f: Frame): void {
  if (f.pc >= s.ruleset.players) pop(s)
  else f.seat = clockwise(s, f.by, ++f.pc)
}

/** EX-11.12: each may bring one fleet home, free. */
const buildFree = question({
  answers: [
    {
      kind: moves.BUILD,
      list: ({ s, f }, out) => listBuilds(s, f.seat, out),
      conditions: CAN_BUILD,
      effect({ s, f, a: fleet }, emit) {
        buildAt(s, f.seat, fleet, at(HOME, f.seat), emit)
        nextChance(s, f)
      },
    },
  ],
  beside: [{ kind: moves.PASS, candidates: ONE, conditions: [], effect: ({ s, f }) => nextChance(s, f) }],
})

export const freeBuild: Step = { question: (_s, f) => (f.pc === 0 ? undefined : buildFree), proceed: nextChance }

/** EX-11.13, EX-11.14: fewest CP, then lowest on the Initiative Track; without one a tie leaves it where it is. */
function nextCaptain(s: State): Player {
  const least = Math.min(...s.cp)
  const tied = indexesWhere(s.cp, (cp) => cp === least)
  if (tied.length === 1) return at(tied, 0)
  if (s.initiative.length === 0) return s.captain
  return tied.reduce((low, p) => (trackPlace(s, p) > trackPlace(s, low) ? p : low))
}

export const rocinante: Step = {
  proceed(s, _f, emit) {
    pop(s)
    const p = nextCaptain(s)
    if (p === s.captain) return
    giveRocinante(s, p)
    emit?.({ kind: 'captain', player: p })
  },
}
