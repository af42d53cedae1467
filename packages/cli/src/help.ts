import type { Manifest } from '@orrery/games'
import type { Command } from './command.ts'
import { type Flag, helpText, valueName } from './flag.ts'

export function globalHelp(commands: readonly Command[]): string {
  return [
    'Orrery: a table for space-strategy board games.',
    '',
    'Usage: orrery COMMAND [FLAGS]',
    '',
    'Commands:',
    ...columns(commands.map((command) => [command.name, command.about])),
    '',
    'Examples:',
    ...commands.flatMap((command) => command.examples.slice(0, 1)).map((line) => `  orrery ${line}`),
    '',
    'orrery COMMAND --help tells more about each.',
  ].join('\n')
}

export function commandHelp(command: Command, games: readonly Manifest[]): string {
  const takes = command.takes === undefined ? '' : ` ${command.takes}`
  return [
    `${command.about[0]?.toUpperCase() ?? ''}${command.about.slice(1)}.`,
    '',
    `Usage: orrery ${command.name}${takes} [FLAGS]`,
    '',
    'Flags:',
    ...columns([...Object.entries(command.flags).map(flagRow), ['--help', 'show this help']]),
    ...(command.flags['game'] === undefined
      ? []
      : ['', 'Games, the first unless --game names another:', ...columns(games.map(gameRow))]),
    ...(command.notes === undefined ? [] : ['', ...command.notes]),
    '',
    'Examples:',
    ...command.examples.map((line) => `  orrery ${line}`),
  ].join('\n')
}

const flagRow = ([name, flag]: readonly [string, Flag]): readonly [string, string] => [
  `--${name}${flag.kind === 'switch' ? '' : ` ${valueName(flag)}`}`,
  helpText(flag),
]

const gameRow = ({ id, title, seats }: Manifest): readonly [string, string] => [
  id,
  `${title}, ${seats.min} to ${seats.max} seats`,
]

function columns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length))
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`)
}
