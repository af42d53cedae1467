import { inWords, plural } from '@orrery/kernel'
import { NEUTRAL, NONE, SEATS } from '../src/types.ts'
import type { Ending, Event, View, Whither } from '../src/types.ts'
import {
  cardName,
  factionName,
  hexName,
  minorName,
  missionName,
  missionTitle,
  playerName,
  sideName,
  unitName,
  unitOfOwner,
} from './names.ts'
import { iconName } from './questions.ts'

/* What happened, one sentence per event. */

type Kind = Event['kind']
type Of<K extends Kind> = Extract<Event, { readonly kind: K }>

const WHITHER: { readonly [to in Whither]: string } = {
  ship: 'to the Recovery Ship',
  reserve: 'back to its Reserve',
  gone: 'out of the game',
}

const ENDINGS: { readonly [ending in Ending]: string } = {
  pattern: '',
  warlord: 'no enemy warlord is left',
  exhaustion: 'Exhaustion has taken the last enemy warlord',
  resigned: 'the last enemy has given up',
}

const FROM = { reserve: 'from the Reserve', ship: 'from the Recovery Ship', card: 'from its card' } as const
const WHY = { action: '', entry: ' for a hexilum hex', icon: '' } as const

const names = (cards: readonly number[]): string => (cards.length === 0 ? 'no card' : inWords(cards.map(cardName)))
const life = (n: number): string => `${n} life left`

function won({ side, ending, mission }: Of<'won'>, view: View): string {
  const who = sideName(view, side)
  const [complete, win] = who.includes(' and ') ? ['complete', 'win'] : ['completes', 'wins']
  if (ending !== 'pattern') return `${who} ${win}: ${ENDINGS[ending]}`
  return `${who} ${complete} ${missionName(mission)} and ${win}`
}

/** A unit that runs its ability: where it stands, or that it was destroyed. */
const runs = ({ player, unit, hex, destroyed }: Of<'runs'>, view: View): string =>
  destroyed
    ? `The ability of the destroyed ${minorName(view.minors[player] ?? NONE)} unit of ${playerName(view, player)} runs`
    : `${unitOfOwner(view, player, unit)} on ${hexName(hex)} runs its ability`.replace(/^a /, 'A ')

