import { type Refusal, refusalText } from '@orrery/kernel'
import { type Filter, NONE, type Op, type View } from '../src/types.ts'
import { saidOf } from '../modules/words.ts'
import { askedOf, bound, frameOf, opOf } from './context.ts'
import { withArticle, plural } from './grammar.ts'
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
  notAsked: '{player} decides now',
  over: 'the game is over',
  notOpen: 'that is not possible now',

  // the moment of each kind of move
  whenTake: 'you take a card at the start of your turn. Now: {asked}',
  whenPlay: 'you play a Kept Event as your turn, or before a Scoring. Now: {asked}',
  whenPerform: 'you have no card in hand to perform. Now: {asked}',
  whenKeep: 'you have no card in hand to keep. Now: {asked}',
  whenPoints: 'you have no card in hand to use. Now: {asked}',
  whenDecline: 'nothing is offered to you. Now: {asked}',
  whenInfluence: 'placing influence is an action and costs an action point. Now: {asked}',
  whenDiplomat: 'placing a Diplomat is an action and costs an action point. Now: {asked}',
  whenMove: 'moving is an action and costs an action point. Now: {asked}',
  whenBuild: 'building is an action and costs an action point. Now: {asked}',
  whenUse:
    'you use abilities while you spend action points, and the crew of the Rocinante before a Scoring. Now: {asked}',
  whenFinish: 'you are not spending action points. Now: {asked}',
  whenFleets: 'you are not choosing a group of fleets. Now: {asked}',
  whenCube: 'you are not choosing a cube. Now: {asked}',
  whenWhich: 'you are not choosing between your cubes. Now: {asked}',
  whenBase: 'you are not choosing a Base. Now: {asked}',
  whenOrbital: 'you are not choosing an Orbital. Now: {asked}',
  whenBand: 'you are not choosing a Band. Now: {asked}',
  whenFleet: 'you are not choosing a fleet. Now: {asked}',
  whenNumber: 'you are not choosing a number. Now: {asked}',
  whenOption: 'there are no options to choose from. Now: {asked}',
  whenSlot: 'you are not choosing a slot. Now: {asked}',
  whenDiscard: 'you are not discarding a Kept Event. Now: {asked}',
  whenStop: 'there is nothing to stop. Now: {asked}',
  whenBonus: 'you choose the Bonus Sector after you take a Score card. Now: {asked}',
  whenPass: 'there is nothing to pass on. Now: {asked}',

  // the track
  slotEmpty: 'slot {slot} is empty',
  cannotPay: 'it costs {price} and you have {cp}',
  scoreCard: 'slot {slot} holds a Score card, which has no Event',

  // the Event of a card
  noTab: '{card} has no {player} tab',
  keptOnly: '{card} works only when kept',
  keepTooDear: 'keeping costs {price} and you have {cp}',
  notKept: '{card} is not among your Kept Events',
  notKeptByAnyone: '{card} is not a Kept Event',
  keptByOther: "{card} is kept by {player}, but this asks for another player's card",
  keptThisTurn: 'you kept {card} this turn: you may play it from your next turn on',
  windowOnly: '{card} can only be played before a Scoring',
  turnOnly: '{card} can only be played as your whole turn',
  withApOnly: '{card} can only be played when you use a card for its action points',
  notBesideAp: '{card} cannot be played while you spend action points',
  eventPoints: 'the action points of an Event cannot be raised',
  apTaken: 'you have already spent the first action point',
  apFull: '{card} already gives as many action points as a card can',
  millerNoCard: 'no card on the track has your tab and a price you can pay',
  needsDeck: '{card} needs a card in the deck',

  // actions
  noAp: 'there are no action points left',
  outOfPlay: '{base} is out of play',
  noFleetAt: '{base} needs a fleet of yours in {orbital}',
  noCubeLeft: 'your supply is empty, and none of your cubes can be moved to {base}',
  noSpecialCube: 'you have no Diplomats to place',
  noSpecialCubeLeft: 'all Diplomats are on the map',
  noCubeToReplace: 'you have no cube on {base} whose place a Diplomat could take',
  specialCubeUsed: 'you have already placed a Diplomat this turn',
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
  usedUp: 'you have already used {ability} this turn',
  noTokens: 'no token is left for {ability}',
  changesNothing: '{ability} would change nothing now',
  crewInWindow: '{ability} can only be used before a Scoring',
  notCrew: 'before a Scoring only Kept Events and the crew of the Rocinante can be used, not {ability}',
  notCaptain: 'only the player who controls the Rocinante may use its crew',

  // groups of fleets
  groupEmpty: 'at least one fleet must move',
  groupTooMany: 'you do not have that many fleets in {orbital}',
  notInGroup: 'these fleets are not all yours',
  oneByOne: 'the fleets move one by one: choose the first fleet',
  asGroup: 'the fleets move as a group: choose where from and where to',

  // places of an effect
  wrongPlace: '{place} does not fit: choose {wanted}',
  closedPlace: '{place} has already been chosen: only 1 in each place',
  closedBand: 'a Base in the {band} has already been chosen: each must be in a different Band',
  closedSector: 'a Base in {sector} has already been chosen: each must be in a different Sector',
  closedOwner: 'a {player} fleet has already been chosen: only 1 of each player',
  deadPlace: 'nothing would happen at {place}: choose a place where something does',
  outOfReach: '{to:orbital} is {n:bands} from {from:orbital}: this reaches {reach:bands}',
  noWay: 'a fleet in {orbital} could not go anywhere',
  noInfluenceAt: 'you have no influence in {orbital}',
  nowhereToGo: 'a cube on {base} could not go anywhere',
  sameBase: 'choose another Base than {base}',

  // pieces of an effect
  pieceFirst: 'first choose the piece that moves',
  pieceInHand: 'first choose where the chosen piece goes',
  ownOnly: 'choose one of your own cubes',
  oppOnly: "choose an opponent's cube",
  ownFleetOnly: '{fleet:aFleet} is not yours: choose one of your own fleets',
  oppFleetOnly: "choose an opponent's fleet",
  notPlaying: '{player} is not in this game',
  notYourCube: 'choose one of your own cubes',
  noSuchCube: 'there is no {cube} on {base}',
  noSuchFleet: '{fleet:noFleet} in {orbital}',
  noFleetOf: '{side:noFleetOf} in {orbital}',
  noFleetHere: 'there is no fleet in {orbital}',
  noCubeOf: '{side:noCubeOf} on {base}',
  noCubeHere: 'there is no influence on {base}',
  safeCube: 'only {player} may remove, move or swap its own {cube}',
  ownersChoice: '{player} chooses which of its cubes it is: choose the plain one',
  spareCube: 'your last cube on {base} stays',
  noPartner: 'no cube of another owner on another Base could swap with it',
  sameOwner: 'the two cubes must belong to different players',
  rocinanteSafe: 'nothing removes the Rocinante',
  rocinanteStays: 'only its controller moves the Rocinante',
  alreadyMoved: 'this effect has already moved the fleets in {orbital}',
  alreadyPlaced: 'this effect has just put the cube on {base} there',
  namedFleet: 'you are not choosing a single fleet here',
  flagshipOnly: 'only your flagship can be placed here, not {fleet}',
  notThatFleet: 'the fleet you chose before is the one that moves',
  notFromMap: 'the fleets come from off the map',
  damagedNow: 'a Battleship cannot be repaired in the turn in which it was damaged',
  notDamaged: 'only a damaged Battleship can be repaired',
  notScrap: 'only a Scrap Ship can be chosen',

  // the flagship
  flagshipLast: 'a leader is removed last, and other fleets of its faction are in {orbital}',
  noFlagshipThere: 'your leader is not in {orbital}',
  withoutFlagship: 'your leader must be in the group',

  // cards and techs
  notOwnCard: 'these action points do not come from a card you took this turn',
  hasChosen: 'you have chosen; it is shown when everybody has',
  noActionTech: '{ability} is not a tech that you use as an action',
  usedThere: 'you have already used this on {base} this turn',
  embassyThere: '{base} already holds {cube:aCube}',
  noRoomFor: 'there is no Base where the {cube} could go',
  crewTwice: 'only one of your two plays may be an ability of the Rocinante',

  // other answers
  noOption: 'there are only {n} options',
  deadOption: 'option {n} would do nothing: choose one that does something',
  numberTooBig: 'X is at most {n} here',
  mayNotStop: 'this part is not optional',
  noMarker: '{sector} has no Bonus marker left',

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
  aCube: (n, view) => withArticle(cubeName(view, n)),
  aFleet: (n) => aFleet(n, withArticle),
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
