import { firstArg, kindOf, type Move, onlyArg, secondArg } from '@orrery/kernel'
import { HOME } from '../src/rules/map.ts'
import * as kinds from '../src/rules/moves.ts'
import { firstSaid } from '../modules/words.ts'
import { keepPrice, slotPrice } from '../src/rules/track.ts'
import { SPECIAL_CUBE } from '../src/rules/pieces.ts'
import { NONE, type OpName, type View } from '../src/types.ts'
import { ungroup } from '../src/rules/fleets.ts'
import { apOf, frameOf, opOf } from './context.ts'
import { withArticle, capital } from './grammar.ts'
import {
  abilityName,
  aFleet,
  bandName,
  baseName,
  cardName,
  cubeName,
  fleetKind,
  groupName,
  orbitName,
  sectorName,
} from './names.ts'
import { bonusValues } from './scores.ts'
import { type Choosing, under } from './module.ts'
import { move } from './moves.ts'
import { playerOf } from './whose.ts'

/* Choices as they stand on a page: a heading that several share, and a short label under it. */

const price = (cp: number): string => (cp === 0 ? 'free' : `${cp} CP`)
const opName = (view: View): OpName | undefined => opOf(view, frameOf(view))?.op

/* ---- headings of what an effect does with a piece or a place ---------------------------------------------------- */

const CUBE_TITLES: { readonly [op in OpName]?: (cube: string) => string } = {
  remove: (cube) => `Remove ${cube} from`,
  moveInf: (cube) => `Move ${cube} from`,
  swap: (cube) => `Swap ${cube} on`,
}

function cubeTitle(view: View, cube: number): string {
  const op = opName(view)
  const held = frameOf(view)?.held ?? NONE
  if (op === 'swap' && held >= 0) return `Swap it with ${withArticle(cubeName(view, cube))} on`
  return (
    (op === undefined ? undefined : CUBE_TITLES[op]?.(withArticle(cubeName(view, cube)))) ??
    `Take ${withArticle(cubeName(view, cube))} from`
  )
}

const FLEET_TITLES: { readonly [op in OpName]?: (fleet: string) => string } = {
  removeFleets: (fleet) => `Remove ${fleet} from`,
  moveFleets: (fleet) => `Move ${fleet} from`,
  build: (fleet) => `Bring ${fleet} from`,
}

function fleetTitle(view: View, kind: number): string {
  const op = opOf(view, frameOf(view))
  const fleet = aFleet(kind, withArticle)
  if (op?.rule === 'repair') return `Repair ${fleet} at`
  if (op?.rule === 'scrapShip') return `Move ${fleet} from`
  return (op === undefined ? undefined : FLEET_TITLES[op.op]?.(fleet)) ?? `${capital(fleet)} at`
}

function baseTitle(view: View): string {
  if (opName(view) === 'place') return 'Influence on'
  return opName(view) === 'moveInf' ? 'Cube to' : 'Base'
}

const orbitalTitle = (view: View): string => (opName(view) === 'pick' ? 'Orbital' : 'Fleet to')

/* ---- one rule per kind of move ---------------------------------------------------------------------------------- */

const ending = (label: string): Choosing => ({ letter: 'F', title: '', label, main: true })

/** The asked player's cube of a kind of its own, by its present name. */
const specialName = (view: View): string => cubeName(view, SPECIAL_CUBE[playerOf(view)] ?? NONE)

const inHand = (view: View, label: string, note = ''): Choosing =>
  under('E', cardName(view, view.inHand), label, note === '' ? {} : { note })

function useChoice(m: Move, view: View): Choosing {
  const name = abilityName(view, onlyArg(m))
  if (view.ruleset.crew.includes(onlyArg(m))) return under('R', "The Rocinante's crew", name)
  const cost = view.ruleset.abilities[onlyArg(m)]?.row.cost
  const parts = cost === undefined ? [] : [cost.ap > 0 ? `${cost.ap} AP` : '', cost.cp > 0 ? `${cost.cp} CP` : '']
  return under('A', 'Abilities', name, { note: parts.filter((part) => part !== '').join(', ') || 'free' })
}

