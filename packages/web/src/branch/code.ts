import { readJsonInput } from '@orrery/input'
import { fail, isPack, ok, type Result } from '@orrery/kernel'
import type { Branch } from '@orrery/table'
import * as z from 'zod/mini'

/*
 * A branch as the end of a link: a list as JSON, deflated (with its checksum, so that a link that lost its end is
 * noticed), in the letters an address may hold. What comes in is data and nothing else: its shape is looked at here,
 * its position and moves by the rules when it is opened.
 */

const FORMAT = 1
/** More than the longest game needs, and little enough to unpack. */
const LONGEST_LINK = 60_000
const LONGEST_TEXT = 1_000_000

const DAMAGED = 'This link is damaged or incomplete. Ask for it again and copy all of it.'
const NEWER = 'This link was made by a newer version of this page. Reload the page.'

/** The end of the link of a branch. */
export async function encode({ game, rules, bots, after, position, moves, pack }: Branch): Promise<string> {
  const list = [FORMAT, game, rules, after, bots.join(), position, moves.join('\n')]
  const text = JSON.stringify(pack === undefined ? list : [...list, pack])
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate'), Infinity)
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The branch of a link; or what is wrong with it, as a sentence. */
export async function decode(code: string): Promise<Result<Branch, string>> {
  if (code === '') return fail('This link is incomplete: it has no branch in it. Ask for it again.')
  if (code.length > LONGEST_LINK || !/^[\w-]+$/.test(code)) return fail(DAMAGED)
  try {
    const letters = atob(code.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
    const text = await through(bytes, new DecompressionStream('deflate'), LONGEST_TEXT)
    return branchIn(new TextDecoder('utf-8', { fatal: true }).decode(text))
  } catch {
    return fail(DAMAGED)
  }
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.length
    if (size > most) throw new Error('too long')
    parts.push(read.value)
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}

const count = z.int().check(z.minimum(0))
const packed = z.tuple([
  z.literal(FORMAT),
  z.string(),
  count,
  count,
  z.string(),
  z.json(),
  z.string(),
  z.optional(z.json()),
])
const newer = z.tuple([count.check(z.minimum(FORMAT + 1))], z.unknown())

function branchIn(text: string): Result<Branch, string> {
  const read = readJsonInput(packed, text)
  if (!read.ok) return fail(readJsonInput(newer, text).ok ? NEWER : DAMAGED)
  const [, game, rules, after, bots, position, moves, pack] = read.value
  if (pack !== undefined && !isPack(pack)) return fail(DAMAGED)
  const lines = moves === '' ? [] : moves.split('\n')
  return ok({
    game,
    rules,
    after,
    bots: bots.split(','),
    position,
    moves: lines,
    ...(pack === undefined ? {} : { pack }),
  })
}
