import { parentPort, workerData } from 'node:worker_threads'
import { games } from '@orrery/games'
import { chooseGame } from '../table.ts'
import { type Part, playPart } from './series.ts'

const part = workerData as Part
playPart(await chooseGame(games, part.plan.game), part, (batch) => parentPort?.postMessage(batch, []))
