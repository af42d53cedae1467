import { STEPS } from '../steps/index.ts'
import { afterBases, drawTechs } from './alpha.ts'
import { accident, firstHolder, standee, weigh } from './beta.ts'
import { payment, promote, tokenBonus } from './delta.ts'
import { deploy } from './gamma.ts'

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
