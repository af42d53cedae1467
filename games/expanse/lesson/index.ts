import type { Lesson } from '@orrery/ui'
import { BEFORE_EVENT, BEFORE_KEEPING, BEFORE_SCORING, FIRST_TURN, LAST_TURNS } from './positions.ts'

/** The first ten minutes with The Expanse: one turn, an Event, a Scoring, and the end of a game. */
export const lesson: Lesson = {
  rules: 4,
  bots: ['', 'greedy'],
  steps: [
    {
      skill: 'Take a card',
      goal: 'Take a card.',
      why: 'A turn is one card. The first on the track is free; the others cost control points, and those are what you win with.',
      task: 'Take Razorback for 1 CP.',
      position: FIRST_TURN,
      moves: [{ play: 'take 2', point: 'Take this one' }],
      answers: [
        { to: /^take 1$/, lead: 'Star Helix is free.', say: 'A good bargain, but you will need Razorback next.' },
        { to: /^take [45]$/, lead: 'That cost 2 CP.', say: 'Cards further along the track are dearer.' },
        { to: /./, lead: 'Heavy Burn costs 1 CP as well.', say: 'You will need Razorback for the next step.' },
      ],
      done: 'Razorback is yours, and you paid 1 of your 12 control points.',
    },
    {
      skill: 'Spend its action points',
      goal: 'Use its 2 action points.',
      why: 'A card gives you its action points or its Event, never both. An action point moves fleets, places influence or builds.',
      task: 'Choose the action points of Razorback.',
      moves: [{ play: 'points', point: 'Touch your card', next: 'Choose its AP' }],
      answers: [
        {
          to: /^keep$/,
          lead: 'You kept Razorback for later.',
          say: 'That costs 1 CP and your whole turn, and nothing moved.',
        },
        { to: /./, lead: 'That is the Event.', say: 'It moves one fleet anywhere, but the 2 action points are gone.' },
      ],
      done: 'You have 2 actions now, in any order.',
    },
    {
      skill: 'Move a fleet',
      goal: 'Bring a fleet to Ceres.',
      why: 'You may place influence only where a fleet of yours is in orbit. A move goes to the same band or the next one.',
      task: 'Move your fleet from Tycho to Ceres.',
      moves: [{ play: 'move tycho>ceres', point: 'Pick up this fleet', next: 'Move it here' }],
      answers: [
        {
          to: /^move earth>/,
          lead: 'Now nobody guards Earth.',
          say: 'A fleet in orbit adds 1 to your Bases there, so that one was doing its job.',
        },
        {
          to: /^move /,
          lead: 'A fleet in place.',
          say: 'But MCR holds Ceres with a single cube: that is the place to go.',
        },
        { to: /^influence /, lead: 'You added a cube there.', say: 'Legal, but MCR still holds Ceres.' },
        { to: /^build/, lead: 'A new fleet at Earth.', say: 'Useful later. Ceres is still out of your reach.' },
        { to: /./, lead: 'You ended your actions.', say: 'The action points you had left are lost.' },
      ],
      done: 'Yours is the only fleet at Ceres: you have Orbital Control.',
    },
    {
      skill: 'Take the lead on a Base',
      goal: 'Take the lead on Ceres.',
      why: 'You have the only fleet in orbit there: it adds 1 to your count. So one cube beats the one of MCR, 2 to 1.',
      task: 'Place 1 influence on Ceres.',
      moves: [{ play: 'influence ceres', point: 'Place it here' }],
      answers: [
        {
          to: /^influence eurasia$/,
          lead: 'Eurasia was yours already, 3 to 0.',
          say: 'Legal, but it wins nothing new.',
        },
        { to: /^influence africa$/, lead: 'Africa was yours already, 2 to 0.', say: 'Legal, but it wins nothing new.' },
        {
          to: /^move ceres>/,
          lead: 'Your fleet has left Ceres.',
          say: 'Without it you cannot place a cube there, nor count 1 more.',
        },
        { to: /^finish$/, lead: 'You ended your actions.', say: 'The last action point is lost, and MCR holds Ceres.' },
        { to: /./, lead: 'Legal, and sometimes right.', say: 'But Ceres was yours for the taking, 2 to 1.' },
      ],
      done: 'One cube and Orbital Control: you lead Ceres, 2 to 1.',
    },
    {
      skill: 'Use an Event',
      goal: 'Use an Event.',
      why: 'A card with your emblem offers you its Event in place of its action points. Star Helix removes up to 2 influence where you have some.',
      task: 'Take Star Helix and remove both MCR cubes from Ganymede.',
      position: BEFORE_EVENT,
      moves: [
        { play: 'take 1', point: 'Take this one' },
        { play: 'perform', point: 'Touch your card', next: 'Perform its Event' },
        { play: 'cube MCR ganymede', point: 'Remove this cube' },
        { play: 'cube MCR ganymede', point: 'And the other one' },
      ],
      answers: [
        { to: /^take /, lead: 'Another card.', say: 'Star Helix is free, and just what Ganymede needs.' },
        { to: /^points$/, lead: 'You took the action points.', say: 'With those alone you cannot remove a cube.' },
        { to: /^keep$/, lead: 'You kept it for 1 CP.', say: 'MCR still leads on Ganymede.' },
        { to: /^cube UN /, lead: 'That cube was yours.', say: 'Legal: the Event may hit any side. It helped MCR.' },
        {
          to: /^cube MCR ceres$/,
          lead: 'You led on Ceres already.',
          say: 'On Ganymede the same cube changes who leads.',
        },
        { to: /./, lead: 'You stopped early.', say: 'The Event would have removed another cube.' },
      ],
      done: 'Ganymede is yours: MCR has no cube left there, so its fleet counts for nothing.',
    },
    {
      skill: 'Keep an Event',
      goal: 'Keep an Event for later.',
      why: 'For 1 CP you keep a card with your emblem. Played during a Scoring, it changes the count when MCR cannot answer.',
      task: 'Take Voices of Eros and keep it.',
      position: BEFORE_KEEPING,
      moves: [
        { play: 'take 1', point: 'Take this one' },
        { play: 'keep', point: 'Touch your card', next: 'Keep it' },
      ],
      answers: [
        { to: /^take /, lead: 'Another card.', say: 'Voices of Eros is free and well worth keeping.' },
        {
          to: /^perform$/,
          lead: 'You use it now.',
          say: 'Three cubes are three cubes, but MCR has time to answer before the next Scoring.',
        },
        {
          to: /./,
          lead: 'You took the action points.',
          say: 'Then its Event is offered to MCR, whose emblem is on it too.',
        },
      ],
      done: 'It lies before you. You may play it as a turn, or in the next Scoring.',
    },
    {
      skill: 'Call a Scoring',
      goal: 'Call a Scoring.',
      why: 'Whoever takes a Score card starts a Scoring. Do it while you lead: you have five Bases, MCR has three.',
      task: 'Take the Score card for 1 CP.',
      position: BEFORE_SCORING,
      moves: [{ play: 'take 2', point: 'Take the Score card' }],
      answers: [
        {
          to: /./,
          lead: 'A normal turn.',
          say: 'MCR is next and may take the Score card at a moment of its choosing.',
        },
      ],
      done: 'The Scoring has begun. First you choose, in secret, which Sector pays more.',
    },
    {
      skill: 'Read the score',
      goal: 'Choose the Bonus Sector.',
      why: 'A Base pays 1 CP to its leader. In the Bonus Sector it pays 2, and 1 for second place. You lead Ceres and Tycho; MCR leads nothing in the Belt.',
      task: 'Make the Belt the Bonus Sector.',
      moves: [{ play: 'bonus belt', point: 'Choose the Belt' }],
      answers: [
        {
          to: /inner$/,
          lead: 'You both lead two Bases there.',
          say: 'The bonus helps MCR as much as it helps you.',
        },
        { to: /./, lead: 'You each lead one Base there.', say: 'In the Belt you lead two, and MCR none.' },
      ],
      done: 'Each Base was counted: cubes, and 1 more for Orbital Control. Then everybody gained a tech.',
    },
    {
      skill: 'Finish a game',
      goal: 'Win the last two turns.',
      why: 'You are 6 ahead. After two turns each the sixth Score card ends the game: then every Base pays 5, and second place 3.',
      task: 'Take the lead on as many Bases as you can.',
      position: LAST_TURNS,
      moves: [],
      answers: [],
      done: 'The game is over.',
    },
  ],
  winning: [
    'Whoever has the most control points at the end wins.',
    'You earn them in Scorings, from Bases where you lead: cubes, and 1 more for the strongest fleet in orbit.',
    'The game ends when the sixth Score card is drawn. Then every Base pays 5, and 3 for second place.',
  ],
}
