import { BAND_ROWS, ORBITAL_ROWS, RESOURCE_ROWS } from '../src/data/board.ts'
import type { Is, PlaceRef, SectorId, Where } from '../src/types.ts'
import { saidOf } from '../modules/words.ts'
import { withArticle, list } from './grammar.ts'
import type { HowMany, Place, Voice } from './module.ts'

/* A place filter as a noun: "a Belt Base where you have influence". */

export const YOU: Voice = { who: 'you', their: 'your', of: 'of yours', may: 'you may', does: (verb) => verb }
export const THEY: Voice = { who: 'they', their: 'their', of: 'of theirs', may: 'may', does: (verb) => `${verb}s` }

const SECTOR_WORDS: { readonly [sector in SectorId]: string } = { inner: 'Inner', belt: 'Belt', outer: 'Outer' }

const several = <T>(value: T | readonly T[] | undefined): readonly T[] =>
  value === undefined ? [] : Array.isArray(value) ? (value as readonly T[]) : [value as T]

const said = (part: string): boolean => part !== ''

const rowName = <T extends string>(rows: readonly { readonly id: T; readonly name: string }[], id: T): string =>
  rows.find((row) => row.id === id)?.name ?? id

/** "Belt or Outer", "Mars", "Tech": what stands before the noun. */
function adjectives(where: Where, place: Place): string[] {
  const parts = [
    several(where.sector).map((id) => SECTOR_WORDS[id]),
    several(where.orbital).map((id) => rowName(ORBITAL_ROWS, id)),
    place === 'Base' ? several(where.resource).map((id) => rowName(RESOURCE_ROWS, id)) : [],
  ]
  return parts.filter((names) => names.length > 0).map((names) => list(names, 'or'))
}

const orbital = (number: HowMany): string => (number === 'many' ? 'Orbitals' : 'an Orbital')

/** What follows the noun: first where it lies, then what holds there. */
interface Tail {
  readonly lies: string[]
  readonly holds: string[]
}

const CONDITIONS: { readonly [is in Is]: string | ((place: Place, number: HowMany, voice: Voice) => string) } = {
  ...saidOf('traits'),
  ownFlagship: (place, _, { their }) =>
    place === 'Base' ? `attached to the Orbital of ${their} leader` : `where ${their} leader is`,
  ownInfluence: (_, __, { who }) => `where ${who} have influence`,
  ownFleet: (place, number, { who }) =>
    place === 'Base' ? `attached to ${orbital(number)} where ${who} have a fleet` : `where ${who} have a fleet`,
  ownOrbitalControl: (place, number, { who }) =>
    place === 'Base' ? `attached to ${orbital(number)} that ${who} control` : `that ${who} control`,
  removable: 'that is not the Rocinante',
  rocinante: (place) => (place === 'Base' ? "attached to the Rocinante's Orbital" : ''),
}

const REFS: { readonly [ref in PlaceRef]: { readonly [place in Place]: string } } = {
  B: { Base: '', Orbital: 'of that Base' },
  O: { Base: 'attached to that Orbital', Orbital: '' },
  D: { Base: 'in that Band', Orbital: 'in that Band' },
  F: { Base: 'attached to the Orbital where it stands', Orbital: 'where it stands' },
}

function tailOf(where: Where, place: Place, number: HowMany, voice: Voice): Tail {
  const lies = several(where.band).map((id) => `in the ${rowName(BAND_ROWS, id)} Band`)
  if (where.ref !== undefined) lies.push(REFS[where.ref][place])
  if (place === 'Orbital')
    lies.push(...several(where.resource).map((id) => `with a ${rowName(RESOURCE_ROWS, id)} Base`))
  const holds = (where.is ?? []).map((is) => {
    const words = CONDITIONS[is]
    return typeof words === 'string' ? words : words(place, number, voice)
  })
  const piece = place === 'Base' ? 'influence' : 'fleets'
  if (where.minOwn !== undefined) holds.push(`where ${voice.who} have ${where.minOwn} or more ${piece}`)
  return { lies: lies.filter(said), holds: holds.filter(said) }
}

/** The very place that was bound before, or that only one can be: "that Base". */
function theOne(where: Where, place: Place, noun: string): string {
  if (place === 'Orbital' && where.is?.includes('rocinante') === true) return "the Rocinante's Orbital"
  if (place === 'Orbital' && where.ref === 'F') return `the ${noun}`
  return where.ref === (place === 'Base' ? 'B' : 'O') ? `that ${noun}` : ''
}

function headOf(noun: string, number: HowMany, where: Where, any: boolean): string {
  if (number === 'each') return `each ${where.not === undefined ? '' : 'other '}${noun}`
  if (number === 'many') return `${where.not === undefined ? (any ? 'any ' : '') : 'other '}${noun}s`
  if (where.not !== undefined) return `a different ${noun}`
  return any ? `any ${noun}` : withArticle(noun)
}

/** The filter as a noun; `extra` stands right behind the noun. */
export function placeText(where: Where, place: Place, number: HowMany, voice: Voice = YOU, extra = ''): string {
  const words = adjectives(where, place)
  const { lies, holds } = tailOf(where, place, number, voice)
  const noun = [...words, place].join(' ')
  const any = noun === place && lies.length + holds.length === 0 && extra === ''
  const head = theOne(where, place, noun) || headOf(noun, number, where, any)
  return [head, extra, ...lies, holds.join(' and ')].filter(said).join(' ')
}

/** "if you have Orbital Control of Earth": of one known Orbital that is a condition and no choice. */
export function splitCondition(where: Where, voice: Voice): { readonly condition: string; readonly rest: Where } {
  const known = typeof where.orbital === 'string' || where.ref === 'O'
  if (!known || where.is?.includes('ownOrbitalControl') !== true) return { condition: '', rest: where }
  const { is, ...others } = where
  const left = is.filter((one) => one !== 'ownOrbitalControl')
  const of = typeof where.orbital === 'string' ? `of ${rowName(ORBITAL_ROWS, where.orbital)}` : 'there'
  return {
    condition: `if ${voice.who} have Orbital Control ${of}, `,
    rest: left.length === 0 ? others : { ...others, is: left },
  }
}