const SENTENCES: { readonly [K in Kind]: (e: Of<K>, view: View, who: string) => string } = {
  factionChosen: ({ faction, player }) => `Player ${SEATS[player] ?? ''} leads the ${factionName(faction)}`,
  minorsRevealed: ({ minors }) => `Minor factions to choose from: ${inWords(minors.map(minorName))}`,
  minorChosen: ({ minor }, _, who) => `${who} takes the ${minorName(minor)}`,
  missionsRevealed: ({ missions }) => `Missions to choose from: ${inWords(missions.map(missionName))}`,
  missionChosen: (_, __, who) => `${who} has chosen a mission in secret`,
  ownMission: ({ mission }, _, who) => `The secret mission of ${who} is ${missionTitle(mission)}`,
  commonMission: ({ mission }) => `The common mission is ${missionTitle(mission)}`,
  marketOpened: ({ cards }) => `The market opens with ${names(cards)}`,
  warlordPlaced: ({ hex }, _, who) => `${who} puts the warlord on ${hexName(hex)}`,
  turn: ({ round }, _, who) => `Round ${round}: it is the turn of ${who}`,
  exhausted: ({ n }, _, who) => `Exhaustion deals ${n} damage to the warlord of ${who}`,
  income: ({ n }, _, who) => `${who} receives an income of ${n} hexilum`,
  gained: ({ n, why }, _, who) => `${who} gains ${n} hexilum${WHY[why]}`,
  raised: ({ level, price }, _, who) => `${who} raises the income to ${level} for ${price} hexilum`,
  healed: ({ n, life: now }, _, who) => `The warlord of ${who} heals ${n}, ${life(now)}`,
  damaged: ({ n, life: now }, _, who) => `The warlord of ${who} takes ${n} damage, ${life(now)}`,
  played: ({ card }, _, who) => `${who} plays ${cardName(card)}`,
  activated: ({ card, hex }, _, who) => `${who} activates ${cardName(card)} on ${hexName(hex)}`,
  factionAbility: (_, __, who) => `${who} uses the ability of the warlord`,
  runs,
  aimed: ({ hex }, _, who) => `${who} chooses the base hex ${hexName(hex)}`,
  rotated: ({ rotation }, _, who) => `${who} chooses rotation ${rotation}`,
  placed: ({ player, unit, hex, from }, view, who) =>
    `${who} places ${unitName(view, player, unit)} ${FROM[from]} on ${hexName(hex)}`,
  removed: ({ owner, unit, hex, to }, view) =>
    `${unitOfOwner(view, owner, unit)} on ${hexName(hex)} is removed, ${WHITHER[to]}`
      .replace(/^a /, 'A ')
      .replace(/^the /, 'The '),
  attacked: ({ from, hex }, _, who) => `${who} attacks ${hexName(hex)} from ${hexName(from)}`,
  struck: ({ hex }, _, who) => `A territory attack of ${who} hits ${hexName(hex)}`,
  moved: ({ from, hex }, _, who) => `${who} moves the warlord from ${hexName(from)} to ${hexName(hex)}`,
  exchanged: ({ from, hex, alone }, _, who) =>
    alone
      ? `${who} moves the unit on ${hexName(from)} to ${hexName(hex)}`
      : `${who} swaps the units on ${hexName(from)} and ${hexName(hex)}`,
  returned: ({ hex }, _, who) => `${who} returns the unit on ${hexName(hex)} to the Reserve`,
  recovered: ({ player, unit }, view, who) => `${who} recovers ${unitName(view, player, unit)}`,
  raided: ({ owner, unit }, view, who) =>
    `${who} sends ${unitName(view, owner, unit)} from the Reserve of ${playerName(view, owner)} to the Recovery Ship`,
  cardDestroyed: ({ owner, card }, view, who) =>
    `${who} removes ${cardName(card)} of ${playerName(view, owner)} from the game`,
  cardStolen: ({ owner, card }, view, who) => `${who} steals ${cardName(card)} from ${playerName(view, owner)}`,
  mercenaryStolen: ({ owner, card, hex, stays }, view, who) =>
    `${who} steals ${cardName(card)} from ${playerName(view, owner)}${hex === NONE ? '' : stays ? `, who stays on ${hexName(hex)}` : ', off the board'}`,
  hexilumDestroyed: ({ owner, n }, view, who) => `${who} destroys ${n} hexilum of ${playerName(view, owner)}`,
  hexilumStolen: ({ owner, n }, view, who) => `${who} steals ${n} hexilum from ${playerName(view, owner)}`,
  extraCards: ({ n }, _, who) => `${who} will see ${plural(n, 'extra card')} in the market`,
  skipped: ({ icon }, _, who) => `${who} skips: ${iconName(icon)}`,
  finished: ({ left }, _, who) => `${who} finishes with ${plural(left, 'action')} unused`,
  extrasRevealed: ({ cards }) => `Extra cards: ${names(cards)}`,
  bought: ({ card, price }, _, who) => `${who} buys ${cardName(card)} for ${price} hexilum`,
  discarded: ({ cards }) => `Discarded: ${names(cards)}`,
  reshuffled: () => 'The discard pile is shuffled into a new deck',
  refilled: ({ cards }) => `New in the market: ${names(cards)}`,
  resigned: (_, __, who) => `${who} gives up`,
  defeated: (_, __, who) => `${who} is defeated`,
  missionShown: ({ mission }, _, who) => `The secret mission of ${who} was ${missionTitle(mission)}`,
  won,
}

export function event(e: Event, view: View): string {
  const who = 'player' in e && e.player !== NEUTRAL ? playerName(view, e.player) : ''
  return `${(SENTENCES[e.kind] as (e: Event, view: View, who: string) => string)(e, view, who)}.`
}
