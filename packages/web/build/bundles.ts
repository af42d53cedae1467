import { GAMES, inGame, ROOT, web } from './places.ts'

/*
 * Which modules of the page travel in one file. Left alone, the bundler makes a file for every set of modules that the
 * same pages share: a table was seventy files, most of them smaller than the request for them. Here a module goes into
 * the first bundle that needs it, so that a table is a handful of files. What no bundle needs is split as usual.
 */

interface Bundle {
  readonly name: string
  /** The modules that begin it; whatever they import, directly or not, comes along. */
  readonly roots: readonly string[]
  /** Only what this one needs as well. */
  readonly alsoOf?: string
  /** Only what lies outside of games. */
  readonly shared?: true
  /** Only what lies here. */
  readonly within?: string
}

/** What the bundler knows of modules. */
interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

const picture = (game: string): string => inGame(game, 'web/picture.tsx')
const look = (game: string): string => inGame(game, 'web/index.ts')

/** What packages that every page needs hold for a few pages only: it would come along with the rest. */
const apart = (name: string, root: string, within = root): Bundle => ({
  name,
  roots: [`${ROOT}/packages/${root}`],
  within: `${ROOT}/packages/${within}`,
})

const BUNDLES: readonly Bundle[] = [
  apart('puzzle', 'kernel/src/puzzle.ts'),
  apart('learned', 'bots/src/learned/judge.ts', 'bots/src/learned/'),
  { name: 'index', roots: [`${ROOT}/packages/web/index.html`] },
  { name: 'index', roots: GAMES.map(picture), shared: true },
  { name: 'table', roots: [web('table/server-table.tsx'), ...GAMES.map(look)], shared: true },
  { name: 'replay', roots: [web('replay/replay.tsx')] },
  ...GAMES.flatMap((game) => [
    { name: `${game}-picture`, roots: [picture(game)] },
    { name: `${game}-drawn`, roots: [look(game)], alsoOf: inGame(game, 'book/index.ts') },
    { name: game, roots: [look(game)] },
  ]),
]

/** For the bundler: a bundle takes what those before it have left. */
export const groups = BUNDLES.map((bundle, place) => ({
  name: (id: string, graph: Graph) => (belongs(id, bundle, graph) ? bundle.name : null),
  priority: BUNDLES.length - place,
}))

const belongs = (id: string, { roots, alsoOf, shared, within = '' }: Bundle, graph: Graph): boolean =>
  id.startsWith(within) &&
  roots.some((root) => needs(root, graph).has(id)) &&
  (alsoOf === undefined || needs(alsoOf, graph).has(id)) &&
  !(shared === true && id.startsWith(`${ROOT}/games/`))

const known = new Map<string, ReadonlySet<string>>()

/** A module and everything it imports before it runs. */
function needs(root: string, graph: Graph): ReadonlySet<string> {
  const before = known.get(root)
  if (before !== undefined) return before
  const found = new Set([root])
  for (const id of found) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next)
  known.set(root, found)
  return found
}
