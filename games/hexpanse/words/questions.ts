import { choices, kindOf, plural, type Seat } from '@orrery/kernel'
import { ICON_ROWS } from '../src/data/icons.ts'
import { top } from '../src/rules/frames.ts'
import * as kinds from '../src/rules/moves.ts'
import {
  cardOf,
  isActionProgram,
  isFactionProgram,
  isMercenaryProgram,
  isMinorProgram,
  programAt,
} from '../src/rules/programs.ts'
import { opOf, type Question, questionOf } from '../src/steps/question.ts'
import { NONE } from '../src/types.ts'
import type { Frame, View } from '../src/types.ts'
import { cardName, factionName, hexName, minorName, pieceName, playerName, unitName } from './names.ts'

/* One sentence says what is asked. */

/** Words for the answers of a kind, in the order they are named. */
const ACTIONS: readonly (readonly [kind: number, words: string])[] = [
  [kinds.PLACE, 'place a unit'],
  [kinds.ATTACK, 'attack'],
  [kinds.PLAY, 'play a card'],
  [kinds.ACTIVATE, 'activate a mercenary'],
  [kinds.RETURN, 'return a unit'],
  [kinds.RECOVER, 'recover a unit'],
  [kinds.GAIN, 'gain 1 hexilum'],
  [kinds.RAISE, 'raise your income'],
  [kinds.HEAL, 'heal'],
  [kinds.MOVE, 'move your warlord'],
  [kinds.ABILITY, 'use your ability'],
  [kinds.DONE, 'finish'],
]

/** What is open now; where the answers are not seen, everything. */
function openActions(view: View, f: Frame): string {
  const seen = new Set(view.offer.map(kindOf))
  const words = ACTIONS.filter(([kind]) => seen.size === 0 || seen.has(kind)).map(([, text]) => text)
  return `${plural(f.left, 'action')} left: ${choices(words)}`
}

const left = (f: Frame): string => (f.left > 1 ? ` (up to ${f.left})` : '')
const enemy = (view: View, f: Frame): string => playerName(view, f.held)

function where(view: View, f: Frame): string {
  const near = opOf(f)?.where === 'near' ? ' next to your warlord' : ''
  return `choose a hex${near} for ${unitName(view, f.seat, f.held)}`
}

const unit = (_: View, f: Frame): string => {
  const icon = opOf(f)?.icon
  if (icon === 'RB') return 'choose a unit of the Recovery Ship to place'
  return icon === 'PO' ? 'choose a unit to place onto the one that stands there' : 'choose a unit to place'
}

const ASKS: { readonly [question in Question]: (view: View, f: Frame) => string } = {
  faction: () => 'choose your faction',
  minor: () => 'choose a minor faction',
  mission: () => 'choose your secret mission',
  warlord: () => 'choose a hex for your warlord',
  actions: openActions,
  market: (view, f) => `buy cards for your ${view.hexilum[f.seat] ?? 0} hexilum, or finish`,
  resign: () => 'do you really give up',
  anchor: () => 'choose the base hex',
  rotation: () => 'choose the rotation',
  unit,
  where,
  return: (_, f) => `choose a normal unit to return${left(f)}`,
  recover: (_, f) => `choose a unit to recover${left(f)}`,
  attacker: () => 'choose who attacks',
  target: (view, f) => `choose a target for ${pieceName(view, f.held)} on ${hexName(f.held)}`,
  enemy: () => 'choose the warlord to be damaged',
  step: () => 'choose where your warlord goes',
  exchanged: () => 'choose the first unit of the exchange',
  otherEnd: (view, f) =>
    `choose a unit or an empty hex to exchange with ${pieceName(view, f.held)} on ${hexName(f.held)}`,
  heal: (_, f) => `heal your warlord by ${opOf(f)?.n ?? 1}`,
  raise: (view, f) => `raise your income to ${(view.income[f.seat] ?? 0) + 1} at its price`,
  victim: () => 'choose an enemy',
  raid: (view, f) => `choose a unit of ${enemy(view, f)}'s Reserve for the Recovery Ship${left(f)}`,
  action: (view, f) => `choose an action card of ${enemy(view, f)}`,
  mercenary: (view, f) => `choose a mercenary of ${enemy(view, f)}`,
  token: (_, f) => `${cardName(f.card)} stays on the board as yours, or goes to your card`,
  amount: (view, f) => `choose how much hexilum of ${enemy(view, f)}`,
}

/** What the question belongs to: a card, a unit, a faction; a basic action needs no name. */
function source(view: View, f: Frame): string {
  if (f.step !== 'ability') return ''
  if (isActionProgram(f.program) || isMercenaryProgram(f.program)) return cardName(cardOf(f.program))
  if (isMinorProgram(f.program)) return minorName(view.minors[f.seat] ?? NONE)
  return isFactionProgram(f.program) ? factionName(view.factions[f.seat] ?? NONE) : ''
}

const ICON_NAMES = new Map<string, string>(ICON_ROWS.map((row) => [row.id, row.name]))
export const iconName = (icon: string): string => ICON_NAMES.get(icon) ?? icon

/** Which icon of the formula it is, where there are several. */
function part(f: Frame): string {
  const op = opOf(f)
  const all = f.step === 'ability' ? programAt(f.program).terms.length : 0
  return op === undefined || all < 2 ? '' : `${iconName(op.icon)}, icon ${f.pc + 1} of ${all}: `
}

/** What is asked, without the name of who is asked. */
export function ask(view: View, f: Frame): string {
  const of = source(view, f)
  const skip = view.offer.includes(kinds.skip) ? ', or skip' : ''
  return `${of === '' ? '' : `${of}: `}${part(f)}${ASKS[questionOf(f)](view, f)}${skip}`
}

export function question(view: View, seat: Seat): string {
  const f = top(view)
  if (view.winner !== NONE || f === undefined) return 'The game is over.'
  const who = playerName(view, f.seat)
  if (f.seat !== seat) return `${who} is choosing.`
  return `${who}, ${ask(view, f)}${f.step === 'resign' ? '?' : '.'}`
}
