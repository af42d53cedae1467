import { at, kindOf, type Move, only } from '@orrery/kernel'
import { shownHex } from '../src/effects/aim.ts'
import { MINOR_ROWS } from '../src/data/factions.ts'
import { hexName } from '../src/notation.ts'
import { actionCard, cardRow, slotCard } from '../src/rules/cards.ts'
import { top } from '../src/rules/frames.ts'
import { inReserve, inShip, isMercenary, isWarlord, ownerOf, pieceAt } from '../src/rules/pieces.ts'
import { programAt } from '../src/rules/programs.ts'
import { opOf } from '../src/steps/question.ts'
import { FIRST_MERCENARY, NEUTRAL, NONE, NORMAL } from '../src/types.ts'
import type { Frame, Hex, Player, Unit, View } from '../src/types.ts'
import { verdictOf, VERDICTS } from './aimed.ts'
import { cardName, factionName, minorName, missionName, playerName } from './names.ts'

/* Choices as they stand on a page: a heading that several share, and a short label under it. */

export interface Choosing {
  readonly letter: string
  readonly title: string
  readonly label: string
  readonly note?: string
  readonly main?: boolean
}

/** The way the first hex of a card points under each rotation. */
export const WAYS = ['East', 'South-east', 'South-west', 'West', 'North-west', 'North-east'] as const

const seatOf = (view: View): Player => top(view)?.seat ?? view.seat

/** "Normal unit", "Driftborn", a mercenary by name. */
export function unitLabel(view: View, p: Player, unit: Unit): string {
  if (isMercenary(unit)) return cardName(unit - FIRST_MERCENARY)
  return unit === NORMAL ? 'Normal unit' : (MINOR_ROWS[view.minors[p] ?? NONE]?.name ?? 'Minor unit')
}

const left = (n: number): { readonly note?: string } => (n > 0 ? { note: `×${n}` } : {})

function placing(m: Move, view: View): Choosing {
  const p = seatOf(view)
  const f = top(view)
  const ship = f !== undefined && opOf(f)?.icon === 'RB'
  const unit = only(m)
  const n = isMercenary(unit) ? 0 : ship ? inShip(view, p, unit) : inReserve(view, p, unit)
  return {
    letter: 'p',
    title: ship ? 'Place from the Recovery Ship' : 'Place',
    label: unitLabel(view, p, unit),
    ...left(n),
  }
}

/** Hexes stand under whose they are: own pieces, others' by name, hexilum, empty ones. */
function hexTitle(view: View, h: Hex): string {
  const piece = pieceAt(view, h)
  if (piece === NONE) return view.box.isX[h] === true ? 'Hexilum hexes' : 'Empty hexes'
  const owner = ownerOf(piece)
  if (owner === NEUTRAL) return 'Neutral units'
  return owner === seatOf(view) ? 'Your pieces' : `Pieces of ${playerName(view, owner)}`
}

const HEX_LETTERS: { readonly [title: string]: string } = {
  'Hexilum hexes': 'x',
  'Empty hexes': 'g',
  'Your pieces': 'y',
}

function choosingHex(m: Move, view: View): Choosing {
  const h = only(m)
  const title = hexTitle(view, h)
  const name = hexName(h)
  return { letter: HEX_LETTERS[title] ?? 'o', title, label: isWarlord(pieceAt(view, h)) ? `${name} warlord` : name }
}

/** What the icons would do, in their order: "hit, place, void". */
function turnedText(view: View, f: Frame, rotation: number): string {
  return programAt(f.program)
    .ops.flatMap((op) =>
      op.where === 'at' ? [VERDICTS[verdictOf(view, f.seat, op, shownHex(view, f.place, rotation, op))]] : [],
    )
    .join(', ')
}

function turning(m: Move, view: View): Choosing {
  const f = top(view)
  const note = f === undefined ? '' : turnedText(view, f, only(m))
  return { letter: 't', title: 'Turned to the', label: WAYS[only(m)] ?? '', note }
}

function buying(m: Move, view: View): Choosing {
  const card = slotCard(view, only(m))
  const extra = only(m) >= view.market.length ? ', extra' : ''
  const again = view.market.indexOf(card) === only(m) || extra !== '' ? '' : ', again'
  const more = view.extras.indexOf(card) + view.market.length < only(m) && extra !== '' ? ' too' : ''
  return {
    letter: 'b',
    title: 'Buy',
    label: `${cardName(card)}${again}${extra}${more}`,
    note: `${cardRow(card).cost}`,
  }
}

const raising = (view: View): Choosing => ({
  ...acting('Raise your income'),
  note: `${at(view.income, seatOf(view)) + 1} hexilum`,
})

const enemy = (view: View): string => playerName(view, top(view)?.held ?? NONE)
const acting = (label: string): Choosing => ({ letter: 'a', title: 'Act', label })
const warlord = (label: string, note?: string): Choosing => ({
  letter: 'w',
  title: 'Warlord',
  label,
  ...(note === undefined ? {} : { note }),
})
const last = (label: string, main: boolean): Choosing => ({ letter: 'e', title: '', label, main })

const CHOICES: readonly ((m: Move, view: View) => Choosing)[] = [
  (m) => ({ letter: 'f', title: 'Lead the', label: factionName(only(m)) }),
  (m) => ({ letter: 'm', title: 'Minor faction', label: minorName(only(m)) }),
  (m) => ({ letter: 'm', title: 'Mission', label: missionName(only(m)) }),
  choosingHex,
  placing,
  () => acting('Return a unit'),
  () => acting('Attack'),
  (m, view) => ({
    letter: 'r',
    title: 'Recover',
    label: unitLabel(view, seatOf(view), only(m)),
    ...left(inShip(view, seatOf(view), only(m))),
  }),
  (m) => ({ letter: 'c', title: 'Play', label: cardName(actionCard(only(m))) }),
  (m) => ({ letter: 'v', title: 'Activate', label: cardName(only(m)) }),
  () => acting('Gain 1 hexilum'),
  (_, view) => raising(view),
  () => warlord('Heal'),
  () => warlord('Move', '1 life'),
  () => warlord('Ability', '1 life'),
  () => last('Finish', true),
  () => last('Give up', false),
  turning,
  () => last('Skip', false),
  (m, view) => ({ letter: 'o', title: 'Against', label: playerName(view, only(m)) }),
  (m, view) => ({
    letter: 'o',
    title: `From the Reserve of ${enemy(view)}`,
    label: unitLabel(view, top(view)?.held ?? NONE, only(m)),
  }),
  (m, view) => ({ letter: 'c', title: `Cards of ${enemy(view)}`, label: cardName(only(m)) }),
  () => ({ letter: 'm', title: 'The mercenary', label: 'Stays on the board' }),
  () => ({ letter: 'm', title: 'The mercenary', label: 'Goes to your card' }),
  (m, view) => ({ letter: 'n', title: `Hexilum of ${enemy(view)}`, label: `${only(m)}` }),
  buying,
  () => last('Yes, give up', false),
  () => last('No, play on', true),
]

/** Before a kind of move was named: a button all the same. */
const UNNAMED: Choosing = { letter: '', title: '', label: 'Go on' }

export const choosing = (m: Move, view: View): Choosing => CHOICES[kindOf(m)]?.(m, view) ?? UNNAMED
