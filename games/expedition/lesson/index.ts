import type { Lesson } from '@orrery/ui'
import { DRAFT, LAST_SLICE, LAST_TURN, TO_EXPAND, TO_PAY, WITH_TRADE } from './positions.ts'

/** The first ten minutes with the race: draft, act, claim, gain, expand, pay, place Thunder's Edge, and win. */
export const lesson: Lesson = {
  rules: 6,
  bots: ['', 'greedy', 'greedy'],
  progress: true,
  steps: [
    {
      skill: 'Draft a strategy card',
      goal: 'Take a strategy card.',
      why: 'Every round begins with a draft. A strategy card is your strongest action, and most of them fill the purse for one slice of the token.',
      task: 'Take Trade: its 3 trade goods are the price of a slice.',
      position: DRAFT,
      moves: [{ play: 'take trade', point: 'Take this card' }],
      answers: [
        {
          to: /^take politics$/,
          lead: 'Two action cards.',
          say: 'They are the price of a slice as well. This lesson goes on with Trade.',
        },
        { to: /./, lead: 'A good card in its time.', say: 'But Trade pays for a slice in the same turn.' },
      ],
      done: 'Trade is yours. The others take their cards, and the lowest number acts first.',
    },
    {
      skill: 'Take an action',
      goal: 'Use your strategy card.',
      why: 'A turn is one action: use a strategy card, activate a system, play an action card, or pass.',
      task: 'Use Trade. Nobody else needs to replenish for free.',
      position: WITH_TRADE,
      moves: [
        { play: 'use trade', point: 'Use this card' },
        { play: 'no', point: 'Nobody else' },
      ],
      answers: [
        {
          to: /^(activate|plan) /,
          lead: 'A tactical action is a turn too.',
          say: 'But it brings no trade goods, and a slice waits for them.',
        },
        { to: /^(player |yes)/, lead: 'That was generous.', say: 'Your convoys swap commodities with theirs now.' },
      ],
      done: 'You have 3 trade goods, and 4 commodities that your convoys swap for trade goods.',
    },
    {
      skill: 'Claim a slice',
      goal: 'Claim your first slice.',
      why: 'At the end of each of your turns you may claim one slice. Each has its own price and is claimed only once. Your first one brings your breakthrough: 1 point.',
      task: 'Claim the slice that costs 3 trade goods.',
      moves: [{ play: 'claim tradeGoods', point: 'Claim this slice' }],
      answers: [
        { to: /^deal /, lead: 'An offer can wait.', say: 'Somebody else may claim this slice before your next turn.' },
        { to: /./, lead: 'Your turn is over.', say: 'Somebody else may claim this slice now.' },
      ],
      done: 'One of six slices, 1 point, and Bellum Gloriosum is yours. A die was rolled: a 1 or a 10 would have opened The Fracture.',
    },
    {
      skill: 'Use your breakthrough',
      goal: 'Use Bellum Gloriosum.',
      why: "Each faction's breakthrough is different. Sol's puts 1 infantry on a planet at the end of a turn, once a round.",
      task: 'Exhaust it for 1 infantry on Ang.',
      moves: [
        { play: 'breakthrough', point: 'Exhaust your breakthrough' },
        { play: 'planet ang', or: /^planet jord$/, point: 'Here' },
      ],
      answers: [{ to: /./, lead: 'That is possible too.', say: 'But the breakthrough stays unused in this turn.' }],
      done: 'One more infantry. The card is readied at the end of the round.',
    },
    {
      skill: 'Take planets',
      goal: 'Take two planets.',
      why: 'Planets pay for slices and objectives. Activating a system costs a tactic token and sends the usual march: one infantry to each free planet.',
      task: 'Activate the system of Cresius and Lazul Rex.',
      position: TO_EXPAND,
      moves: [{ play: 'activate 106', or: /^plan 106$/, point: 'Activate this system' }],
      answers: [
        { to: /^(activate|plan) /, lead: 'Your token lies there now.', say: 'But it brought you no two planets.' },
        { to: /^pass$/, lead: 'You are out for this round.', say: 'With tactic tokens left, that is a waste.' },
      ],
      done: 'Both planets are yours. They come exhausted and pay from the next round on.',
    },
    {
      skill: 'Pay',
      goal: 'Pay for a slice.',
      why: 'Resources and influence are paid with planets, which are exhausted, and with trade goods. The first payment offered keeps your trade goods.',
      task: 'Claim the influence slice and take the first payment.',
      position: TO_PAY,
      moves: [
        { play: 'claim influence', point: 'Claim this slice' },
        { play: 'number 1', point: 'Pay like this' },
      ],
      answers: [
        { to: /^claim /, lead: 'That slice is open too.', say: 'But this step is about influence.' },
        {
          to: /^(number|goods)/,
          lead: 'That pays as well.',
          say: 'But trade goods are worth points at the end, and planets are readied every round.',
        },
        { to: /^planet /, lead: 'You pay planet by planet now.', say: 'That is for payments of your own choice.' },
        { to: /./, lead: 'That is possible too.', say: 'But the slice is not claimed by it.' },
      ],
      done: 'Paid with planets alone. Your second slice gives no point, but it counts for Thunder’s Edge.',
    },
    {
      skill: "Place Thunder's Edge",
      goal: "Place Thunder's Edge.",
      why: "The player who claims the sixth slice says where Thunder's Edge appears. The player with most slices gets it, with as many infantry: 2 points if still held at the end.",
      task: 'Claim the last slice and place the planet beside your home.',
      position: LAST_SLICE,
      moves: [
        { play: 'claim specialty', point: 'The last slice' },
        { play: 'system 46', or: /^system /, point: 'Place it here' },
      ],
      answers: [{ to: /./, lead: 'That is possible too.', say: 'But somebody else may claim the last slice.' }],
      done: 'Three infantry hold it. The game ends one round after this one, so guard it.',
    },
    {
      skill: 'Finish a game',
      goal: 'Win the game.',
      why: "The last round. The others have passed; Hacan leads by 2 points, because a single infantry holds Thunder's Edge for it.",
      task: "Take Thunder's Edge from Hacan.",
      position: LAST_TURN,
      moves: [],
      answers: [],
      done: 'The game is over.',
    },
  ],
  winning: [
    "The game ends one round after Thunder's Edge is placed, or after the last round on the bar. Most points win.",
    'Points come from objectives and secrets, your breakthrough, Mecatol Rex, Styx, and trade goods kept.',
    "Thunder's Edge is worth 2 points at the end: claim slices to get it, and infantry to keep it.",
  ],
}
