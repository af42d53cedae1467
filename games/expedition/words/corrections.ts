import { MODIFIER_ROWS } from '../src/data/modifiers.ts'
import { type Path, PATHS } from '../src/referee-paths.ts'
import { COLOURS, type Corrected, NONE } from '../src/types.ts'
import { capital } from './grammar.ts'
import { type AtTable, planetName, playerName, sliceName, systemName } from './names.ts'

/* Corrections of a live table in words (TE-18.8). */

/** What a path is about, as a label. */
const PATH_NAMES: { readonly [path: string]: string } = {
  goods: 'trade goods',
  commodities: 'commodities',
  cards: 'action cards',
  secrets: 'unscored secrets',
  breakthrough: 'breakthrough',
  passed: 'passed',
  claims: 'slices counted at the flip',
  faction: 'faction turns over',
  'planet.owner': 'held by',
  'planet.exhausted': 'exhausted',
  'planet.infantry': 'infantry',
  'planet.attached': 'attached specialty',
  'planet.modifier': 'modifier',
  'planet.system': 'system',
  'system.ingress': 'ingress token',
  'system.frontier': 'frontier token',
  'system.alpha': 'alpha wormhole token',
  'system.beta': 'beta wormhole token',
  'system.rift': 'gravity rift token',
  'system.destroyed': 'planets destroyed',
  slice: 'claimed earlier by',
  fracture: 'The Fracture in play',
  skimmed: 'cards on the Data Skimmer',
  jupiter: 'Jupiter Brain',
  claimed: 'a slice was claimed in this turn',
  round: 'round',
}

/** What stands beside a field. */
export const pathLabel = (id: string): string => capital(PATH_NAMES[id] ?? id)

/** The states of a card that can be readied. */
export const CARD_WORDS = ['not gained', 'readied', 'exhausted']

function targetText({ of }: Path, target: number, t: AtTable): string {
  if (of === 'player') return playerName(t, target)
  if (of === 'planet' || of === 'token') return planetName(t, target)
  if (of === 'system') return systemName(t, target)
  return of === 'slice' ? sliceName(target) : ''
}

function valueText({ value: kind }: Path, value: number, t: AtTable): string {
  switch (kind) {
    case 'count':
      return String(value)
    case 'flag':
      return value === 1 ? 'yes' : 'no'
    case 'card':
      return CARD_WORDS[value] ?? ''
    case 'holder':
    case 'claimant':
      return value === NONE ? 'nobody' : playerName(t, value)
    case 'colour':
      return COLOURS[value] ?? 'none'
    case 'modifier':
      return MODIFIER_ROWS[value]?.name ?? 'none'
    case 'system':
      return systemName(t, value)
    case 'turn':
      return ''
  }
}

export function correctedText({ path: id, target, value }: Corrected, t: AtTable): string {
  const path = PATHS.find((one) => one.id === id)
  if (path === undefined) return 'Correction'
  const what = [targetText(path, target, t), PATH_NAMES[id] ?? id].filter((part) => part !== '').join(', ')
  const now = valueText(path, value, t)
  return `Correction: ${what}${now === '' ? '' : `: ${now}`}`
}
