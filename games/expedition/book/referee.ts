import { type Chapter, para } from '@orrery/ui'

/* The referee for a table of one's own. */

export const REFEREE: Chapter = {
  id: 'referee',
  title: 'The referee',
  part: 'At your own table',
  lead: 'You play Twilight Imperium with real pieces; the referee keeps the expedition and answers what is allowed.',
  paragraphs: [
    para(
      '**What it keeps.** Slices, breakthroughs, The Fracture and Thunder’s Edge. It never asks for fleets, votes or scores.',
      ['TE-18.1'],
    ),
    para(
      '**Starting.** Enter the seats with names and factions, the map, and what has already happened, if your game is under way.',
      ['TE-18.2'],
    ),
    para(
      '**The map** is a row of tile numbers: the first lies north of Mecatol Rex, then clockwise, ring after ring. 0 is a home slot, -1 no tile; hyperlanes need a side, as in 87A2. If a number is wrong, the referee says which.',
      ['TE-18.4', 'TE-18.3'],
    ),
    para(
      '**Payments.** Either the referee keeps everybody’s planets and goods, or players declare what they pay; then only sums, kinds and values are checked.',
      ['TE-18.5'],
    ),
    para('**Dice.** Let the referee roll, or type in what you rolled; 0 counts as 10.', ['TE-18.6']),
    para('**Hidden cards** are never entered, only how many there are.', ['TE-18.7']),
    para(
      '**What you can say.** Begin a turn, end an action, claim, decline, roll, choose systems, place Thunder’s Edge, take it, correct something, or overrule a refusal. Clicking and typing do the same.',
      ['TE-18.8', 'TE-18.11'],
    ),
    para(
      '**What it answers.** Which slices are open and why others are not, where Thunder’s Edge may go, who is tied, and a log with rule numbers.',
      ['TE-18.9'],
    ),
    para(
      '**Undo** goes back as far as you like, also over dice, which are not rolled again. What was undone stays in the log, crossed out.',
      ['TE-18.10'],
    ),
    para('**Hyperlanes.** What is adjacent over them is a proposal: your table may decide otherwise.', ['TE-18.12']),
  ],
}
