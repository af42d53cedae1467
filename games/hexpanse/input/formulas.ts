import type { Problem } from '@orrery/kernel'
import type { IconId, Tables, Term } from '../src/types.ts'

/* Abilities: icons that could never be carried out, and chains that would never end, are refused. */

const FILLS: readonly IconId[] = ['PL', 'RB']
const CLEARS: readonly IconId[] = ['TA', 'PO', 'RT', 'UA', 'XC', 'XS', 'WM']
const PLACES: readonly IconId[] = ['PL', 'PO', 'RB']
const RECOVERS: readonly IconId[] = ['RR', 'RB']
const ATTACKS: readonly IconId[] = ['TA', 'UA', 'PO']
const SWAPS: readonly IconId[] = ['XC', 'XS']

/** Whose ability it is: with a unit on the base hex, with a base hex to choose, or without any. */
type Base = 'unit' | 'chosen' | 'none'

const ringOf = ([q, r]: readonly [number, number]): number => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r))
const isBase = ({ at }: Term): boolean => at !== undefined && ringOf(at) === 0

function termProblem(ability: readonly Term[], i: number, base: Base): string | undefined {
  const term = ability[i]
  if (term === undefined) return undefined
  const { icon, at } = term
  if (icon === 'ZO') return 'another icon: only a passive minor faction has this one'
  if (icon === 'XS' && base !== 'unit') return 'another icon: there is no unit that could change places'
  if (at === undefined) return undefined
  if (base === 'none') return 'no hex: the unit is gone when its ability runs'
  if (ringOf(at) > 2) return 'a hex within two rings of the base hex'
  if (!FILLS.includes(icon)) return undefined
  if (base === 'unit' && isBase(term) && i === 0) return 'another hex: its own unit stands on the base hex'
  const before = ability.slice(0, i)
  const isTaken = before.some((one) => FILLS.includes(one.icon) && String(one.at) === String(at))
  const isCleared = before.some((one) => CLEARS.includes(one.icon))
  return isTaken && !isCleared ? 'another hex: an icon before it fills this one' : undefined
}

const abilityProblems = (ability: readonly Term[], at: string, base: Base): readonly Problem[] =>
  ability.flatMap((_, i) => {
    const expected = termProblem(ability, i, base)
    return expected === undefined ? [] : [{ at: `${at}[${i}]`, expected }]
  })

export function cardProblems({ cards }: Tables, id: string): readonly Problem[] {
  const row = cards[id]
  if (row === undefined) return []
  const at = `cards.${id}`
  const isUnit = row.type === 'mercenary'
  return [
    ...(isUnit && row.copies > 1 ? [{ at: `${at}.copies`, expected: 'at most 1: there is one token' }] : []),
    ...(!isUnit && row.reusable
      ? [{ at: `${at}.reusable`, expected: 'false: only mercenaries stay on the table' }]
      : []),
    ...abilityProblems(row.ability, `${at}.ability`, isUnit ? 'unit' : 'chosen'),
  ]
}

/** A unit that is placed, recovered and hit by its own ability would set it off for ever (HX-13.8). */
function isEndless(ability: readonly Term[]): boolean {
  const has = (icons: readonly IconId[]): boolean => ability.some(({ icon }) => icons.includes(icon))
  return has(PLACES) && has(RECOVERS) && has(ATTACKS)
}

export function minorProblems({ minors }: Tables, id: string): readonly Problem[] {
  const row = minors[id]
  if (row === undefined) return []
  const { trigger, ability, life, canAttack } = row
  const at = `minors.${id}`
  const isZombie = ability.length === 1 && ability[0]?.icon === 'ZO'
  if (trigger === 'passive')
    return isZombie && life === 0
      ? []
      : [{ at: `${at}.ability`, expected: 'Zombie alone, for no life: nothing else is passive' }]
  return [
    ...(trigger === 'destruction' && canAttack
      ? [{ at: `${at}.canAttack`, expected: 'false: units with the Destruction icon cannot attack (HX-9.7)' }]
      : []),
    ...(life > 0 && !ability.every(({ icon }) => SWAPS.includes(icon))
      ? [{ at: `${at}.life`, expected: '0: only swaps cost life' }]
      : []),
    ...(isEndless(ability)
      ? [{ at: `${at}.ability`, expected: 'not all of placing, recovering and hitting: the chain would never end' }]
      : []),
    ...abilityProblems(ability, `${at}.ability`, trigger === 'placement' ? 'unit' : 'none'),
  ]
}

export function factionProblems({ factions, setup }: Tables, id: string): readonly Problem[] {
  const row = factions[id]
  if (row === undefined) return []
  const { most } = setup.life
  return [
    ...(row.life < most
      ? []
      : [{ at: `factions.${id}.life`, expected: `less than ${most}: no warlord would survive it` }]),
    ...abilityProblems(row.ability, `factions.${id}.ability`, 'chosen'),
  ]
}
