import type { Line, Refusal } from '@orrery/kernel'
import { type Command, ingressSystems, type LogLine, optionsOf, type RefereeTable } from '../src/referee.ts'
import { ABSENT, NONE, SLICES } from '../src/types.ts'
import { event } from './events.ts'
import { capital, list, plural } from './grammar.ts'
import { cell, span } from './lines.ts'
import { playerName, planetName, sliceName, systemName } from './names.ts'
import { refusal } from './refusals.ts'

/* The referee's sentences: what is asked, the log, the table on a terminal. */

/** What a command says, for lines that brought no event and for undone ones. */
function said(command: Command, who: string): string {
  switch (command.cmd) {
    case 'beginTurn':
      return `${who} begins a turn.`
    case 'endAction':
      return command.pass === true
        ? `${who} passes; the end-of-turn window is open.`
        : `${who} has acted; the end-of-turn window is open.`
    case 'endTurn':
      return `${who} ends the turn.`
    case 'endRound':
      return 'The round is over; all cards are readied.'
    case 'set':
      return `Correction: ${command.path} is ${command.value}${command.reason === undefined ? '' : ` (${command.reason})`}.`
    case 'ruling':
      return `Ruling of the table: ${command.text}.`
    case 'claim':
      return `${who} claims ${sliceName(SLICES.findIndex((id) => id === command.slice))}.`
    default:
      return `${who}: ${command.cmd}.`
  }
}

/** One line of the log as sentences. */
export function logLine(table: RefereeTable, line: LogLine): string {
  const told = line.events.map((e) => event(e, table.state.core))
  return told.length === 0 || line.command.cmd === 'set' || line.command.cmd === 'ruling'
    ? [said(line.command, capital(playerName(table.state.core, line.player))), ...told].join(' ')
    : told.join(' ')
}

/** What the table is asked now. */
function asked(table: RefereeTable): string {
  const { core } = table.state
  const { pending, slices } = optionsOf(table.state)
  if (pending !== undefined) {
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
  const who = playerName(core, core.active)
  if (!core.window) return `${capital(who)} acts, then says end or pass.`
  const open = slices.filter((slice) => slice.refusal === undefined).map((slice) => slice.slice)
  return open.length === 0 ? `${capital(who)} ends the turn.` : `${capital(who)} may claim ${list(open, 'or')}.`
}

function sliceLines(table: RefereeTable): Line[] {
  const { core } = table.state
  return optionsOf(table.state).slices.map(({ slice, takenBy, number, refusal: why, canPay }) => [
    ...cell([span(` ${slice}`)], 14),
    span(
      takenBy !== NONE
        ? `${playerName(core, takenBy)}, claim ${number}`
        : `open${why === undefined && !canPay ? ', but the tracked means do not reach' : ''}`,
      takenBy === NONE ? 'dim' : `seat${takenBy}`,
    ),
  ])
}

function seatLines(table: RefereeTable): Line[] {
  const { core } = table.state
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
function board(table: RefereeTable): readonly Line[] {
  const { core, round } = table.state
  const ingress = ingressSystems(table.state).map((i) => systemName(core, i))
  return [
    [
      span('EXPEDITION REFEREE', 'head'),
      span(`   round ${round}   The Fracture ${core.fracture ? 'in play' : 'not in play'}`),
    ],
    ...sliceLines(table),
    ...seatLines(table),
    ...(ingress.length === 0 ? [] : [[span(' Ingress: ', 'dim'), span(ingress.join(', '))]]),
  ]
}

/** Log lines with their numbers; an undone one is marked. */
const log = (table: RefereeTable): readonly string[] =>
  table.log.map((line) => `${line.live ? ' ' : '~'}${line.number}. ${logLine(table, line)}`)

/** The referee's door to sentences, for the page and the terminal. */
export interface RefereeWords {
  asked(table: RefereeTable): string
  board(table: RefereeTable): readonly Line[]
  log(table: RefereeTable): readonly string[]
  line(table: RefereeTable, line: LogLine): string
  refusal(r: Refusal): string
}

export const refereeWords: RefereeWords = { asked, board, log, line: logLine, refusal }
