import { puzzleLibrary } from '@orrery/kernel'
import file from './puzzles.json' with { type: 'json' }

export const puzzles = puzzleLibrary(file, {
  points: 'Points',
  styx: 'Styx',
  edge: 'Thunder’s Edge',
  slices: 'Slices',
  first: 'Slices',
  goods: 'Trade goods',
  cards: 'Action cards',
  secrets: 'Secret objectives',
  ripe: 'Secret objectives',
  scorable: 'Objectives',
  techs: 'Technologies',
  planets: 'Planets',
  wealth: 'Planets',
  conquest: 'Planets',
  infantry: 'Infantry',
  mecatol: 'Mecatol Rex',
  strategy: 'Strategy cards',
  claim: 'A claim',
})
