import { puzzleLibrary } from '@orrery/kernel'
import file from './puzzles.json' with { type: 'json' }

export const puzzles = puzzleLibrary(file, {
  pattern: 'Your pattern',
  rivals: 'A rival’s pattern',
  life: 'Warlords',
  money: 'Hexilum',
  cards: 'Cards',
  units: 'Units',
})
