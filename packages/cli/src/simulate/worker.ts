import { parentPort, workerData } from 'node:worker_threads'
import { games } from '@orrery/games'
import { withInput } from '../registry.ts'
import { chooseGame, manifestOf } from '../table.ts'
import { type Part, playPart } from './series.ts'

const part = workerData as Part
const entry = await chooseGame(games, part.plan.game)
if (part.pack !== undefined) entry.game.packs?.keep(part.pack)
const { game, randomPacks } = part.plan
playPart(randomPacks === true ? await withInput(entry, manifestOf(games, game)) : entry, part, (batch) =>
  parentPort?.postMessage(batch, []),
)
