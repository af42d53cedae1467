import { kindOf, type Seat } from '@orrery/kernel'
import { eachSaid, saidOf } from '../modules/words.ts'
import * as kinds from '../src/rules/moves.ts'
import { owes } from '../src/rules/frames.ts'
import { keepPrice, SCORE } from '../src/rules/track.ts'
import {
  ALL,
  type Effect,
  type Frame,
  NONE,
  type Op,
  SEVERAL,
  type SpecialRule,
  type StepName,
  type View,
} from '../src/types.ts'
import { apOf, bound, frameOf, OFF_MAP, opOf, pieceIn } from './context.ts'
import { choices, list, plural } from './grammar.ts'
import { aFleet, baseName, cardName, cubeName, orbitName, playerName, sourceName } from './names.ts'
import { formulaText } from './texts.ts'

/* One sentence says what is asked. */

const points = (n: number): string => plural(n, 'action point')

/** Words for the answers of a kind, in the order they are named. */
type Answers = readonly (readonly [kind: number, words: (view: View, frame: Frame) => string])[]
const BASE_ANSWERS: Answers = [
  [kinds.TAKE, () => 'take a card from the track'],
  [kinds.PERFORM, () => 'perform its Event'],
  [kinds.KEEP, (view, frame) => `keep it ${keepFor(view, frame)}`],
  [kinds.POINTS, (view) => `use its ${points(apOf(view, view.inHand))}`],
  [kinds.MOVE, () => 'move'],
  [kinds.INFLUENCE, () => 'influence'],
  [kinds.DIPLOMAT, () => 'place a Diplomat'],
  [kinds.BUILD, () => 'build'],
  [kinds.PLAY, () => 'play a kept Event'],
  [kinds.USE, (_, frame) => (frame.step === 'window' ? "use the Rocinante's crew" : 'use an ability')],
  [kinds.FINISH, () => 'finish'],
  [kinds.DECLINE, () => 'decline'],
  [kinds.PASS, () => 'pass'],
]

const ADDED = eachSaid((words) => words.answers)
const ANSWERS: Answers = BASE_ANSWERS.flatMap((answer) => [
  ...ADDED.filter(({ before }) => before === answer[0]).map(({ kind, words }) => [kind, () => words] as const),
  answer,
])

function keepFor(view: View, frame: Frame): string {
  const price =
    view.inHand >= 0 && view.inHand < SCORE ? keepPrice(view, frame.seat, view.inHand) : view.ruleset.keepCost
  return price === 0 ? 'at no cost' : `for ${price} CP`
}

/** What is open now; where the answers are not seen, what the step usually offers. */
function open(view: View, frame: Frame, usual: readonly number[]): string {
  const seen = new Set(view.offer.length > 0 ? view.offer.map(kindOf) : usual)
  return choices(ANSWERS.filter(([kind]) => seen.has(kind)).map(([, words]) => words(view, frame)))
}

/* ---- inside an effect ------------------------------------------------------------------------------------------ */

/** One single step of an effect that takes several. */
function single(effect: Effect): Effect {
  const once = { n: 1, mode: 'must' } as const
  switch (effect.op) {
    case 'place':
      return { op: 'place', ...once, at: effect.at }
    case 'remove':
      return { op: 'remove', ...once, owner: effect.owner, at: effect.at }
    case 'removeFleets':
      return { op: 'removeFleets', ...once, owner: effect.owner, in: effect.in }
    case 'moveFleets':
      return { ...effect, ...once, unit: effect.unit === 'each' ? 'one' : effect.unit }
    case 'moveInf':
    case 'build':
      return { ...effect, ...once }
    default:
      return effect
  }
}

/** The step in the words of its text; a condition that it has is met, or it would not be asked. */
const text = (effect: Effect): string => {
  const words = formulaText([single(effect)]).replace(/\.$/, '')
  return words.replace(/^If [^,]*, /, '').replace(/^./, (first) => first.toLowerCase())
}

const heldFleet = (held: number): string => {
  const { kind, place } = pieceIn(held)
  const from = place === OFF_MAP ? 'off the map' : orbitName(place)
  return `${aFleet(kind, (noun) => `the ${noun}`)} from ${from}`
}

const heldCube = (view: View, held: number): string => {
  const { kind, place } = pieceIn(held)
  return `${cubeName(view, kind)} on ${baseName(place)}`
}

type Ask = (op: Op, frame: Frame, view: View) => string
const fromText: Ask = (op, frame) => bound(text(op.data), op.at.ref, frame.place)

const SPECIAL_ASKS: { readonly [rule in SpecialRule]: string } = {
  miller: 'take a card with your tab from the track',
  mercantile: 'continue',
  kenzo: 'choose a card on the track to perform',
  repair: 'choose a damaged Battleship to repair',
  diplomat: 'choose a Base for a Diplomat',
  scrapShip: 'choose a Scrap Ship to move',
  slotDiscount: 'continue',
  freeKeep: 'continue',
  embassy: 'choose a Base for an Embassy',
  twoPlays: 'continue',
  apBonus: 'continue',
  keptAfterAp: 'play a Kept Event before the offer',
  freeTech: 'choose one of your action techs to carry out',
}

