import { inWords, plural, type Seat, sentence, verbAfter, type Voice, voiceFor } from '@orrery/kernel'
import { type Ending, type Event, NEUTRAL, NONE, SEATS, type View, WARLORD, type Whither } from '../src/types.ts'
import { cardName, factionName, minorName, missionName, playerName, unitName, unitOfOwner, wayName } from './names.ts'

/* What happened, one sentence per event. Where it happened is seen on the board, so no place is named. */

type Kind = Event['kind']
type Of<K extends Kind> = Extract<Event, { readonly kind: K }>

/** What a sentence is written from, beside its event. */
interface Telling extends Voice {
  readonly view: View
  readonly you: Seat | undefined
  /** "your", and for everybody else "their": in sentences that have already named the player. */
  their(seat: Seat): string
}

const WHITHER: { readonly [to in Whither]: string } = {
  ship: 'goes to the Recovery Ship',
  reserve: 'goes back to the Reserve',
  gone: 'leaves the game',
}

const ENDINGS: { readonly [ending in Ending]: string } = {
  pattern: '',
  warlord: 'no enemy warlord is left',
  exhaustion: 'Exhaustion has taken the last enemy warlord',
  resigned: 'the last enemy has given up',
}

/** What is not done when an icon is skipped. */
const SKIPPED: { readonly [icon: string]: readonly [verb: string, rest: string] } = {
  PL: ['place', 'no unit'],
  PO: ['place', 'no unit'],
  RB: ['place', 'no unit from the Recovery Ship'],
  RR: ['recover', 'no unit'],
  RT: ['return', 'no unit'],
  UA: ['make', 'no attack'],
  WD: ['deal', 'no damage'],
  WH: ['skip', 'the healing'],
  WM: ['leave', 'the warlord in place'],
  RA: ['send', 'no unit to the Recovery Ship'],
  AA: ['remove', 'no action card'],
  CD: ['destroy', 'no hexilum'],
  SM: ['steal', 'no mercenary'],
  SA: ['steal', 'no action card'],
  SC: ['steal', 'no hexilum'],
  II: ['leave', 'the income as it is'],
  XC: ['swap', 'nothing'],
  XS: ['swap', 'nothing'],
}

const FROM = { reserve: '', ship: ' from the Recovery Ship', card: '' } as const
const WHY = { action: '', entry: ' for a hexilum hex', icon: '' } as const

const names = (view: View, cards: readonly number[]): string =>
  cards.length === 0 ? 'no card' : inWords(cards.map((card) => cardName(view, card)))

function won({ players, ending, mission }: Of<'won'>, { view, you }: Telling): string {
  const who = inWords(players.map((p) => (p === you ? 'You' : playerName(view, p))))
  const does = (verb: string): string => verbAfter(who, verb)
  if (ending !== 'pattern') return `${who} ${does('win')}: ${ENDINGS[ending]}`
  return `${who} ${does('complete')} ${missionName(view, mission)} and ${does('win')}`
}

