import { at, bit, hasBit, itemAt, ONE } from '@orrery/kernel'
import { TECHNOLOGY_ROWS } from '../../data/scenario.ts'
import { type Answer, eachPlanet, type Look, must, planetNamed, question } from '../../rules/asking.ts'
import { ownPlanet, readyPlanet, specialtyPlanet } from '../../rules/conditions.ts'
import { canSpend } from '../../rules/costs.ts'
import { pop, push, skipChoice } from '../../rules/frames.ts'
import { meansOf } from '../../rules/means.ts'
import * as moves from '../../rules/moves.ts'
import { RESOURCES } from '../../rules/payment.ts'
import {
  canResearch,
  colourOfTech,
  hasPrerequisites,
  missing,
  owns,
  skippable,
  specialtiesFor,
  TECH_COUNT,
} from '../../rules/techs.ts'
import { type Emit, type Frame, NONE, type Planet, type Player, type State, type Technology } from '../../types.ts'
import { pushPay } from '../payment/pay.ts'
import { type Step, stop } from '../step.ts'

/*
 * TE-15.10. `left` is a price that Specialized Compounds may replace by a specialty planet, `what` then a mask of the
 * colours the technology must have; NONE for any.
 */

/* ---- the price ------------------------------------------------------------------------------------------------------- */

const isOfColours = (t: Technology, mask: number): boolean => {
  const colour = colourOfTech(t)
  return colour !== NONE && hasBit(mask, colour)
}

/** Whether something could be researched after this planet was exhausted instead of paying. */
function compounds(s: State, p: Player, planet: Planet): boolean {
  const colours = specialtiesFor(s, p, planet)
  s.spent[planet] = 1
  let can = false
  for (let t = 0; t < TECH_COUNT && !can; t++) can = isOfColours(t, colours) && canResearch(s, p, t)
  s.spent[planet] = 0
  return can
}

const exhaustPlanet: Answer = {
  kind: moves.PLANET,
  candidates: eachPlanet,
  conditions: [
    [ownPlanet('TE-2.1')],
    [readyPlanet, specialtyPlanet],
    [must('TE-15.15', 'NO_TECHNOLOGY_OF_COLOUR', (l) => compounds(l.s, l.f.seat, planetNamed(l)))],
  ],
  effect(l, emit) {
    const { s, f } = l
    const planet = planetNamed(l)
    s.spent[planet] = 1
    f.what = specialtiesFor(s, f.seat, planet)
    f.left = 0
    emit?.({ kind: 'exhausted', player: f.seat, planet })
  },
}

const payResources: Answer = {
  kind: moves.YES,
  candidates: ONE,
  conditions: [
    [
      must(
        'TE-2.13',
        'NOT_ENOUGH_RESOURCES',
        ({ s, f }) => canSpend(s, f.seat, RESOURCES, f.left),
        ({ s, f }) => ({ need: f.left, have: meansOf(s, f.seat, RESOURCES) }),
      ),
    ],
  ],
  effect({ s, f }) {
    pushPay(s, f.seat, RESOURCES, f.left)
    f.left = 0
  },
}

const choosePrice = question({ answers: [exhaustPlanet, payResources, stop(moves.NO)] })

/* ---- the technology -------------------------------------------------------------------------------------------------- */

const fitsPlanet = (f: Frame, t: Technology): boolean => f.what === NONE || isOfColours(t, f.what)
const isOpen = (s: State, f: Frame, t: Technology): boolean => canResearch(s, f.seat, t) && fitsPlanet(f, t)

/** What is still short when every fitting planet skips a prerequisite. */
function lack({ s, f, a: tech }: Look): { readonly missing: string } {
  const short = missing(s, f.seat, tech) - skippable(s, f.seat, tech)
  return { missing: `${short} ${itemAt(TECHNOLOGY_ROWS, tech).needs[0] ?? ''}` }
}

const chooseTech: Answer = {
  kind: moves.RESEARCH,
  list({ s, f }, out) {
    for (let t = 0; t < TECH_COUNT; t++) if (isOpen(s, f, t)) out.push(moves.research(t))
  },
  conditions: [
    [must('TE-15.10', 'TECH_OWNED', (l) => !owns(l.s, l.f.seat, l.a))],
    [
      must(
        'TE-15.10',
        'NO_PREREQUISITE',
        (l) => hasPrerequisites(l.s, l.f.seat, l.a),
        (l) => ({ ...lack(l) }),
      ),
      must('TE-15.15', 'WRONG_COLOUR', (l) => fitsPlanet(l.f, l.a)),
    ],
  ],
  effect: ({ s, f, a: tech }, emit) => begin(s, f, tech, emit),
}

/** Whether every open technology would cost exhausted planets: then the player may decline. */
function needsPlanets({ s, f }: Look): boolean {
  for (let t = 0; t < TECH_COUNT; t++)
    if (!owns(s, f.seat, t) && fitsPlanet(f, t) && missing(s, f.seat, t) === 0) return false
  return true
}

const refrain: Answer = {
  kind: moves.NO,
  candidates: ONE,
  conditions: [[must('TE-15.10', 'MUST_RESEARCH', needsPlanets)]],
  effect: ({ s }) => pop(s),
}

const chooseResearch = question({ answers: [chooseTech], beside: [refrain] })

function begin(s: State, f: Frame, t: Technology, emit: Emit): void {
  const short = missing(s, f.seat, t)
  pop(s)
  if (short === 0) return learn(s, f.seat, t, emit)
  const skip = push(s, 'skip', f.seat)
  skip.what = t
  skip.left = short
  return undefined
}

export function learn(s: State, p: Player, t: Technology, emit: Emit): void {
  s.techs[p] = at(s.techs, p) | bit(t)
  emit?.({ kind: 'researched', player: p, tech: t })
}

export const research: Step = {
  question: (_s, f) => (f.left > 0 ? choosePrice : chooseResearch),
  proceed: skipChoice,
}
