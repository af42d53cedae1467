import { parentPort, workerData } from 'node:worker_threads'
import { games } from '@orrery/games'
import { chooseGame } from '../table.ts'
import { type Part, playPart } from './series.ts'

const part = workerData as Part
const entry = await chooseGame(games, part.plan.game)
if (part.pack !== undefined) entry.game.packs?.keep(part.pack)
playPart(entry, part, (batch) => parentPort?.postMessage(batch, []))
