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
  wholeNumber,
  Wrong,
} from '@orrery/kernel'
import { FRAME_MEANINGS, type Meaning, namesFor, pickCode, pickName, playerNames } from './position-names.ts'
import { newFrame, push } from './rules/frames.ts'
import { type Ruleset, type Frame, NONE, type State, STEP_NAMES, type StepName } from './types.ts'

/* The stack of a position: the question that is asked and what waits behind it. */

type Here = FrameIn<State, Frame>

const LONGEST = 24
/** Plain numbers: masks of moments and colours, phases. */
const MOST_NUMBER = 255

function readValue(ruleset: Ruleset, meaning: Meaning | undefined, json: Json | undefined, where: string): number {
  if (meaning === undefined) return wholeNumber(json ?? null, where, 0, MOST_NUMBER)
  if (meaning !== 'pick') return indexIn(json, namesFor(ruleset, meaning), where)
  const code = typeof json === 'string' ? pickCode(ruleset, json) : NONE
  if (code < 0) throw new Wrong(where, 'a colour and a tile, such as "green 27"')
  return code
}

function writeValue(ruleset: Ruleset, meaning: Meaning | undefined, value: number): Json {
  if (meaning === 'pick') return pickName(ruleset, value)
  return meaning === undefined ? value : (namesFor(ruleset, meaning)[value] ?? value)
}

/** A number that names something, as the step says. */
const meaning = (field: 'by' | 'what'): Codec<number, Here> => ({
  write: (value, { s, f }) =>
    value === NONE ? undefined : writeValue(s.ruleset, FRAME_MEANINGS[f.step]?.[field], value),
  read: (json, where, { s, f }) => readValue(s.ruleset, FRAME_MEANINGS[f.step]?.[field], json, where),
})

const parts: Codec<readonly number[], Here> = {
  write: (list, { s, f }) => unlessEmpty(list.map((n) => writeValue(s.ruleset, FRAME_MEANINGS[f.step]?.list, n))),
  read(json, where, { s, f }) {
    const list = listIn(json, where)
    if (list.length > LONGEST) throw new Wrong(where, `at most ${LONGEST}`)
    return listOf(list.length, (i) => readValue(s.ruleset, FRAME_MEANINGS[f.step]?.list, list[i], `${where}[${i}]`))
  },
}

/** Steps that go on by themselves and ask nobody. */
const NOBODY_ASKED: readonly StepName[] = ['round', 'nextTurn', 'status', 'follow']
const ASKING = STEP_NAMES.filter((step) => !NOBODY_ASKED.includes(step))
/** Steps that mean nothing without the thing they are about. */
const ABOUT: readonly StepName[] = [
  ...(['claim', 'pay', 'follow', 'skip', 'muster', 'land', 'assault', 'explore', 'combat', 'card'] as const),
  'scoreSecret',
]

export const FRAME_FIELDS = {
  seat: codec.neededBy(
    ASKING,
    codec.named<Here>(({ s }) => playerNames(s.ruleset)),
  ),
  by: codec.neededBy(['follow', 'deal'], meaning('by')),
  what: codec.neededBy(ABOUT, meaning('what')),
  left: codec.whole(99),
  held: codec.whole(99),
  list: {
    ...codec.checked(parts, (list, { f }) =>
      f.step === 'combat' && list.length !== 4 ? 'four numbers: phase, hits, hits, boosts' : undefined,
    ),
    usual(where, { f }, { now }) {
      if (f.step === 'combat') throw new Wrong(where, 'four numbers: phase, hits, hits, boosts')
      return now
    },
  },
} satisfies FrameFields<State, Frame>

const frames = frameCodec<State, Frame>(STEP_NAMES, (step) => newFrame(step, NONE), FRAME_FIELDS)

/** Left out: the active player's turn. Nothing is asked once the game is over. */
export const stack: FieldCodec<Frame[], State> = {
  write: (list, s) => unlessEmpty(list.map((f) => frames.write(s, f))),
  read(json, where, s, { now, all }) {
    const given = listIn(json, where)
    if (given.length > LONGEST) throw new Wrong(where, `at most ${LONGEST} frames`)
    for (const [i, frame] of given.entries()) now.push(frames.read(s, frame, `${where}[${i}]`))
    return all['over'] === undefined ? now : []
  },
  usual(_where, s, { now, all }) {
    if (all['over'] !== undefined) return now
    push(s, 'nextTurn', NONE).by = s.active
    push(s, 'window', s.active)
    push(s, 'turn', s.active).left = 1
    return now
  },
}
