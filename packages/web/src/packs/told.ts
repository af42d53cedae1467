import { differences, type Pack, type PackWords, packHash, fingerprint, type ToldDifference } from '@orrery/kernel'
import { useEffect, useState } from 'react'
import { gameOf } from '../registry.ts'

/** A pack as a person reads it: how it is called, and what differs from what is delivered. */
export interface ToldPack {
  readonly pack: Pack
  readonly hash: string
  readonly fingerprint: string
  readonly differences: readonly ToldDifference[]
  /** "3 cards, 1 tech": rows that differ, by section. */
  readonly counts: string
}

function countsOf(told: readonly ToldDifference[], words: PackWords): string {
  const rows = new Map<string, Set<string>>()
  for (const { section, row } of told) rows.set(section, (rows.get(section) ?? new Set()).add(row))
  return [...rows].map(([section, names]) => words.counted(section, names.size)).join(', ')
}

/** With the words of its game, which are loaded for it. */
async function toldPack(pack: Pack): Promise<ToldPack> {
  const manifest = gameOf(pack.game)
  const [rules, words] = await Promise.all([manifest?.rules(), manifest?.words()])
  const packWords = words?.packs
  const delivered = rules?.game.packs?.delivered
  const hash = packHash(pack)
  const found = packWords === undefined || delivered === undefined ? [] : differences(delivered, pack)
  const told = packWords === undefined ? [] : found.map((one) => packWords.difference(one, pack))
  const counts = packWords === undefined ? '' : countsOf(told, packWords)
  return { pack, hash, fingerprint: fingerprint(hash), differences: told, counts }
}

/** The same for a page; undefined until the words are there. */
export function useTold(pack: Pack): ToldPack | undefined {
  const [told, setTold] = useState<ToldPack>()
  useEffect(() => {
    let isShown = true
    toldPack(pack).then(
      (found) => isShown && setTold(found),
      () => undefined,
    )
    return () => {
      isShown = false
    }
  }, [pack])
  return told
}
