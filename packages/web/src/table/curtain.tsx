import type { ReactNode } from 'react'
import controls from '../parts/controls.module.css'
import { Icon } from '../parts/icon.tsx'
import { sideNames, sitterName } from '../parts/names.ts'
import page from '../parts/page.module.css'
import { Brand } from '../parts/page.tsx'
import { titleOf } from '../registry.ts'
import { useDesk } from './context.ts'
import { Deliberate } from './deliberate.tsx'
import type { Now } from './desk.ts'
import style from './table.module.css'
import { LineState } from './top.tsx'

/**
 * Covers the table between two people at one screen: nobody sees the other's secrets while the device changes hands.
 * Log, menu and seats are drawn from the next player's view, so none of them is shown here.
 */
export function Curtain({ now }: { readonly now: Now }): ReactNode {
  const desk = useDesk()
  const { entryPoint } = desk
  const { you, seats, decision } = now.update
  const info = seats[you]
  const name = info === undefined ? '' : sitterName(info.sitter)
  const side = sideNames(entryPoint, now.view, seats)[you] ?? ''
  return (
    <div className={style.veiled}>
      <header className={page.top}>
        <Brand />
        <span className={page.rule} />
        <h1>{titleOf(entryPoint.id)}</h1>
        <span className={page.gap} />
        <LineState />
        <a className={page.link} href={`/rules/${entryPoint.id}`} target="_blank" rel="noreferrer">
          <Icon name="book" />
          Rules
        </a>
      </header>
      <main className={style.curtain}>
        <entryPoint.SideMark side={side} size={56} />
        <h2>Pass the device to {name}</h2>
        <p>
          {decision !== null && `It is ${name}’s turn. `}
          What only {name} may know stays hidden until then.
        </p>
        <Deliberate key={you} className={`${controls.strong} ${controls.large}`} act={() => desk.unveil(you)}>
          I am {name}
        </Deliberate>
      </main>
    </div>
  )
}
