import { type Column, columnOf, type FieldCodec, readColumns, type Values, writeColumns } from './columns.ts'
import type { Json } from './contract.ts'
import { type Fields, fieldsIn, indexIn, onlyFields, Wrong } from './fields.ts'
import { itemAt } from './arrays.ts'

/** The context in which a field of a frame is read. */
export interface FrameIn<S, F> {
  readonly s: S
  readonly f: F
}

/** A field of the frames of these steps; without `steps`, of all frames. */
type SavedInFrame<T, S, F, Step> = FieldCodec<T, FrameIn<S, F>> & { readonly steps?: readonly Step[] }

/** All fields except the step itself. A list in a frame is never changed, only replaced, so clones share it. */
export type FrameFields<S, F extends { readonly step: string }> = {
  readonly [K in Exclude<keyof F, 'step'>]: F[K] extends unknown[]
    ? never
    : SavedInFrame<F[K], S, F, F['step']> | readonly SavedInFrame<F[K], S, F, F['step']>[]
}

export interface FrameCodec<S, F> {
  write(s: S, f: F): Json
  read(s: S, json: Json, where: string): F
}

/** Reads and writes frames. `fresh` makes a frame with default values. */
export function frameCodec<S, F extends { readonly step: string }>(
  steps: readonly F['step'][],
  fresh: (step: F['step']) => F,
  table: FrameFields<S, F>,
): FrameCodec<S, F> {
  type Saved = SavedInFrame<unknown, S, F, string>
  const fields = Object.entries(table).flatMap(([field, saved]) =>
    (Array.isArray(saved) ? (saved as Saved[]) : [saved as Saved]).map((codec) => ({ field, codec })),
  )
  const columnsOf = new Map<string, readonly Column<FrameIn<S, F>>[]>()
  for (const step of steps) {
    const own = fields.filter(({ codec }) => codec.steps?.includes(step) ?? true)
    columnsOf.set(
      step,
      own.map(({ field, codec }) => columnOf(field, codec)),
    )
  }
  return {
    write: (s, f) => ({ step: f.step, ...writeColumns(columnsOf.get(f.step) ?? [], f as Values, { s, f }) }),
    read(s, json, where) {
      const given = fieldsIn(json, where)
      const f = fresh(itemAt(steps, indexIn(given['step'], steps, `${where}.step`)))
      const columns = columnsOf.get(f.step) ?? []
      onlyFields(given, ['step', ...columns.map(({ key }) => key)], where)
      readColumns(columns, f as Values, { s, f }, given, `${where}.`)
      return f
    },
  }
}

/**
 * Plays a position on to its first question. The rules trust their frames, so a stack that no game could have reached
 * may break them: if the position included a stack, the error names the frame that was being carried out.
 */
export function settleGiven(all: Fields, stack: readonly { readonly step: string }[], settle: () => void): void {
  const steps = stack.map(({ step }) => step)
  try {
    settle()
  } catch (error) {
    if (all['stack'] === undefined) throw error
    const i = Math.max(0, Math.min(stack.length, steps.length) - 1)
    const why = error instanceof Error ? error.message : String(error)
    throw new Wrong(`stack[${i}]`, `a "${steps[i]}" frame that a game could have reached (it fails with: ${why})`)
  }
}
