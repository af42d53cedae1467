import type { Line, Words } from '@orrery/kernel'
import { type Options, optionsOf } from '../src/referee-options.ts'
import { notation } from '../src/referee-moves.ts'
import { type RefereeState, type RefereeView, tableOf } from '../src/referee.ts'
import { hasIngress } from '../src/rules/ingress.ts'
import { isPlaced, thundersEdge, thundersEdgeAt } from '../src/rules/planets.ts'
import { ABSENT, type Event, NONE } from '../src/types.ts'
import { event } from './events.ts'
import { capital, list, plural } from './grammar.ts'
import { words as race } from './index.ts'
import { cell, span } from './lines.ts'
import { playerName, planetName, systemName } from './names.ts'
import { refusal } from './refusals.ts'

/* The referee's sentences: what is asked, and the table on a terminal. */

function choosing({ core }: RefereeState, pending: NonNullable<Options['pending']>): string {
  const systems = pending.systems.map((i) => systemName(core, i))
  const ingress = pending.ingress.map(
    ({ colour, due, systems: open }) =>
      `${colour}, ${due} still due: ${open.map((i) => systemName(core, i)).join(', ')}`,
  )
  const open = [...systems, ...ingress, ...pending.players.map((p) => playerName(core, p))]
  return capital(
    `${playerName(core, pending.player)} chooses ${pending.choice}${open.length === 0 ? '' : `: ${open.join('; ')}`}.`,
  )
}

/** What the table is asked now. */
export function asked(r: RefereeState): string {
  const { core, entering } = r
  if (r.closed) return 'The table is closed.'
  if (entering !== undefined)
    return capital(
      `${playerName(core, entering.seat)} says ${entering.kind === 'pay' ? 'what is paid' : 'what is corrected'}.`,
    )
  const { pending, slices } = optionsOf(r)
  if (pending !== undefined) return choosing(r, pending)
  const who = playerName(core, core.active)
  if (!core.window) return `${capital(who)} acts, then says end or pass.`
  const open = slices.filter((slice) => slice.refusal === undefined).map((slice) => slice.slice)
  return open.length === 0 ? `${capital(who)} ends the turn.` : `${capital(who)} may claim ${list(open, 'or')}.`
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
