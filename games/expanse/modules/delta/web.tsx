import { kindOf } from '@orrery/kernel'
import { Chip, type Target } from '@orrery/ui'
import { NUMBER } from '../../src/rules/moves.ts'
import { FACTIONS, type Player } from '../../src/types.ts'
import { Counted } from '../../web/counted.tsx'
import { Icon } from '../../web/marks.tsx'
import type { ModuleWeb } from '../../web/module.ts'
import style from '../../web/seat.module.css'
import { frameOf } from '../../words/context.ts'
import { plural } from '../../words/grammar.ts'
import { playerName } from '../../words/names.ts'
import { TOKEN, token, TOP } from './moves.ts'
import { tokensNote } from './words.ts'

export const tokensTarget = (player: Player): Target => `tokens:${FACTIONS[player] ?? ''}`

export const delta: ModuleWeb = {
  way(m, view, player) {
    const isPaying = kindOf(m) === NUMBER && frameOf(view)?.step === 'payment'
    return isPaying || kindOf(m) === TOKEN || kindOf(m) === TOP ? { at: [tokensTarget(player)] } : undefined
  },
  meant: ({ kind, id }, _, player) => (kind === 'tokens' && id === player ? token : undefined),
  note: ({ kind, id }, view) => (kind === 'tokens' ? ['Resource Tokens', tokensNote(view), playerName(id)] : undefined),
  reserve: ({ table, player }) =>
    table.view.ruleset.resourceLimit > 0 && (
      <Chip
        table={table}
        target={tokensTarget(player)}
        name={`${table.view.resources[player] ?? 0} Resource Tokens`}
        kind={`${style.num} ${style.tokens}`}
      >
        <Icon name="token" size={13} />
        {table.view.resources[player]}
        <Counted table={table}>Resource Tokens</Counted>
      </Chip>
    ),
  seatText: (view, player) =>
    view.ruleset.resourceLimit > 0 ? ` ${plural(view.resources[player] ?? 0, 'Resource Token')}.` : '',
  critical: (view) => (view.ruleset.resourceLimit > 0 ? 'a Resource Token' : undefined),
}
