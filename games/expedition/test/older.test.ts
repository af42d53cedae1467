import { olderSuite } from '@orrery/testkit/older'
import { game } from '../src/index.ts'

olderSuite(game, 2, new URL('older/rules-2/', import.meta.url))
olderSuite(game, 3, new URL('older/rules-3/', import.meta.url))
olderSuite(game, 4, new URL('older/rules-4/', import.meta.url))
olderSuite(game, 5, new URL('older/rules-5/', import.meta.url))
