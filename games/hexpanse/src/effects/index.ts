import { itemAt } from '@orrery/kernel'
import { type Op, OP_ICONS } from '../types.ts'
import { territoryAttack, unitAttack, warlordDamage } from './fighting.ts'
import type { Kind } from './kind.ts'
import { exchanging, recovering, returning, warlordMove } from './moving.ts'
import { placing } from './placing.ts'
import { extraCards, healing, paying, raising, receiving, taking } from './purse.ts'
import { actionTaking, mercenaryStealing, raiding } from './stealing.ts'

/** Triggers are no icons to be carried out: rules/pieces.ts asks for them. */
const trigger: Kind = {}

const KINDS: { readonly [icon in Op['icon']]: Kind } = {
  PL: placing,
  PO: placing,
  RB: placing,
  RR: recovering,
  RT: returning,
  TA: territoryAttack,
  UA: unitAttack,
  WD: warlordDamage,
  WH: healing,
  WM: warlordMove,
  RA: raiding,
  AA: actionTaking,
  CD: taking,
  SM: mercenaryStealing,
  SA: actionTaking,
  SC: taking,
  RC: receiving,
  II: raising,
  EX: extraCards,
  XC: exchanging,
  XS: exchanging,
  DE: trigger,
  ZO: trigger,
  PAY: paying,
}

const BY_CODE: readonly Kind[] = OP_ICONS.map((icon) => KINDS[icon])

export const kindFor = (op: Op): Kind => itemAt(BY_CODE, op.code)
