import { isPack, type Json, type Pack, packProblemText } from '@orrery/kernel'
import { gameOf } from '../registry.ts'

/** Problems of a pack shown at once; the command line shows all. */
const TOLD = 3

/** A pack from outside, checked by its game; what is wrong with it otherwise, as sentences of an error. */
export async function checkedPack(json: Json): Promise<Pack> {
  if (!isPack(json)) throw new Error('This is no pack: it has no game, name and version.')
  const manifest = gameOf(json.game)
  const input = await manifest?.input?.()
  if (input === undefined) throw new Error(`This pack is for "${json.game}", a game that has no packs here.`)
  const read = input.packs.read(json)
  if (read.ok) return read.value
  const more = read.error.length - TOLD
  const told = read.error.slice(0, TOLD).map((problem) => `${packProblemText(problem)}.`)
  throw new Error(`This pack cannot be used. ${told.join(' ')}${more > 0 ? ` And ${more} more.` : ''}`)
}
