import type { Command, World } from './command.ts'
import { arena } from './commands/arena.ts'
import { balance } from './commands/balance.ts'
import { bench } from './commands/bench.ts'
import { calibrate } from './commands/calibrate.ts'
import { coach } from './commands/coach.ts'
import { load } from './commands/load.ts'
import { pack } from './commands/pack.ts'
import { play } from './commands/play.ts'
import { position } from './commands/position.ts'
import { puzzles } from './commands/puzzles.ts'
import { referee } from './commands/referee.ts'
import { replay } from './commands/replay.ts'
import { serve } from './commands/serve.ts'
import { simulate } from './commands/simulate.ts'
import { train } from './commands/train.ts'
import { verifyFair } from './commands/verify-fair.ts'
import { transfers } from './commands/transfer.ts'
import { verify } from './commands/verify.ts'
import { worker } from './commands/worker.ts'
import { nearest, readFlags } from './flags.ts'
import { commandHelp, globalHelp } from './help.ts'
import { anyOf, BAD_USAGE, BUG, messageOf, sentence, UsageError } from './usage.ts'

export const COMMANDS: readonly Command[] = [
  serve,
  worker,
  verify,
  ...transfers,
  play,
  simulate,
  arena,
  balance,
  replay,
  verifyFair,
  coach,
  calibrate,
  train,
  position,
  puzzles,
  pack,
  referee,
  bench,
  load,
]

/** The whole program: what was typed in, the exit code out. */
export async function orrery(argv: readonly string[], world: World): Promise<number> {
  try {
    return await dispatch(argv, world)
  } catch (error) {
    if (error instanceof UsageError) {
      world.err.write(`orrery: ${sentence(error.message)}\n`)
      return BAD_USAGE
    }
    if (world.env['ORRERY_DEBUG'] !== undefined) throw error
    const what = messageOf(error).replace(/\s+/g, ' ')
    world.err.write(`orrery: this is a bug (${what}); run it again with ORRERY_DEBUG=1 to see where.\n`)
    return BUG
  }
}

function dispatch(argv: readonly string[], world: World): number | Promise<number> {
  const [name, ...rest] = argv
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    const topic = COMMANDS.find((command) => command.name === rest[0])
    world.out.write(`${topic === undefined ? globalHelp(COMMANDS) : commandHelp(topic, world.games)}\n`)
    return 0
  }
  const command = COMMANDS.find((candidate) => candidate.name === name)
  if (command === undefined) throw new UsageError(unknownCommand(name))
  const args = readFlags(command.name, command.flags, rest)
  if (!args.has('help')) return command.run(args, world)
  world.out.write(`${commandHelp(command, world.games)}\n`)
  return 0
}

function unknownCommand(name: string): string {
  const names = COMMANDS.map((command) => command.name)
  const near = nearest(name, names)
  const hint = near === undefined ? `say ${anyOf(names)}` : `did you mean ${near}`
  return `There is no command "${name}": ${hint}, or see orrery --help.`
}
