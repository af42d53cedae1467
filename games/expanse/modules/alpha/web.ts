import { kindOf, onlyArg } from '@orrery/kernel'
import { BONUS } from '../../src/rules/moves.ts'
import type { ModuleWeb } from '../../web/module.ts'
import { techTarget } from '../../web/targets.ts'
import { abilityRow } from '../../words/names.ts'
import { TECH, tech } from './moves.ts'

export const alpha: ModuleWeb = {
  way: (m) => (kindOf(m) === TECH ? { at: [techTarget(onlyArg(m))] } : undefined),
  meant({ kind, id }, view) {
    const isTech = kind === 'tech' && (abilityRow(view, id)?.level ?? 0) > 0
    return isTech && view.offer.some((m) => kindOf(m) === TECH) ? tech(id) : undefined
  },
  order: [{ kind: TECH, before: BONUS }],
}
