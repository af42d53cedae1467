import { parentPort, workerData } from 'node:worker_threads'
import { games } from '../registry.ts'
import { chooseGame } from '../table.ts'
import { type Part, playPart } from './series.ts'

const part = workerData as Part
playPart(chooseGame(games, part.plan.game), part, (batch) => parentPort?.postMessage(batch, []))
