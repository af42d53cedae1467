import type { Command } from '../command.ts'
import { checkPuzzles, minePuzzles } from '../puzzles/mine.ts'
import { listPuzzles, showPuzzle } from '../puzzles/show.ts'
import { iterationsFlag } from '../shared-flags.ts'
import { UsageError } from '../usage.ts'

export const puzzles: Command = {
  name: 'puzzles',
  about: 'positions with one best turn: list and show them, search games for more',
  takes: '[list | show ID | mine | check]',
  flags: {
    game: { kind: 'text', value: 'NAME', about: 'which game' },
    answer: { kind: 'switch', about: 'show: the best turn, and why' },
    seats: { kind: 'count', about: 'mine: how many play (the fewest)' },
    set: { kind: 'list', value: 'OPTION=VALUE', about: 'mine: an option of the game' },
    count: { kind: 'count', max: 10_000, preset: 60, about: 'mine: how many puzzles the file is to have' },
    seed: { kind: 'text', value: 'TEXT', about: 'mine, check: where all chance comes from' },
    look: iterationsFlag(160, 'mine: how much the first move of each turn is thought about before it is checked'),
    iterations: iterationsFlag(3000, 'mine, check: how much each of the two searches thinks that check a decision'),
    out: { kind: 'text', value: 'FILE', about: "mine, check: the file of the puzzles (the game's own)" },
    write: { kind: 'switch', about: 'check: renew the file, without the puzzles that are no longer clear' },
    deal: { kind: 'switch', about: 'check: only deal hidden things as the game guesses them now, without a search' },
    json: { kind: 'switch', about: 'one JSON object' },
  },
  notes: [
    'A puzzle begins with a decision of at least four moves of which one leaves a clearly better chance of winning',
    'than any other, found twice by long searches with different seeds. It tells only what its seat can see.',
    'mine writes the file after every game; run again with the same seed, it goes on where it was stopped.',
    'check looks at all puzzles again: after a change of the rules or the bots. With --write it, too, goes on where it was',
    'stopped. After a change of how hidden things are guessed --deal is enough.',
  ],
  examples: [
    'puzzles',
    'puzzles show 1a2b3c4d --answer',
    'puzzles mine --seats 2 --count 60',
    'puzzles check --seed again --write',
  ],
  run(args, world) {
    const [verb = 'list', ...rest] = args.words
    if (verb === 'show') return showPuzzle(args, world, args.only('show and the id of a puzzle', rest))
    if (rest[0] !== undefined) throw new UsageError(`puzzles ${verb} takes flags only, not "${rest[0]}".`)
    if (verb === 'list') return listPuzzles(args, world)
    if (verb === 'mine') return minePuzzles(args, world)
    if (verb === 'check') return checkPuzzles(args, world)
    throw new UsageError('Say what to do: orrery puzzles list, show ID, mine or check.')
  },
}
