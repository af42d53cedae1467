import { at, kindOf, only } from '@orrery/kernel'
import type { Emit, Frame, Player, State, Technology } from '../types.ts'
import { NONE } from '../types.ts'
import { canSpend } from '../rules/costs.ts'
import { pop, push, skipChoice } from '../rules/frames.ts'
import { paysSpecialty } from '../rules/means.ts'
import * as moves from '../rules/moves.ts'
import { RESOURCES } from '../rules/payment.ts'
import { canResearch, colourOfTech, missing, skips, specialtiesFor, TECH_COUNT } from '../rules/techs.ts'
import { pushPay } from './pay.ts'
import { never, planetOf, type Step } from './step.ts'

/*
 * TE-15.10. `left` is a price that Specialized Compounds may replace by a specialty planet, `what` then a mask of the
 * colours the technology must have; NONE for any.
 */

const isOpen = (s: State, f: Frame, t: Technology): boolean =>
  canResearch(s, f.seat, t) &&
  (f.what === NONE || (colourOfTech(t) !== NONE && (f.what & (1 << colourOfTech(t))) !== 0))

/** Whether something could be researched after this planet was exhausted instead of paying. */
const compounds = (s: State, f: Frame, planet: number): boolean => {
  if (!paysSpecialty(s, f.seat, planet)) return false
  const colours = specialtiesFor(s, f.seat, planet)
  for (let t = 0; t < TECH_COUNT; t++)
    if (colourOfTech(t) !== NONE && (colours & (1 << colourOfTech(t))) !== 0 && canWithout(s, f.seat, t, planet))
      return true
  return false
}

function canWithout(s: State, p: Player, t: Technology, planet: number): boolean {
  s.spent[planet] = 1
  const can = canResearch(s, p, t)
  s.spent[planet] = 0
  return can
}

function listPrice(s: State, f: Frame, out: Parameters<Step['list']>[2]): void {
  for (let q = 0; q < s.owner.length; q++) if (compounds(s, f, q)) out.push(moves.planet(s, q))
  if (canSpend(s, f.seat, RESOURCES, f.left)) out.push(moves.yes)
  out.push(moves.no)
}

export const research: Step = {
  list(s, f, out) {
    if (f.left > 0) return listPrice(s, f, out)
    let needsPlanets = true
    for (let t = 0; t < TECH_COUNT; t++) {
      if (!isOpen(s, f, t)) continue
      out.push(moves.research(t))
      if (missing(s, f.seat, t) === 0) needsPlanets = false
    }
    if (out.length > 0 && needsPlanets) out.push(moves.no)
    return undefined
  },
  answer(s, f, m, emit) {
    const kind = kindOf(m)
    if (kind === moves.NO) return pop(s)
    if (kind === moves.RESEARCH) return begin(s, f, only(m), emit)
    if (kind === moves.PLANET) {
      const planet = planetOf(s, m)
      s.spent[planet] = 1
      f.what = specialtiesFor(s, f.seat, planet)
      emit?.({ kind: 'exhausted', player: f.seat, planet })
    } else pushPay(s, f.seat, RESOURCES, f.left)
    f.left = 0
    return undefined
  },
  proceed: skipChoice,
}

function begin(s: State, f: Frame, t: Technology, emit: Emit): void {
  const lack = missing(s, f.seat, t)
  pop(s)
  if (lack === 0) return learn(s, f.seat, t, emit)
  const skip = push(s, 'skip', f.seat)
  skip.what = t
  skip.left = lack
  return undefined
}

function learn(s: State, p: Player, t: Technology, emit: Emit): void {
  s.techs[p] = at(s.techs, p) | (1 << t)
  emit?.({ kind: 'researched', player: p, tech: t })
}

/** Specialty planets exhausted for the prerequisites that are missing. */
export const skip: Step = {
  list(s, f, out) {
    for (let q = 0; q < s.owner.length; q++) if (skips(s, f.seat, f.what, q)) out.push(moves.planet(s, q))
  },
  answer(s, f, m, emit) {
    const planet = planetOf(s, m)
    s.spent[planet] = 1
    emit?.({ kind: 'exhausted', player: f.seat, planet })
    f.left--
    if (f.left > 0) return
    pop(s)
    learn(s, f.seat, f.what, emit)
  },
  proceed: never,
}
