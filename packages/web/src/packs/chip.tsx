import type { Pack } from '@orrery/kernel'
import { type ReactNode, useEffect } from 'react'
import controls from '../parts/controls.module.css'
import { Icon, IconButton } from '../parts/icon.tsx'
import { Differences } from './differences.tsx'
import { notePlayed } from './own.ts'
import style from './packs.module.css'
import { type ToldPack, useTold } from './told.ts'

const many = (n: number): string => (n === 1 ? '1 difference' : `${n} differences`)

/**
 * A pack as a file for somebody else.
 * @public
 */
export function savePack(pack: Pack): void {
  const url = URL.createObjectURL(new Blob([`${JSON.stringify(pack, undefined, 2)}\n`], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${pack.name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').toLowerCase()}-${pack.version}.json`
  link.click()
  URL.revokeObjectURL(url)
}

/** Behind the name of the game: which pack the table plays with; touched, what differs. */
export function PackChip({ pack }: { readonly pack: Pack }): ReactNode {
  const told = useTold(pack)
  useEffect(() => notePlayed(pack), [pack])
  return (
    <>
      <button type="button" className={style.chip} popoverTarget="pack">
        <Icon name="pack" />
        <b>
          {pack.name}, version {pack.version}
        </b>
        {told !== undefined && <span>{many(told.differences.length)}</span>}
      </button>
      <div id="pack" popover="auto" className={style.sheet}>
        {told !== undefined && <PackSheet told={told} />}
      </div>
    </>
  )
}

function PackSheet({ told }: { readonly told: ToldPack }): ReactNode {
  const { pack, differences } = told
  return (
    <>
      <div className={style.head}>
        <h2>This table plays with {pack.name}</h2>
        <IconButton
          icon="close"
          className={`${controls.plain} ${controls.icon}`}
          popoverTarget="pack"
          popoverTargetAction="hide"
          label="Close"
        />
      </div>
      <p>
        Version {pack.version}, fingerprint <b>{told.fingerprint}</b>. Everyone at the table sees this list. The game
        keeps this version to its end.
      </p>
      <div className={style.list} data-scrolls>
        <Differences told={differences} />
      </div>
      <div className={style.foot}>
        <span>{told.counts}</span>
        <button type="button" className={controls.button} onClick={() => savePack(pack)}>
          <Icon name="save" /> Save a copy of the pack
        </button>
      </div>
    </>
  )
}
