import type { Event, GainSource, Player, StepName } from '../src/types.ts'
import { NONE } from '../src/types.ts'
import { capital, list, plural } from './grammar.ts'
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

/* What happened, one sentence per event; the same for the scenario and for the referee's log. */

type Kind = Event['kind']
type Of<K extends Kind> = Extract<Event, { readonly kind: K }>

const SOURCES: { readonly [source in GainSource]: string } = {
  expedition: 'by the expedition',
  jupiterBrain: 'with Jupiter Brain',
  brilliance: 'by Brilliance',
  quantumcore: 'by The Quantumcore',
  setup: 'at set-up',
  table: 'at the table',
}

const infantry = (n: number): string => `${n} infantry`
const hits = (n: number): string => plural(n, 'hit')

function sixth(t: AtTable, { counts }: Of<'sixth'>): string {
  const parts = counts.flatMap((n, p) => (n === 0 ? [] : [`${playerName(t, p)} ${n}`]))
  return `All six slices are claimed (${list(parts)}); the control tokens go back and the token is flipped`
}

const standing = (t: AtTable, points: readonly number[]): string =>
  list(points.map((n, p) => `${playerName(t, p)} ${n}`))

/** What a skipped choice had nothing of (TE-1.6). */
const SKIPPED: { readonly [step in StepName]?: string } = {
  moveIngress: 'gravity rift to move an ingress token into',
  lock: 'system to lock',
  readyPlanets: 'exhausted planet to ready',
  structure: 'place for a structure',
  research: 'technology to research',
  warfare: 'system to act in',
}

type Sentence<K extends Kind> = (e: Of<K>, t: AtTable, who: string) => string

const EXPEDITION = {
  claimed: ({ slice, number, paid }, t, who) =>
    `${who} claims ${sliceName(slice)} with ${paidText(t, paid)}: claim ${number} of 6`,
  gained: ({ player, source }, t, who) => `${who} gains ${breakthroughName(t, player)} ${SOURCES[source]}`,
  noGain: (_, __, who) => `${who} has the breakthrough already`,
  rolled: ({ die, enters }, _, who) => `${who} rolls ${die}: The Fracture ${enters ? 'comes into play' : 'stays away'}`,
  fracture: () => 'The Fracture is in play, with its neutral units',
  ingress: ({ system, colour }, t, who) =>
    `${who} puts an ingress token for ${colourName(colour)} into ${systemName(t, system)}`,
  extraIngress: ({ system, added }, t) =>
    added
      ? `One more ingress token lies in ${systemName(t, system)}`
      : `${systemName(t, system)} has an ingress token already; none is added`,
  noExtraIngress: () => 'The extra ingress token has no place: the table must rule (house ruling, TE-18.4)',
  ingressMoved: ({ from, to }, t, who) =>
    `${who} moves the ingress token of ${systemName(t, from)} into the gravity rift of ${systemName(t, to)}`,
  avernus: ({ system }, t, who) => `${who} places Avernus in ${systemName(t, system)}`,
  noAvernus: (_, __, who) => `${who} has no system for Avernus`,
  skipped: ({ step }, _, who) => `${who} has no ${SKIPPED[step] ?? 'choice'}: skipped`,
  planetCard: ({ planet }, t, who) => `${who} gains ${planetName(t, planet)}, exhausted`,
  sixth: (e, t) => sixth(t, e),
  placed: ({ system }, t, who) => `${who} places Thunder's Edge in ${systemName(t, system)}`,
  noSite: () => "No system can take Thunder's Edge: it stays off the map, and nobody gains it (house ruling, TE-7.7)",
  named: ({ player, by }, t) =>
    `${playerName(t, by)} names ${player === by ? 'itself' : playerName(t, player)} among the tied`,
  garrison: ({ planet, infantry: n }, t, who) => `${who} places ${infantry(n)} on ${planetName(t, planet)}`,
  control: ({ planet, from }, t, who) =>
    `${who} gains control of ${planetName(t, planet)}${from === NONE ? '' : ` from ${playerName(t, from)}`}`,
  jupiter: ({ readied }, _, who) => `${who} has Jupiter Brain, ${readied ? 'readied' : 'exhausted'}`,
  jupiterUsed: (_, __, who) => `${who} exhausts Jupiter Brain for one more action`,
  skimmed: ({ cards }, _, who) => `${plural(cards, 'card')} lie on ${who}'s Data Skimmer`,
  tookSkimmed: ({ left }, _, who) =>
    `${who} takes a card from the Data Skimmer; ${plural(left, 'card')} go to the pile`,
  declined: (_, __, who) => `${who} claims nothing`,
} satisfies { readonly [K in Kind]?: Sentence<K> }

