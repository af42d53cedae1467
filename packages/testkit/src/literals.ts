import type { Cloning } from '@orrery/kernel'

/*
 * The source text of a game's clone, start and view. They are written out as literals, because a loop over the fields is
 * ten times slower and gives objects of another shape, which then slows down every rule that reads them.
 */

interface FieldRow {
  readonly start: unknown
  readonly clone?: Cloning | undefined
  readonly visibleTo?: unknown
}

export interface Tables {
  /** Rows of the state, fields of a frame, and what a view has beyond the state. */
  readonly state: { readonly [field: string]: FieldRow }
  readonly frame: { readonly [field: string]: unknown }
  readonly view: { readonly [field: string]: unknown }
  /** Copies the whole object and then its lists: faster than one literal where a state has very many fields (measured). */
  readonly spreads?: true
}

const WIDTH = 118
const HEAD = '// Written by `npm run generate` from the table in fields.ts.\n'

/** `entry, entry, ...` in lines of a readable width. */
function wrapped(entries: readonly string[]): string {
  const lines: string[] = []
  let line = ''
  for (const entry of entries) {
    if (line !== '' && line.length + entry.length + 4 > WIDTH) {
      lines.push(line)
      line = ''
    }
    line += `${line === '' ? '  ' : ' '}${entry},`
  }
  return [...lines, line].join('\n')
}

/** A value by its path in the table: called with as many of the arguments as it takes, if it is a function. */
function valueOf(path: string, value: unknown, args: readonly string[]): string {
  return typeof value === 'function' ? `${path}(${args.slice(0, value.length).join(', ')})` : path
}

const COPIES: { readonly [kind in Cloning]: (value: string) => string } = {
  frames: (value) => `cloneFrames(${value})`,
  list: (value) => `${value}.slice()`,
  fixedList: (value) => `${value}.length === 0 ? ${value} : ${value}.slice()`,
}

const copyOf = (field: string, { clone }: FieldRow): string =>
  `${field}: ${clone === undefined ? `s.${field}` : COPIES[clone](`s.${field}`)}`

function seenAs(field: string, row: FieldRow): readonly string[] {
  if (row.visibleTo === undefined) return []
  if (row.visibleTo === 'all') return [copyOf(field, row)]
  return [`${field}: ${valueOf(`fields.${field}.visibleTo`, row.visibleTo, ['s', 'seat'])}`]
}

/** Every field, or with `spreads` only those that are not shared. */
function copies({ state, spreads }: Tables): string[] {
  const rows = Object.entries(state).filter(([, { clone }]) => !spreads || clone !== undefined)
  return [...(spreads ? ['...s'] : []), ...rows.map(([field, row]) => copyOf(field, row))]
}

const cloneText = (tables: Tables): string => `${HEAD}import type { Frame, State } from './types.ts'

const cloneFrame = (f: Frame): Frame => ({
${wrapped(['step', ...Object.keys(tables.frame)].map((field) => `${field}: f.${field}`))}
})

export function cloneFrames(frames: readonly Frame[]): Frame[] {
  const copies: Frame[] = []
  for (let i = 0; i < frames.length; i++) copies.push(cloneFrame(frames[i] as Frame))
  return copies
}

/** The same shape every time, and nothing shared that ever changes. */
export const clone = (s: State): State => ({
${wrapped(copies(tables))}
})
`

const startText = ({
  state,
}: Tables): string => `${HEAD}import { type Start, STATE_FIELDS as fields } from './fields.ts'
import type { State } from './types.ts'

/** A table with nothing on it. */
export const startState = (c: Start): State => ({
${wrapped(Object.entries(state).map(([field, { start }]) => `${field}: ${valueOf(`fields.${field}.start`, start, ['c'])}`))}
})
`

const viewText = ({ state, view }: Tables): string => {
  const extras = Object.entries(view).map(
    ([field, value]) => `${field}: ${valueOf(`more.${field}`, value, ['s', 'seat'])}`,
  )
  const tables = extras.length === 0 ? 'STATE_FIELDS as fields' : 'STATE_FIELDS as fields, VIEW_FIELDS as more'
  return `${HEAD}import type { Seat } from '@orrery/kernel'
import { cloneFrames } from './clone.ts'
import { ${tables} } from './fields.ts'
import type { State, View } from './types.ts'

/** What a seat may know: the fields that say so, and nothing else. */
export const view = (s: State, seat: Seat): View => ({
${wrapped([...extras, ...Object.entries(state).flatMap(([field, row]) => seenAs(field, row))])}
})
`
}

/** The generated files of a game by name. */
export const literalsOf = (tables: Tables): { readonly [file: string]: string } => ({
  'clone.ts': cloneText(tables),
  'start.ts': startText(tables),
  'view.ts': viewText(tables),
})
