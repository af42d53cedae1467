import { bit, type Line } from '@orrery/kernel'
import { BAND_ROWS, BASE_ROWS, ORBITAL_ROWS, RESOURCE_ROWS, SECTOR_ROWS } from '../src/data/board.ts'
import { eachSaid } from '../modules/words.ts'
import { SCORE_CARDS } from '../src/data/setup.ts'
import { controllerOf, orbitalControl } from '../src/rules/control.ts'
import { hasPower } from '../src/rules/powers.ts'
import { BAND_OF, hasBase, ORBITAL_OF } from '../src/rules/map.ts'
import { cubesAt, fleetsAt, fleetsOf, plainCube, ROCINANTE, SPECIAL_CUBE } from '../src/rules/pieces.ts'
import { keptBy, keptCard, slotPrice } from '../src/rules/track.ts'
import { type Band, type Base, type Fleet, HIDDEN, NONE, type Orbital, type Player, type View } from '../src/types.ts'
import { apOf } from './context.ts'
import { between, cell, flow, span, trimmed } from './lines.ts'
import {
  abilityName,
  baseName,
  cardName,
  cardRow,
  groupName,
  inSector,
  orbitName,
  playerLetter,
  playerName,
  resourceOf,
  sectorName,
} from './names.ts'
import { bonusValues, SCORINGS } from './scores.ts'

/* The table as lines of text, at most 100 columns wide. A faction is shown by its letter as well as by its colour. */

const players = (view: View): Player[] => Array.from({ length: view.ruleset.players }, (_, player) => player)
const named = (player: Player): Line => [span(playerName(player), playerName(player))]
const lettered = (player: Player, text: string): Line => [span(`${playerLetter(player)}${text}`, playerName(player))]
const labelled = (label: string, line: Line): Line => [span(`${label} `, 'dim'), ...line]
const plain = (text: string): Line => [span(text)]

/* ---- head ------------------------------------------------------------------------------------------------------ */

function bonusOf(view: View): Line {
  if (view.chosen === NONE) return labelled('next Bonus Sector', [span(bonusValues(view), 'brass')])
  if (view.chosen === HIDDEN) return [span('the Bonus Sector is chosen in secret', 'brass')]
  return [span(`the Bonus Sector is ${inSector(view.chosen)}`, 'brass')]
}

const parts = (list: readonly (readonly [label: string, line: Line])[]): Line[] =>
  list.length === 0
    ? []
    : [
        between(
          list.map(([label, line]) => labelled(label, line)),
          '   ',
        ),
      ]

function head(view: View): Line[] {
  const left = view.deckSize - view.drawn
  const next = view.known > 0 ? ` (next: ${cardName(view, view.deck[view.drawn] ?? HIDDEN)})` : ''
  const markers = SECTOR_ROWS.map((_, sector) => `${sectorName(sector)} ${view.markers[sector] ?? 0}`).join('  ')
  const order = view.initiative.length === 0 ? [] : [labelled('Initiative', between(view.initiative.map(named), ' > '))]
  return [
    between(
      [
        [span('THE EXPANSE', 'head')],
        labelled('Scorings', plain(`${view.scorings} of ${SCORINGS}`)),
        labelled('Score cards drawn', plain(`${view.scoresDrawn} of ${SCORE_CARDS}`)),
        labelled('Deck', plain(`${left}${next}`)),
      ],
      '   ',
    ),
    between([labelled('Bonus markers', plain(markers)), bonusOf(view)], '   '),
    between([...order, labelled('Rocinante', named(view.captain)), labelled('Turn', named(view.active))], '   '),
    ...parts(eachSaid((words) => words.status?.(view))),
  ]
}

/* ---- map ------------------------------------------------------------------------------------------------------- */

const COLUMNS = { orbital: 10, fleets: 30, control: 9, base: 18, cubes: 7 } as const

/** Signs of the special fleets; a plain one is only counted. */
const SIGNS: readonly string[] = ['', '', '', '', 'B', 'D', 'D', 'S', 'R', 'L', 'L', 'L', 'L']

