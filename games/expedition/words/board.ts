import { at, hasBit, type Line } from '@orrery/kernel'
import { STRATEGY_ROWS, TECHNOLOGY_ROWS } from '../src/data/scenario.ts'
import { holdsSecret, inHand, KINDS } from '../src/rules/cards.ts'

import { hasScored, lastRound, scoreOf } from '../src/rules/holdings.ts'
import { COSTS } from '../src/rules/payment.ts'
import { planetsIn, thundersEdgeAt } from '../src/rules/planets.ts'
import {
  COLOURS,
  EXHAUSTED,
  FRONTIER,
  INGRESS,
  NONE,
  type Player,
  READY,
  SLICES,
  type System,
  TRAITS,
  type View,
} from '../src/types.ts'
import { plural } from './grammar.ts'
import { cardName, commodities, goods, playerName, secretName } from './names.ts'
import { objectiveText, requirementText } from './requirements.ts'
import { between, cell, flow, span, trimmed } from './lines.ts'

/* The table as lines of text. */

const toneOf = (p: Player): string => (p === NONE ? 'dim' : `seat${p}`)
export const named = (v: View, p: Player): Line => [span(playerName(v, p), toneOf(p))]
const seats = (v: View): Player[] => v.goods.map((_, p) => p)
const labelled = (label: string, text: string): Line => [span(`${label} `, 'dim'), span(text)]

function head(v: View): Line[] {
  const edge = thundersEdgeAt(v)
  const where =
    edge === NONE ? (v.flipped ? 'off the map' : 'not placed yet') : `tile ${v.ruleset.systems[edge]?.tile ?? ''}`
  return [
    between(
      [
        [span("RACE TO THUNDER'S EDGE", 'head')],
        labelled('Round', `${v.round} of ${lastRound(v)}`),
        [span('Speaker ', 'dim'), ...named(v, v.speaker)],
        [span('Turn ', 'dim'), ...named(v, v.active)],
        ...(v.seat < 0 ? [] : [[span('You are ', 'dim'), ...named(v, v.seat)]]),
      ],
      '   ',
    ),
    between(
      [labelled("Thunder's Edge", where), labelled('The Fracture', v.fracture ? 'in play' : 'not in play')],
      '   ',
    ),
  ]
}

function token(v: View): Line[] {
  const parts = SLICES.map((_, i): Line => {
    const owner = at(v.slices, i)
    const cost = COSTS[i]?.text ?? ''
    return owner === NONE ? [span(cost, 'brass')] : [span(`${cost}: `, 'dim'), ...named(v, owner)]
  })
  return v.flipped ? [] : flow([span('Expedition  ', 'head')], parts)
}

/* ---- map ------------------------------------------------------------------------------------------------------------------- */

const LETTERS = COLOURS.map((colour) => colour.charAt(0))

function planetText(v: View, p: number): Line {
  const info = v.ruleset.planets[p]
  if (info === undefined) return []
  const colours = LETTERS.filter((_, c) => hasBit(info.specialties, c)).join('')
  const traits = TRAITS.filter((_, t) => hasBit(info.traits, t))
    .map((trait) => trait.charAt(0).toUpperCase())
    .join('')
  const owner = at(v.owner, p)
  const { row } = info
  const troops = [
    ...(at(v.infantry, p) > 0 ? [`${at(v.infantry, p)}i`] : []),
    ...(at(v.pds, p) > 0 ? [`${at(v.pds, p)}p`] : []),
    ...(at(v.docks, p) > 0 ? ['D'] : []),
  ]
  const name = `${at(v.spent, p) === 1 && owner !== NONE ? '(' : ''}${row.name}${at(v.spent, p) === 1 && owner !== NONE ? ')' : ''}`
  return [
    span(name, toneOf(owner)),
    span(
      ` ${row.resources}/${row.influence}${colours === '' ? '' : ` ${colours}`}${traits === '' ? '' : ` ${traits}`}`,
      'dim',
    ),
    ...(troops.length === 0 ? [] : [span(` ${troops.join(' ')}`, toneOf(owner))]),
  ]
}

