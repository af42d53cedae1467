import { codec } from '@orrery/kernel'
import { playerNames } from '../../src/rules/position-names.ts'
import { BASES, NONE, type State, type StateRows } from '../../src/types.ts'

const standee = codec.checked(codec.named<State>(BASES), (_, s) =>
  s.ruleset.standeeValues.length === 0 ? 'nothing without its module' : undefined,
)

export const fields = {
  standee: { start: NONE, visibleTo: 'all', before: 'inPlay', position: standee },
  holder: { start: NONE, visibleTo: 'all', before: 'inPlay', position: codec.named(playerNames) },
  suppressed: { start: false, visibleTo: 'all', before: 'inPlay', position: codec.boolean },
} satisfies StateRows
