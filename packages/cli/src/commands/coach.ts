import { Coach, type Reason, THOROUGH, type Verdict } from '@orrery/bots'
import { problemText, replay } from '@orrery/kernel'
import type { Command } from '../command.ts'
import { openRecordFile } from '../packs.ts'
import type { AnyMatch } from '../play/screen.ts'
import { iterationsFlag } from '../shared-flags.ts'
import { tidy } from '../statistics.ts'
import { chooseGame } from '../table.ts'
import { progressBar, percent, tableText } from '../terminal.ts'
import { UsageError } from '../usage.ts'

const LEAST_SHOWN = 0.001

export const coach: Command = {
  name: 'coach',
  about: 'go through a recorded game: chances after every decision, and where it turned',
  takes: 'FILE',
  flags: {
    iterations: iterationsFlag(THOROUGH, 'how much to think about each decision'),
    seed: {
      kind: 'text',
      value: 'TEXT',
      about: 'where the guesses of what is hidden come from; without, where hints take them from',
    },
    json: { kind: 'switch', about: 'the last line is one JSON object' },
  },
  notes: [
    'Each decision is judged from the view of the seat that made it: what it could not know does not count. The',
    'turning points are the three choices that gave away most of the own chance of winning.',
  ],
  examples: ['coach game.txt', 'coach game.txt --iterations 1000 --json'],
  async run(args, world) {
    const file = args.only('a record file')
    const record = await openRecordFile(world.games, file)
    const { game, judge, words, hasBots } = await chooseGame(world.games, record.game)
    if (!hasBots) throw new UsageError(`${game.title} has no bots, and so no coach.`)
    const match = replay(game, record)
    if (!match.ok) throw new UsageError(`${file} cannot be replayed: at ${problemText(match.error)}.`)
    const iterations = args.number('iterations')
    const one = new Coach(judge, match.value, { iterations, seed: args.text('seed'), words })
    if (one.total === 0) throw new UsageError(`${file} has no moves to look at.`)
    do progressBar(world.err, one.done, one.total)
    while (one.step())
    progressBar(world.err, one.done, one.total)
    const tell = args.has('json') ? asJson : asText
    world.out.write(`${tell(match.value, one.verdicts, one.turningPoints())}\n`)
    return 0
  },
}

const NO_REASON = 'No single reason: what was tried from there went better.'

/** A part without a sentence is shown by its name and its gain. */
const because = (reasons: readonly Reason[]): readonly string[] =>
  reasons.length === 0
    ? [`  ${NO_REASON}`]
    : reasons.map(({ part, worth, text }) => `  ${text === '' ? `${part} +${percent(worth)}` : text}`)

function asText(match: AnyMatch, verdicts: readonly Verdict[], turns: readonly Verdict[]): string {
  const sides = match.sides()
  const { game } = match
  const rows = verdicts.map(({ entry, seat, move, chances, loss }) => [
    `${entry} ${sides[seat]} ${game.print(move)}`,
    ...chances.map(percent),
    loss < LEAST_SHOWN ? '' : percent(loss),
  ])
  const points = turns.flatMap(({ entry, seat, move, better, chance, loss, reasons }) => [
    `entry ${entry}: ${sides[seat]} played "${game.print(move)}"; "${game.print(better)}" would have left ` +
      `${percent(chance)} instead of ${percent(chance - loss)}`,
    ...because(reasons),
  ])
  const told = points.length === 0 ? ['no choice cost a point in a hundred'] : points
  return [tableText([['after', ...sides, 'given away'], ...rows]), '', 'Turning points:', ...told].join('\n')
}

function asJson(match: AnyMatch, verdicts: readonly Verdict[], turns: readonly Verdict[]): string {
  const sides = match.sides()
  const outcome = match.outcome()
  const told = ({ entry, seat, move, better, chance, chances, loss, reasons }: Verdict): object => ({
    entry,
    side: sides[seat],
    move: match.game.print(move),
    chances: Object.fromEntries(sides.map((side, i) => [side, tidy(chances[i] ?? 0)])),
    better: match.game.print(better),
    chance: tidy(chance),
    loss: tidy(loss),
    reasons: reasons.map(({ part, worth, text }) => ({ part, worth: tidy(worth), text })),
  })
  return JSON.stringify({
    game: match.game.id,
    sides,
    winners: outcome?.winners.map((seat) => sides[seat]) ?? [],
    decisions: verdicts.map(told),
    turningPoints: turns.map(told),
  })
}
