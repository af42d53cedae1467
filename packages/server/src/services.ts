import type { Pack } from '@orrery/kernel'
import type { Limits } from './limits.ts'
import type { Looks } from './looks.ts'
import type { People } from './people.ts'
import type { Rooms } from './rooms.ts'
import type { Store } from './store/store.ts'
import type { Studies } from './study/studies.ts'

/** What requests and sockets are answered with. */
export interface Services {
  readonly store: Store
  readonly people: People
  readonly rooms: Rooms
  readonly studies: Pick<Studies, 'begin' | 'tell' | 'stop'>
  readonly limits: Limits
  readonly looks: Looks
  /** Packs offered for new tables. */
  readonly packs: readonly Pack[]
  /** Where phones on the same network reach this server; '' where nobody said. */
  address(): string
  now(): number
  /** The seed of every game, for tests; '' where each game has a fair one. */
  readonly seed: string
}
