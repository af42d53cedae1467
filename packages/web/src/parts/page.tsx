import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Mark } from './icon.tsx'
import style from './page.module.css'

export function Brand({ size = 26 }: { readonly size?: number }): ReactNode {
  return (
    <Link href="/" className={style.brand} aria-label="Orrery, start page">
      <Mark size={size} />
      Orrery
    </Link>
  )
}

interface PageProps {
  /** Beside the brand. */
  readonly title?: string
  readonly links?: ReactNode
  readonly children: ReactNode
}

/** A page that scrolls: the brand on top, then whatever it holds. */
export function Page({ title, links, children }: PageProps): ReactNode {
  return (
    <div className={style.page}>
      <header className={`${style.top} ${style.wide}`}>
        <Brand size={32} />
        {title !== undefined && (
          <>
            <span className={style.rule} />
            <span className={style.name}>{title}</span>
          </>
        )}
        <span className={style.gap} />
        {links}
      </header>
      {children}
    </div>
  )
}

/** A page with one thing to say: something loads, or is not there. */
export function Calm({ title, children }: { readonly title: string; readonly children?: ReactNode }): ReactNode {
  return (
    <Page>
      <main className={style.calm}>
        <div role="status">{title !== '' && <h1>{title}</h1>}</div>
        {children}
      </main>
    </Page>
  )
}

/** An error page: why, and the way back. */
export const DeadEnd = ({ why }: { readonly why: string }): ReactNode => (
  <Calm title={why}>
    <Link href="/">To the start page</Link>
  </Calm>
)
