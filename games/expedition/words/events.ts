import { type Seat, type Voice, voiceFor } from '@orrery/kernel'
import { type Event, type GainSource, NONE, type Player, type StepName } from '../src/types.ts'
import { correctedText } from './corrections.ts'
import { capital, list, plural, sentence } from './grammar.ts'
import {
  type AtTable,
  breakthroughName,
  cardName,
  colourName,
  dealText,
  dice,
  goods,
  objectiveName,
  paidText,
  planetName,
  playerName,
  secretName,
  sliceName,
  strategyName,
  systemName,
  techName,
} from './names.ts'

/* What happened, one sentence per event, for the scenario and for the referee's log. */

type Kind = Event['kind']
type Of<K extends Kind> = Extract<Event, { readonly kind: K }>

const SOURCES: { readonly [source in GainSource]: string } = {
  expedition: '',
  jupiterBrain: ' with Jupiter Brain',
  brilliance: ' through Brilliance',
  quantumcore: ' from The Quantumcore',
  setup: ' at setup',
  table: ' by a ruling of the table',
}

const infantry = (n: number): string => `${n} infantry`
const hits = (n: number): string => plural(n, 'hit')

/** What a sentence is written from, beside its event. */
interface Telling extends Voice<Player> {
  readonly t: AtTable
  /** What the event's own player does. */
  act(verb: string): string
  /** "your", and for everybody else "its": in sentences that have already named the player. */
  readonly its: string
}

const standing = (counts: readonly number[], { whom }: Telling): string =>
  list(counts.flatMap((n, p) => (n === 0 ? [] : [`${whom(p)} ${n}`])))

/** What a skipped choice had nothing of (TE-1.6). */
const SKIPPED: { readonly [step in StepName]?: string } = {
  moveIngress: 'gravity rift to move an ingress token into',
  lock: 'system to lock',
  readyPlanets: 'exhausted planet to ready',
  structure: 'place for a structure',
  research: 'technology to research',
  warfare: 'system to act in',
}

const byRuling = (reason: string | undefined): string =>
  reason === undefined ? '' : reason === '' ? ' by ruling' : ` by ruling (${reason})`

type Sentence<K extends Kind> = (e: Of<K>, telling: Telling) => string

const EXPEDITION = {
  begins: (_, { act }) => `${act('begin')} a turn`,
  acted: ({ pass }, { act }) =>
    `${act(pass ? 'pass' : 'end')}${pass ? '' : ' the action'}; the end-of-turn window is open`,
  turnOver: (_, { act }) => `${act('end')} the turn`,
  roundOver: ({ round }) => `Round ${round} is over; all cards are readied`,
  corrected: (e, { t }) => correctedText(e, t),
  closed: (_, { act }) => `${act('close')} the table`,
  claimed: ({ slice, number, paid, ruling }, { t, act }) =>
    `${act('claim')} ${sliceName(slice)} with ${paidText(t, paid)}${byRuling(ruling)}: claim ${number} of 6`,
  gained: ({ player, source }, { t, act }) =>
    `${act('gain')} the breakthrough ${breakthroughName(t, player)}${SOURCES[source]}`,
  noGain: (_, { act, its }) => `${act('have')} ${its} breakthrough already`,
  rolled: ({ die, enters }, { act }) =>
    `${act('roll')} ${die}: The Fracture ${enters ? 'comes into play' : 'does not come into play'}`,
  fracture: () => 'The Fracture is in play, with its neutral units',
  ingress: ({ system, colour }, { t, act }) =>
    `${act('place')} the ${colourName(colour)} ingress token in ${systemName(t, system)}`,
  extraIngress: ({ system, added }, { t }) =>
    added
      ? `${systemName(t, system)} gets an extra ingress token`
      : `${systemName(t, system)} has an ingress token already and gets no other`,
  noExtraIngress: () => 'The extra ingress token has no place: the table must rule (house ruling, TE-18.4)',
  ingressMoved: ({ from, to }, { t, act }) =>
    `${act('move')} the ingress token from ${systemName(t, from)} to the gravity rift in ${systemName(t, to)}`,
  avernus: ({ system }, { t, act }) => `${act('place')} Avernus in ${systemName(t, system)}`,
  noAvernus: (_, { act }) => `${act('have')} no system for Avernus`,
  skipped: ({ step }, { act }) => `${act('have')} no ${SKIPPED[step] ?? 'choice'}`,
  planetCard: ({ planet }, { t, act }) => `${act('gain')} ${planetName(t, planet)}, exhausted`,
  sixth: ({ counts }, telling) => `All six slices are claimed: ${standing(counts, telling)}. The token is flipped`,
  placed: ({ system }, { t, act }) => `${act('place')} Thunder's Edge in ${systemName(t, system)}`,
  noSite: () => "No system can take Thunder's Edge: it stays off the map, and nobody gains it (house ruling, TE-7.7)",
  named: ({ player, by }, { does, whose, its }) =>
    `${does(by, 'break')} the tie in ${player === by ? `${its} own` : whose(player)} favour`,
  garrison: ({ planet, infantry: n }, { t, act }) => `${act('place')} ${infantry(n)} on ${planetName(t, planet)}`,
  control: ({ planet, from }, { t, act, whom }) =>
    `${act('take')} ${planetName(t, planet)}${from === NONE ? '' : ` from ${whom(from)}`}`,
  jupiter: ({ readied }, { act }) => `${act('gain')} Jupiter Brain, ${readied ? 'readied' : 'exhausted'}`,
  jupiterUsed: (_, { act }) => `${act('exhaust')} Jupiter Brain for one more action`,
  skimmed: ({ player, cards }, { whose }) =>
    `${plural(cards, 'card')} ${cards === 1 ? 'goes' : 'go'} to ${whose(player)} Data Skimmer`,
  tookSkimmed: ({ left }, { act }) =>
    `${act('take')} a card from the Data Skimmer${left === 0 ? '' : `; the other ${left === 1 ? 'one is' : `${left} are`} discarded`}`,
  declined: (_, { act }) => `${act('claim')} no slice`,
} satisfies { readonly [K in Kind]?: Sentence<K> }

