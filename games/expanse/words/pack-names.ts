import { BAND_ROWS, BASE_ROWS, ORBITAL_ROWS, RESOURCE_ROWS, SECTOR_ROWS } from '../src/data/board.ts'

/* What the values of a pack are called in a form, so that a card reads as a sentence with holes. */

const NAMES: { readonly [value: string]: string } = {
  must: 'exactly',
  upTo: 'up to',
  self: 'your',
  opp: 'opposing',
  all: 'all',
  $N: 'as many as that card has AP',
  $X: 'the chosen number',
  '$X+1': 'one more than the chosen number',
  $F: 'the chosen fleet',
  B: 'that Base',
  O: 'that Orbital',
  D: 'that Band',
  F: 'that fleet',
  X: 'that number',
  one: 'one fleet',
  group: 'a group of fleets',
  each: 'each fleet',
  rocinante: 'the Rocinante',
  flagship: 'the leader',
  home: 'the home Orbital',
  ownInfluence: 'you have influence',
  ownFleet: 'you have a fleet',
  ownFlagship: 'your leader is',
  ownOrbitalControl: 'you have Orbital Control',
  removable: 'something can be removed',
  standee: 'the Protomolecule is',
  controlledBases: 'Base you control',
  opponentsWhoBuilt: 'opponent who put in a fleet',
  ownFleetsThere: 'fleet of yours there',
  controlledSectors: 'Sector in which you control a Base',
  controlledOrbitals: 'Orbital where you have Orbital Control',
  ownTechs: 'tech you have in force',
  base: 'a Base',
  orbital: 'an Orbital',
  fleet: 'a fleet',
  number: 'a number',
  owner: 'its owner',
  performer: 'you',
  opponents: 'each opponent',
  normal: 'when taken, or later if kept',
  turn: 'only as a turn of its own, kept',
  window: 'only when kept, in an event window',
  withAp: 'only when kept, with the AP of a card',
  continuous: 'always on',
  action: 'an action',
  crew: 'an ability of the crew',
  take: 'take its card',
  suppress: 'suppress it once',
  move: 'move it',
}

/** Words that mean something else in another field. */
const IN_FIELD: { readonly [title: string]: { readonly [value: string]: string } } = {
  Whose: { any: "any owner's" },
  'How far': { 1: 'one band', 2: 'two bands', any: 'any distance' },
  What: { band: 'a Band' },
  'All in different': { band: 'Bands', sector: 'Sectors' },
  Who: { all: 'everybody' },
}

const PLACES = [...BASE_ROWS, ...ORBITAL_ROWS, ...BAND_ROWS, ...SECTOR_ROWS, ...RESOURCE_ROWS]

export const valueName = (value: string, title: string): string =>
  IN_FIELD[title]?.[value] ?? NAMES[value] ?? PLACES.find(({ id }) => id === value)?.name ?? value
