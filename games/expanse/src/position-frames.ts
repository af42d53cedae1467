import type { Json } from '@orrery/kernel'
import { fields, type Fields, indexIn, list, wholeNumber, Wrong } from './position-fields.ts'
import {
  ABILITY_NAMES,
  CARD_NAMES,
  markOf,
  meaningOfHeld,
  meaningOfPlace,
  meaningOfUsed,
  namesOf,
  valueOf,
} from './position-names.ts'
import { newFrame, pushSteps } from './rules/frames.ts'
import { STEPS } from './steps/index.ts'
import { FACTIONS, NONE, SEVERAL } from './types.ts'
import type { Box, Frame, State, StepName } from './types.ts'

/* The stack of a position: the question that is asked and what waits behind it. */

/** No list of steps or chances is longer. */
const MOST_STEPS = 99

const FRAME_FIELDS = [
  'step',
  'seat',
  'by',
  'card',
  'ability',
  'program',
  'pc',
  'left',
  'closed',
  'place',
  'count',
  'held',
  'touched',
]

function readSource(p: Fields, where: string): number {
  if (p['card'] !== undefined) return indexIn(p['card'], CARD_NAMES, `${where}.card`)
  if (p['ability'] !== undefined) return -2 - indexIn(p['ability'], ABILITY_NAMES, `${where}.ability`)
  return NONE
}

function named(json: Json | undefined, meaning: Parameters<typeof valueOf>[0], where: string): number {
  if (json === undefined) return NONE
  const value = valueOf(meaning, json)
  if (value < 0) throw new Wrong(where, namesOf(meaning))
  return value
}

/** The one step that asks several players at once. */
const ASKS_SEVERAL: StepName = 'drawTechs'

/** A player, or nobody for the moment, or several at once. */
function readSeat(json: Json | undefined, step: StepName, who: readonly string[], where: string): number {
  if (json === 'nobody') return NONE
  return json === 'several' && step === ASKS_SEVERAL ? SEVERAL : indexIn(json, who, where)
}

function readFrame(box: Box, json: Json, where: string): Frame {
  const p = fields(json, where)
  const stray = Object.keys(p).find((key) => !FRAME_FIELDS.includes(key))
  if (stray !== undefined) throw new Wrong(`${where}.${stray}`, `one of ${FRAME_FIELDS.join(', ')}`)
  const stepNames = Object.keys(STEPS) as StepName[]
  const step = stepNames[indexIn(p['step'], stepNames, `${where}.step`)] ?? 'turn'
  const who = FACTIONS.slice(0, box.players)
  const seat = readSeat(p['seat'], step, who, `${where}.seat`)
  const program = p['program'] === undefined ? NONE : indexIn(p['program'], box.programNames, `${where}.program`)
  if (step === 'effect' && program < 0)
    throw new Wrong(`${where}.program`, `one of ${box.programNames.slice(0, 3).join(', ')} ...`)
  const f: Frame = {
    ...newFrame(step, seat),
    by: p['by'] === undefined ? seat : indexIn(p['by'], who, `${where}.by`),
    program,
  }
  f.source = readSource(p, where)
  f.pc = wholeNumber(p['pc'], `${where}.pc`, 0, MOST_STEPS)
  f.left = wholeNumber(p['left'], `${where}.left`, NONE)
  f.count = wholeNumber(p['count'], `${where}.count`, NONE)
  f.place = named(p['place'], meaningOfPlace(box, f), `${where}.place`)
  f.held = named(p['held'], meaningOfHeld(box, f), `${where}.held`)
  f.used = list(p['closed'], `${where}.closed`).reduce<number>(
    (mask, name, i) => mask | (1 << named(name, meaningOfUsed(box, f), `${where}.closed[${i}]`)),
    0,
  )
  f.touched = list(p['touched'], `${where}.touched`).map((name, i) => {
    const mark = markOf(name)
    if (mark < 0) throw new Wrong(`${where}.touched[${i}]`, 'such as "cube UN@ceres" or "fleet UN@earth"')
    return mark
  })
  return f
}

export function readStack(s: State, p: Fields): void {
  if (p['over'] !== undefined) {
    s.winner = indexIn(p['over'], FACTIONS.slice(0, s.box.players), 'over')
    return
  }
  if (p['stack'] === undefined) {
    pushSteps(s, s.box.turnSteps, s.active)
    return
  }
  const frames = list(p['stack'], 'stack').map((json, i) => readFrame(s.box, json, `stack[${i}]`))
  if (frames.length === 0) throw new Wrong('stack', 'at least one frame, or leave it out')
  s.stack.push(...frames)
}
