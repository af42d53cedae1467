import { type ComponentType, lazy, type ReactNode, useEffect } from 'react'
import { Route, Switch } from 'wouter'
import { games } from '../registry.ts'
import { stayOffline } from '../offline/stay.ts'

/* Pages that games bring along beside their tables. */

const PAGES = games
  .flatMap(({ pages = [] }) => pages)
  .map(({ path, load }) => ({ path, Page: lazy(async () => ({ default: (await load()) as ComponentType })) }))

export function GamePages({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <Switch>
      {PAGES.map(({ path, Page }) => (
        <Route key={path} path={`/${path}`}>
          <Offline>
            <Page />
          </Offline>
        </Route>
      ))}
      <Route>{children}</Route>
    </Switch>
  )
}

/** From its first visit on such a page is kept, and opens without a network. */
function Offline({ children }: { readonly children: ReactNode }): ReactNode {
  useEffect(stayOffline, [])
  return children
}