function fleetSigns(view: View, player: Player, orbital: Orbital): string[] {
  const counts = new Map<string, number>()
  for (const kind of fleetsOf(view, player)) {
    const n = fleetsAt(view, kind, orbital)
    const sign = SIGNS[kind] ?? ''
    if (n > 0) counts.set(sign, (counts.get(sign) ?? 0) + n)
  }
  return [...counts].map(([sign, n]) => (sign === SIGNS[ROCINANTE] ? sign : `${n}${sign}`))
}

function fleetCell(view: View, orbital: Orbital): Line {
  const groups = players(view).flatMap((player) => {
    const signs = fleetSigns(view, player, orbital)
    return signs.length === 0 ? [] : [lettered(player, ` ${signs.join('+')}`)]
  })
  return groups.length === 0 ? [span('-', 'dim')] : between(groups, '  ')
}

function controlCell(view: View, orbital: Orbital): Line {
  const controller = orbitalControl(view, orbital)
  return controller < 0 ? [span('-', 'dim')] : lettered(controller, '')
}

function cubeCell(view: View, player: Player, base: Base, controller: Player): Line {
  const special = SPECIAL_CUBE[player] ?? NONE
  const diplomats = special < 0 ? 0 : cubesAt(view, special, base)
  const cubes = cubesAt(view, plainCube(player), base)
  if (cubes + diplomats === 0) return [span('.', 'dim')]
  const text = `${cubes > 0 || diplomats === 0 ? cubes : ''}${'d'.repeat(diplomats)}${controller === player ? '+1' : ''}`
  return [span(text, playerName(player))]
}

function firstCell(view: View, base: Base): Line {
  const first = controllerOf(view, base)
  if (first >= 0) return named(first)
  return players(view).some((player) => hasBase(view.on[player] ?? 0, base)) ? [span('tie', 'dim')] : []
}

function baseCells(view: View, base: Base): Line {
  const name = [span(`${resourceOf(view, base).charAt(0)} `, 'brass'), span(baseName(base))]
  if (!hasBase(view.inPlay, base)) return [...cell(name, COLUMNS.base), span('out of play', 'dim')]
  const controller = orbitalControl(view, ORBITAL_OF[base] ?? 0)
  const cubes = players(view).flatMap((player) => cell(cubeCell(view, player, base, controller), COLUMNS.cubes))
  return [...cell(name, COLUMNS.base), ...cubes, ...firstCell(view, base)]
}

function orbitalCells(view: View, orbital: Orbital): Line {
  const fleets = cell(fleetCell(view, orbital), COLUMNS.fleets)
  return [
    ...cell(plain(` ${orbitName(orbital)}`), COLUMNS.orbital),
    ...fleets,
    ...cell(controlCell(view, orbital), COLUMNS.control),
  ]
}

const NO_ORBITAL = cell([], COLUMNS.orbital + COLUMNS.fleets + COLUMNS.control)

function orbitalRows(view: View, orbital: Orbital): Line[] {
  const bases = BASE_ROWS.flatMap((_, base) => (ORBITAL_OF[base] === orbital ? [base] : []))
  return bases.map((base, i) =>
    trimmed([...(i === 0 ? orbitalCells(view, orbital) : NO_ORBITAL), ...baseCells(view, base)]),
  )
}

function bandHead(band: Band): Line {
  const row = BAND_ROWS[band]
  const sector = SECTOR_ROWS.find(({ bands }) => row !== undefined && bands.includes(row.id))
  const name = sector?.bands.length === 1 ? sector.name : `${sector?.name ?? ''}: ${row?.name ?? ''}`
  return [span(name.toUpperCase(), 'head')]
}

function map(view: View): Line[] {
  const titles = [
    cell([span(' Orbital', 'dim')], COLUMNS.orbital),
    cell([span('Fleets', 'dim')], COLUMNS.fleets),
    cell([span('Control', 'dim')], COLUMNS.control),
    cell([span('Base', 'dim')], COLUMNS.base),
    ...players(view).map((player) => cell(named(player), COLUMNS.cubes)),
    [span('First', 'dim')],
  ]
  const bands = BAND_ROWS.flatMap((_, band) => [
    bandHead(band),
    ...ORBITAL_ROWS.flatMap((__, orbital) => (BAND_OF[orbital] === band ? orbitalRows(view, orbital) : [])),
  ])
  return [titles.flat(), ...bands, ...legend()]
}

