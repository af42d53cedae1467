import { firstArg, kindOf, type Move, onlyArg, secondArg } from '@orrery/kernel'
import { firstSaid } from '../modules/words.ts'
import { ungroup } from '../src/rules/fleets.ts'
import { LIVES } from '../src/rules/pieces.ts'
import { keepPrice, keptBy, keptCard, SCORE, slotPrice } from '../src/rules/track.ts'
import { type Card, NONE, type OpName, type View } from '../src/types.ts'
import { apOf, askedOf, frameOf, opOf } from './context.ts'
import { withArticle, capital, plural } from './grammar.ts'
import {
  abilityName,
  aFleet,
  bandName,
  baseName,
  cardName,
  cost,
  cubeName,
  groupName,
  inSector,
  orbitalName,
  orbitName,
  playerName,
} from './names.ts'
import { formulaText } from './texts.ts'

/* A choice as a button says it: what will happen when it is taken. */

const isAction = (card: Card): boolean => card >= 0 && card < SCORE

function slotText(view: View, slot: number): string {
  const card = view.track[slot] ?? NONE
  const name = card === NONE ? 'the card' : isAction(card) ? cardName(view, card) : `the ${cardName(view, card)}`
  return `${name} from slot ${slot + 1} ${cost(slotPrice(view, askedOf(view), slot))}`
}

const keepText = (view: View): string =>
  isAction(view.inHand) ? `Keep it ${cost(keepPrice(view, askedOf(view), view.inHand))}` : 'Keep it'

const inHand = (view: View): string => (isAction(view.inHand) ? cardName(view, view.inHand) : 'the Event')

/** What a step of an effect does with the piece or place that is named. */
type Named = { readonly [op in OpName]?: (what: string, where: string) => string }

const opName = (view: View): OpName | undefined => opOf(view, frameOf(view))?.op

const CUBES: Named = {
  remove: (cube, base) => `Remove ${cube} from ${base}`,
  moveInf: (cube, base) => `Move ${cube} from ${base}`,
  swap: (cube, base) => `Swap ${cube} on ${base}`,
}

function cubeText(m: Move, view: View): string {
  const cube = withArticle(cubeName(view, firstArg(m)))
  const base = baseName(secondArg(m))
  const frame = frameOf(view)
  const op = opName(view)
  if (op === 'swap' && frame !== undefined && frame.held >= 0) return `Swap it with ${cube} on ${base}`
  return CUBES[op ?? 'place']?.(cube, base) ?? `Take ${cube} from ${base}`
}

const FLEETS: Named = {
  removeFleets: (fleet, orbital) => `Remove ${fleet} from ${orbital}`,
  moveFleets: (fleet, orbital) => `Move ${fleet} from ${orbital}`,
  build: (fleet, orbital) => `Bring ${fleet} from ${orbital}`,
  special: (fleet, orbital) => `Move ${fleet} from ${orbital}`,
}

function fleetText(m: Move, view: View): string {
  const fleet = aFleet(firstArg(m), withArticle)
  const orbital = orbitName(secondArg(m))
  const op = opOf(view, frameOf(view))
  if (op?.op === 'removeFleets' && (LIVES[firstArg(m)] ?? 1) > 1) return `Damage ${fleet} at ${orbital}`
  if (op?.rule === 'repair') return `Repair ${fleet} at ${orbital}`
  return FLEETS[op?.op ?? 'pick']?.(fleet, orbital) ?? `${capital(fleet)} at ${orbital}`
}

/** As an action a fleet is built; an effect may bring it elsewhere than home. */
function buildText(m: Move, view: View): string {
  const fleet = onlyArg(m) === askedOf(view) ? 'a fleet' : aFleet(onlyArg(m), withArticle)
  return opOf(view, frameOf(view)) === undefined ? `Build ${fleet}` : `Bring ${fleet} from off the map`
}

const BASES: Named = {
  place: (_, base) => `Influence on ${base}`,
  moveInf: (_, base) => `To ${base}`,
  special: (_, base) => `Embassy on ${base}`,
}
const ORBITALS: Named = {
  moveFleets: (_, orbital) => `To ${orbital}`,
  build: (_, orbital) => `To ${orbital}`,
  special: (_, orbital) => `To ${orbital}`,
}

const baseText = (m: Move, view: View): string =>
  BASES[opName(view) ?? 'pick']?.('', baseName(onlyArg(m))) ?? baseName(onlyArg(m))

const orbitalText = (m: Move, view: View): string =>
  ORBITALS[opName(view) ?? 'pick']?.('', orbitName(onlyArg(m))) ?? orbitalName(onlyArg(m))

function optionText(i: number, view: View): string {
  const op = opOf(view, frameOf(view))
  const option = op?.data.op === 'chooseOne' ? op.data.options[i] : undefined
  return option === undefined ? `Option ${i + 1}` : formulaText(option).replace(/\.$/, '')
}

/** A card of another player is named with its owner. */
function discardText(m: Move, view: View): string {
  const kept = view.kept.find((code) => keptCard(code) === onlyArg(m))
  const owner = kept === undefined ? askedOf(view) : keptBy(kept)
  return `Discard ${cardName(view, onlyArg(m))}${owner === askedOf(view) ? '' : ` of ${playerName(owner)}`}`
}

const slotMove = (i: number, view: View): string =>
  opOf(view, frameOf(view))?.rule === 'kenzo'
    ? `Perform ${cardName(view, view.track[i] ?? SCORE)} from slot ${i + 1}`
    : `Take ${slotText(view, i)}`

/** By kind of move, in the order of data/moves.ts. */
const TEXTS: readonly ((m: Move, view: View) => string)[] = [
  (m, view) => `Take ${slotText(view, onlyArg(m))}`,
  (m, view) => `Play ${cardName(view, onlyArg(m))}`,
  (_, view) => `Perform ${inHand(view)}`,
  (_, view) => keepText(view),
  (_, view) => `Use its ${plural(apOf(view, view.inHand), 'action point')}`,
  () => 'Decline',
  (m) => `Influence on ${baseName(onlyArg(m))}`,
  (m) => `Diplomat on ${baseName(onlyArg(m))}`,
  (m) => `Move from ${orbitName(firstArg(m))} to ${orbitName(secondArg(m))}`,
  buildText,
  (m, view) => `Use ${abilityName(view, onlyArg(m))}`,
  () => 'Finish',
  (m, view) => capital(groupName(ungroup(onlyArg(m), askedOf(view)))),
  cubeText,
  (m, view) => capital(`the ${cubeName(view, onlyArg(m))}`),
  baseText,
  orbitalText,
  (m) => bandName(onlyArg(m)),
  fleetText,
  (m) => `X = ${onlyArg(m)}`,
  (m, view) => optionText(onlyArg(m), view),
  (m, view) => slotMove(onlyArg(m), view),
  discardText,
  () => 'Stop',
  (m) => `Bonus Sector: ${inSector(onlyArg(m))}`,
  () => 'Pass',
]

export const move = (m: Move, view: View): string =>
  firstSaid((words) => words.move?.(m, view)) ?? TEXTS[kindOf(m)]?.(m, view) ?? 'Continue'
