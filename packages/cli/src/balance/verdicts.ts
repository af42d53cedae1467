import { capital, inWords } from '@orrery/kernel'
import type { Share } from '../statistics.ts'
import { percent } from '../terminal.ts'
import type { Figures, FigureRow, FigureTable } from './figures.ts'

/** A figure that has bounds to lie in. */
export interface Verdict extends Omit<Share, 'wins'> {
  readonly of: string
  readonly thing: string
  readonly n: number
  readonly from: number
  readonly to: number
  readonly inside: boolean
  /** The whole interval lies on the same side of the bounds. */
  readonly sure: boolean
}

export const verdicts = (tables: readonly FigureTable[]): readonly Verdict[] =>
  tables.flatMap(({ name, rows, kind }) => (kind === 'mixed' ? [] : rows.flatMap((row) => verdictOf(name, row))))

function verdictOf(of: string, { thing, n, rate, low, high, gate }: FigureRow): readonly Verdict[] {
  if (gate === undefined) return []
  const { from, to } = gate
  const inside = rate >= from && rate <= to
  const sure = inside ? low >= from && high <= to : low > to || high < from
  return [{ of, thing, n, rate, low, high, from, to, inside, sure }]
}

const tenth = (value: number): number => Math.round(value * 10) / 10
const plain = (rate: number): string => `${tenth(rate * 100)}`

export function boundsText({ from, to }: { readonly from: number; readonly to: number }): string {
  if (from === 0) return `at most ${plain(to)} %`
  return to === 1 ? `at least ${plain(from)} %` : `${plain(from)} to ${plain(to)} %`
}

/** `gate` is the gate with or without its bounds. */
function verdictText({ inside, sure }: Verdict, gate = 'the gate'): string {
  if (inside) return sure ? `inside ${gate}` : `inside ${gate}, though the interval reaches beyond`
  return sure ? `outside ${gate}` : `outside ${gate}, though the interval reaches in`
}

/** The same where there is little room. */
export const verdictWord = ({ inside, sure }: Verdict): string =>
  `${inside ? 'inside' : 'outside'}${sure ? '' : ', not certain'}`

const shareText = ({ rate, low, high }: Pick<Share, 'rate' | 'low' | 'high'>): string =>
  `${percent(rate)} (${plain(low)} to ${plain(high)})`

/** Tables with more rows than this are summarised. */
const FEW = 6

/** A sentence of the summary; `inside` where it speaks of a gate. */
export interface Said {
  readonly text: string
  readonly inside?: boolean
}

/** What the figures say, one sentence each. */
export function sentences(figures: Figures): readonly Said[] {
  const mixed = figures.tables.filter(({ kind }) => kind === 'mixed')
  const others = figures.tables.filter(({ kind }) => kind !== 'mixed')
  return [...others.flatMap(tableSentences), ...mixedSentences(mixed), ...lengthSentences(figures)]
}

/** Where a side wins more, or less, with a thing than without it, and the two intervals do not meet. */
function mixedSentences(tables: readonly FigureTable[]): readonly Said[] {
  const off = tables.filter(({ how }) => how === 'off').flatMap(({ rows }) => rows)
  const on = tables.filter(({ how }) => how === 'on').flatMap(({ rows }) => rows)
  return on.flatMap(({ thing, sides }) =>
    sides.flatMap((one) => {
      const other = off.find((row) => row.thing === thing)?.sides.find(({ side }) => side === one.side)
      if (other === undefined || (one.low <= other.high && other.low <= one.high)) return []
      return [{ text: `${one.side} wins ${shareText(one)} with ${thing} and ${shareText(other)} without.` }]
    }),
  )
}

function tableSentences(table: FigureTable): readonly Said[] {
  const said = verdicts([table])
  if (said.length > FEW) return together(table.name, said)
  if (said.length > 0) return said.map((one) => verdictSentence(one))
  return table.kind === 'use' ? [] : plainly(table)
}

function verdictSentence(one: Verdict): Said {
  const { of, thing, inside } = one
  const share =
    of === 'Endings' ? `${shareText(one)} of all games end ${thing}` : `${capital(thing)} wins ${shareText(one)}`
  return { text: `${share}: ${verdictText(one, `the gate of ${boundsText(one)}`)}.`, inside }
}

/** Many rows: the extremes, and each that is outside. */
function together(name: string, said: readonly Verdict[]): readonly Said[] {
  const sorted = said.toSorted((a, b) => a.rate - b.rate)
  const [least, most] = [sorted[0], sorted.at(-1)]
  const outside = said.filter(({ inside }) => !inside)
  if (least === undefined || most === undefined) return []
  const range = `from ${least.thing} with ${shareText(least)} to ${most.thing} with ${shareText(most)}`
  const count = outside.length === 0 ? `all ${said.length}` : `${said.length - outside.length} of ${said.length}`
  const text = `${name}, ${range}: ${count} inside the gate of ${boundsText(least)}.`
  return [{ text, inside: outside.length === 0 }, ...outside.map(verdictSentence)]
}

/** No bounds: the figures alone. */
function plainly({ name, kind, rows }: FigureTable): readonly Said[] {
  const [first] = rows
  if (first === undefined) return []
  const each = inWords(rows.map((row) => `${row.thing} ${shareText(row)}`))
  const share = first.expected === undefined ? '' : `; an equal share is ${percent(first.expected)}`
  return [{ text: `${kind === 'ending' ? 'How games end' : name}: ${each}${share}.` }]
}

const lengthSentences = ({ lengths }: Figures): readonly Said[] =>
  lengths.map(({ of, mean, low, high, least, most }) => ({
    text: `${of} in a game: ${mean.toFixed(1)} on average, half of all games between ${tenth(low)} and ${tenth(high)}, all between ${least} and ${most}.`,
  }))