function legend(): Line[] {
  const resources = RESOURCE_ROWS.map(({ name }) => `${name.charAt(0)} ${name}`).join(', ')
  const pieces = 'B Battleship, D damaged, S Scrap Ship, R Rocinante, d Diplomat (counts 2), +1 Orbital Control'
  return [[span(` ${pieces}`, 'dim')], [span(` ${resources}`, 'dim')]]
}

/* ---- track and players ----------------------------------------------------------------------------------------- */

/** The price as the viewer would pay it. */
function priceOf(view: View, slot: number): number {
  const player = view.seating[view.seat]
  return player === undefined ? (view.ruleset.prices[slot] ?? 0) : slotPrice(view, player, slot)
}

const tabsOf = (view: View, card: number): Line =>
  between(
    players(view)
      .filter((player) => ((view.ruleset.cards[card]?.tabs ?? 0) & bit(player)) !== 0)
      .map(named),
    ' ',
  )

export function slotLine(view: View, slot: number): Line {
  const card = view.track[slot] ?? NONE
  const price = priceOf(view, slot)
  const start = [...cell(plain(` ${slot + 1}`), 4), ...cell([span(price === 0 ? 'free' : `${price} CP`, 'brass')], 7)]
  if (card === NONE) return [...start, span('empty', 'dim')]
  if (cardRow(view, card) === undefined) return [...start, span(cardName(view, card), 'brass')]
  return [
    ...start,
    ...cell(plain(cardName(view, card)), 28),
    ...cell(plain(`${apOf(view, card)} AP`), 7),
    ...tabsOf(view, card),
  ]
}

function track(view: View): Line[] {
  const inHand = view.inHand === NONE ? '' : `   in use: ${cardName(view, view.inHand)}`
  return [
    [span('ACTION TRACK', 'head'), span(`   ${view.discard.length} discarded${inHand}`, 'dim')],
    ...view.track.map((_, slot) => slotLine(view, slot)),
  ]
}

/** Own fleets off the map, by kind. */
function reserveOf(view: View, player: Player): string {
  const kinds: readonly Fleet[] = fleetsOf(view, player).filter((kind) => kind !== ROCINANTE)
  const counts = view.reserve.map((n, kind) => (kinds.includes(kind) ? n : 0))
  return counts.some((n) => n > 0) ? groupName(counts) : 'none'
}

function supplyOf(view: View, player: Player): string {
  const special = SPECIAL_CUBE[player] ?? NONE
  const open = special >= 0 && hasPower(view, player, view.ruleset.powers.specialCubes)
  return `${view.supply[player] ?? 0}${open ? ` + ${view.supply[special] ?? 0}d` : ''}`
}

export const keptOf = (view: View, player: Player): number[] =>
  view.kept.filter((code) => keptBy(code) === player).map(keptCard)

export const inForce = (view: View, player: Player): number[] =>
  (view.ruleset.abilitiesOf[player] ?? []).filter(
    (ability) => ((view.techs[player] ?? 0) & (view.ruleset.abilities[ability]?.bit ?? 0)) !== 0,
  )

const names = (list: readonly string[]): string => (list.length === 0 ? 'none' : list.join(', '))

function playerLines(view: View, player: Player): Line[] {
  const kept = names(keptOf(view, player).map((card) => cardName(view, card)))
  const techs = names(inForce(view, player).map((ability) => abilityName(view, ability)))
  const name = cell([span(view.active === player ? '>' : ' ', 'brass'), ...named(player)], 6)
  const points = cell([span(`${view.cp[player] ?? 0}`.padStart(3), 'brass'), span(' CP')], 9)
  const tokens = view.tokens[player] ?? 0
  const parts = [
    labelled('supply', plain(supplyOf(view, player))),
    labelled('reserve', plain(reserveOf(view, player))),
    ...(tokens > 0 ? [labelled('tokens', plain(`${tokens}`))] : []),
    ...eachSaid((words) => words.playerParts?.(view, player)).map(([label, text]) => labelled(label, plain(text))),
    labelled('kept', plain(kept)),
    labelled('techs', plain(techs)),
  ]
  return flow([...name, ...points], parts)
}

export const board = (view: View): Line[] => [
  ...head(view),
  [],
  ...map(view),
  [],
  ...track(view),
  [],
  ...view.seating.flatMap((player) => playerLines(view, player)),
]
