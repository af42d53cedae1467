import { itemAt } from '@orrery/kernel'
import { programAt } from '../rules/programs.ts'
import { MARKETING } from '../rules/warlords.ts'
import { type Ruleset, type Frame, NONE, type Op } from '../types.ts'
import { needsAnchor, needsRotation } from './ability.ts'

/** What exactly is asked: a step asks different things as it goes on. */
export type Question =
  | 'faction'
  | 'minor'
  | 'mission'
  | 'warlord'
  | 'actions'
  | 'market'
  | 'resign'
  | 'anchor'
  | 'rotation'
  | 'unit'
  | 'where'
  | 'return'
  | 'recover'
  | 'attacker'
  | 'target'
  | 'enemy'
  | 'step'
  | 'exchanged'
  | 'otherEnd'
  | 'heal'
  | 'raise'
  | 'victim'
  | 'raid'
  | 'action'
  | 'mercenary'
  | 'token'
  | 'amount'

/** Of icons that ask once; what happens by itself asks nothing and never stands on top. */
const ONCE: { readonly [icon in Op['icon']]?: Question } = {
  RT: 'return',
  RR: 'recover',
  WD: 'enemy',
  WM: 'step',
  WH: 'heal',
  II: 'raise',
}

/** Of icons that ask first one thing, then another. */
const TWICE: { readonly [icon in Op['icon']]?: readonly [first: Question, then: Question] } = {
  PL: ['unit', 'where'],
  PO: ['unit', 'where'],
  RB: ['unit', 'where'],
  UA: ['attacker', 'target'],
  XC: ['exchanged', 'otherEnd'],
  XS: ['exchanged', 'otherEnd'],
  RA: ['victim', 'raid'],
  AA: ['victim', 'action'],
  SA: ['victim', 'action'],
  SM: ['victim', 'mercenary'],
  CD: ['victim', 'amount'],
  SC: ['victim', 'amount'],
}

/** The icon that is being carried out, when nothing has to be aimed any more. */
export function opOf(ruleset: Ruleset, f: Frame): Op | undefined {
  if (f.step !== 'ability' || needsAnchor(ruleset, f) || needsRotation(ruleset, f)) return undefined
  return programAt(ruleset, f.program).ops[f.pc]
}

function iconQuestion(ruleset: Ruleset, f: Frame): Question {
  const op = opOf(ruleset, f)
  if (op === undefined) return needsAnchor(ruleset, f) ? 'anchor' : 'rotation'
  if (f.card !== NONE) return 'token'
  return ONCE[op.icon] ?? itemAt(TWICE[op.icon] ?? ['unit', 'where'], f.held === NONE ? 0 : 1)
}

export function questionOf(ruleset: Ruleset, f: Frame): Question {
  if (f.step === 'ability') return iconQuestion(ruleset, f)
  if (f.step === 'turn') return f.pc === MARKETING ? 'market' : 'actions'
  return f.step
}
