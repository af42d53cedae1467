// The walls of the house: who may import whom (the table below), no cycles, no loose ends in the sources.
import { globSync, readFileSync } from 'node:fs'
import { cycles, type Import, read, type Reading, resolveRelative, type SourceFile } from './imports.ts'

const SERVER_PACKAGES = [
  'fastify',
  '@fastify/cookie',
  '@fastify/helmet',
  '@fastify/rate-limit',
  '@fastify/static',
  '@fastify/websocket',
  'kysely',
  'pg',
  'prom-client',
  'ws',
  'zod',
]
const WEB_PACKAGES = [
  'react',
  'react-dom',
  'uqr',
  'wouter',
  'zod',
  'zustand',
  '@fontsource-variable/archivo-narrow',
  '@fontsource/marcellus',
]

/** What each room may import from outside its package. A game is only loaded through its manifest, by `games`. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  input: ['kernel', 'zod'],
  testkit: ['kernel', 'ui', 'react', 'react-dom', 'vitest', 'fast-check', 'node'],
  bots: ['kernel'],
  'game/src': ['kernel'],
  'game/words': ['kernel'],
  'game/bot': ['kernel', 'bots'],
  'game/web': ['kernel', 'ui', 'react', 'react-dom'],
  'game/input': ['kernel', 'input/packs', 'input/pack-fields', 'zod'],
  'game/lesson': ['ui'],
  'game/puzzles': ['kernel'],
  'game/book': ['kernel', 'ui', 'react'],
  'game/manifest': ['ui'],
  games: ['kernel', 'ui'],
  table: ['kernel', 'bots'],
  ui: ['kernel', 'react', 'react-dom'],
  server: ['kernel', 'input', 'bots', 'table', 'games', 'node', ...SERVER_PACKAGES],
  web: ['kernel', 'input', 'bots', 'table', 'ui', 'ui/scale', 'ui/tokens.css', 'games', ...WEB_PACKAGES],
  browser: ['node', 'playwright-core'],
  cli: ['kernel', 'input', 'zod', 'testkit', 'bots', 'table', 'server', 'ws', 'browser', 'games', 'ui/scale', 'node'],
  scripts: ['browser/limits', 'node', 'games', 'vite', 'vitest', '@vitejs/plugin-react'],
}
const TESTS_MAY_IMPORT = [
  'testkit',
  'testkit/lesson',
  'testkit/older',
  'testkit/packs',
  'testkit/page',
  'testkit/puzzles',
  'testkit/scenes',
  'testkit/suite',
  'testkit/verdicts',
  'vitest',
  'fast-check',
  'node',
]
/** Tests of what is built around games may play a certain one. */
const GAMES_OF_TESTS = ['game', 'game/words', 'game/bot', 'game/web']
/** Tests of the page drive a browser. */
const PAGE_TESTS_MAY_IMPORT = ['browser', 'playwright-core', '@axe-core/playwright']

/** What each part of a package may import from the other parts of the same package. */
const INSIDE: Readonly<Record<string, readonly string[]>> = {
  src: ['src'],
  words: ['words', 'src'],
  bot: ['bot', 'src'],
  input: ['input', 'src'],
  web: ['web', 'src', 'words'],
  lesson: ['lesson'],
  puzzles: ['puzzles'],
  book: ['book', 'web', 'src', 'words'],
  test: ['test', 'src', 'words', 'bot', 'input', 'web', 'lesson', 'puzzles', 'book'],
  manifest: ['src', 'words', 'bot', 'input', 'web', 'lesson', 'puzzles', 'book', 'rulebook'],
  registry: ['registry', 'manifest'],
  scripts: ['scripts'],
}

/** Files at the top of a game's folder. */
const AT_THE_TOP: Readonly<Record<string, string>> = { 'manifest.ts': 'manifest', 'RULES.md?raw': 'rulebook' }

/** Inside a game's src one may only look down this list; what lies loose in src is `beside`, in a module `modules`. */
const LAYERS = ['types', 'data', 'rules', 'effects', 'steps', 'modules', 'beside', 'index']

const LOOSE_ENDS = ['@ts-', 'oxlint-disable', 'eslint-disable', 'TODO', 'FIXME']

interface Place {
  /** The folder that only entry points lead out of. */
  readonly home: string
  readonly game: boolean
  readonly name: string
  readonly part: string
  /** The rank in LAYERS, for the sources of a game. */
  readonly layer: number
}

function place(path: string): Place | undefined {
  const [shelf = '', name = '', part = '', ...rest] = path.split('/')
  if (shelf === 'scripts' || path === 'vitest.config.ts' || /^packages\/web\/(vite\.config\.ts$|build\/)/.test(path)) {
    return { home: 'scripts', game: false, name: 'scripts', part: 'scripts', layer: 0 }
  }
  if (shelf === 'games' && part === '') return { home: 'games', game: false, name: 'games', part: 'registry', layer: 0 }
  const game = shelf === 'games'
  const top = game && rest.length === 0 ? AT_THE_TOP[part] : undefined
  if (top !== undefined) return { home: `${shelf}/${name}`, game, name, part: top, layer: 0 }
  if (game && part === 'modules') return inModule(`${shelf}/${name}`, name, rest.at(-1) ?? '')
  const known = game ? Object.hasOwn(INSIDE, part) : shelf === 'packages' && (part === 'src' || part === 'test')
  if (!known || rest.length === 0) return undefined
  const layer = game && part === 'src' ? layerOf(rest) : 0
  return layer < 0 ? undefined : { home: `${shelf}/${name}`, game, name, part, layer }
}

