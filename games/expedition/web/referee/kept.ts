import { parseJson } from '@orrery/kernel'
import { exportTable, importTable, type RefereeTable } from '../../src/referee.ts'

/* Tables on this device: each under its own key, and a list of them, the last used first. */

const LIST = 'orrery.referee'
const keyOf = (id: string): string => `${LIST}.${id}`
const handKeyOf = (id: string): string => `${keyOf(id)}.hand`

export interface Kept {
  readonly id: string
  readonly title: string
  readonly about: string
}

const isKept = (json: unknown): json is Kept =>
  typeof json === 'object' && json !== null && 'id' in json && 'title' in json && 'about' in json

export function tables(): readonly Kept[] {
  const json = parseJson(localStorage.getItem(LIST) ?? '[]')
  return json.ok && Array.isArray(json.value) ? json.value.filter(isKept) : []
}

const titleOf = ({ setup }: RefereeTable): string => setup.seats.map(({ name }) => name).join(', ')

/** Keeps the table after every step; false where this device keeps nothing. */
export function keep(id: string, table: RefereeTable): boolean {
  const kept: Kept = { id, title: titleOf(table), about: `Round ${table.state.round}, ${table.log.length} lines` }
  try {
    localStorage.setItem(keyOf(id), exportTable(table))
    localStorage.setItem(LIST, JSON.stringify([kept, ...tables().filter((one) => one.id !== id)]))
    return true
  } catch {
    return false
  }
}

export function read(id: string): RefereeTable | undefined {
  const text = localStorage.getItem(keyOf(id))
  const table = text === null ? undefined : importTable(text)
  return table?.ok === true ? table.value : undefined
}

/** The moment of a table: what is in hand belongs to this one and to no other. */
const momentOf = ({ log }: RefereeTable): string => `${log.length}/${log.filter(({ live }) => live).length}`

/** Keeps what is in hand beside the table, so that a payment half laid down outlives a reload. */
export function keepHand(id: string, table: RefereeTable, hand: object): void {
  try {
    localStorage.setItem(handKeyOf(id), JSON.stringify({ moment: momentOf(table), hand }))
  } catch {
    // A device that keeps nothing says so where the table is kept.
  }
}

export function readHand(id: string, table: RefereeTable): unknown {
  const json = parseJson(localStorage.getItem(handKeyOf(id)) ?? '')
  if (!json.ok || typeof json.value !== 'object' || json.value === null) return undefined
  const { moment, hand } = json.value as { readonly moment?: unknown; readonly hand?: unknown }
  return moment === momentOf(table) ? hand : undefined
}

export function forget(id: string): void {
  localStorage.removeItem(keyOf(id))
  localStorage.removeItem(handKeyOf(id))
  localStorage.setItem(LIST, JSON.stringify(tables().filter((one) => one.id !== id)))
}

/** A name nobody else has given. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/* ---- a link that holds the table itself: who opens it can look, and needs no server for it ---------------------------- */

const through = async (
  bytes: Uint8Array<ArrayBuffer>,
  by: CompressionStream | DecompressionStream,
): Promise<Uint8Array> => {
  const stream = new Blob([bytes]).stream().pipeThrough(by)
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

export async function pack(table: RefereeTable): Promise<string> {
  const packed = await through(new TextEncoder().encode(exportTable(table)), new CompressionStream('deflate-raw'))
  return btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

export async function unpack(text: string): Promise<RefereeTable | undefined> {
  try {
    const packed = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(packed, (letter) => letter.charCodeAt(0))
    const table = importTable(new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw'))))
    return table.ok ? table.value : undefined
  } catch {
    return undefined
  }
}
