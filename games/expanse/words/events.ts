import { type Seat, voiceFor } from '@orrery/kernel'
import { saidOf } from '../modules/words.ts'
import { ungroup } from '../src/rules/fleets.ts'
import { BUILDABLE } from '../src/rules/pieces.ts'
import { type Event, type How, NONE, type Player, type View } from '../src/types.ts'
import { withArticle, capital, list, plural, sentence } from './grammar.ts'
import type { Does } from './module.ts'
import { kindIn, placeIn } from '../src/rules/cell.ts'
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
  ownFleet,
  playerName,
  resourceOf,
} from './names.ts'

/* What happened, one sentence per event. */

type Kind = Event['kind']
type Of<K extends Kind> = Extract<Event, { readonly kind: K }>

const points = (n: number): string => plural(n, 'action point')
const own = (view: View, player: Player, cube: number): string =>
  cube === player ? '1 influence' : withArticle(cubeName(view, cube))

const HOWS: { readonly [how in How]: (does: Does, card: string) => string } = {
  now: (does, card) => `${does('perform')} ${card}`,
  offer: (does, card) => `${does('use')} the offered Event: ${card}`,
  kept: (does, card) => `${does('play')} ${card}`,
  window: (does, card) => `${does('play')} ${card} before the Scoring`,
  copied: (does, card) => `${does('perform')} ${card} from the track`,
  miller: (does, card) => `${does('perform')} ${card} as well`,
  agenda: (does, card) => `${does('play')} ${card} before the offer`,
}

const ORDINALS = ['first', 'second', 'third']

const PICKS: { readonly [what in Of<'picked'>['what']]: (value: number) => string } = {
  base: baseName,
  orbital: orbitalName,
  band: (value) => `the ${bandName(value)}`,
  fleet: (value) => `${aFleet(kindIn(value), withArticle)} at ${orbitName(placeIn(value))}`,
  number: (value) => `${value}`,
  option: (value) => `the ${ORDINALS[value] ?? 'last'} option`,
}

function scored({ base, totals, gains, critical }: Of<'scored'>, view: View): string {
  const parts = totals.flatMap((total, player) => {
    if (total === 0) return []
    const gain = gains[player] ?? 0
    const extra = critical === player ? `, 1 of it for ${resourceOf(view, base)}` : ''
    return [`${playerName(player)} ${total}${gain > 0 ? ` (+${gain} CP${extra})` : ''}`]
  })
  return `${baseName(base)}: ${parts.length === 0 ? 'nobody has influence' : parts.join(', ')}`
}

const standing = (cp: readonly number[]): string => list(cp.map((n, player) => `${playerName(player)} ${n}`))

function over({ winner, cp }: Of<'over'>): string {
  const tied = cp.filter((n) => n === cp[winner]).length > 1
  return `The game is over: ${playerName(winner)} wins with ${cp[winner] ?? 0} CP${tied ? ', by the tie-break' : ''}`
}

