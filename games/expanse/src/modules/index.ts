import { TABLES } from '../steps/explain.ts'
import { STEPS } from '../steps/index.ts'
import { afterBases, DRAW_CONDITIONS, drawTechs } from './alpha.ts'
import { accident, firstHolder, standee, STANDEE_CONDITIONS, weigh } from './beta.ts'
import { payment, PAYMENT_CONDITIONS, promote, PROMOTE_CONDITIONS, tokenBonus } from './delta.ts'
import { deploy, DEPLOY_CONDITIONS } from './gamma.ts'

export { boxFor, modulesFor } from './boxes.ts'

Object.assign(STEPS, {
  deploy,
  firstHolder,
  standee,
  weigh,
  accident,
  payment,
  promote,
  tokenBonus,
  drawTechs,
  afterBases,
})
Object.assign(TABLES, {
  deploy: DEPLOY_CONDITIONS,
  standee: STANDEE_CONDITIONS,
  payment: PAYMENT_CONDITIONS,
  promote: PROMOTE_CONDITIONS,
  drawTechs: DRAW_CONDITIONS,
})
