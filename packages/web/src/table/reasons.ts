import type { Refusal } from '@orrery/kernel'
import type { Reply } from '@orrery/table'
import type { AnyEntryPoint } from '@orrery/ui'
import type { Reason } from './note.ts'

/** The reasons behind a refusal, each once; none before the table is known. */
export function reasonsOf(entryPoint: AnyEntryPoint, view: unknown, refusals: readonly Refusal[]): readonly Reason[] {
  if (view === undefined) return []
  const reasons = refusals.map((refusal) => ({
    rule: refusal.rule,
    // The page shows the rule as a link, so the text leaves it out.
    text: entryPoint.words.refusal(refusal, view).replace(` (${refusal.rule})`, ''),
  }))
  return reasons.filter((one, i) => reasons.findIndex(({ text }) => text === one.text) === i)
}

export function refusalsOf(reply: Reply): readonly Refusal[] {
  return 'refusals' in reply ? reply.refusals : []
}
