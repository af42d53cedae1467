import { at, itemAt, type Rng } from '@orrery/kernel'
import { LAST_TECH_SCORING } from '../../src/data/setup.ts'
import type { HiddenPart } from '../../src/steps/module.ts'
import { type Ability, HIDDEN, NONE, type Player, type State, type View } from '../../src/types.ts'
import { drawIndex, drawnTechs, knowsDraw, mayGain, TECHS_PER_LEVEL } from './rules.ts'

/* Techs that are drawn and kept in secret: decided in set-up, guessed by those who may not know them. */

const anyDraw = (rng: Rng): number => rng.below(TECHS_PER_LEVEL)

/** All that is drawn later is decided now; nobody sees it before its time. */
export function drawAll(s: State, rng: Rng): void {
  for (let i = 0; i < s.draws.length; i++) s.draws[i] = anyDraw(rng)
}

/** A tech that a player could have kept of those it drew. */
function guessPick(s: State, p: Player, rng: Rng): Ability {
  const open = drawnTechs(s, p, s.scorings).filter((ability) => mayGain(s, p, ability))
  return itemAt(open, rng.below(open.length))
}

/** Deals the draws this seat has not seen, so that everybody who kept a tech had one to keep. */
export function guessTechs(s: State, v: View, rng: Rng): void {
  for (let i = 0; i < v.draws.length; i++) if (at(v.draws, i) === HIDDEN) s.draws[i] = anyDraw(rng)
  for (let p = 0; p < v.picks.length; p++) {
    if (at(v.picks, p) !== HIDDEN) continue
    const i = drawIndex(p, s.scorings)
    while (!drawnTechs(s, p, s.scorings).some((ability) => mayGain(s, p, ability))) s.draws[i] = anyDraw(rng)
    s.picks[p] = guessPick(s, p, rng)
  }
}

/** What a player has kept of this draw is among it. */
function agrees(s: State, i: number): boolean {
  const p = Math.floor(i / LAST_TECH_SCORING)
  if (i !== drawIndex(p, s.scorings) || at(s.picks, p) === NONE) return true
  return drawnTechs(s, p, s.scorings).includes(at(s.picks, p))
}

/** Other techs are drawn later, and were drawn by others now; a tech somebody has kept is among them. */
const techDraws: HiddenPart = {
  name: 'tech draws',
  vary(s, p, rng) {
    for (let i = 0; i < s.draws.length; i++) {
      const drawn = at(s.draws, i)
      if (drawn === NONE || knowsDraw(s, p, i)) continue
      s.draws[i] = anyDraw(rng)
      if (!agrees(s, i)) s.draws[i] = drawn
    }
  },
}

/** Others have kept the other of their two techs. */
const techPicks: HiddenPart = {
  name: 'tech picks',
  vary(s, p, rng) {
    for (let q = 0; q < s.picks.length; q++) if (at(s.picks, q) !== NONE && q !== p) s.picks[q] = guessPick(s, q, rng)
  },
}

export const hidden: readonly HiddenPart[] = [techDraws, techPicks]
