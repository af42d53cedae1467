import type { PageProps } from '@orrery/ui'
import { type ComponentType, lazy, type ReactNode } from 'react'
import { Route, Switch } from 'wouter'
import { games } from '../registry.ts'

/* Pages that games bring along beside their tables. */

const PAGES = games
  .flatMap(({ pages = [] }) => pages)
  .map(({ path, load }) => ({
    path,
    Page: lazy(async () => {
      // Only these pages share tables; the start page does not carry them.
      const [page, { sharedTables }] = await Promise.all([load(), import('../shared/tables.ts')])
      const Loaded = page as ComponentType<PageProps>
      return { default: (): ReactNode => <Loaded tables={sharedTables} /> }
    }),
  }))

export function GamePages({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <Switch>
      {PAGES.map(({ path, Page }) => (
        <Route key={path} path={`/${path}`}>
          <Page />
        </Route>
      ))}
      <Route>{children}</Route>
    </Switch>
  )
}
