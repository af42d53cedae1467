import { at, hasBit } from '@orrery/kernel'
import { NONE } from '../types.ts'
import { type Condition, must, planetNamed, playerNamed } from './asking.ts'
import { hasScoredSecret, holdsSecret, inHand } from './cards.ts'
import { isReady, ownedBy, specialtiesOf, systemOf } from './planets.ts'
import { owns } from './techs.ts'

/* Conditions that several questions share. */

/* ---- planets --------------------------------------------------------------------------------------------------------- */

export const ownPlanet = (rule: string): Condition =>
  must(rule, 'PLANET_NOT_YOURS', (l) => ownedBy(l.s, planetNamed(l), l.f.seat))
export const readyPlanet: Condition = must('TE-2.1', 'PLANET_EXHAUSTED', (l) => isReady(l.s, planetNamed(l)))
export const exhaustedPlanet = (rule: string): Condition =>
  must(rule, 'PLANET_READY', (l) => !isReady(l.s, planetNamed(l)))
export const specialtyPlanet: Condition = must(
  'TE-2.9',
  'NO_SPECIALTY',
  (l) => specialtiesOf(l.s, planetNamed(l)) !== 0,
)
/** TE-10.7: nothing stands on Custodia Vigilia, which lies in no system. */
export const planetInSystem: Condition = must(
  'TE-10.7',
  'PLANET_OFF_MAP',
  (l) => systemOf(l.s, planetNamed(l)) !== NONE,
)
export const hasInfantry = (rule: string): Condition =>
  must(rule, 'NO_INFANTRY', (l) => at(l.s.infantry, planetNamed(l)) > 0)

/* ---- players --------------------------------------------------------------------------------------------------------- */

export const otherPlayer = (rule: string): Condition => must(rule, 'NOT_YOURSELF', (l) => playerNamed(l) !== l.f.seat)

/* ---- cards ----------------------------------------------------------------------------------------------------------- */

export const cardInHand: Condition = must('TE-2.7', 'CARD_NOT_IN_HAND', (l) => inHand(l.s, l.f.seat, l.a) > 0)
export const secretHeld: Condition = must('TE-2.8', 'SECRET_NOT_YOURS', (l) => holdsSecret(l.s, l.f.seat, l.a))
export const secretUnscored = (code: string): Condition =>
  must('TE-2.8', code, (l) => !hasScoredSecret(l.s, l.f.seat, l.a))
export const strategyUnused = must('TE-15.3', 'STRATEGY_USED', (l) => at(l.s.used, l.a) === 0)

/* ---- technologies ---------------------------------------------------------------------------------------------------- */

export const techOwned: Condition = must('TE-15.10', 'TECH_NOT_OWNED', (l) => owns(l.s, l.f.seat, l.a))
export const techReady: Condition = must('TE-3.8', 'TECH_EXHAUSTED', (l) => !hasBit(at(l.s.tired, l.f.seat), l.a))
