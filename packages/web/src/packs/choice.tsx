import { type Pack, packHash, parseJson } from '@orrery/kernel'
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react'
import { Link } from 'wouter'
import { api, say } from '../net/api.ts'
import controls from '../parts/controls.module.css'
import { Icon } from '../parts/icon.tsx'
import { gameOf } from '../registry.ts'
import { Differences } from './differences.tsx'
import { keepOwn, ownPacks, playedPacks } from './own.ts'
import style from './packs.module.css'
import { checkedPack } from './read.ts'
import { useTold } from './told.ts'

interface ChoiceProps {
  readonly game: string
  readonly chosen: Pack | undefined
  /** What was chosen is checked before. */
  choose(pack: Pack | undefined): void
}

type Where = 'yours' | 'server' | 'played'

interface Offered {
  readonly pack: Pack
  readonly where: Where
  readonly at: number
}

const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long' })

function sourceText({ where, at }: Offered): string {
  if (where === 'server') return 'Offered by this server.'
  return where === 'yours' ? '' : `Played with on ${day.format(at)}.`
}

/** One's own packs, those of the server, and those played with here; each once. */
function offeredHere(game: string, served: readonly Pack[]): readonly Offered[] {
  const lists: readonly Offered[] = [
    ...ownPacks(game).map(({ pack, at }): Offered => ({ pack, at, where: 'yours' })),
    ...served.filter((pack) => pack.game === game).map((pack): Offered => ({ pack, at: 0, where: 'server' })),
    ...playedPacks(game).map(({ pack, at }): Offered => ({ pack, at, where: 'played' })),
  ]
  const seen = new Set<string>()
  return lists.filter(({ pack }) => {
    const hash = packHash(pack)
    return !seen.has(hash) && seen.add(hash)
  })
}

interface Offers {
  readonly offers: readonly Offered[]
  /** Something was opened: what is kept is read again. */
  renew(): void
}

function useOffers(game: string): Offers {
  const [served, setServed] = useState<readonly Pack[]>([])
  const [offers, setOffers] = useState<readonly Offered[]>([])
  useEffect(() => {
    // Without a server there are none, and one of an older version answers something else.
    api.packs().then(
      (packs) => setServed(Array.isArray(packs) ? packs : []),
      () => undefined,
    )
  }, [])
  const renew = useCallback(() => setOffers(offeredHere(game, served)), [game, served])
  useEffect(renew, [renew])
  return { offers, renew }
}

/** What the table plays with: as delivered, or with a pack. */
export function PackChoice({ game, chosen, choose }: ChoiceProps): ReactNode {
  const [problem, setProblem] = useState('')
  const file = useRef<HTMLInputElement>(null)
  const { offers, renew } = useOffers(game)
  const attempt = async (open: () => Promise<Pack>): Promise<void> => {
    try {
      choose(await open())
      setProblem('')
    } catch (error) {
      setProblem(say(error))
    }
    renew()
  }
  return (
    <fieldset className={style.choice}>
      <legend>Cards and values</legend>
      <Offer
        name="As delivered"
        about="Rulebook and public values where they are known; the rest is ours."
        on={chosen === undefined}
        choose={() => choose(undefined)}
      />
      {offers.map((offered) => (
        <OfferedPack
          key={packHash(offered.pack)}
          offered={offered}
          on={chosen !== undefined && packHash(chosen) === packHash(offered.pack)}
          choose={() => void attempt(() => checkedPack(offered.pack))}
        />
      ))}
      {problem !== '' && (
        <p className={controls.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={style.more}>
        <button type="button" className={controls.button} onClick={() => file.current?.click()}>
          <Icon name="open" /> Open a pack file
        </button>
        {gameOf(game)?.packEditor !== undefined && <Link href={`/packs/${game}`}>Make or change a pack</Link>}
      </div>
      <input
        ref={file}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label="Pack file"
        onChange={({ target }) => {
          const [given] = target.files ?? []
          if (given !== undefined) void attempt(() => opened(given, game))
          target.value = ''
        }}
      />
    </fieldset>
  )
}

/** A pack from a file, for this game; it is kept among one's own. */
async function opened(file: File, game: string): Promise<Pack> {
  const json = parseJson(await file.text())
  if (!json.ok) throw new Error(`${file.name} is no JSON: ${json.error}.`)
  const pack = await checkedPack(json.value).catch((error: unknown) => {
    throw new Error(`${file.name}: ${say(error)}`)
  })
  if (pack.game !== game) throw new Error(`${file.name} is a pack for another game.`)
  if (!ownPacks(game).some((own) => packHash(own.pack) === packHash(pack)) && keepOwn(pack) === undefined)
    throw new Error('This browser has no room for the pack. Delete a table under My games.')
  return pack
}

interface OfferProps {
  readonly name: string
  readonly about: string
  readonly detail?: string
  readonly on: boolean
  readonly children?: ReactNode
  choose(): void
}

function Offer({ name, about, detail, on, choose, children }: OfferProps): ReactNode {
  const id = useId()
  return (
    <div className={style.offer} data-on={on}>
      <input type="radio" name="pack" id={id} checked={on} onChange={choose} />
      <label htmlFor={id}>
        <b>{name}</b>
        {detail !== undefined && <em>{detail}</em>}
        <span>{about}</span>
      </label>
      {children}
    </div>
  )
}

function OfferedPack(props: { readonly offered: Offered; readonly on: boolean; choose(): void }): ReactNode {
  const { offered, on, choose } = props
  const told = useTold(offered.pack)
  if (told === undefined) return null
  const { name, version } = offered.pack
  const differs = told.counts === '' ? 'Nothing differs.' : `Differs: ${told.counts}.`
  return (
    <Offer
      name={name}
      detail={`version ${version}, ${told.fingerprint}`}
      about={`${sourceText(offered)} ${differs}`.trim()}
      on={on}
      choose={choose}
    >
      {on && (
        <details>
          <summary>What differs</summary>
          <Differences told={told.differences} />
          <p className={style.note}>Everyone sees at the table what differs. The game keeps this version.</p>
        </details>
      )}
    </Offer>
  )
}