const SCENARIO = {
  round: ({ round, last }) => `Round ${round}; the last is round ${last}`,
  drafted: ({ card, goods: n }, _, who) => `${who} takes ${strategyName(card)}${n > 0 ? ` and ${goods(n)}` : ''}`,
  turn: (_, __, who) => `It is the turn of ${who}`,
  strategy: ({ card }, _, who) => `${who} uses ${strategyName(card)}`,
  followed: ({ card }, _, who) => `${who} follows ${strategyName(card)}`,
  notFollowed: ({ card }, _, who) => `${who} does not follow ${strategyName(card)}`,
  passed: (_, __, who) => `${who} passes`,
  goods: ({ n, why }, _, who) => `${who} gains ${goods(n)} from ${why}`,
  replenished: (_, __, who) => `${who} replenishes commodities`,
  tokens: ({ tactic, strategy }, _, who) => `${who} has ${tactic} tactic and ${strategy} strategy tokens`,
  locked: ({ system }, t, who) => `${who} locks ${systemName(t, system)} for this round`,
  readied: ({ planet }, t, who) => `${who} readies ${planetName(t, planet)}`,
  speaker: (_, __, who) => `${who} is the speaker`,
  drewCards: ({ n }, _, who) => `${who} draws ${plural(n, 'action card')}`,
  sawCards: ({ cards }) => `You draw ${list(cards.map(cardName))}`,
  drewSecret: (_, __, who) => `${who} draws a secret objective`,
  sawSecret: ({ secret }) => `You draw the secret ${secretName(secret)}`,
  keptSecret: (_, __, who) => `${who} keeps one secret objective`,
  discarded: ({ card }, _, who) => `${who} discards ${cardName(card)}`,
  discardedSecret: (_, __, who) => `${who} discards a secret objective`,
  yourSecretGone: ({ secret }) => `You discard the secret ${secretName(secret)}`,
  built: ({ planet, dock }, t, who) => `${who} builds a ${dock ? 'space dock' : 'PDS'} on ${planetName(t, planet)}`,
  researched: ({ tech }, _, who) => `${who} researches ${techName(tech)}`,
  spent: ({ paid, for: what }, t, who) => `${who} spends ${paidText(t, paid)} for ${what}`,
  produced: ({ planet, infantry: n }, t, who) => `${who} produces ${infantry(n)} on ${planetName(t, planet)}`,
  activated: ({ system }, t, who) => `${who} activates ${systemName(t, system)}`,
  moved: ({ planet, infantry: n }, t, who) => `${who} sends ${infantry(n)} from ${planetName(t, planet)}`,
  landed: ({ planet, infantry: n }, t, who) => `${who} lands ${infantry(n)} on ${planetName(t, planet)}`,
  fire: ({ planet, dice: rolled, hits: n, what }, t) =>
    `${capital(what)} at ${planetName(t, planet)}: ${hits(n)}${dice(rolled)}`,
  combat: ({ planet, attacker, defender, dice: mine, against, hits: n, hitsAgainst }, t) =>
    `On ${planetName(t, planet)} ${playerName(t, attacker)} rolls ${hits(n)}${dice(mine)}, ` +
    `${defender === NONE ? 'the neutral infantry' : playerName(t, defender)} ${hits(hitsAgainst)}${dice(against)}`,
  combatOver: ({ planet, winner }, t) =>
    winner === NONE
      ? `Nobody is left fighting on ${planetName(t, planet)}`
      : `${playerName(t, winner)} wins on ${planetName(t, planet)}`,
  reinforced: ({ planet, infantry: n }, t, who) => `${who} adds ${infantry(n)} on ${planetName(t, planet)}`,
  boosted: (_, __, who) => `${who} gets +1 to each die this round`,
  rerolled: ({ dice: rolled, hits: n }, _, who) => `${who} rolls the misses again: ${hits(n)} more${dice(rolled)}`,
  custodians: (_, __, who) => `${who} removes the custodians from Mecatol Rex: 1 point`,
  relic: ({ goods: n }, _, who) => `${who} finds a relic worth ${goods(n)}`,
  frontier: ({ system, die }, t, who) => `${who} explores the frontier at ${systemName(t, system)} and rolls ${die}`,
  played: ({ card }, _, who) => `${who} plays ${cardName(card)}`,
  exhausted: ({ planet }, t, who) => `${planetName(t, planet)} of ${who} is exhausted`,
  stolen: ({ from }, t, who) => `${who} takes a random action card from ${playerName(t, from)}`,
  sawStolen: ({ card }) => `The card is ${cardName(card)}`,
  plague: ({ planet, dice: rolled, lost }, t) =>
    `Plague on ${planetName(t, planet)}: ${infantry(lost)} lost${dice(rolled)}`,
  tookBack: ({ system }, t, who) => `${who} takes the command token off ${systemName(t, system)}`,
  offered: ({ deal }, t, who) => `${who} offers ${playerName(t, deal.to)} ${dealText(deal)}`,
  dealt: ({ deal }, t, who) => `${playerName(t, deal.to)} accepts: ${who} gives ${dealText(deal)}`,
  noDeal: ({ by }, t, who) => `${playerName(t, by)} declines the offer of ${who}`,
  council: (_, __, who) => `${who} exhausts the Galactic Council`,
  biostims: ({ tech }, _, who) => `${who} readies ${techName(tech)}`,
  scoredPublic: ({ objective }, _, who) => `${who} scores ${objectiveName(objective)}: 1 point`,
  scoredSecret: ({ secret }, _, who) => `${who} scores the secret ${secretName(secret)}: 1 point`,
  imperial: (_, __, who) => `${who} holds Mecatol Rex and gains 1 point`,
  revealed: ({ objective }) => `New objective: ${objectiveName(objective)}`,
  status: () => 'Status phase',
  over: ({ winner, points }, t) => `The game is over: ${playerName(t, winner)} wins (${standing(t, points)})`,
} satisfies { readonly [K in Kind]?: Sentence<K> }

const SENTENCES: { readonly [K in Kind]: Sentence<K> } = { ...EXPEDITION, ...SCENARIO }

const isPlayer = (value: unknown): value is Player => typeof value === 'number'

/** One sentence; the table may be a view of the scenario or the referee's core. */
export function event(e: Event, t: AtTable): string {
  const who = 'player' in e && isPlayer(e.player) ? playerName(t, e.player) : ''
  return capital(`${(SENTENCES[e.kind] as (e: Event, t: AtTable, who: string) => string)(e, t, who)}.`)
}
