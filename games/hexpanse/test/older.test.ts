import { olderSuite } from '@orrery/testkit/older'
import { game } from '../src/index.ts'

olderSuite(game, 1, new URL('older/rules-1/', import.meta.url))
