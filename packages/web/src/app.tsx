import { lazy, type ReactNode, Suspense, use, useEffect, useState } from 'react'
import { Route, Switch } from 'wouter'
import { Boundary } from './parts/boundary.tsx'
import { Calm, DeadEnd } from './parts/page.tsx'
import { GamePages } from './parts/game-pages.tsx'
import { Sheets } from './settings/sheets.tsx'
import { StartPage } from './start/start.tsx'

const SetupPage = lazy(async () => ({ default: (await import('./lobby/setup.tsx')).SetupPage }))
const ServerTable = lazy(async () => ({ default: (await import('./table/server-table.tsx')).ServerTable }))
const LocalTablePage = lazy(async () => ({ default: (await import('./local/local-table.tsx')).LocalTablePage }))
const ReplayPage = lazy(async () => ({ default: (await import('./replay/replay.tsx')).ReplayPage }))
const LocalReplayPage = lazy(async () => ({ default: (await import('./replay/local.tsx')).LocalReplayPage }))
const FilePage = lazy(async () => ({ default: (await import('./replay/file.tsx')).FilePage }))
const BranchPage = lazy(async () => ({ default: (await import('./branch/branch-page.tsx')).BranchPage }))
const LessonPage = lazy(async () => ({ default: (await import('./lesson/lesson-page.tsx')).LessonPage }))
const PuzzlesPage = lazy(async () => ({ default: (await import('./puzzles/puzzles-page.tsx')).PuzzlesPage }))
const PuzzlePage = lazy(async () => ({ default: (await import('./puzzles/puzzle-page.tsx')).PuzzlePage }))
const FaithfulPage = lazy(async () => ({ default: (await import('./rules/faithful.tsx')).FaithfulPage }))
const PackPage = lazy(async () => ({ default: (await import('./packs/editor.tsx')).PackPage }))
const PacksPage = lazy(async () => ({ default: (await import('./packs/packs-page.tsx')).PacksPage }))
const FairPage = lazy(async () => ({ default: (await import('./fair/fair-page.tsx')).FairPage }))
const MePage = lazy(async () => ({ default: (await import('./me/me-page.tsx')).MePage }))
const ClaimPage = lazy(async () => ({ default: (await import('./me/me-page.tsx')).ClaimPage }))
const RulesPage = lazy(async () => ({ default: (await import('./rules/reader.tsx')).RulesPage }))

const NEVER = new Promise<never>(() => undefined)

/** Draws nothing, so that what the server sent stays on the screen. */
const AsServed = (): ReactNode => use(NEVER)

/**
 * The first page is drawn as soon as its code is there. Had a fallback been drawn before it, React would hold the page
 * back for 300 ms, so that the fallback does not flash.
 */
export function App(): ReactNode {
  const [isFirst, setFirst] = useState(true)
  useEffect(() => setFirst(false), [])
  return (
    <Boundary>
      <Suspense fallback={isFirst ? <AsServed /> : <Calm title="" />}>
        <Pages />
      </Suspense>
      <Sheets />
    </Boundary>
  )
}

function Pages(): ReactNode {
  return (
    <Switch>
      <Route path="/">
        <StartPage />
      </Route>
      <Route path="/new/:game">{({ game }) => <SetupPage game={game} />}</Route>
      <Route path="/t/:id">{({ id }) => <ServerTable key={id} id={id} />}</Route>
      <Route path="/local/:id">{({ id }) => <LocalTablePage key={id} id={id} />}</Route>
      <Route path="/local/:id/replay">{({ id }) => <LocalReplayPage key={id} id={id} />}</Route>
      <Route path="/game/:id">{({ id }) => <ReplayPage key={id} id={id} />}</Route>
      <Route path="/file">
        <FilePage />
      </Route>
      <Route path="/branch">
        <BranchPage />
      </Route>
      <Route path="/learn/:game">{({ game }) => <LessonPage key={game} game={game} />}</Route>
      <Route path="/puzzles/:game?">{({ game = '' }) => <PuzzlesPage game={game} />}</Route>
      <Route path="/puzzles/:game/:id">{({ game, id }) => <PuzzlePage game={game} id={id} />}</Route>
      <Route path="/packs/:game">{({ game }) => <PacksPage key={game} game={game} />}</Route>
      <Route path="/packs/:game/:id">{({ game, id }) => <PackPage key={id} game={game} id={id} />}</Route>
      <Route path="/faithful">
        <FaithfulPage />
      </Route>
      <Route path="/fair">
        <FairPage id="" />
      </Route>
      <Route path="/fair/:id">{({ id }) => <FairPage key={id} id={id} />}</Route>
      <Route path="/me">
        <MePage />
      </Route>
      <Route path="/me/:code">{({ code }) => <ClaimPage key={code} code={code} />}</Route>
      <Route path="/rules/:game">{({ game }) => <RulesPage key={game} game={game} />}</Route>
      <Route>
        <GamePages>
          <DeadEnd why="There is nothing here." />
        </GamePages>
      </Route>
    </Switch>
  )
}
