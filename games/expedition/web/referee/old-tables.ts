import { parseJson, type Result } from '@orrery/kernel'
import type { SharedTables } from '@orrery/ui'
import { readFile } from '../../src/referee-file.ts'
import { refusal } from '../../words/refusals.ts'

/* Tables from files, from links of the first referee, and those it kept on this device: they open in this one. */

const LIST = 'orrery.referee'

/** The id of a table of this device with what the file says, or a sentence why it cannot be read. */
export async function layFrom(tables: SharedTables, text: string): Promise<Result<string, string>> {
  const file = readFile(text)
  if (!file.ok) return { ok: false, error: refusal(file.error) }
  const { options, said } = file.value
  const names = options.seats.map(({ name }) => name)
  try {
    return { ok: true, value: await tables.lay('here', { options: options as never, names, said }) }
  } catch (error) {
    return { ok: false, error: error instanceof Error ? error.message : String(error) }
  }
}

const oldIds = (): readonly string[] => {
  const json = parseJson(localStorage.getItem(LIST) ?? '[]')
  const list: readonly unknown[] = json.ok && Array.isArray(json.value) ? json.value : []
  return list.flatMap((one) => (typeof one === 'object' && one !== null && 'id' in one ? [String(one.id)] : []))
}

/** Moves the tables that the first referee kept, oldest first; one that cannot be read stays where it is. */
export async function adoptOldTables(tables: SharedTables): Promise<void> {
  for (const id of oldIds().toReversed()) {
    const text = localStorage.getItem(`${LIST}.${id}`)
    const laid = text === null ? undefined : await layFrom(tables, text)
    if (laid?.ok === true) {
      localStorage.removeItem(`${LIST}.${id}`)
      localStorage.removeItem(`${LIST}.${id}.hand`)
    }
  }
  localStorage.removeItem(LIST)
}

/** The table inside a link of the first referee. */
export async function unpack(text: string): Promise<string> {
  const packed = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = Uint8Array.from(packed, (letter) => letter.charCodeAt(0))
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  return new Response(stream).text()
}
