import type { Lesson } from '@orrery/ui'
import { BESIDE_WARLORD, FIRST_TURN, IN_THE_WAY, LAST_TURN, THREAT, WITH_CARD } from './positions.ts'

/** The first ten minutes with Hexpanse: place, earn, buy, play, fight, block, and win a game. */
export const lesson: Lesson = {
  rules: 2,
  bots: ['', 'rookie'],
  progress: true,
  steps: [
    {
      skill: 'Place a unit',
      goal: 'Place a unit.',
      why: 'You win with nine units in the shape of the mission: here Longwall, a line of five and a line of four. Four stand already.',
      task: 'Place a unit at the end of your line.',
      position: FIRST_TURN,
      moves: [
        { play: 'place normal', point: 'Take a unit', next: 'Place it here' },
        { play: 'hex 1,0', or: /^hex (-1,1|0,1|1,1)$/, point: 'Place it here' },
      ],
      answers: [
        {
          to: /^hex 2,0$/,
          lead: 'That leaves a gap in your line.',
          say: 'It belongs to the shape as well; but the next step needs this hex free.',
        },
        {
          to: /^hex /,
          lead: 'Any empty hex is allowed.',
          say: 'But this one is no part of the shape you are building.',
        },
        { to: /^gain$/, lead: 'You gained 1 hexilum.', say: 'Always possible, but the mission is no nearer.' },
        { to: /^heal$/, lead: 'Your warlord has 7 life.', say: 'Nobody threatens it yet.' },
        { to: /^done$/, lead: 'You gave up two actions.', say: 'They cannot be saved for later.' },
        { to: /./, lead: 'That is an action too.', say: 'But the mission is no nearer for it.' },
      ],
      done: 'Five of nine. Every turn has two actions, and that was the first.',
    },
    {
      skill: 'Earn hexilum',
      goal: 'Earn hexilum.',
      why: 'Hexilum pays for cards. Each turn brings some; so does a unit that you place on a marked hex.',
      task: 'Place a unit on the marked hex that ends your line.',
      moves: [
        { play: 'place normal', point: 'Take a unit', next: 'Place it here' },
        { play: 'hex 2,0', point: 'Place it here' },
      ],
      answers: [
        {
          to: /^hex (0,2|2,-2|-2,2|0,-2)$/,
          lead: 'That earned 1 hexilum.',
          say: 'But it is no part of your Longwall.',
        },
        { to: /^hex /, lead: 'A fine hex, perhaps.', say: 'But it earns nothing.' },
        {
          to: /^gain$/,
          lead: 'That earned 1 hexilum.',
          say: 'The marked hex would have given as much, and a unit in place.',
        },
        { to: /./, lead: 'That earned nothing.', say: 'You will want 2 hexilum in a moment.' },
      ],
      done: 'You have 2 hexilum, and the line of five stands.',
    },
    {
      skill: 'Buy a card',
      goal: 'Buy a card.',
      why: 'After your two actions the market opens. Buying is no action: take what you can pay for. Cheyen places two units at once.',
      task: 'Buy Cheyen for 2 hexilum.',
      moves: [{ play: 'buy 2', point: 'Buy this one' }],
      answers: [
        { to: /^buy /, lead: 'A card all the same.', say: 'But Cheyen is what finishes a Longwall quickly.' },
        { to: /./, lead: 'You bought nothing.', say: 'Your hexilum stays with you. Cheyen may be gone next turn.' },
      ],
      done: 'Cheyen is yours, to be played from your next turn on.',
    },
    {
      skill: 'Aim and play a card',
      goal: 'Play a card.',
      why: 'A card is aimed: choose its base hex, then turn it. Cheyen places a unit there and one beside it, for a single action.',
      task: 'Play Cheyen below the left end of your line.',
      position: WITH_CARD,
      moves: [
        { play: 'play A17', point: 'Play this card' },
        { play: 'hex -2,1', point: 'Aim it here' },
        { play: 'rotate 0', at: 'hex:-2,1', point: 'Like this: touch it again' },
        { play: 'place normal', at: 'hex:-2,1', point: 'Place a unit here' },
        { play: 'place normal', at: 'hex:-1,1', point: 'And one here' },
      ],
      answers: [
        { to: /^hex /, lead: 'You may aim anywhere.', say: 'But from there it does not fill the lower line.' },
        { to: /^rotate /, lead: 'It points another way now.', say: 'The second unit would stand outside the shape.' },
        { to: /^skip$/, lead: 'You skipped a unit.', say: 'Allowed, but the card is spent all the same.' },
        { to: /./, lead: 'That is an action too.', say: 'Cheyen would have placed two units for it.' },
      ],
      done: 'Two units for one action: six of nine.',
    },
    {
      skill: 'Attack',
      goal: 'Clear the way.',
      why: 'The Nomads stand where your line should end. A unit attacks a neighbour: both are removed, and yours can be recovered later.',
      task: 'Attack the rival unit with your outer unit.',
      position: IN_THE_WAY,
      moves: [
        { play: 'attack', point: 'Attack with this unit', next: 'Attack this one' },
        { play: 'hex 2,-1', point: 'Attack with this unit' },
      ],
      answers: [
        {
          to: /^hex 1,0$/,
          lead: 'Both are gone.',
          say: 'But that unit was part of your line; the outer one was to spare.',
        },
        { to: /./, lead: 'That is an action too.', say: 'But the Nomads still stand in your way.' },
      ],
      done: 'Both units are in the Recovery Ship, and the hex is free again.',
    },
    {
      skill: 'Use your warlord',
      goal: 'Use your warlord.',
      why: "Each side's warlord has an ability that costs 1 life. The Terran one replaces a rival beside it by a unit of yours.",
      task: 'Use the ability of the Terran Empire.',
      position: BESIDE_WARLORD,
      moves: [{ play: 'ability', point: 'Use the ability' }],
      answers: [
        {
          to: /^(attack|hex )/,
          lead: 'An attack costs you as well.',
          say: 'The ability would have removed the rival and placed a unit at once.',
        },
        { to: /./, lead: 'That is an action too.', say: 'The Nomads still stand in your shape, beside your warlord.' },
      ],
      done: 'The rival is gone and your unit stands there. It cost 1 of 6 lives; at 0 you are out.',
    },
    {
      skill: 'Stop a rival',
      goal: 'Stop the Nomads.',
      why: 'The mission is open to all. The Nomads have seven of nine and two actions a turn: they would win next turn.',
      task: 'Place a unit on one of the two hexes they need.',
      position: THREAT,
      moves: [
        { play: 'place normal', point: 'Take a unit', next: 'Block here' },
        { play: 'hex 2,-1', or: /^hex 2,-2$/, point: 'Block here' },
      ],
      answers: [
        {
          to: /^hex /,
          lead: 'That does not stop them.',
          say: 'They still complete Longwall with their next two units.',
        },
        {
          to: /^attack$/,
          lead: 'An attack can stop them too.',
          say: 'But it costs you a unit, and they only need one more action.',
        },
        { to: /./, lead: 'That does not stop them.', say: 'They are two units short, and have two actions.' },
      ],
      done: 'They must clear your unit first, and that costs them a turn.',
    },
    {
      skill: 'Finish a game',
      goal: 'Win the game.',
      why: 'Your Longwall lacks three units in the lower line. You have two actions, and Cheyen in your hand.',
      task: 'Complete Longwall before the Nomads do.',
      position: LAST_TURN,
      moves: [],
      answers: [],
      done: 'The game is over.',
    },
  ],
  winning: [
    'You win at once when nine of your units form the shape of the mission, anywhere and turned as you like.',
    "You also win when no rival's warlord is left.",
    'So watch both: how many units each side is short, and the life of the warlords.',
  ],
}