const SENTENCES: { readonly [K in Kind]: (e: Of<K>, t: Telling) => string } = {
  factionChosen: ({ faction, player }, { you }) =>
    `${player === you ? 'You lead' : `Player ${SEATS[player] ?? ''} leads`} the ${factionName(faction)}`,
  minorsRevealed: ({ minors }, { view }) =>
    `Minor factions to choose from: ${inWords(minors.map((minor) => minorName(view, minor)))}`,
  minorChosen: ({ player, minor }, { view, does }) => `${does(player, 'take')} the ${minorName(view, minor)}`,
  missionsRevealed: ({ missions }, { view }) =>
    `Missions to choose from: ${inWords(missions.map((mission) => missionName(view, mission)))}`,
  missionChosen: ({ player }, { does }) => `${does(player, 'choose')} a secret mission`,
  ownMission: ({ player, mission }, { view, whose }) =>
    `${whose(player)} secret mission is ${missionName(view, mission)}`,
  commonMission: ({ mission }, { view }) => `The common mission is ${missionName(view, mission)}`,
  marketOpened: ({ cards }, { view }) => `The market opens with ${names(view, cards)}`,
  warlordPlaced: ({ player }, { does, their }) => `${does(player, 'place')} ${their(player)} warlord`,
  turn: ({ player, round }, { whose }) => `Round ${round}: ${whose(player)} turn`,
  exhausted: ({ player, n }, { whose }) => `Exhaustion deals ${n} damage to ${whose(player)} warlord`,
  income: ({ player, n }, { does }) => `${does(player, 'receive')} ${n} hexilum of income`,
  gained: ({ player, n, why }, { does }) => `${does(player, 'gain')} ${n} hexilum${WHY[why]}`,
  raised: ({ player, level, price }, { does, their }) =>
    `${does(player, 'raise')} ${their(player)} income to ${level} for ${price} hexilum`,
  healed: ({ player, n, life }, { whose }) => `${whose(player)} warlord heals ${n} and has ${life} life`,
  damaged: ({ player, n, life }, { whose }) => `${whose(player)} warlord takes ${n} damage and has ${life} life left`,
  played: ({ player, card }, { view, does }) => `${does(player, 'play')} ${cardName(view, card)}`,
  activated: ({ player, card }, { view, does }) => `${does(player, 'activate')} ${cardName(view, card)}`,
  factionAbility: ({ player }, { does, their }) => `${does(player, 'use')} ${their(player)} warlord's ability`,
  runs: ({ player, unit, destroyed }, { view, you }) =>
    `${unitOfOwner(view, player, unit, you)} uses its ability${destroyed ? ' as it is destroyed' : ''}`,
  aimed: ({ player }, { does }) => `${does(player, 'choose')} the base hex`,
  rotated: ({ player, rotation }, { does }) => `${does(player, 'turn')} the card to the ${wayName(rotation)}`,
  placed: ({ player, unit, from }, { view, does }) =>
    `${does(player, 'place')} ${unitName(view, player, unit)}${FROM[from]}`,
  removed: ({ owner, unit, to }, { view, you }) => `${unitOfOwner(view, owner, unit, you)} ${WHITHER[to]}`,
  attacked: ({ player, unit }, { view, does, their }) =>
    `${does(player, 'attack')} with ${unit === WARLORD ? `${their(player)} warlord` : unitName(view, player, unit)}`,
  struck: ({ player }, { whose }) => `${whose(player)} territory attack hits`,
  moved: ({ player }, { does, their }) => `${does(player, 'move')} ${their(player)} warlord`,
  exchanged: ({ player, alone }, { does }) =>
    alone ? `${does(player, 'move')} a unit to an empty hex` : `${does(player, 'swap')} two units`,
  returned: ({ player }, { does, their }) => `${does(player, 'return')} a normal unit to ${their(player)} Reserve`,
  recovered: ({ player, unit }, { view, does }) => `${does(player, 'recover')} ${unitName(view, player, unit)}`,
  raided: ({ player, owner, unit }, { view, does, whose }) =>
    `${does(player, 'send')} ${unitName(view, owner, unit)} from ${whose(owner)} Reserve to the Recovery Ship`,
  cardDestroyed: ({ player, owner, card }, { view, does, whose }) =>
    `${does(player, 'remove')} ${whose(owner)} ${cardName(view, card)} from the game`,
  cardStolen: ({ player, owner, card }, { view, does, whom }) =>
    `${does(player, 'steal')} ${cardName(view, card)} from ${whom(owner)}`,
  mercenaryStolen: ({ player, owner, card, hex, stays }, { view, does, whom }) =>
    `${does(player, 'steal')} ${cardName(view, card)} from ${whom(owner)}${hex === NONE ? '' : stays ? ', who stays on the board' : ', off the board'}`,
  hexilumDestroyed: ({ player, owner, n }, { does, whose }) =>
    `${does(player, 'destroy')} ${n} of ${whose(owner)} hexilum`,
  hexilumStolen: ({ player, owner, n }, { does, whom }) => `${does(player, 'steal')} ${n} hexilum from ${whom(owner)}`,
  extraCards: ({ player, n }, { does }) => `${does(player, 'get')} to see ${plural(n, 'extra card')} in the market`,
  skipped: ({ player, icon }, { does }) => {
    const [verb, rest] = SKIPPED[icon] ?? ['skip', 'this']
    return `${does(player, verb)} ${rest}`
  },
  finished: ({ player, left }, { does }) => `${does(player, 'finish')} with ${plural(left, 'action')} unused`,
  extrasRevealed: ({ cards }, { view }) => `Extra cards: ${names(view, cards)}`,
  bought: ({ player, card, price }, { view, does }) =>
    `${does(player, 'buy')} ${cardName(view, card)} for ${price} hexilum`,
  discarded: ({ cards }, { view }) => `Discarded: ${names(view, cards)}`,
  reshuffled: () => 'The discard pile is shuffled into a new deck',
  refilled: ({ cards }, { view }) => `New in the market: ${names(view, cards)}`,
  resigned: ({ player }, { does }) => `${does(player, 'give')} up`,
  defeated: ({ player }, { does }) => `${does(player, 'be')} defeated`,
  missionShown: ({ player, mission }, { view, whose }) =>
    `${whose(player)} secret mission was ${missionName(view, mission)}`,
  won,
}

export function event(e: Event, view: View, you?: Seat): string {
  const voice = voiceFor((p) => (p === NEUTRAL ? 'Nobody' : playerName(view, p)), you)
  const telling: Telling = { ...voice, view, you, their: (p) => (p === you ? 'your' : 'their') }
  return sentence((SENTENCES[e.kind] as (e: Event, t: Telling) => string)(e, telling))
}