const SCENARIO = {
  round: ({ round, last }) => `Round ${round} of ${last}`,
  drafted: ({ card, goods: n }, { act }) => `${act('take')} ${strategyName(card)}${n > 0 ? ` and ${goods(n)}` : ''}`,
  turn: ({ player }, { whose }) => `${whose(player)} turn`,
  strategy: ({ card }, { act }) => `${act('use')} ${strategyName(card)}`,
  followed: ({ card }, { act }) => `${act('follow')} ${strategyName(card)}`,
  notFollowed: ({ card }, { act }) => `${act('do')} not follow ${strategyName(card)}`,
  passed: (_, { act }) => act('pass'),
  goods: ({ n, why }, { act }) => `${act('gain')} ${goods(n)} from ${why}`,
  replenished: (_, { act }) => `${act('replenish')} commodities`,
  tokens: ({ tactic, strategy }, { act }) =>
    `${act('have')} ${tactic} tactic and ${plural(strategy, 'strategy token')}`,
  locked: ({ system }, { t, act }) => `${act('lock')} ${systemName(t, system)} for this round`,
  readied: ({ planet }, { t, act }) => `${act('ready')} ${planetName(t, planet)}`,
  speaker: (_, { act }) => `${act('become')} the speaker`,
  drewCards: ({ n }, { act }) => `${act('draw')} ${plural(n, 'action card')}`,
  sawCards: ({ cards }) => `Your new ${cards.length === 1 ? 'card' : 'cards'}: ${list(cards.map(cardName))}`,
  drewSecret: (_, { act }) => `${act('draw')} a secret objective`,
  sawSecret: ({ secret }) => `Your new secret objective: ${secretName(secret)}`,
  keptSecret: (_, { act }) => `${act('keep')} one secret objective`,
  discarded: ({ card }, { act }) => `${act('discard')} ${cardName(card)}`,
  discardedSecret: (_, { act }) => `${act('discard')} a secret objective`,
  yourSecretGone: ({ secret }) => `Your discarded secret objective: ${secretName(secret)}`,
  built: ({ planet, dock }, { t, act }) =>
    `${act('build')} a ${dock ? 'space dock' : 'PDS'} on ${planetName(t, planet)}`,
  researched: ({ tech }, { act }) => `${act('research')} ${techName(tech)}`,
  spent: ({ paid, for: what }, { t, act }) => `${act('spend')} ${paidText(t, paid)} for ${what}`,
  produced: ({ planet, infantry: n }, { t, act }) => `${act('produce')} ${infantry(n)} on ${planetName(t, planet)}`,
  activated: ({ system }, { t, act }) => `${act('activate')} ${systemName(t, system)}`,
  moved: ({ planet, infantry: n }, { t, act }) => `${act('send')} ${infantry(n)} from ${planetName(t, planet)}`,
  landed: ({ planet, infantry: n }, { t, act }) => `${act('land')} ${infantry(n)} on ${planetName(t, planet)}`,
  fire: ({ planet, dice: rolled, hits: n, what }, { t }) =>
    `${capital(what)} at ${planetName(t, planet)}: ${hits(n)}${dice(rolled)}`,
  combat: ({ planet, attacker, defender, dice: mine, against, hits: n, hitsAgainst }, { t, whom }) =>
    `Combat on ${planetName(t, planet)}: ${whom(attacker)} ${hits(n)}${dice(mine)}, ` +
    `${defender === NONE ? 'the neutral infantry' : whom(defender)} ${hits(hitsAgainst)}${dice(against)}`,
  combatOver: ({ planet, winner }, { t, does }) =>
    winner === NONE
      ? `Nobody is left fighting on ${planetName(t, planet)}`
      : `${does(winner, 'win')} the combat on ${planetName(t, planet)}`,
  reinforced: ({ planet, infantry: n }, { t, act }) => `${act('add')} ${infantry(n)} on ${planetName(t, planet)}`,
  boosted: (_, { act }) => `${act('get')} +1 to each die this round`,
  rerolled: ({ dice: rolled, hits: n }, { act }) =>
    `${act('reroll')} the misses: ${n} more ${n === 1 ? 'hit' : 'hits'}${dice(rolled)}`,
  custodians: (_, { act }) => `${act('remove')} the custodians from Mecatol Rex: 1 point`,
  relic: ({ goods: n }, { act }) => `${act('find')} a relic worth ${goods(n)}`,
  frontier: ({ system, die }, { t, act }) =>
    `${act('explore')} the frontier at ${systemName(t, system)}: ${die} on the die`,
  played: ({ card }, { act }) => `${act('play')} ${cardName(card)}`,
  exhausted: ({ player, planet }, { t, whose }) => `${whose(player)} planet ${planetName(t, planet)} is exhausted`,
  stolen: ({ from }, { act, whom }) => `${act('take')} a random action card from ${whom(from)}`,
  sawStolen: ({ card }) => `The card is ${cardName(card)}`,
  plague: ({ planet, dice: rolled, lost }, { t }) =>
    `Plague on ${planetName(t, planet)}: ${infantry(lost)} lost${dice(rolled)}`,
  tookBack: ({ system }, { t, act, its }) => `${act('take')} ${its} command token off ${systemName(t, system)}`,
  offered: ({ deal }, { act, whom }) => `${act('offer')} ${whom(deal.to)} ${dealText(deal)}`,
  dealt: ({ player, deal }, { does, whose }) => `${does(deal.to, 'accept')} ${whose(player)} offer: ${dealText(deal)}`,
  noDeal: ({ player, by }, { does, whose }) => `${does(by, 'decline')} ${whose(player)} offer`,
  council: (_, { act }) => `${act('exhaust')} the Galactic Council`,
  breakthroughUsed: ({ player }, { t, act }) => `${act('exhaust')} ${breakthroughName(t, player)}`,
  biostims: ({ tech }, { act }) => `${act('ready')} ${techName(tech)}`,
  scoredPublic: ({ objective }, { act }) => `${act('score')} ${objectiveName(objective)}: 1 point`,
  scoredSecret: ({ secret }, { act }) => `${act('score')} the secret objective ${secretName(secret)}: 1 point`,
  imperial: (_, { act }) => `${act('gain')} 1 point for holding Mecatol Rex`,
  revealed: ({ objective }) => `New objective: ${objectiveName(objective)}`,
  status: () => 'Status phase',
  over: ({ winner, points }, { does, whom }) =>
    `${does(winner, 'win')} the game: ${list(points.map((n, p) => `${whom(p)} ${n}`))}`,
} satisfies { readonly [K in Kind]?: Sentence<K> }

const SENTENCES: { readonly [K in Kind]: Sentence<K> } = { ...EXPEDITION, ...SCENARIO }

const isPlayer = (value: unknown): value is Player => typeof value === 'number'

/** One sentence; the table may be a view of the scenario or the referee's core. `you`: the reader. */
export function event(e: Event, t: AtTable, you?: Seat): string {
  const voice = voiceFor(
    (p: Player) => playerName(t, p),
    you,
    () => false,
  )
  const player = 'player' in e && isPlayer(e.player) ? e.player : NONE
  const telling: Telling = {
    ...voice,
    t,
    act: (verb) => voice.does(player, verb),
    its: player === you ? 'your' : 'its',
  }
  return sentence((SENTENCES[e.kind] as (e: Event, telling: Telling) => string)(e, telling))
}
