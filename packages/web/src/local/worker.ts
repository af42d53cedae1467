import { type FromLocal, LocalTable, type ToLocal } from '@orrery/table'
import { newKey } from '../net/link.ts'
import { Thinker, type Thought, type ToThinker } from '../think/thinker.ts'
import { games } from './games.ts'

/*
 * Beside the page: a table on this device, its rules and bots; or thoughts about a question of any table. A page starts
 * this once for each, so that thinking never waits for a table, and the rules are loaded once.
 */

const world = {
  post: (message: FromLocal | Thought) => self.postMessage(message),
  later: (act: () => void) => void setTimeout(act, 0),
  seed: () => newKey() + newKey(),
}
const table = new LocalTable(games, { ...world, now: () => Date.now() })
const thinker = new Thinker(games, { ...world, now: () => performance.now() })

self.addEventListener('message', ({ data }: MessageEvent<ToLocal | ToThinker>) => {
  if (data.t === 'think' || data.t === 'hush') thinker.hear(data)
  else table.hear(data)
})
