import { puzzleSuite } from '@orrery/testkit/puzzles'
import { puzzles } from '../puzzles/index.ts'
import { game } from '../src/index.ts'

puzzleSuite(game, puzzles)
