import { choices, kindOf, plural, type Seat, sentence, verbAfter } from '@orrery/kernel'
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
import { type Frame, NONE, type View } from '../src/types.ts'
import { cardName, minorName, pieceName, playerName, unitName, whoseName } from './names.ts'

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
export function openActions(view: View): string {
  const seen = new Set(view.offer.map(kindOf))
  return choices(ACTIONS.filter(([kind]) => seen.size === 0 || seen.has(kind)).map(([, text]) => text))
}

const left = (f: Frame): string => (f.left > 1 ? ` (up to ${f.left})` : '')

function where(view: View, f: Frame): string {
  const near = opOf(view.ruleset, f)?.where === 'near' ? ' next to your warlord' : ''
  return `choose a hex${near} for ${unitName(view, f.seat, f.held).replace(/^a /, 'your ')}`
}

const unit = (view: View, f: Frame): string => {
  const icon = opOf(view.ruleset, f)?.icon
  if (icon === 'RB') return 'choose a unit to place from the Recovery Ship'
  return icon === 'PO' ? 'choose a unit to put in place of the one there' : 'choose a unit to place'
}

const ASKS: { readonly [question in Question]: (view: View, f: Frame) => string } = {
  faction: () => 'choose your faction',
  minor: () => 'choose a minor faction',
  mission: () => 'choose your secret mission',
  warlord: () => 'choose a hex for your warlord',
  actions: (view, f) => `${plural(f.left, 'action')} left: ${openActions(view)}`,
  market: (view, f) => `buy cards with your ${view.hexilum[f.seat] ?? 0} hexilum, or finish`,
  resign: () => 'do you really want to give up?',
  anchor: () => 'choose the base hex',
  rotation: () => 'turn the card',
  unit,
  where,
  return: (_, f) => `choose a normal unit to return${left(f)}`,
  recover: (_, f) => `choose a unit to recover${left(f)}`,
  attacker: () => 'who attacks?',
  target: (view, f) => `choose a target for ${pieceName(view, f.held)}`,
  enemy: () => 'which warlord takes the damage?',
  step: () => 'choose where your warlord goes',
  exchanged: () => 'choose the first unit',
  otherEnd: (view, f) => `choose a unit or an empty hex to swap with ${pieceName(view, f.held)}`,
  heal: (view, f) => `heal your warlord by ${opOf(view.ruleset, f)?.n ?? 1}`,
  raise: (view, f) => {
    const level = (view.income[f.seat] ?? 0) + 1
    return `raise your income to ${level} for ${level} hexilum`
  },
  victim: () => 'choose an enemy',
  raid: (view, f) => `choose a unit to send from ${whoseName(view, f.held)} Reserve to the Recovery Ship${left(f)}`,
  action: (view, f) => `choose one of ${whoseName(view, f.held)} action cards`,
  mercenary: (view, f) => `choose one of ${whoseName(view, f.held)} mercenaries`,
  token: (view, f) => `does ${cardName(view, f.card)} stay on the board as yours, or go to your card?`,
  amount: (view, f) => `how much of ${whoseName(view, f.held)} hexilum?`,
}

/** What an ability that has no name of its own is called. */
const ABILITIES: { readonly [icon: string]: string } = { XC: 'Swap', PO: 'Take a hex', PL: 'Place' }

/** What the question belongs to: a card, a unit, a faction; a basic action needs no name. */
function source(view: View, f: Frame): string {
  if (f.step !== 'ability') return ''
  if (isActionProgram(f.program) || isMercenaryProgram(f.program)) return cardName(view, cardOf(f.program))
  if (isMinorProgram(f.program)) return minorName(view, view.minors[f.seat] ?? NONE)
  return isFactionProgram(f.program) ? (ABILITIES[opOf(view.ruleset, f)?.icon ?? ''] ?? '') : ''
}

/** What is counted where an ability does it several times. */
const COUNTED: { readonly [icon: string]: string } = { UA: 'attack', PL: 'unit', PO: 'unit', RB: 'unit', XC: 'swap' }

/** "attack 1 of 2", where the same icon comes several times. */
function part({ ruleset }: View, f: Frame): string {
  const icon = opOf(ruleset, f)?.icon
  if (icon === undefined || f.step !== 'ability') return ''
  const alike = programAt(ruleset, f.program).terms.flatMap((term, i) => (term.icon === icon ? [i] : []))
  const word = COUNTED[icon]
  return alike.length < 2 || word === undefined ? '' : `${word} ${alike.indexOf(f.pc) + 1} of ${alike.length}`
}

/** What is asked, without the name of who is asked. */
export function ask(view: View, f: Frame): string {
  const of = [source(view, f), part(view, f)].filter((text) => text !== '').join(', ')
  const skip = view.offer.includes(kinds.skip)
  const asks = ASKS[questionOf(view.ruleset, f)](view, f)
  const text = skip ? (asks.endsWith('?') ? `${asks} You may skip this.` : `${asks}, or skip`) : asks
  return sentence(of === '' ? text : `${of}: ${text}`)
}

export function question(view: View, seat: Seat): string {
  const f = top(view)
  if (view.winner !== NONE || f === undefined) return 'The game is over.'
  const who = playerName(view, f.seat)
  return f.seat === seat ? ask(view, f) : `${who} ${verbAfter(who, 'be')} choosing.`
}