/** What an effect asks where the words of its text are not enough. */
const ASKS: { readonly [op in Op['op']]?: Ask } = {
  ...saidOf('asks'),
  moveInf: (op, frame, view) =>
    frame.held < 0 ? `${text(op.data)}: choose the cube` : `choose a Base for the ${heldCube(view, frame.held)}`,
  swap: (_, frame, view) =>
    frame.held < 0
      ? 'choose the first of the two cubes that swap'
      : `choose the cube that swaps with the ${heldCube(view, frame.held)}`,
  moveFleets: (op, frame) => {
    const token = op.unit === '$F' ? frame.place : frame.held
    return token < 0 ? bound(text(op.data), op.to.ref, frame.place) : `choose an Orbital for ${heldFleet(token)}`
  },
  build: (op, frame) => bound(text(op.data), op.to.ref, frame.place),
  discardKept: (op) => (op.owner === 'self' ? 'discard one of your Kept Events' : "discard an opponent's Kept Event"),
  chooseOne: () => 'choose one',
  special: ({ rule }, { held }) => {
    if (rule === 'scrapShip' && held >= 0) return `choose an Orbital where you have influence for ${heldFleet(held)}`
    return rule === '' ? 'continue' : SPECIAL_ASKS[rule]
  },
}

function effectAsk(view: View, frame: Frame): string {
  const op = opOf(view, frame)
  if (op === undefined) return 'continue'
  const left = frame.left > 1 && frame.left < ALL ? ` (${frame.left} left)` : ''
  const stop = view.offer.some((m) => kindOf(m) === kinds.STOP) ? ', or stop' : ''
  return `${(ASKS[op.op] ?? fromText)(op, frame, view)}${left}${stop}`
}

/* ---- by step --------------------------------------------------------------------------------------------------- */

const USUAL_ACTIONS = [kinds.MOVE, kinds.INFLUENCE, kinds.BUILD, kinds.USE, kinds.FINISH]

const STEPS: { readonly [step in StepName]: (view: View, frame: Frame) => string } = {
  ...saidOf('questions'),
  turn: (view, frame) => open(view, frame, [kinds.TAKE, kinds.PLAY]),
  use: (view, frame) =>
    `${cardName(view, view.inHand)}: ${open(view, frame, [kinds.PERFORM, kinds.KEEP, kinds.POINTS])}`,
  spend: (view, frame) =>
    frame.left > 0
      ? `spend ${frame.left} more action ${frame.left === 1 ? 'point' : 'points'}: ${open(view, frame, USUAL_ACTIONS)}`
      : `your action points are spent: ${open(view, frame, [kinds.USE, kinds.FINISH])}`,
  offer: (view, frame) =>
    `${cardName(view, view.inHand)} is offered to you: ${open(view, frame, [kinds.PERFORM, kinds.KEEP, kinds.DECLINE])}`,
  endTurn: () => 'continue',
  bonus: () => 'choose the Bonus Sector in secret',
  window: (view, frame) => `before the Scoring: ${open(view, frame, [kinds.PLAY, kinds.USE, kinds.PASS])}`,
  score: () => 'continue',
  techs: () => 'continue',
  freeBuild: () => 'build a fleet at no cost, or pass',
  rocinante: () => 'continue',
  over: () => 'the game is over',
  final: () => 'continue',
  effect: effectAsk,
  group: (_, { place, held }) => `choose the fleets that move from ${orbitName(place)} to ${orbitName(held)}`,
  relocate: (_, { place }) => `your supply is empty: choose a cube of yours to move to ${baseName(place)}`,
  whichCube: (_, { place }) => `choose which of your cubes on ${baseName(place)} is taken`,
  perform: () => 'continue',
  discardPlayed: () => 'continue',
  miller: () => 'take a card with your tab from the track',
  triggered: () => 'continue',
}

/** What the question belongs to: a small one about pieces belongs to the effect below it. */
function about(view: View, frame: Frame): string {
  if (frame.step === 'spend') return ''
  const small = frame.step === 'group' || frame.step === 'relocate' || frame.step === 'whichCube'
  const owner = small ? view.stack.at(-2) : frame
  return owner === undefined || owner.step === 'spend' ? '' : sourceName(view, owner.source)
}

/** What is asked, without the name of who is asked. */
export function ask(view: View, frame: Frame): string {
  const source = about(view, frame)
  const words = STEPS[frame.step](view, frame)
  return source === '' ? words : `${source}: ${words}`
}

/** Several choose at once and in secret: each sees its own question, and who else is still choosing. */
function secretQuestion(view: View, frame: Frame, seat: Seat): string {
  const owing = view.seating.filter((player) => owes(frame, player))
  const own = view.seating[seat] ?? NONE
  if (owing.includes(own)) return `${playerName(own)}, ${ask(view, frame)}.`
  return `${list(owing.map(playerName))} ${owing.length === 1 ? 'is' : 'are'} choosing in secret.`
}

export function question(view: View, seat: Seat): string {
  const frame = frameOf(view)
  if (view.winner !== NONE || frame === undefined) return 'The game is over.'
  if (frame.seat === SEVERAL) return secretQuestion(view, frame, seat)
  const who = playerName(frame.seat)
  return view.seatOf[frame.seat] === seat ? `${who}, ${ask(view, frame)}.` : `${who} is choosing.`
}