/** A file in the folder of a module lies where a file of that name does: `words.ts`, `web-seat.tsx`, `steps.ts`. */
function inModule(home: string, name: string, file: string): Place {
  const [part = ''] = file.split(/[-.]/)
  if (part === 'words' || part === 'web') return { home, game: true, name, part, layer: 0 }
  const layer = LAYERS.indexOf(part === 'moves' ? 'rules' : part)
  return {
    home,
    game: true,
    name,
    part: 'src',
    layer: layer < 0 || part === 'index' ? LAYERS.indexOf('modules') : layer,
  }
}

function layerOf([first = '', ...deeper]: readonly string[]): number {
  const layer = LAYERS.indexOf(first.replace(/\.ts$/, ''))
  return layer < 0 && deeper.length === 0 ? LAYERS.indexOf('beside') : layer
}

function entryPointsOf({ game, name, part }: Place): readonly string[] {
  if (part === 'test') {
    const rooms = game
      ? ['src', 'words', 'bot', 'input', 'web', 'lesson', 'puzzles', 'book'].map((room) => `game/${room}`)
      : [name]
    const played = MAY_IMPORT[name]?.includes('games') === true ? GAMES_OF_TESTS : []
    const more = name === 'web' ? PAGE_TESTS_MAY_IMPORT : []
    return [...rooms.flatMap((room) => MAY_IMPORT[room] ?? []), ...TESTS_MAY_IMPORT, ...played, ...more]
  }
  return MAY_IMPORT[game ? `game/${part}` : name] ?? []
}

/** `@orrery/expanse/words` is the entry point `game/words`, `node:fs` is `node`, `vitest/config` is `vitest`. */
function entryPointOf(specifier: string, games: ReadonlySet<string>): string {
  if (specifier.startsWith('node:')) return 'node'
  const [scope = '', name = '', ...rest] = specifier.split('/')
  if (scope !== '@orrery') return scope.startsWith('@') ? `${scope}/${name}` : scope
  return [games.has(name) ? 'game' : name, ...rest].join('/')
}

function objection({ from, specifier, lazy }: Import, here: Place, games: ReadonlySet<string>): string | undefined {
  if (specifier === undefined) return 'imports a computed path; the walls cannot see where it leads'
  if (!specifier.startsWith('.')) {
    return entryPointsOf(here).includes(entryPointOf(specifier, games)) ? undefined : `may not import ${specifier}`
  }
  const there = place(resolveRelative(from, specifier))
  if (here.part === 'manifest' && !lazy) return `loads ${specifier} at once: a manifest imports its game lazily`
  if (here.part === 'registry' && there?.part === 'manifest') return undefined
  if (there?.home !== here.home)
    return `imports ${specifier}: only an entry point, a package name, leads out of ${here.home}`
  if (INSIDE[here.part]?.includes(there.part) !== true)
    return `may not import ${specifier}: ${here.part} may not know ${there.part}`
  return here.part === 'src' ? lookUp(here.layer, there.layer, specifier) : undefined
}

function lookUp(from: number, to: number, specifier: string): string | undefined {
  if (to <= from) return undefined
  return `may not import ${specifier}: ${LAYERS[from]} may not look up to ${LAYERS[to]}`
}

/** The file an import leads to, if it stays in the house. */
function target({ from, specifier }: Import, games: ReadonlySet<string>): string | undefined {
  if (specifier === undefined) return undefined
  if (specifier.startsWith('.')) return resolveRelative(from, specifier)
  const [scope, name = '', part = 'src'] = specifier.split('/')
  if (scope === '@orrery' && name === 'games') return 'games/index.ts'
  return scope === '@orrery' ? `${games.has(name) ? 'games' : 'packages'}/${name}/${part}/index.ts` : undefined
}

function looseEnds(text: string, usesAny: boolean, { part }: Place): string[] {
  if (part === 'test' || part === 'scripts') return []
  const found = LOOSE_ENDS.filter((end) => text.includes(end))
  return (usesAny ? [...found, 'the type any'] : found).map((end) => `contains ${end}`)
}

function objections({ path, text }: SourceFile, { imports, usesAny }: Reading, games: ReadonlySet<string>): string[] {
  const here = place(path)
  if (here === undefined) return ['lies in no room of the house']
  return [...imports.flatMap((line) => objection(line, here, games) ?? []), ...looseEnds(text, usesAny, here)]
}

/** One line for everything that breaks a wall; empty when the house stands. */
export function violations(files: readonly SourceFile[]): string[] {
  const games = new Set(files.flatMap(({ path }) => /^games\/([^/]+)\//.exec(path)?.[1] ?? []))
  const edges = new Map<string, string[]>()
  const found: string[] = []
  for (const file of files) {
    const reading = read(file)
    found.push(...objections(file, reading, games).map((wrong) => `${file.path}: ${wrong}`))
    edges.set(
      file.path,
      reading.imports.flatMap((line) => target(line, games) ?? []),
    )
  }
  return [...found, ...cycles(edges).map((trail) => `import cycle: ${trail.join(' -> ')}`)]
}

if (import.meta.main) {
  const root = `${import.meta.dirname}/..`
  const paths = globSync(['{packages,games,scripts}/**/*.{ts,tsx,mts,js,mjs}', '*.ts'], {
    cwd: root,
    exclude: ['**/node_modules/**'],
  })
  const found = violations(paths.map((path) => ({ path, text: readFileSync(`${root}/${path}`, 'utf8') })))
  for (const line of found) console.error(line)
  console.log(`${paths.length} files, ${found.length} violations`)
  process.exitCode = found.length === 0 ? 0 : 1
}
