import { puzzleLibrary } from '@orrery/kernel'
import file from './puzzles.json' with { type: 'json' }

export const puzzles = puzzleLibrary(file, {
  points: 'Control points',
  due: 'The next Scoring',
  final: 'The Final Scoring',
  firsts: 'Bases',
  firm: 'Bases',
  bases: 'Bases',
  fleets: 'Fleets',
  reach: 'Fleets',
  control: 'Orbital Control',
  kept: 'Kept Events',
  rocinante: 'The Rocinante',
  resources: 'Resources',
  plays: 'Kept Events',
  techs: 'Techs',
  actions: 'Action points',
  card: 'The right card',
  event: 'Events',
  offered: 'Events',
})