const SENTENCES: { readonly [K in Kind]: (e: Of<K>, view: View, does: Does, whose: string) => string } = {
  ...saidOf('events'),
  turn: (_, __, ___, whose) => `${capital(whose)} turn`,
  taken: ({ slot, card, price }, view, does) =>
    `${does('take')} ${theCard(view, card)} from slot ${slot + 1} ${cost(price)}`,
  performed: ({ card, how }, view, does) => HOWS[how](does, cardName(view, card)),
  kept: ({ card, price }, view, does) => `${does('keep')} ${cardName(view, card)} ${cost(price)}`,
  points: ({ card, ap }, view, does) => `${does('use')} the ${points(ap)} of ${cardName(view, card)}`,
  boosted: ({ card, ap }, view, does) => `${does('play')} ${cardName(view, card)}: ${points(ap)} to spend`,
  granted: ({ ap }, _, does) => `${does('have')} ${points(ap)} to spend`,
  declined: ({ card }, view, does) => `${does('decline')} ${cardName(view, card)}`,
  // Who takes an offered Event drops; who buys the first place rises.
  initiative: ({ player, order }, _, does) =>
    `${does('go')} to the ${order[0] === player ? 'top' : 'bottom'} of the Initiative Track: ${order.map(playerName).join(', ')}`,
  finished: ({ left }, _, does) =>
    left > 0 ? `${does('finish')} with ${points(left)} unspent` : `${does('have')} spent all action points`,
  used: ({ ability }, view, does) => `${does('use')} ${abilityName(view, ability)}`,
  picked: ({ what, value }, _, does) => `${does('choose')} ${PICKS[what](value)}`,
  placed: ({ player, cube, base, price = 0 }, view, does) =>
    `${does('place')} ${own(view, player, cube)} on ${baseName(base)}${price === 0 ? '' : ` ${cost(price)}`}`,
  relocated: ({ player, cube, from, to }, view, does) =>
    `The supply is empty: ${does('move')} ${own(view, player, cube)} from ${baseName(from)} to ${baseName(to)}`,
  removed: ({ cube, base }, view, does) =>
    `${does('remove')} ${withArticle(cubeName(view, cube))} from ${baseName(base)}`,
  movedCube: ({ cube, from, to }, view, does) =>
    `${does('move')} ${withArticle(cubeName(view, cube))} from ${baseName(from)} to ${baseName(to)}`,
  swapped: ({ cube, base, otherCube, otherBase }, view, does) =>
    `${does('swap')} ${withArticle(cubeName(view, cube))} on ${baseName(base)} with ${withArticle(cubeName(view, otherCube))} on ${baseName(otherBase)}`,
  moved: ({ player, from, to, group }, _, does) =>
    `${does('move')} ${groupName(ungroup(group, player))} from ${orbitName(from)} to ${orbitName(to)}`,
  shifted: ({ player, fleet, from, to }, _, does) =>
    `${does('move')} ${ownFleet(player, fleet)} from ${orbitName(from)} to ${orbitName(to)}`,
  hit: ({ fleet, orbital, damaged }, _, does) =>
    damaged
      ? `${does('damage')} ${aFleet(fleet, withArticle)} at ${orbitName(orbital)}`
      : `${does('remove')} ${aFleet(fleet, withArticle)} at ${orbitName(orbital)}`,
  built: ({ player, fleet, orbital }, _, does) =>
    `${does(BUILDABLE[fleet] === true ? 'build' : 'add')} ${ownFleet(player, fleet)} at ${orbitName(orbital)}`,
  repaired: ({ orbital }, _, does) => `${does('repair')} a Battleship at ${orbitName(orbital)}`,
  gained: ({ cp }, _, does) => `${does('gain')} ${cp} CP`,
  revealed: ({ card }, view) => `The top card of the deck is ${theCard(view, card)}`,
  peeked: (_, __, does) => `${does('look')} at the chosen Bonus marker`,
  sawBonus: ({ sector }) => `You see that the Bonus Sector is ${inSector(sector)}`,
  discarded: ({ card }, view, does) => `${does('discard')} ${cardName(view, card)}`,
  scoring: ({ number }, _, does) => `${does('start')} Scoring ${number}`,
  bonusChosen: (_, __, does) => `${does('have')} chosen the Bonus Sector in secret`,
  passed: (_, __, does) => does('pass'),
  bonusRevealed: ({ sector }) => `The Bonus Sector is ${inSector(sector)}`,
  scored,
  standing: ({ cp }) => `Control points: ${standing(cp)}`,
  tech: ({ ability }, view, does) => `${does('gain')} ${abilityName(view, ability)}`,
  captain: (_, __, does) => `${does('control')} the Rocinante`,
  refilled: ({ cards }, view) =>
    cards.length === 0 ? 'No card is drawn' : `New on the track: ${list(cards.map((card) => cardName(view, card)))}`,
  final: () => 'The sixth Score card is drawn: Final Scoring begins',
  over,
}

const theCard = (view: View, card: number): string => {
  const name = cardName(view, card)
  return name === 'Score card' ? `a ${name}` : name
}

export function event(e: Event, view: View, you?: Seat): string {
  const voice = voiceFor<Player>(playerName, you === undefined ? undefined : view.seating[you])
  const player: Player = 'player' in e ? e.player : NONE
  const does: Does = (verb) => voice.does(player, verb)
  const tell = SENTENCES[e.kind] as (e: Event, view: View, does: Does, whose: string) => string
  return sentence(tell(e, view, does, player === NONE ? '' : voice.whose(player)))
}