function marks(v: View, i: System): Line {
  const mask = at(v.marks, i)
  const commands = seats(v).filter((p) => hasBit(at(v.tokens, i), p))
  const words = [...((mask & INGRESS) === 0 ? [] : ['ingress']), ...((mask & FRONTIER) === 0 ? [] : ['frontier'])]
  return [
    ...(words.length === 0 ? [] : [span(` ${words.join(', ')}`, 'brass')]),
    ...commands.map((p) => span(' *', toneOf(p))),
    ...seats(v)
      .filter((p) => hasBit(at(v.locks, i), p))
      .map((p) => span(' locked', toneOf(p))),
  ]
}

const TILE_WIDTH = 10

function systemLine(v: View, i: System): Line {
  const system = v.ruleset.systems[i]
  if (system === undefined) return []
  const place = system.fracture ? '' : `(${system.q},${system.r})`
  const planets = planetsIn(v, i)
  const start = [
    ...cell([span(` ${system.tile.replace('fracture', 'F')}`)], 6),
    ...cell([span(place, 'dim')], TILE_WIDTH),
  ]
  const rest: Line =
    planets.length === 0
      ? [span(system.name, 'dim')]
      : between(
          planets.map((p) => planetText(v, p)),
          '   ',
        )
  return trimmed([...start, ...rest, ...marks(v, i)])
}

const map = (v: View): Line[] => [
  [
    span('SYSTEMS', 'head'),
    span('  resources/influence, specialty, trait; i infantry, p PDS, D dock, (exhausted), * command token', 'dim'),
  ],
  ...v.ruleset.systems.flatMap((system, i) => (system.fracture && !v.fracture ? [] : [systemLine(v, i)])),
]

/* ---- players ---------------------------------------------------------------------------------------------------------------- */

const cardState = (state: number): string =>
  state === READY ? 'readied' : state === EXHAUSTED ? 'exhausted' : 'not gained'

function player(v: View, p: Player): Line[] {
  const strategy = STRATEGY_ROWS.flatMap(({ name }, c) =>
    at(v.holders, c) === p ? [`${name}${at(v.used, c) === 1 ? ' (used)' : ''}`] : [],
  )
  const techs = TECHNOLOGY_ROWS.filter((_, t) => hasBit(at(v.techs, p), t)).map((row) => row.name)
  return [
    trimmed([
      ...cell(named(v, p), 12),
      span(plural(scoreOf(v, p).total, 'point'), 'brass'),
      span(
        `  ${goods(at(v.goods, p))}, ${commodities(at(v.commodities, p))}, tokens ${at(v.tactic, p)}/${at(v.strategy, p)}, ` +
          `${plural(at(v.cards, p), 'card')}, ${plural(at(v.secrets, p), 'secret')}, breakthrough ${cardState(at(v.breakthroughs, p))}` +
          (at(v.passed, p) === 1 ? ', passed' : ''),
      ),
    ]),
    trimmed([...cell([], 12), span([...strategy, ...techs].join(', '), 'dim')]),
  ]
}

export function ownCards(v: View): Line[] {
  if (v.seat < 0) return []
  const cards = Array.from({ length: KINDS }, (_, k) => k).flatMap((k) =>
    inHand(v, v.seat, k) > 0 ? [`${cardName(k)}${inHand(v, v.seat, k) > 1 ? ` x${inHand(v, v.seat, k)}` : ''}`] : [],
  )
  const secrets = v.ruleset.secrets.flatMap((row, k) =>
    holdsSecret(v, v.seat, k) ? [`${secretName(k)}: ${requirementText(row)}`] : [],
  )
  return [
    [span('Your cards  ', 'head'), span(cards.length === 0 ? 'none' : cards.join(', '))],
    ...secrets.map((text): Line => [span('Your secret ', 'head'), span(text)]),
  ]
}

const objectives = (v: View): Line[] =>
  v.publics.map((o) => {
    const by = seats(v).filter((p) => hasScored(v, p, o))
    return [
      span('Objective   ', 'head'),
      span(objectiveText(v, o)),
      span(by.length === 0 ? '' : '  scored by ', 'dim'),
      ...between(
        by.map((p) => named(v, p)),
        ' ',
      ),
    ]
  })

export const board = (v: View): readonly Line[] => [
  ...head(v),
  ...token(v),
  [],
  ...map(v),
  [],
  ...objectives(v),
  ...seats(v).flatMap((p) => player(v, p)),
  ...ownCards(v),
]
