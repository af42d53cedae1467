import { type Json, of } from '@orrery/kernel'
import { type Fields, fields, indexIn, list, whole, Wrong } from './position-fields.ts'
import { FRAME_MEANINGS, type Meaning, namesFor, pickCode, playerNames } from './position-names.ts'
import { newFrame, push } from './rules/frames.ts'
import { type Box, type Frame, NONE, type State, STEP_NAMES, type StepName } from './types.ts'

/* The stack of a position: the question that is asked and what waits behind it. */

const FRAME_FIELDS = ['step', 'seat', 'by', 'what', 'left', 'held', 'list']
const LONGEST = 24

/** Numbers without a name: masks of moments and colours, phases. */
const MOST_NUMBER = 255

function valueOf(box: Box, meaning: Meaning | undefined, json: Json | undefined, where: string): number {
  if (json === undefined) return NONE
  if (meaning === 'pick') {
    const code = typeof json === 'string' ? pickCode(box, json) : NONE
    if (code < 0) throw new Wrong(where, 'a colour and a tile, such as "green 27"')
    return code
  }
  const names = meaning === undefined ? undefined : namesFor(box, meaning)
  return names === undefined ? whole(json, where, MOST_NUMBER) : indexIn(json, names, where)
}

/** Steps that mean nothing without this field. */
const NEEDS: { readonly [step in StepName]?: readonly (keyof Frame)[] } = {
  claim: ['what'],
  pay: ['what'],
  follow: ['what', 'by'],
  skip: ['what'],
  muster: ['what'],
  land: ['what'],
  assault: ['what'],
  explore: ['what'],
  combat: ['what'],
  card: ['what'],
  deal: ['by'],
  scoreSecret: ['what'],
}

/** Steps that go on by themselves and ask nobody. */
const NOBODY_ASKED: readonly StepName[] = ['round', 'nextTurn', 'status', 'follow']

function readFrame(box: Box, json: Json, where: string): Frame {
  const p: Fields = fields(json, where, FRAME_FIELDS)
  const step = of(STEP_NAMES, indexIn(p['step'], STEP_NAMES, `${where}.step`))
  const seat = p['seat'] === undefined ? NONE : indexIn(p['seat'], playerNames(box), `${where}.seat`)
  if (seat === NONE && !NOBODY_ASKED.includes(step)) throw new Wrong(`${where}.seat`, 'who is asked')
  const meaning = FRAME_MEANINGS[step]
  const f = newFrame(step, seat)
  f.by = valueOf(box, meaning?.by, p['by'], `${where}.by`)
  f.what = valueOf(box, meaning?.what, p['what'], `${where}.what`)
  f.left = whole(p['left'], `${where}.left`)
  f.held = whole(p['held'], `${where}.held`)
  const parts = list(p['list'], `${where}.list`)
  if (parts.length > LONGEST) throw new Wrong(`${where}.list`, `at most ${LONGEST}`)
  f.list = parts.map((part, i) => valueOf(box, meaning?.list, part, `${where}.list[${i}]`))
  const missing = NEEDS[step]?.find((field) => f[field] === NONE)
  if (missing !== undefined) throw new Wrong(`${where}.${missing}`, 'something: this step needs it')
  if (step === 'combat' && f.list.length !== 4)
    throw new Wrong(`${where}.list`, 'four numbers: phase, hits, hits, boosts')
  return f
}

/** Left out: the active player's turn. */
export function readStack(s: State, json: Json | undefined): void {
  if (json !== undefined) {
    const frames = list(json, 'stack')
    if (frames.length > LONGEST) throw new Wrong('stack', `at most ${LONGEST} frames`)
    s.stack.push(...frames.map((frame, i) => readFrame(s.box, frame, `stack[${i}]`)))
    return
  }
  push(s, 'nextTurn', NONE).by = s.active
  push(s, 'window', s.active)
  push(s, 'turn', s.active).left = 1
}