function buildChoice(m: Move, view: View): Choosing {
  const fleet = capital(fleetKind(onlyArg(m)).replace(/^the /, ''))
  if (opOf(view, frameOf(view)) !== undefined) return under('B', 'From off the map', fleet)
  return under('B', 'Build', `${fleet} at ${orbitName(HOME[playerOf(view)] ?? NONE)}`)
}

/** Score cards are alike: where several lie on the track their slot tells them apart. */
function slotLabel(view: View, slot: number): string {
  const card = view.track[slot] ?? NONE
  const alike = view.track.filter((other) => other === card).length > 1
  return alike ? `${cardName(view, card)} in slot ${slot + 1}` : cardName(view, card)
}

type Rule = (m: Move, view: View) => Choosing

const RULES: { readonly [kind: number]: Rule } = {
  [kinds.TAKE]: (m, view) =>
    under('T', 'Take', slotLabel(view, onlyArg(m)), { note: price(slotPrice(view, playerOf(view), onlyArg(m))) }),
  [kinds.PLAY]: (m, view) => under('K', 'Play a kept Event', cardName(view, onlyArg(m))),
  [kinds.PERFORM]: (_, view) => inHand(view, 'Perform its Event'),
  [kinds.KEEP]: (_, view) => inHand(view, 'Keep it', price(keepPrice(view, playerOf(view), view.inHand))),
  [kinds.POINTS]: (_, view) => inHand(view, 'Use its points', `${apOf(view, view.inHand)} AP`),
  [kinds.DECLINE]: () => ending('Decline'),
  [kinds.INFLUENCE]: (m) => under('I', 'Influence on', baseName(onlyArg(m))),
  [kinds.DIPLOMAT]: (m, view) => {
    const { specialPrice } = view.ruleset
    const note = specialPrice === 0 ? {} : { note: price(specialPrice) }
    return under('D', `${specialName(view)} on`, baseName(onlyArg(m)), note)
  },
  [kinds.MOVE]: (m) => under('M', `Move from ${orbitName(firstArg(m))} to`, orbitName(secondArg(m))),
  [kinds.BUILD]: buildChoice,
  [kinds.USE]: useChoice,
  [kinds.FINISH]: () => ending('Finish'),
  [kinds.FLEETS]: (m, view) => {
    const { place, held } = frameOf(view) ?? { place: NONE, held: NONE }
    const title = `From ${orbitName(place)} to ${orbitName(held)}`
    return under('G', title, capital(groupName(ungroup(onlyArg(m), playerOf(view)))))
  },
  [kinds.CUBE]: (m, view) => under('C', cubeTitle(view, firstArg(m)), baseName(secondArg(m))),
  [kinds.WHICH]: (m, view) =>
    under('C', `Which cube on ${baseName(frameOf(view)?.place ?? NONE)}`, capital(cubeName(view, onlyArg(m)))),
  [kinds.BASE]: (m, view) => under('I', baseTitle(view), baseName(onlyArg(m))),
  [kinds.ORBITAL]: (m, view) => under('O', orbitalTitle(view), orbitName(onlyArg(m))),
  [kinds.BAND]: (m) => under('B', 'Band', bandName(onlyArg(m))),
  [kinds.FLEET]: (m, view) => under('V', fleetTitle(view, firstArg(m)), orbitName(secondArg(m))),
  [kinds.NUMBER]: (m) => under('N', 'X', `${onlyArg(m)}`),
  [kinds.OPTION]: (m, view) => under('O', 'Choose one', move(m, view)),
  [kinds.SLOT]: (m, view) => under('T', 'Perform', cardName(view, view.track[onlyArg(m)] ?? NONE)),
  [kinds.DISCARD]: (m, view) => under('K', 'Discard', move(m, view).replace(/^Discard /, '')),
  [kinds.STOP]: () => ending('Stop'),
  [kinds.BONUS]: (m, view) => under('B', 'Bonus Sector', sectorName(onlyArg(m)), { note: bonusValues(view) }),
  [kinds.PASS]: () => ending('Pass'),
}

/** Every move has a label; one of a kind the page does not know by itself reads as everywhere else. */
export const choosing = (m: Move, view: View): Choosing =>
  firstSaid((words) => words.choice?.(m, view)) ?? RULES[kindOf(m)]?.(m, view) ?? under('C', 'Choose', move(m, view))
