import { inWords, plural, sentence } from '@orrery/kernel'
import { rotations } from '../src/rules/hexes.ts'
import type { Axial, Boxed, Card, CardRow, FactionRow, IconId, MinorRow, Term } from '../src/types.ts'
import { wayName } from './names.ts'

/* One generator writes all texts of cards, factions and minor factions from their formulas; no card is named here. */

/** A formula as the tables of the rules write it: `TA(1,0) + PL(0,1)`. */
export const formulaOf = (ability: readonly Term[]): string =>
  ability
    .map(({ icon, at, n }) => `${icon}${at === undefined ? '' : `(${at.join(',')})`}${n === undefined ? '' : `*${n}`}`)
    .join(' + ')

const hexilum = (n: number): string => `${n} hexilum`
const some = (n: number): string => (n === 1 ? hexilum(1) : `up to ${hexilum(n)}`)
const units = (n: number): string => (n === 1 ? 'one unit' : `up to ${n} units`)

const turnTo = (first: Axial, [q, r]: Axial): number => rotations(first).findIndex(([x, y]) => x === q && y === r)

/** Where a hex lies from the base hex before the card is turned: next to it, two hexes on, or between two of those. */
export function wayTo(at: Axial): string {
  if (at[0] === 0 && at[1] === 0) return 'on the base hex'
  const [near, far, between] = [turnTo([1, 0], at), turnTo([2, 0], at), turnTo([1, 1], at)]
  if (near >= 0) return `to the ${wayName(near)}`
  if (far >= 0) return `two hexes to the ${wayName(far)}`
  return `two hexes off between ${wayName(between)} and ${wayName((between + 1) % 6)}`
}

/** Where an icon works: "on the hex shown", "next to your warlord". */
const place = ({ at, zone }: Term): string => {
  if (zone === 'near') return 'next to your warlord'
  return at === undefined ? '' : wayTo(at)
}

const spaced = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ')

const TEXTS: { readonly [icon in IconId]: (term: Term, n: number) => string } = {
  PL: (term) => spaced('place a unit', place(term)),
  PO: (term) =>
    spaced(
      'place a unit onto',
      term.target === 'enemy' ? 'an enemy or neutral unit' : 'a unit',
      place(term),
      'and remove that one',
    ),
  RB: (term) => spaced('place a unit from the Recovery Ship', place(term)),
  RR: (_, n) => `move ${units(n)} from the Recovery Ship to your Reserve`,
  RT: (_, n) => `return ${n === 1 ? 'one normal unit' : `up to ${n} normal units`} to your Reserve`,
  TA: (term) => spaced('hit the hex', place(term)).replace('the hex on the base', 'the base'),
  UA: () => 'attack with a unit',
  WD: (_, n) => `deal ${n} damage to an enemy warlord`,
  WH: (_, n) => `heal your warlord by ${n}`,
  WM: () => 'move your warlord for 1 life',
  RA: (_, n) => `send ${units(n)} from an enemy's Reserve to the Recovery Ship`,
  AA: () => "remove an enemy's action card from the game",
  CD: (_, n) => `destroy ${some(n)} of one enemy`,
  SM: () => "steal an enemy's mercenary",
  SA: () => "steal an enemy's action card",
  SC: (_, n) => `steal ${some(n)} from an enemy`,
  RC: (_, n) => `gain ${hexilum(n)}`,
  II: () => 'you may raise your income at its price',
  EX: (_, n) => `${plural(n, 'extra card')} in this Market Phase`,
  XC: () => 'swap two units, or move one to an empty hex',
  XS: () => 'swap this unit with another, or move it to an empty hex',
  DE: () => 'an ability when it is destroyed',
  ZO: () => 'when removed, it goes back to the Reserve',
}

const termText = (term: Term): string => TEXTS[term.icon](term, term.n ?? 1)

/** Equal icons share a phrase: "place a unit each to the east and the south-east". */
function joined(ability: readonly Term[]): string[] {
  const parts: string[] = []
  for (let i = 0; i < ability.length; i++) {
    const term = ability[i] as Term
    let last = i
    while (ability[last + 1]?.icon === term.icon) last++
    const alike = ability.slice(i, last + 1)
    if (alike.length === 1) parts.push(termText(term))
    else if (term.at === undefined && term.zone === undefined) parts.push(`${termText(term)}, ${times(alike.length)}`)
    else parts.push(together(alike))
    i = last
  }
  return parts
}

const times = (n: number): string => (n === 2 ? 'twice' : `${n} times`)

function together(alike: readonly Term[]): string {
  const places = alike.map(place)
  const [first = ''] = places
  if (places.every((other) => other === first)) return `${termText(alike[0] as Term)}, up to ${times(alike.length)}`
  const single = termText({ icon: (alike[0] as Term).icon })
  return `${single.replace('a unit', 'a unit each').replace('the hex', 'the hexes')} ${inWords(places).replaceAll(' and to the', ' and the').replaceAll(', to the', ', the')}`
}

export const abilityText = (ability: readonly Term[]): string => sentence(joined(ability).join(', then '))

export const cardText = (row: CardRow): string => `${abilityText(row.ability)}${row.reusable ? ' Reusable.' : ''}`

export const textOfCard = ({ ruleset }: Boxed, card: Card): string => {
  const row = ruleset.rows.cards[card]
  return row === undefined ? '' : cardText(row)
}

export const factionText = (row: FactionRow): string =>
  `${abilityText(row.ability)}${row.life > 0 ? ` Your warlord then loses ${row.life} life.` : ''}`

const TRIGGERS: { readonly [trigger in MinorRow['trigger']]: string } = {
  placement: 'When placed: ',
  destruction: 'When destroyed: ',
  passive: '',
}

export function minorText(row: MinorRow): string {
  const text = abilityText(row.ability)
  const life = row.life > 0 ? ` Using it costs ${row.life} life.` : ''
  const start = TRIGGERS[row.trigger]
  return `${start}${start === '' ? text : text.charAt(0).toLowerCase() + text.slice(1)}${life}${row.canAttack ? '' : ' Cannot attack.'}`
}

export const factionTextOf = ({ ruleset }: Boxed, faction: number): string => {
  const row = ruleset.rows.factions[faction]
  return row === undefined ? '' : factionText(row)
}
export const minorTextOf = ({ ruleset }: Boxed, minor: number): string => {
  const row = ruleset.rows.minors[minor]
  return row === undefined ? '' : minorText(row)
}
