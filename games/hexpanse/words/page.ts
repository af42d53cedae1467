import { at, capital, kindOf, type Move, onlyArg } from '@orrery/kernel'
import { shownHex } from '../src/effects/aim.ts'
import { actionCard, cardRow, slotCard } from '../src/rules/cards.ts'
import { top } from '../src/rules/frames.ts'
import { inReserve, inShip, isMercenary, pieceAt } from '../src/rules/pieces.ts'
import { programAt } from '../src/rules/programs.ts'
import { opOf } from '../src/steps/question.ts'
import { FIRST_MERCENARY, type Frame, NONE, NORMAL, type Player, type Unit, type View } from '../src/types.ts'
import { verdictOf, VERDICTS } from './aimed.ts'
import {
  cardName,
  factionName,
  hexName,
  minorName,
  missionName,
  pieceName,
  playerName,
  wayName,
  whoseName,
} from './names.ts'

/* Choices as they stand on a page: a heading that several share, and a short label under it. */

export interface Choosing {
  readonly letter: string
  readonly title: string
  readonly label: string
  readonly note?: string
  readonly main?: boolean
  readonly folded?: true
}

const seatOf = (view: View): Player => top(view)?.seat ?? view.seat

/** "Normal unit", "Driftborn", a mercenary by name. */
export function unitLabel(view: View, p: Player, unit: Unit): string {
  if (isMercenary(unit)) return cardName(view, unit - FIRST_MERCENARY)
  return unit === NORMAL ? 'Normal unit' : (view.ruleset.rows.minors[view.minors[p] ?? NONE]?.name ?? 'Minor unit')
}

const left = (n: number): { readonly note?: string } => (n > 0 ? { note: `×${n}` } : {})

function placing(m: Move, view: View): Choosing {
  const p = seatOf(view)
  const f = top(view)
  const ship = f !== undefined && opOf(view.ruleset, f)?.icon === 'RB'
  const unit = onlyArg(m)
  const n = isMercenary(unit) ? 0 : ship ? inShip(view, p, unit) : inReserve(view, p, unit)
  return { ...act('p', ship ? 'Place from the Recovery Ship' : 'Place', unitLabel(view, p, unit)), ...left(n) }
}

/** Hexes are touched on the board; in the list they stand by their place, with what is there. */
function choosingHex(m: Move, view: View): Choosing {
  const h = onlyArg(m)
  const piece = pieceAt(view, h)
  const what = piece === NONE ? (view.ruleset.isX[h] === true ? ': hexilum hex' : '') : `: ${pieceName(view, h)}`
  return { letter: 'l', title: 'Or choose from a list', label: `${capital(hexName(view, h))}${what}`, folded: true }
}

/** What the icons would do, in their order: "hit, place, void". */
function turnedText(view: View, f: Frame, rotation: number): string {
  return programAt(view.ruleset, f.program)
    .ops.flatMap((op) =>
      op.where === 'at' ? [VERDICTS[verdictOf(view, f.seat, op, shownHex(view, f.place, rotation, op))]] : [],
    )
    .join(', ')
}

function turning(m: Move, view: View): Choosing {
  const f = top(view)
  const note = f === undefined ? '' : turnedText(view, f, onlyArg(m))
  return { letter: 't', title: 'All six directions', label: capital(wayName(onlyArg(m))), note, folded: true }
}

function buying(m: Move, view: View): Choosing {
  const card = slotCard(view, onlyArg(m))
  const extra = onlyArg(m) >= view.market.length ? ', extra' : ''
  const again = view.market.indexOf(card) === onlyArg(m) || extra !== '' ? '' : ', again'
  const more = view.extras.indexOf(card) + view.market.length < onlyArg(m) && extra !== '' ? ' too' : ''
  return {
    letter: 'b',
    title: 'Buy',
    label: `${cardName(view, card)}${again}${extra}${more}`,
    note: `${cardRow(view.ruleset, card).cost}`,
  }
}

const act = (letter: string, title: string, label: string, note?: string): Choosing => ({
  letter,
  title,
  label,
  ...(note === undefined ? {} : { note }),
  folded: true,
})

function raising(view: View): Choosing {
  const price = at(view.income, seatOf(view)) + 1
  return act('i', 'Raise income', `Raise your income to ${price}`, `for ${price}`)
}

const enemys = (view: View): string => whoseName(view, top(view)?.held ?? NONE)
const warlord = (label: string, note?: string): Choosing => act('w', 'Warlord', label, note)
const last = (label: string, main: boolean): Choosing => ({ letter: 'e', title: '', label, main })

const recovering = (m: Move, view: View): Choosing => ({
  ...act('v', 'Recover', unitLabel(view, seatOf(view), onlyArg(m))),
  ...left(inShip(view, seatOf(view), onlyArg(m))),
})

const CHOICES: readonly ((m: Move, view: View) => Choosing)[] = [
  (m) => ({ letter: 'f', title: 'Lead the', label: factionName(onlyArg(m)) }),
  (m, view) => ({ letter: 'm', title: 'Minor faction', label: minorName(view, onlyArg(m)) }),
  (m, view) => ({ letter: 'm', title: 'Mission', label: missionName(view, onlyArg(m)) }),
  choosingHex,
  placing,
  () => act('r', 'Return a unit', 'Return a unit'),
  () => act('a', 'Attack', 'Attack'),
  recovering,
  (m, view) => act('c', 'Play a card', cardName(view, actionCard(onlyArg(m)))),
  (m, view) => act('m', 'Activate', cardName(view, onlyArg(m))),
  () => act('g', 'Gain 1 hexilum', 'Gain 1 hexilum'),
  (_, view) => raising(view),
  () => warlord('Heal'),
  () => warlord('Move', '1 life'),
  () => warlord('Ability', '1 life'),
  () => last('Finish', true),
  () => last('Give up', false),
  turning,
  () => last('Skip', false),
  (m, view) => ({ letter: 'o', title: 'Against', label: playerName(view, onlyArg(m)) }),
  (m, view) => ({
    letter: 'o',
    title: `From ${enemys(view)} Reserve`,
    label: unitLabel(view, top(view)?.held ?? NONE, onlyArg(m)),
  }),
  (m, view) => ({ letter: 'c', title: `${capital(enemys(view))} cards`, label: cardName(view, onlyArg(m)) }),
  () => ({ letter: 'm', title: 'The mercenary', label: 'Stays on the board' }),
  () => ({ letter: 'm', title: 'The mercenary', label: 'Goes to your card' }),
  (m, view) => ({ letter: 'n', title: `${capital(enemys(view))} hexilum`, label: `${onlyArg(m)}` }),
  buying,
  () => last('Yes, give up', false),
  () => last('No, play on', true),
]

/** Before a kind of move was named: a button all the same. */
const UNNAMED: Choosing = { letter: '', title: '', label: 'Go on' }

export const choosing = (m: Move, view: View): Choosing => CHOICES[kindOf(m)]?.(m, view) ?? UNNAMED
