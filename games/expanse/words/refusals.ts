import type { Refusal } from '@orrery/kernel'
import { MOVE_LINES } from '../src/data/moves.ts'
import type { Filter, Frame, Op, View } from '../src/types.ts'
import { bound, frameOf, opOf } from './context.ts'
import { an, capital } from './grammar.ts'
import {
  abilityName,
  aFleet,
  bandName,
  baseName,
  cardName,
  cubeName,
  fleetKind,
  inSector,
  orbitalName,
  playerName,
} from './names.ts'
import { placeText } from './places.ts'
import { ask } from './questions.ts'

/*
 * Why a move is not open, one line per code. `{base}` is the argument of that name, `{to:orbital}` the argument `to`
 * read as an Orbital; `{place}` is whichever of base, orbital and band is given.
 */
export const SENTENCES: { readonly [code: string]: string } = {
  // who and when
  notAsked: 'it is {player} who decides now',
  over: 'the game is over',
  notNow: '{kind:moment}; now: {asked}',

  // the track
  slotEmpty: 'slot {slot} is empty',
  notOnTrack: 'slot {slot} is empty',
  cannotPay: 'it costs {price} and you have {cp}',
  scoreCard: 'slot {slot} holds a Score card, which has no Event and no action points',
  noScoreToKeep: 'a Score card has no Event to keep',

  // the Event of a card
  noTab: '{card} has no tab of {player}',
  keptOnly: '{card} works only when kept',
  keepTooDear: 'keeping costs {price} and you have {cp}',
  notKept: '{card} is not among your Kept Events',
  keptThisTurn: '{card} was kept in this turn and can be played from the next one on',
  windowOnly: '{card} is played only in the event window of a Scoring',
  turnOnly: '{card} is played only as your whole turn',
  withApOnly: '{card} is played only when you use a card for its action points',
  apTaken: 'the first action point is already spent',
  apFull: '{card} already gives as many action points as it can',
  millerNoCard: 'no card on the track has your tab and a price you can pay',
  needsDeck: '{card} needs a card in the deck',
  notThatCard: '{card} cannot be chosen here',

  // actions
  noAp: 'there are no action points left',
  outOfPlay: '{base} is out of play',
  noFleetAt: '{base} needs a fleet of yours in {orbital}',
  noCubeLeft: 'your supply is empty and no other cube can be moved there',
  noSpecialCube: 'no Diplomat is left in the reserve',
  specialCubeUsed: 'a Diplomat has already entered in this turn',
  sameOrbital: 'a fleet moves to another Orbital',
  tooFar: '{to:orbital} is {n} bands from {from:orbital}: a Move reaches the same or an adjacent Band',
  noFleetThere: 'you have no fleet in {orbital}',
  noReserve: 'no {fleet} of yours is off the map',
  notBuildable: '{fleet:aFleet} cannot be built',

  // abilities
  notYours: '{ability} is not yours',
  notInForce: '{ability} is not in force yet',
  usedUp: '{ability} has already been used in this turn',
  noTokens: 'no token is left for {ability}',
  changesNothing: '{ability} could change nothing now',
  notCaptain: 'only the player who controls the Rocinante may use its crew',

  // groups of fleets
  groupEmpty: 'at least one fleet must move',
  groupTooMany: 'there are not so many: {fleet} in {orbital}',
  groupOne: 'only one fleet may move',
  notInGroup: 'these fleets are not all yours to move',
  oneAtATime: 'the fleets move one at a time',

  // places of an effect
  nothingThere: '{place} holds nothing of that kind',
  wrongPlace: '{place} does not fit: the text asks for {wanted}',
  closedPlace: '{place} has already been chosen: at most 1 per Base',
  closedBand: 'the {band} has already been chosen: each must be in a different Band',
  closedSector: '{sector} has already been chosen: each must be in a different Sector',
  closedOwner: 'a fleet of {player} has already been removed',
  deadPlace: 'nothing could happen at {place}, and elsewhere something could',
  sameBase: 'it must be another Base',

  // pieces of an effect
  ownOnly: 'the text speaks of your own pieces',
  oppOnly: 'the text speaks of opposing pieces',
  safeCube: 'only its owner may remove or move a Diplomat',
  ownersChoice: '{player} chooses which of its cubes it is: name the plain one',
  ownerFirst: 'its owner chooses first',
  spareCube: 'one cube of yours stays',
  rocinanteSafe: 'nothing removes the Rocinante, and only its controller moves it',
  alreadyMoved: 'it has already been moved by this effect',
  alreadyPlaced: 'it has just been placed by this effect',

  // other answers
  deadOption: 'this option could do nothing, and another could do something',
  numberTooBig: '{n} is more than the fleets there allow',
  mayNotStop: 'this part is not optional',
  noMarker: 'no Bonus marker of {sector} is left',
}

