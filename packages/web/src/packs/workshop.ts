import type { Manifest } from '@orrery/games'
import { type AnyGame, type Pack, type PackInput, type PackProblem, type PackWords, parseJson } from '@orrery/kernel'
import type { AnyEntryPoint, PackEditor } from '@orrery/ui'
import { gameOf } from '../registry.ts'
import { Fields } from './field.ts'
import type { Change } from './history.ts'

/* What the parts of the editor share. */

/** All that is needed to edit packs of a game. */
export interface Workshop {
  readonly manifest: Manifest
  readonly game: AnyGame
  readonly entryPoint: AnyEntryPoint
  readonly input: PackInput
  readonly editor: PackEditor
  readonly words: PackWords
  readonly fields: Fields
}

const NONE = 'There are no packs for this game.'

export async function workshopOf(id: string): Promise<Workshop> {
  const manifest = gameOf(id)
  if (manifest?.input === undefined || manifest.packEditor === undefined || manifest.web === undefined)
    throw new Error(NONE)
  const [{ game }, { packs: input }, { packEditor: editor }, { entryPoint }, { packs: words }] = await Promise.all([
    manifest.rules(),
    manifest.input(),
    manifest.packEditor(),
    manifest.web(),
    manifest.words(),
  ])
  if (words === undefined) throw new Error(NONE)
  return { manifest, game, entryPoint, input, editor, words, fields: new Fields(input.schema()) }
}

/** What is open: a section and one of its rows; '' for the wall alone on a phone. */
export interface Open {
  readonly section: string
  readonly row: string
}

/** The rows that a section of a pack may have. */
export function rowsOf({ fields }: Workshop, section: string): readonly string[] {
  const field = fields.at(section)
  return field?.kind === 'group' ? field.parts.map(({ key }) => key) : []
}

/** What every part of the editor is drawn from. */
export interface EditorProps {
  readonly shop: Workshop
  readonly pack: Pack
  readonly problems: readonly PackProblem[]
  /** Rows that differ from what is delivered, as `cards/A05`. */
  readonly changes: ReadonlySet<string>
  readonly open: Open
  setOpen(open: Open): void
  change(change: Change): void
}

/** The pack in a file, or what is wrong with it. One that has something to fix can be opened all the same. */
export function readFile({ manifest, input }: Workshop, text: string): Pack | string {
  const json = parseJson(text)
  if (!json.ok) return 'this file is not valid JSON.'
  const read = input.read(json.value)
  if (read.ok) return read.value
  const [first] = read.error
  const { at, found, expected } = first ?? { at: 'pack', found: 'nothing', expected: `a pack of ${manifest.title}` }
  return `${at} is ${found}, expected ${expected}.`
}
