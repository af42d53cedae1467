import { LEAST_LOSS } from '@orrery/bots'
import type { Seat } from '@orrery/kernel'
import type { Judged, Study } from '@orrery/table'

/** A turn of the reader, as the coach judges it. */
export interface Turn {
  /** The move in it that counted most. */
  readonly judged: Judged
  /** That move and those that led to it, as a sentence. */
  readonly text: string
  /** How much it changed the own chance, in parts of 1: gained for the best turn, given away for the worst. */
  readonly change: number
}

interface Run {
  readonly moves: readonly Judged[]
  /** The reader's own chance before it, if known. */
  readonly before: number | undefined
}

/** Decisions of one seat that follow each other. */
function runsOf(judged: readonly Judged[], seat: Seat): readonly Run[] {
  const runs: { moves: Judged[]; before: number | undefined }[] = []
  for (const [i, one] of judged.entries()) {
    const previous = judged[i - 1]
    if (one.seat !== seat) continue
    if (previous?.seat === seat) runs.at(-1)?.moves.push(one)
    else runs.push({ moves: [one], before: previous?.chances[seat] })
  }
  return runs
}

const LEAST_GAIN = 0.01
const MOST_TOLD = 3

/** A move alone may say too little ("To Jupiter"), so it is shown with the choices before it. */
function textOf(moves: readonly Judged[], judged: Judged): string {
  const told = moves.slice(0, moves.indexOf(judged) + 1).slice(-MOST_TOLD)
  return `${told.map(({ text }) => text.replace(/\.$/, '')).join('; ')}.`
}

function bestOf(runs: readonly Run[], seat: Seat): Turn | undefined {
  const turns = runs.flatMap(({ moves, before }): Turn[] => {
    const last = moves.at(-1)
    if (last === undefined || before === undefined) return []
    const steps = moves.map((one, i) => (one.chances[seat] ?? 0) - (moves[i - 1]?.chances[seat] ?? before))
    const judged = moves[steps.indexOf(Math.max(...steps))] ?? last
    return [{ judged, text: textOf(moves, judged), change: (last.chances[seat] ?? 0) - before }]
  })
  return turns.filter(({ change }) => change >= LEAST_GAIN).toSorted((a, b) => b.change - a.change)[0]
}

function worstOf(runs: readonly Run[]): Turn | undefined {
  const turns = runs.flatMap(({ moves }): Turn[] => {
    const [judged] = moves.toSorted((a, b) => b.loss - a.loss)
    const change = moves.reduce((sum, { loss }) => sum + loss, 0)
    return judged === undefined ? [] : [{ judged, text: textOf(moves, judged), change }]
  })
  const [worst] = turns.toSorted((a, b) => b.change - a.change)
  return worst !== undefined && worst.judged.loss >= LEAST_LOSS ? worst : undefined
}

/** The turn that gained most of one's chance to win, and the one that gave most away. */
export function turnsOf({ judged }: Study, seat: Seat): { readonly best?: Turn; readonly worst?: Turn } {
  const runs = runsOf(judged, seat)
  const [best, worst] = [bestOf(runs, seat), worstOf(runs)]
  return { ...(best === undefined ? {} : { best }), ...(worst === undefined ? {} : { worst }) }
}