/** When each kind of move has its moment, in the order of data/moves.ts. */
const MOMENTS: { readonly [kind: string]: string } = {
  take: 'a card is taken at the start of your own turn',
  play: 'a kept Event is played as your turn or in the event window of a Scoring',
  perform: 'you have no card in hand to perform',
  keep: 'you have no card in hand to keep',
  points: 'you have no card in hand to use',
  decline: 'nothing is offered to you',
  influence: 'influence is an action: it needs action points to spend',
  diplomat: 'a Diplomat enters by an action: it needs action points to spend',
  move: 'a move is an action: it needs action points to spend',
  build: 'building is an action: it needs action points to spend',
  use: 'abilities are used while you spend action points, and the crew of the Rocinante in the event window',
  finish: 'there are no action points to finish with',
  fleets: 'no group of fleets is to be chosen',
  cube: 'no cube is to be chosen',
  which: 'nobody asks which of your cubes it is',
  base: 'no Base is to be chosen',
  orbital: 'no Orbital is to be chosen',
  band: 'no Band is to be chosen',
  fleet: 'no fleet is to be chosen',
  number: 'no number is to be chosen',
  option: 'there are no options to choose from',
  slot: 'no slot is to be chosen',
  discard: 'no Kept Event is to be discarded',
  stop: 'there is nothing to stop',
  bonus: 'the Bonus Sector is chosen when you have taken a Score card',
  pass: 'there is nothing to pass on',
}

/* ---- filling in ------------------------------------------------------------------------------------------------ */

type Args = Refusal['args']
const SOMETHING = 'that'

/** The filter that the present step asks its place from: where the piece goes once it is in hand. */
function wantedFilter(op: Op, frame: Frame): Filter {
  const goes = op.op === 'moveInf' ? frame.held >= 0 : op.op === 'moveFleets' || op.op === 'build'
  return goes ? op.to : op.at
}

function wanted(args: Args, view: View): string {
  const frame = frameOf(view)
  const op = opOf(view, frame)
  if (frame === undefined || op === undefined) return 'another place'
  const filter = wantedFilter(op, frame)
  return bound(placeText(filter.data, 'base' in args ? 'Base' : 'Orbital', 'one'), filter.ref, frame.place)
}

function place(args: Args): string {
  if (typeof args.base === 'number') return baseName(args.base)
  if (typeof args.orbital === 'number') return orbitalName(args.orbital)
  return typeof args.band === 'number' ? `the ${bandName(args.band)}` : 'that place'
}

const asked = (view: View): string => {
  const frame = frameOf(view)
  return frame === undefined ? 'the game is over' : ask(view, frame)
}

const FORMATS: { readonly [type: string]: (n: number, view: View) => string } = {
  base: baseName,
  orbital: orbitalName,
  band: bandName,
  sector: inSector,
  cube: (n) => an(cubeName(n)),
  fleet: fleetKind,
  aFleet: (n) => aFleet(n, an),
  player: playerName,
  card: (n, view) => cardName(view, n),
  ability: (n, view) => abilityName(view, n),
  slot: (n) => `${n + 1}`,
  price: (n) => `${n} CP`,
  cp: (n) => `${n} CP`,
  ap: (n) => `${n} AP`,
  moment: (n) => MOMENTS[(MOVE_LINES[n] ?? '').split(' ')[0] ?? ''] ?? 'this has its moment later',
}

function fill(name: string, type: string, args: Args, view: View): string {
  if (type === 'place') return place(args)
  if (type === 'wanted') return wanted(args, view)
  if (type === 'asked') return asked(view)
  const value = args[name]
  if (value === undefined) return SOMETHING
  return typeof value === 'number' ? (FORMATS[type]?.(value, view) ?? `${value}`) : value
}

/** For a code that has no line: a test finds it, a player never meets a broken sentence. */
const FALLBACK = 'that is not open now'

export function refusal({ rule, code, args }: Refusal, view: View): string {
  const words = (SENTENCES[code] ?? FALLBACK).replace(/\{(\w+)(?::(\w+))?\}/g, (_, name: string, type?: string) =>
    fill(name, type ?? name, args, view),
  )
  return `${capital(words)} (${rule})`
}
