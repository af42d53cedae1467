import { type FairDeal, problemText, readRecord, verifyFair } from '@orrery/kernel'
import { checkedPack } from '../packs/read.ts'
import { gameOf } from '../registry.ts'

export interface Checked extends FairDeal {
  readonly names: readonly string[]
}

/** Deals the game again in this browser; throws with a sentence that says what does not match. */
export async function checkDeal(text: string): Promise<Checked> {
  const record = readRecord(text)
  if (!record.ok) throw new Error(`This file is not a saved game: ${problemText(record.error)}.`)
  const { game, pack, names = [] } = record.value
  if (pack !== undefined) await checkedPack(pack)
  const rules = await gameOf(game)?.rules()
  if (rules === undefined) throw new Error(`There is no game "${game}" here.`)
  const deal = verifyFair(rules.game, record.value)
  if (!deal.ok) throw new Error(`This game ${deal.error}.`)
  return { ...deal.value, names }
}
