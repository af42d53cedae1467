import { at, bit, bitCount, hasBit, itemAt } from '@orrery/kernel'
import { TECHNOLOGY_ROWS } from '../data/scenario.ts'
import type { Colour, Planet, Player, State, Technology, TechPower } from '../types.ts'
import { COLOURS, NONE } from '../types.ts'
import { lacksBreakthrough } from './claim.ts'
import { paysSpecialty } from './means.ts'
import { specialtiesOf } from './planets.ts'

/* TE-15.10: technologies, their prerequisites, specialties and synergy. */

export const TECH_COUNT = TECHNOLOGY_ROWS.length

const BY_POWER: { readonly [power in TechPower]?: number } = Object.fromEntries(
  TECHNOLOGY_ROWS.flatMap(({ power }, t) => (power === undefined ? [] : [[power, bit(t)]])),
)
const COLOUR_OF: readonly Colour[] = TECHNOLOGY_ROWS.map(({ colour }) =>
  colour === undefined ? NONE : COLOURS.indexOf(colour),
)
/** By colour: mask of its technologies. */
const OF_COLOUR: readonly number[] = COLOURS.map((_, c) =>
  COLOUR_OF.reduce((mask, colour, t) => (colour === c ? mask | bit(t) : mask), 0),
)
/** All prerequisites of one technology are of one colour. */
const NEED_COLOUR: readonly Colour[] = TECHNOLOGY_ROWS.map(({ needs: [first] }) =>
  first === undefined ? NONE : COLOURS.indexOf(first),
)

export const techMask = (power: TechPower): number => BY_POWER[power] ?? 0
export const hasTech = (s: State, p: Player, power: TechPower): boolean => (at(s.techs, p) & techMask(power)) !== 0
/** Technologies that are owned and not exhausted, as a mask. */
export const readyTechs = (s: State, p: Player): number => at(s.techs, p) & ~at(s.tired, p)
export const owns = (s: State, p: Player, t: Technology): boolean => hasBit(at(s.techs, p), t)
export const colourOfTech = (t: Technology): Colour => at(COLOUR_OF, t)
export const techsOfColour = (s: State, p: Player, c: Colour): number => bitCount(at(s.techs, p) & at(OF_COLOUR, c))

/** TE-4.7: with the breakthrough, each of the two synergy colours may count as the other. */
function alike(s: State, p: Player, c: Colour): number {
  const synergy = s.ruleset.factions[p]?.synergy ?? []
  const colour = COLOURS[c]
  if (colour === undefined) return 0
  if (lacksBreakthrough(s, p) || !synergy.includes(colour)) return bit(c)
  return synergy.reduce((mask, one) => mask | bit(COLOURS.indexOf(one)), 0)
}

/** The colours a planet's specialties may count as. */
export function specialtiesFor(s: State, p: Player, planet: Planet): number {
  const printed = specialtiesOf(s, planet)
  let mask = 0
  for (let c = 0; c < COLOURS.length; c++) if (hasBit(printed, c)) mask |= alike(s, p, c)
  return mask
}

/** How many prerequisites are not met by own technologies. */
export function missing(s: State, p: Player, t: Technology): number {
  const need = itemAt(TECHNOLOGY_ROWS, t).needs.length
  if (need === 0) return 0
  const colours = alike(s, p, at(NEED_COLOUR, t))
  let have = 0
  for (let c = 0; c < COLOURS.length; c++) if (hasBit(colours, c)) have += techsOfColour(s, p, c)
  return Math.max(0, need - have)
}

/** Whether exhausting this planet skips a prerequisite of the technology: one symbol per planet. */
export const skips = (s: State, p: Player, t: Technology, planet: Planet): boolean =>
  paysSpecialty(s, p, planet) && (specialtiesOf(s, planet) & alike(s, p, at(NEED_COLOUR, t))) !== 0

export function skippable(s: State, p: Player, t: Technology): number {
  let n = 0
  for (let planet = 0; planet < s.owner.length; planet++) if (skips(s, p, t, planet)) n++
  return n
}

/** By own technologies, and specialty planets that skip what is missing. */
export function hasPrerequisites(s: State, p: Player, t: Technology): boolean {
  const lack = missing(s, p, t)
  return lack === 0 || skippable(s, p, t) >= lack
}

export const canResearch = (s: State, p: Player, t: Technology): boolean => !owns(s, p, t) && hasPrerequisites(s, p, t)

export function anyResearch(s: State, p: Player): boolean {
  for (let t = 0; t < TECH_COUNT; t++) if (canResearch(s, p, t)) return true
  return false
}
