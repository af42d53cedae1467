import { type Refusal, refusalText } from '@orrery/kernel'
import { type Filter, NONE, type Op, type View } from '../src/types.ts'
import { saidOf } from '../modules/words.ts'
import { askedOf, bound, frameOf, opOf } from './context.ts'
import { an, plural } from './grammar.ts'
import {
  abilityName,
  aFleet,
  bandName,
  baseName,
  cardName,
  cubeName,
  fleetKind,
  fleetName,
  inSector,
  orbitalName,
  orbitName,
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
  notOpen: 'that is not open now',

  // the moment of each kind of move
  whenTake: 'a card is taken at the start of your own turn; now: {asked}',
  whenPlay: 'a kept Event is played as your turn or in the event window of a Scoring; now: {asked}',
  whenPerform: 'you have no card in hand to perform; now: {asked}',
  whenKeep: 'you have no card in hand to keep; now: {asked}',
  whenPoints: 'you have no card in hand to use; now: {asked}',
  whenDecline: 'nothing is offered to you; now: {asked}',
  whenInfluence: 'influence is an action: it needs action points to spend; now: {asked}',
  whenDiplomat: 'a Diplomat enters by an action: it needs action points to spend; now: {asked}',
  whenMove: 'a move is an action: it needs action points to spend; now: {asked}',
  whenBuild: 'building is an action: it needs action points to spend; now: {asked}',
  whenUse:
    'abilities are used while you spend action points, and the crew of the Rocinante in the event window; now: {asked}',
  whenFinish: 'there are no action points to finish with; now: {asked}',
  whenFleets: 'no group of fleets is to be chosen; now: {asked}',
  whenCube: 'no cube is to be chosen; now: {asked}',
  whenWhich: 'nobody asks which of your cubes it is; now: {asked}',
  whenBase: 'no Base is to be chosen; now: {asked}',
  whenOrbital: 'no Orbital is to be chosen; now: {asked}',
  whenBand: 'no Band is to be chosen; now: {asked}',
  whenFleet: 'no fleet is to be chosen; now: {asked}',
  whenNumber: 'no number is to be chosen; now: {asked}',
  whenOption: 'there are no options to choose from; now: {asked}',
  whenSlot: 'no slot is to be chosen; now: {asked}',
  whenDiscard: 'no Kept Event is to be discarded; now: {asked}',
  whenStop: 'there is nothing to stop; now: {asked}',
  whenBonus: 'the Bonus Sector is chosen when you have taken a Score card; now: {asked}',
  whenPass: 'there is nothing to pass on; now: {asked}',

  // the track
  slotEmpty: 'slot {slot} is empty',
  cannotPay: 'it costs {price} and you have {cp}',
  scoreCard: 'slot {slot} holds a Score card, which has no Event',

  // the Event of a card
  noTab: '{card} has no tab of {player}',
  keptOnly: '{card} works only when kept',
  keepTooDear: 'keeping costs {price} and you have {cp}',
  notKept: '{card} is not among your Kept Events',
  notKeptByAnyone: '{card} is not a Kept Event',
  keptByOther: '{card} is kept by {player}, and the text asks for a card of somebody else',
  keptThisTurn: '{card} was kept in this turn and can be played from the next one on',
  windowOnly: '{card} is played only in the event window of a Scoring',
  turnOnly: '{card} is played only as your whole turn',
  withApOnly: '{card} is played only when you use a card for its action points',
  notBesideAp: '{card} is not played while you spend action points',
  eventPoints: 'the action points of an Event cannot be raised',
  apTaken: 'the first action point is already spent',
  apFull: '{card} already gives as many action points as a card can',
  millerNoCard: 'no card on the track has your tab and a price you can pay',
  needsDeck: '{card} needs a card in the deck',

  // actions
  noAp: 'there are no action points left',
  outOfPlay: '{base} is out of play',
  noFleetAt: '{base} needs a fleet of yours in {orbital}',
  noCubeLeft: 'your supply is empty and no other cube of yours can be moved to {base}',
  noSpecialCube: 'you have no Diplomats to place',
  noSpecialCubeLeft: 'all Diplomats are on the map',
  specialCubeUsed: 'a Diplomat has already entered in this turn',
  sameOrbital: 'it must go to another Orbital',
  tooFar: '{to:world} is {n:bands} from {from:world}: a Move reaches {reach:neighbours}',
  noFleetThere: 'you have no fleet in {orbital}',
  notYourFleet: '{fleet:aFleet} is not yours',
  notBuildable: '{fleet:aFleet} cannot be built',
  noReserve: 'no {fleet:kindOfFleet} of yours is off the map',

  // abilities
  notYours: 'you do not have {ability}',
  notInForce: 'you have not gained {ability} yet',
  worksByItself: 'you need not use {ability}: it works by itself',
  usedUp: 'you have already used {ability} in this turn',
  noTokens: 'no token is left for {ability}',
  changesNothing: '{ability} could change nothing now',
  crewInWindow: '{ability} acts only in the event window of a Scoring',
  notCrew: 'the event window is for kept Events and the crew of the Rocinante, not for {ability}',
  notCaptain: 'only the player who controls the Rocinante may use its crew',

  // groups of fleets
  groupEmpty: 'at least one fleet must move',
  groupTooMany: 'you do not have so many fleets in {orbital} to move',
  notInGroup: 'these fleets are not all yours',
  oneByOne: 'the fleets move one by one: choose the first fleet',
  asGroup: 'the fleets move as a group: choose where from and where to',

  // places of an effect
  wrongPlace: '{place} does not fit: the text asks for {wanted}',
  closedPlace: '{place} has already been chosen: only 1 at each place',
  closedBand: 'a Base in the {band} has already been chosen: each must be in a different Band',
  closedSector: 'a Base in {sector} has already been chosen: each must be in a different Sector',
  closedOwner: 'a fleet of {player} has already been chosen: only 1 of each player',
  deadPlace: 'nothing could happen at {place}, and elsewhere something could',
  outOfReach: '{to:orbital} is {n:bands} from {from:orbital}: this reaches {reach:bands}',
  noWay: 'a fleet in {orbital} could not go anywhere by this',
  noInfluenceAt: 'you have no influence in {orbital}',
  nowhereToGo: 'a cube on {base} could not go anywhere by this',
  sameBase: 'it must be another Base than {base}',

  // pieces of an effect
  pieceFirst: 'first choose the piece that moves',
  pieceInHand: 'first choose where the chosen piece goes',
  ownOnly: 'the text speaks of your own cubes',
  oppOnly: 'the text speaks of opposing cubes',
  ownFleetOnly: '{fleet:aFleet} is not yours, and the text speaks of your own fleets',
  oppFleetOnly: 'the text speaks of opposing fleets',
  notPlaying: '{player} takes no part in this game',
  notYourCube: 'only a cube of your own can be named',
  noSuchCube: 'there is no {cube} on {base}',
  noSuchFleet: '{fleet:noFleet} in {orbital}',
  noFleetOf: '{side:noFleetOf} in {orbital}',
  noFleetHere: 'there is no fleet in {orbital}',
  noCubeOf: '{side:noCubeOf} on {base}',
  noCubeHere: 'there is no influence on {base}',
  safeCube: 'only {player} may remove, move or swap its own {cube}',
  ownersChoice: '{player} chooses which of its cubes it is: name the plain one',
  spareCube: 'the last cube of yours on {base} stays',
  noPartner: 'no cube of another owner on another Base could swap with it',
  sameOwner: 'the two cubes must be of different owners',
  rocinanteSafe: 'nothing removes the Rocinante',
  rocinanteStays: 'only its controller moves the Rocinante',
  alreadyMoved: 'the fleets in {orbital} have already been moved by this effect',
  alreadyPlaced: 'the cube on {base} has just been put there by this effect',
  namedFleet: 'no single fleet is to be chosen here',
  notThatFleet: 'it is the fleet chosen before that goes',
  notFromMap: 'the fleets come from off the map',
  notDamaged: 'only a damaged Battleship can be repaired',
  notScrap: 'only a Scrap Ship can be chosen',

  // the flagship
  flagshipLast: 'a leader is removed last, and others of its faction are in {orbital}',
  noFlagshipThere: 'your leader is not in {orbital}',
  withoutFlagship: 'your leader must be in the group',

  // cards and techs
  notOwnCard: 'these are not the action points of a card you took in this turn',
  hasChosen: 'your choice is made; it is shown when everybody has chosen',
  noActionTech: '{ability} is no tech that you carry out by an action',
  usedThere: 'you have already used this on {base} in this turn',
  embassyThere: '{base} already holds {cube:aCube}',
  noRoomFor: 'there is no Base where the {cube} could go',
  crewTwice: 'only one of your two plays may be an ability of the Rocinante',

  // other answers
  noOption: 'there are only {n} options',
  deadOption: 'option {n} could do nothing, and another could do something',
  numberTooBig: 'X is at most {n} here',
  mayNotStop: 'this part is not optional',
  noMarker: 'no Bonus marker of {sector} is left',

  ...saidOf('refusals'),
}

