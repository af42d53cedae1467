import {
  type Codec,
  codec,
  type FieldCodec,
  frameCodec,
  type FrameFields,
  type FrameIn,
  indexIn,
  type Json,
  listIn,
  listOf,
  unlessEmpty,
  Wrong,
} from '@orrery/kernel'
import {
  ABILITY_NAMES,
  bitsOf,
  CARD_NAMES,
  FRAMES,
  markName,
  markOf,
  meaningOfHeld,
  meaningOfPlace,
  meaningOfUsed,
  type Meaning,
  nameOf,
  namesOf,
  valueOf,
  playerNames,
} from './rules/position-names.ts'
import { STEP_NAMES } from '../modules/index.ts'
import { newFrame, pushSteps } from './rules/frames.ts'
import { type Ruleset, type Frame, NONE, SEVERAL, type State, type StepName } from './types.ts'

/* The stack of a position: the question that is asked and what waits behind it. */

type Here = FrameIn<State, Frame>

/** No list of steps or chances is longer. */
const MOST_STEPS = 99

const player = codec.named<Here>(({ s }) => playerNames(s))

/** A player, or nobody while an Event is on offer, or several at once. */
const seat: Codec<number, Here> = {
  write: (p, here) => (p === NONE ? 'nobody' : p === SEVERAL ? 'several' : player.write(p, here, 0)),
  read(json, where, { s, f }) {
    if (json === 'nobody' && FRAMES[f.step]?.nobody === true) return NONE
    return json === 'several' && FRAMES[f.step]?.several === true ? SEVERAL : indexIn(json, playerNames(s), where)
  },
}

function readName(json: Json, meaning: Meaning, where: string): number {
  const value = valueOf(meaning, json)
  if (value < 0) throw new Wrong(where, namesOf(meaning))
  return value
}

/** A number that stands for a place or a piece, as the frame's program says. */
const meaning = (of: (ruleset: Ruleset, f: Frame) => Meaning): Codec<number, Here> => ({
  write: (value, { s, f }) => (value === NONE ? undefined : nameOf(of(s.ruleset, f), value)),
  read: (json, where, { s, f }) => readName(json, of(s.ruleset, f), where),
})

const closed: Codec<number, Here> = {
  write: (mask, { s, f }) => unlessEmpty(bitsOf(mask).map((i) => nameOf(meaningOfUsed(s.ruleset, f), i))),
  read: (json, where, { s, f }) =>
    codec.maskOf(listIn(json, where).map((name, i) => readName(name, meaningOfUsed(s.ruleset, f), `${where}[${i}]`))),
}

const ability: Codec<number, Here> = {
  write: (source) => ABILITY_NAMES[-2 - source],
  read(json, where, _here, { all }) {
    if (all['card'] !== undefined) throw new Wrong(where, 'nothing beside a card')
    return -2 - indexIn(json, ABILITY_NAMES, where)
  },
}

const touched: Codec<readonly number[], Here> = {
  write: (marks) => unlessEmpty(marks.map(markName).toSorted()),
  read(json, where) {
    const list = listIn(json, where)
    return listOf(list.length, (i) => {
      const mark = markOf(list[i])
      if (mark < 0) throw new Wrong(`${where}[${i}]`, 'such as "cube UN@ceres" or "fleet UN@earth"')
      return mark
    })
  },
}

const needing = (field: string): StepName[] =>
  STEP_NAMES.filter((step) => FRAMES[step]?.needs?.includes(field) === true)

export const FRAME_FIELDS = {
  seat: codec.needed(seat),
  by: {
    write: (by, here) => (by === here.f.seat ? undefined : player.write(by, here, 0)),
    read: player.read,
    usual: (_where, { f }) => f.seat,
  },
  source: [
    { ...codec.neededBy(needing('card'), codec.named<Here>(CARD_NAMES)), key: 'card' },
    { ...codec.neededBy(needing('ability'), ability), key: 'ability' },
  ],
  program: codec.neededBy(
    needing('program'),
    codec.named<Here>(({ s }) => s.ruleset.programNames),
  ),
  pc: codec.whole(MOST_STEPS),
  left: codec.neededBy(needing('left'), codec.begun<Here>()),
  used: { ...closed, key: 'closed' },
  place: codec.neededBy(needing('place'), meaning(meaningOfPlace)),
  count: codec.begun(),
  held: codec.neededBy(needing('held'), meaning(meaningOfHeld)),
  touched,
} satisfies FrameFields<State, Frame>

const frames = frameCodec<State, Frame>(STEP_NAMES, (step) => newFrame(step, NONE), FRAME_FIELDS)

/** Nothing but the start of the active player's turn. */
const isUsual = (list: readonly Frame[], { turnSteps }: Ruleset): boolean =>
  list.length === turnSteps.length && list.at(-1)?.step === turnSteps[0]

function checkStack(s: State, list: readonly Frame[]): void {
  if (list.length === 0) throw new Wrong('stack', 'at least one frame, or leave it out')
  for (const [i, { step }] of list.entries()) {
    if (FRAMES[step]?.aboutCard === true && s.inHand === NONE)
      throw new Wrong('inHand', `the card that "${step}" in stack[${i}] is about`)
    if (FRAMES[step]?.serves === true && i === 0) throw new Wrong('stack[0].step', `the step that "${step}" belongs to`)
  }
}

/** Nothing is asked once the game is over. */
export const stack: FieldCodec<Frame[], State> = {
  write: (list, s) => (isUsual(list, s.ruleset) ? undefined : unlessEmpty(list.map((f) => frames.write(s, f)))),
  read(json, where, s, { now, all }) {
    if (all['over'] !== undefined) return now
    for (const [i, frame] of listIn(json, where).entries()) now.push(frames.read(s, frame, `${where}[${i}]`))
    checkStack(s, now)
    return now
  },
  usual(_where, s, { now, all }) {
    if (all['over'] === undefined) pushSteps(s, s.ruleset.turnSteps, s.active)
    return now
  },
}
