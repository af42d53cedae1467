import type { ReactNode } from 'react'
import controls from '../parts/controls.module.css'
import { sideNames, sitterName } from '../parts/names.ts'
import { useDesk } from './context.ts'
import type { Now } from './desk.ts'
import style from './table.module.css'

/** Between two people at one screen: nobody sees the other's secrets while the device changes hands. */
export function Curtain({ now }: { readonly now: Now }): ReactNode {
  const desk = useDesk()
  const { you, seats } = now.situation
  const info = seats[you]
  const name = info === undefined ? '' : sitterName(info.sitter)
  return (
    <div className={style.curtain}>
      <desk.door.SideMark side={sideNames(desk.door, now.view, seats)[you] ?? ''} size={44} />
      <h2>Pass the device to {name}</h2>
      <p>What only {name} may know stays hidden until then.</p>
      <button
        type="button"
        className={`${controls.strong} ${controls.large}`}
        autoFocus
        onClick={() => desk.unveil(you)}
      >
        I am {name}
      </button>
    </div>
  )
}
