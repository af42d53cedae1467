import type { Pack } from '@orrery/kernel'
import { type ReactNode, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { say } from '../net/api.ts'
import { useLoaded, useTitle } from '../parts/hooks.ts'
import { Calm, DeadEnd, Page } from '../parts/page.tsx'
import { readFile, type Workshop, workshopOf } from './workshop.ts'
import { keepOwn, ownPacks } from './own.ts'
import { changedRows } from './row-state.ts'
import style from './packs-page.module.css'

/** Packs of one's own for a game: open one, begin one, bring one in. */
export function PacksPage({ game }: { readonly game: string }): ReactNode {
  const { value, error } = useLoaded(game, workshopOf)
  useTitle(value === undefined ? 'Packs' : `Packs of ${value.manifest.title}`)
  if (error !== undefined) return <DeadEnd why={say(error)} />
  return value === undefined ? <Calm title="" /> : <Packs shop={value} />
}

function Packs({ shop }: { readonly shop: Workshop }): ReactNode {
  const { manifest } = shop
  const [, navigate] = useLocation()
  const [wrong, setWrong] = useState('')
  const own = ownPacks(manifest.id)
  const begin = (pack: Pack): void => {
    const id = keepOwn(pack)
    if (id === undefined) setWrong('This device has no room for a pack, or forbids keeping one.')
    else navigate(`/packs/${manifest.id}/${id}`)
  }
  const open = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return
    const read = readFile(shop, await file.text())
    if (typeof read === 'string') setWrong(`${file.name}: ${read}`)
    else begin(read)
  }
  return (
    <Page title={manifest.title}>
      <main className={style.packs}>
        <h1>Your packs</h1>
        <p>
          Where no source shows a value of {manifest.title}, we made one up. If you own the box, put your values in,
          card by card, and play with them.
        </p>
        {own.length > 0 && (
          <ul>
            {own.map(({ id, pack }) => (
              <li key={id}>
                <Link href={`/packs/${manifest.id}/${id}`}>
                  <b>{pack.name}</b>
                  <span>
                    version {pack.version}, {changedRows(shop, pack).size} changed
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
        {wrong !== '' && <p role="alert">{wrong}</p>}
        <p className={style.begin}>
          <button type="button" onClick={() => begin({ game: manifest.id, name: 'My copy', version: '1' })}>
            Make a pack of my box
          </button>
          <label>
            Import a pack
            <input
              type="file"
              accept=".json,application/json"
              onChange={(event) => void open(event.target.files?.[0] ?? undefined)}
            />
          </label>
        </p>
      </main>
    </Page>
  )
}
