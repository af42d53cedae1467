import { type FairDeal, type GameRecord, verifyFair as verify } from '@orrery/kernel'
import type { Command } from '../command.ts'
import { openRecordFile } from '../packs.ts'
import { chooseGame } from '../table.ts'
import { UsageError } from '../usage.ts'

export const verifyFair: Command = {
  name: 'verify-fair',
  about: 'deal a recorded game again from its seed and check every draw',
  takes: 'FILE',
  flags: {
    commitment: { kind: 'text', value: 'HASH', about: 'what the table showed before the game; compared with the seed' },
    draws: { kind: 'switch', about: 'list every draw' },
    json: { kind: 'switch', about: 'one JSON object' },
  },
  notes: [
    'It needs no network: docs/fair.md says how the numbers are made, so that you can check them by other means.',
  ],
  examples: ['verify-fair game.txt', 'verify-fair game.txt --commitment 5d41...', 'verify-fair game.txt --draws'],
  async run(args, world) {
    const file = args.only('a record file')
    const record = await openRecordFile(world.games, file)
    const { game } = await chooseGame(world.games, record.game)
    const deal = verify(game, record)
    if (!deal.ok) throw new UsageError(`${file} ${deal.error}.`)
    const { commitment } = deal.value
    const shown = args.text('commitment')
    if (shown !== undefined && shown.toLowerCase() !== commitment)
      throw new UsageError(`${file} was dealt from another secret: its commitment is ${commitment}, not ${shown}.`)
    const tell = args.has('json') ? JSON.stringify({ fair: true, ...deal.value }) : asText(deal.value, record)
    world.out.write(`${tell}\n`)
    if (args.has('draws') && !args.has('json')) world.out.write(`${drawsText(deal.value)}\n`)
    return 0
  },
}

function asText({ commitment, words, draws }: FairDeal, { names }: GameRecord): string {
  const added = words.flatMap((text, seat) => (text === '' ? [] : [`  ${names?.[seat] ?? `seat ${seat}`}: ${text}`]))
  return [
    `Fair: all ${draws.length} draws follow from the seed.`,
    `commitment ${commitment}`,
    ...(added.length === 0 ? ['Nobody added words to the seed.'] : ['Words added to the seed:', ...added]),
  ].join('\n')
}

const drawsText = ({ draws }: FairDeal): string =>
  draws.map(({ stream, n, value }, i) => `${i + 1} ${stream}: ${value} of 0 to ${n - 1}`).join('\n')
