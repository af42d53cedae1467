import { type FromLocal, LocalTable, type ToLocal } from '@orrery/table'
import { newKey } from '../net/link.ts'
import { games } from './games.ts'

/* A table on this device: rules and bots run here, beside the page. */

const table = new LocalTable(games, {
  post: (message: FromLocal) => self.postMessage(message),
  now: () => Date.now(),
  later: (act) => void setTimeout(act, 0),
  seed: () => newKey() + newKey(),
})

self.addEventListener('message', ({ data }: MessageEvent<ToLocal>) => table.hear(data))