/* ---- filling in ------------------------------------------------------------------------------------------------ */

type Args = Refusal['args']
const SOMETHING = 'something unknown'

/** The filter that the present step asks its place from: where the piece is, or where it goes. */
const wantedFilter = (op: Op, end: Args[string] | undefined): Filter => (end === 'to' ? op.to : op.at)

function wanted(args: Args, view: View): string {
  const frame = frameOf(view)
  const op = opOf(view, frame)
  if (frame === undefined || op === undefined) return 'another place'
  const filter = wantedFilter(op, args['end'])
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

/** Of the player who is meant, or of any opponent. */
function noneOf(side: number, what: string, view: View): string {
  if (side === NONE) return `there is no opposing ${what}`
  return side === askedOf(view) ? `you have no ${what}` : `there is no ${playerName(side)} ${what}`
}

const FORMATS: { readonly [type: string]: (n: number, view: View) => string } = {
  base: baseName,
  orbital: orbitalName,
  world: orbitName,
  neighbours: (n) => (n === 1 ? 'the same or an adjacent band' : `at most ${n} bands`),
  band: bandName,
  sector: inSector,
  cube: (n, view) => cubeName(view, n),
  aCube: (n, view) => an(cubeName(view, n)),
  aFleet: (n) => aFleet(n, an),
  kindOfFleet: (n) => fleetKind(n).replace(/^the /, ''),
  noFleet: (n) => (fleetKind(n).startsWith('the ') ? `${fleetKind(n)} is not` : `there is no ${fleetName(n)}`),
  player: playerName,
  noFleetOf: (n, view) => noneOf(n, 'fleet', view),
  noCubeOf: (n, view) => noneOf(n, 'influence', view),
  card: (n, view) => cardName(view, n),
  ability: (n, view) => abilityName(view, n),
  slot: (n) => `${n + 1}`,
  price: (n) => `${n} CP`,
  cp: (n) => `${n} CP`,
  bands: (n) => plural(n, 'band'),
}

function fill(name: string, type: string, args: Args, view: View): string {
  if (type === 'place') return place(args)
  if (type === 'wanted') return wanted(args, view)
  if (type === 'asked') return asked(view)
  const value = args[name]
  if (value === undefined) return SOMETHING
  return typeof value === 'number' ? (FORMATS[type]?.(value, view) ?? `${value}`) : value
}

export const refusal = (refused: Refusal, view: View): string =>
  refusalText(SENTENCES, refused, (name, type) => fill(name, type, refused.args, view))
