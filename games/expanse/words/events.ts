import { saidOf } from '../modules/words.ts'
import { ungroup } from '../src/rules/fleets.ts'
import { BUILDABLE } from '../src/rules/pieces.ts'
import type { Event, How, Player, View } from '../src/types.ts'
import { an, list, plural } from './grammar.ts'
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
  cube === player ? '1 influence' : an(cubeName(view, cube))

const HOWS: { readonly [how in How]: (who: string, card: string) => string } = {
  now: (who, card) => `${who} performs ${card}`,
  offer: (who, card) => `${who} takes the offer and performs ${card}`,
  kept: (who, card) => `${who} plays ${card}`,
  window: (who, card) => `${who} plays ${card} before the Scoring`,
  copied: (who, card) => `${who} performs ${card} on the track`,
  miller: (who, card) => `${who} also performs ${card}`,
  agenda: (who, card) => `${who} plays ${card} before the offer`,
}

const ORDINALS = ['first', 'second', 'third']

const PICKS: { readonly [what in Of<'picked'>['what']]: (value: number) => string } = {
  base: baseName,
  orbital: orbitalName,
  band: (value) => `the ${bandName(value)}`,
  fleet: (value) => `${aFleet(kindIn(value), an)} at ${orbitName(placeIn(value))}`,
  number: (value) => `${value}`,
  option: (value) => `the ${ORDINALS[value] ?? 'last'} option`,
}

function scored({ base, totals, gains, critical }: Of<'scored'>): string {
  const parts = totals.flatMap((total, player) => {
    if (total === 0) return []
    const gain = gains[player] ?? 0
    const extra = critical === player ? `, 1 of it for ${resourceOf(base)}` : ''
    return [`${playerName(player)} ${total}${gain > 0 ? ` (+${gain} CP${extra})` : ''}`]
  })
  return `${baseName(base)}: ${parts.length === 0 ? 'nobody has influence' : parts.join(', ')}`
}

const standing = (cp: readonly number[]): string => list(cp.map((n, player) => `${playerName(player)} ${n}`))

function over({ winner, cp }: Of<'over'>): string {
  const tied = cp.filter((n) => n === cp[winner]).length > 1
  return `The game is over: ${playerName(winner)} wins with ${cp[winner] ?? 0} CP${tied ? ', by the tie-break' : ''}`
}

const SENTENCES: { readonly [K in Kind]: (e: Of<K>, view: View, who: string) => string } = {
  ...saidOf('events'),
  turn: (_, __, who) => `It is the turn of ${who}`,
  taken: ({ slot, card, price }, view, who) =>
    `${who} takes ${theCard(view, card)} from slot ${slot + 1} ${cost(price)}`,
  performed: ({ card, how }, view, who) => HOWS[how](who, cardName(view, card)),
  kept: ({ card, price }, view, who) => `${who} keeps ${cardName(view, card)} ${cost(price)}`,
  points: ({ card, ap }, view, who) => `${who} uses the ${points(ap)} of ${cardName(view, card)}`,
  boosted: ({ card, ap }, view, who) => `${who} plays ${cardName(view, card)} and has ${points(ap)}`,
  granted: ({ ap }, _, who) => `${who} has ${points(ap)} to spend`,
  declined: ({ card }, view, who) => `${who} declines ${cardName(view, card)}`,
  initiative: ({ order }, _, who) =>
    `${who} goes to the bottom of the Initiative Track: ${order.map(playerName).join(', ')}`,
  finished: ({ left }, _, who) =>
    left > 0 ? `${who} finishes with ${points(left)} unspent` : `${who} has spent all action points`,
  used: ({ ability }, view, who) => `${who} uses ${abilityName(view, ability)}`,
  picked: ({ what, value }, _, who) => `${who} chooses ${PICKS[what](value)}`,
  placed: ({ player, cube, base, price = 0 }, view, who) =>
    `${who} places ${own(view, player, cube)} on ${baseName(base)}${price === 0 ? '' : ` ${cost(price)}`}`,
  relocated: ({ player, cube, from, to }, view, who) =>
    `${who} has an empty supply and moves ${own(view, player, cube)} from ${baseName(from)} to ${baseName(to)}`,
  removed: ({ cube, base }, view, who) => `${who} removes ${an(cubeName(view, cube))} from ${baseName(base)}`,
  movedCube: ({ cube, from, to }, view, who) =>
    `${who} moves ${an(cubeName(view, cube))} from ${baseName(from)} to ${baseName(to)}`,
  swapped: ({ cube, base, otherCube, otherBase }, view, who) =>
    `${who} swaps ${an(cubeName(view, cube))} on ${baseName(base)} with ${an(cubeName(view, otherCube))} on ${baseName(otherBase)}`,
  moved: ({ player, from, to, group }, _, who) =>
    `${who} moves ${groupName(ungroup(group, player))} from ${orbitName(from)} to ${orbitName(to)}`,
  shifted: ({ player, fleet, from, to }, _, who) =>
    `${who} moves ${ownFleet(player, fleet)} from ${orbitName(from)} to ${orbitName(to)}`,
  hit: ({ fleet, orbital, damaged }, _, who) =>
    damaged
      ? `${who} damages ${aFleet(fleet, an)} at ${orbitName(orbital)}`
      : `${who} removes ${aFleet(fleet, an)} at ${orbitName(orbital)}`,
  built: ({ player, fleet, orbital }, _, who) =>
    `${who} ${BUILDABLE[fleet] === true ? 'builds' : 'puts in'} ${ownFleet(player, fleet)} at ${orbitName(orbital)}`,
  repaired: ({ orbital }, _, who) => `${who} repairs a Battleship at ${orbitName(orbital)}`,
  gained: ({ cp }, _, who) => `${who} gains ${cp} CP`,
  revealed: ({ card }, view) => `The top card of the deck is ${theCard(view, card)}`,
  peeked: (_, __, who) => `${who} looks at the chosen Bonus marker`,
  sawBonus: ({ sector }) => `You see that the Bonus Sector is ${inSector(sector)}`,
  discarded: ({ card }, view, who) => `${who} discards ${cardName(view, card)}`,
  scoring: ({ number }, _, who) => `${who} starts Scoring ${number}`,
  bonusChosen: (_, __, who) => `${who} has chosen the Bonus Sector in secret`,
  passed: (_, __, who) => `${who} passes`,
  bonusRevealed: ({ sector }) => `The Bonus Sector is ${inSector(sector)}`,
  scored,
  standing: ({ cp }) => `Control points: ${standing(cp)}`,
  tech: ({ ability }, view, who) => `${who} gains ${abilityName(view, ability)}`,
  captain: (_, __, who) => `${who} controls the Rocinante`,
  refilled: ({ cards }, view) =>
    cards.length === 0 ? 'No card is drawn' : `New on the track: ${list(cards.map((card) => cardName(view, card)))}`,
  final: () => 'The sixth Score card is drawn: Final Scoring begins',
  over,
}

const theCard = (view: View, card: number): string => {
  const name = cardName(view, card)
  return name === 'Score card' ? `a ${name}` : name
}

export function event(e: Event, view: View): string {
  const who = 'player' in e ? playerName(e.player) : ''
  return `${(SENTENCES[e.kind] as (e: Event, view: View, who: string) => string)(e, view, who)}.`
}
