import { at, kindOf, type Move, onlyArg } from '@orrery/kernel'
import { shownHex } from '../src/effects/aim.ts'
import { actionCard, cardRow, slotCard } from '../src/rules/cards.ts'
import { top } from '../src/rules/frames.ts'
import { HEX } from '../src/rules/moves.ts'
import { programAt } from '../src/rules/programs.ts'
import { questionOf } from '../src/steps/question.ts'
import { type Frame, type Hex, NONE, type View } from '../src/types.ts'
import {
  cardName,
  factionName,
  hexName,
  minorName,
  missionName,
  pieceName,
  playerName,
  unitName,
  wayName,
} from './names.ts'
import { factionTextOf, minorTextOf, textOfCard } from './texts.ts'

/* A choice as a button says it: what will happen when it is taken. */

const asked = (view: View): Frame | undefined => top(view)
const seatOf = (view: View): number => asked(view)?.seat ?? view.seat

/** How a hex is named: by its place, or as one that is lit on the board. */
interface HexWords {
  readonly place: string
  /** " on row 3, hex 4", where a piece says enough on a lit board. */
  readonly on: string
  readonly isX: string
}

function placed(view: View, h: Hex): HexWords {
  const place = hexName(view, h)
  return { place, on: ` on ${place}`, isX: view.ruleset.isX[h] === true ? ', a hexilum hex' : '' }
}

const lit = (view: View, h: Hex): HexWords => ({
  place: view.ruleset.isX[h] === true ? 'the lit hexilum hex' : 'the lit hex',
  on: '',
  isX: '',
})

/** What a hex means in this question. */
function hexText(view: View, h: Hex, { place, on, isX }: HexWords): string {
  const f = asked(view)
  const there = pieceName(view, h)
  const isFree = at(view.pieces, h) === NONE
  switch (f === undefined ? '' : questionOf(view.ruleset, f)) {
    case 'warlord':
      return `Warlord on ${place}${isX}`
    case 'anchor':
      return `Base hex on ${place}: ${there}`
    case 'where':
      return `On ${place}${isX}${isFree ? '' : `, in place of ${there}`}`
    case 'return':
      return `Return the unit on ${place}`
    case 'attacker':
      return `Attack with ${there}${on}`
    case 'target':
      return `Attack ${there}${on}`
    case 'step':
      return `Warlord to ${place}${isX}`
    case 'exchanged':
      return `Swap ${there}${on}`
    case 'otherEnd':
      return isFree ? `Move it to ${place}${isX}` : `Swap it with ${there}${on}`
    default:
      return place
  }
}

/** What each icon would meet under this rotation: "Turned to the east: hit Terran's normal unit, place on an empty hex". */
function rotateText(m: Move, view: View): string {
  const f = asked(view)
  const way = `Turned to the ${wayName(onlyArg(m))}`
  if (f === undefined || f.program === NONE || f.place === NONE) return way
  const parts = programAt(view.ruleset, f.program).ops.flatMap((op) => {
    if (op.where !== 'at') return []
    const h: Hex = shownHex(view, f.place, onlyArg(m), op)
    const there = h === NONE ? 'off the board' : pieceName(view, h)
    return [op.icon === 'TA' ? `hit ${there}` : `place ${h === NONE ? there : `on ${there}`}`]
  })
  return `${way}: ${parts.join(', ')}`
}

function buyText(m: Move, view: View): string {
  const card = slotCard(view, onlyArg(m))
  return card === NONE
    ? 'Buy nothing'
    : `Buy ${cardName(view, card)} for ${cardRow(view.ruleset, card).cost}: ${textOfCard(view, card)}`
}

const unitText = (m: Move, view: View): string => unitName(view, seatOf(view), onlyArg(m))
const withText = (name: string, text: string): string => `${name}: ${text}`

const raiseText = (view: View): string => {
  const level = (view.income[seatOf(view)] ?? 0) + 1
  return `Raise your income to ${level} for ${level} hexilum`
}

/** By kind of move, in the order of data/moves.ts. */
const TEXTS: readonly ((m: Move, view: View) => string)[] = [
  (m, view) => withText(factionName(onlyArg(m)), factionTextOf(view, onlyArg(m))),
  (m, view) => withText(minorName(view, onlyArg(m)), minorTextOf(view, onlyArg(m))),
  (m, view) => missionName(view, onlyArg(m)),
  (m, view) => hexText(view, onlyArg(m), placed(view, onlyArg(m))),
  (m, view) => `Place ${unitText(m, view)}`,
  () => 'Return a normal unit to your Reserve',
  () => 'Attack',
  (m, view) => `Recover ${unitText(m, view)}`,
  (m, view) => `Play ${withText(cardName(view, actionCard(onlyArg(m))), textOfCard(view, actionCard(onlyArg(m))))}`,
  (m, view) => `Activate ${withText(cardName(view, onlyArg(m)), textOfCard(view, onlyArg(m)))}`,
  () => 'Gain 1 hexilum',
  (_, view) => raiseText(view),
  () => 'Heal your warlord',
  () => 'Move your warlord for 1 life',
  (_, view) => `Use your ability: ${factionTextOf(view, view.factions[seatOf(view)] ?? NONE)}`,
  () => 'Finish',
  () => 'Give up',
  rotateText,
  () => 'Skip',
  (m, view) => playerName(view, onlyArg(m)),
  (m, view) => unitName(view, asked(view)?.held ?? NONE, onlyArg(m)),
  (m, view) => withText(cardName(view, onlyArg(m)), textOfCard(view, onlyArg(m))),
  () => 'It stays on the board as yours',
  () => 'It goes to your card',
  (m) => `${onlyArg(m)} hexilum`,
  buyText,
  () => 'Yes, give up',
  () => 'No, play on',
]

export const move = (m: Move, view: View): string => TEXTS[kindOf(m)]?.(m, view) ?? 'Continue'

/** A move of a hint, whose hexes are lit and numbered on the board. */
export const hint = (m: Move, view: View): string =>
  kindOf(m) === HEX ? hexText(view, onlyArg(m), lit(view, onlyArg(m))) : move(m, view)
