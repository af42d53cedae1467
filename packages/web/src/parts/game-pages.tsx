import { type ComponentType, lazy, type ReactNode } from 'react'
import { Route, Switch } from 'wouter'
import { games } from '../registry.ts'

/* Pages that games bring along beside their tables. */

const PAGES = games
  .flatMap(({ pages = [] }) => pages)
  .map(({ path, load }) => ({ path, Page: lazy(async () => ({ default: (await load()) as ComponentType })) }))

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
