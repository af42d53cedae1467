import type { Line, Words } from '@orrery/kernel'
import { type Options, optionsOf } from '../src/referee-options.ts'
import { notation } from '../src/referee-moves.ts'
import { type RefereeState, type RefereeView, tableOf } from '../src/referee.ts'
import { hasIngress } from '../src/rules/ingress.ts'
import { isPlaced, thundersEdge, thundersEdgeAt } from '../src/rules/planets.ts'
import { ABSENT, type Event, NONE } from '../src/types.ts'
import { event } from './events.ts'
import { list, plural } from './grammar.ts'
import { words as race } from './index.ts'
import { cell, span } from './lines.ts'
import { playerName, planetName, systemName } from './names.ts'
import { asking } from './referee-page.ts'
import { refusal } from './refusals.ts'

/* The referee's sentences: what is asked, and the table on a terminal. */

/** The answers that are open, in the words of the terminal. */
function openText({ core }: RefereeState, { pending, slices }: Options): string {
  if (pending === undefined) {
    if (!core.window) return core.passed.every((n) => n === 1) ? 'endround' : 'end or pass'
    const open = slices.flatMap(({ slice, refusal: why }) => (why === undefined ? [slice] : []))
    return open.length === 0 ? 'endturn' : `claim ${list(open, 'or')}; decline`
  }
  const names = (systems: readonly number[]): string[] => systems.map((i) => systemName(core, i))
  const ingress = pending.ingress.map(
    ({ colour, due, systems }) => `${colour}, ${due} still due: ${names(systems).join(', ')}`,
  )
  return [...names(pending.systems), ...ingress, ...pending.players.map((p) => playerName(core, p))].join('; ')
}

/** What the table is asked now, with what may be answered. */
export function asked(r: RefereeState): string {
  const options = optionsOf(r)
  const open = r.closed || r.entering !== undefined ? '' : openText(r, options)
  return `${asking(r, options).ask}${open === '' ? '' : ` Open: ${open}.`}`
}

/** After the flip the slices are gone: what was counted, and where Thunder's Edge lies. */
function flippedLines({ core }: RefereeState): Line[] {
  const counted = core.claims.flatMap((n, p) => (n === 0 ? [] : [`${playerName(core, p)} ${n}`]))
  const owner = core.owner[thundersEdge(core)] ?? NONE
  const place = isPlaced(core)
    ? `${systemName(core, thundersEdgeAt(core))}, held by ${playerName(core, owner)}, ${core.infantry[thundersEdge(core)] ?? 0} infantry`
    : 'not on the map'
  return [
    [...cell([span(' Slices')], 14), span(`all six claimed: ${counted.join(', ')}`)],
    [...cell([span(" Thunder's Edge")], 16), span(place)],
  ]
}

const sliceLines = (r: RefereeState): Line[] =>
  r.core.flipped
    ? flippedLines(r)
    : optionsOf(r).slices.map(({ slice, takenBy, number }) => [
        ...cell([span(` ${slice}`)], 14),
        span(
          takenBy === NONE ? 'open' : `${playerName(r.core, takenBy)}, claim ${number}`,
          takenBy === NONE ? 'dim' : `seat${takenBy}`,
        ),
      ])

function seatLines({ core }: RefereeState): Line[] {
  return core.goods.map((goods, p) => {
    const planets = core.owner.flatMap((owner, q) =>
      owner === p ? [`${planetName(core, q)}${core.spent[q] === 1 ? ' (exhausted)' : ''}`] : [],
    )
    return [
      ...cell([span(` ${playerName(core, p)}`, `seat${p}`)], 14),
      span(
        `${plural(goods, 'trade good')}, ${core.commodities[p] ?? 0} commodities, ${core.cards[p] ?? 0} cards, ${core.secrets[p] ?? 0} secrets, ` +
          `${core.breakthroughs[p] === ABSENT ? 'no breakthrough' : 'breakthrough'}${core.passed[p] === 1 ? ', passed' : ''}; ${planets.join(', ')}`,
      ),
    ]
  })
}

/** The table as the terminal shows it. */
function board(r: RefereeState): readonly Line[] {
  const { core, round } = r
  const ingress = core.ruleset.systems.flatMap((_, i) => (hasIngress(core, i) ? [systemName(core, i)] : []))
  return [
    [
      span('EXPEDITION REFEREE', 'head'),
      span(`   round ${round}   The Fracture ${core.fracture ? 'in play' : 'not in play'}`),
    ],
    ...sliceLines(r),
    ...seatLines(r),
    ...(ingress.length === 0 ? [] : [[span(' Ingress: ', 'dim'), span(ingress.join(', '))]]),
  ]
}

export const words: Words<RefereeView, Event> = {
  question: (view) => asked(tableOf(view)),
  move: notation.print,
  event: (e, view, you) => event(e, tableOf(view).core, you),
  refusal,
  board: (view) => board(tableOf(view)),
  pages: {},
  tones: { ...race.tones, seat6: [120, 210, 215], seat7: [240, 150, 200] },
}
