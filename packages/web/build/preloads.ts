import type { Plugin, Rolldown } from 'vite'
import { GAMES, inGame, ROOT, web } from './places.ts'

/*
 * Which files each page begins with, for the server to name in the answer's header: the browser then asks for all of them
 * at once, instead of learning of each from the one before (packages/server/src/page.ts).
 */

interface Beginning {
  readonly page?: string
  /** Of the game that the page is about. */
  readonly game?: readonly string[]
  /** Of every game. */
  readonly games?: string
}

/** By the first word of the address. */
const BEGINNINGS: { readonly [word: string]: Beginning } = {
  '': { games: 'web/picture.tsx' },
  t: { page: 'table/server-table.tsx', game: ['web/index.ts'] },
  game: { page: 'replay/replay.tsx', game: ['web/index.ts'] },
  local: { page: 'local/local-table.tsx' },
  learn: { page: 'lesson/lesson-page.tsx', game: ['web/index.ts', 'lesson/index.ts'] },
  new: { page: 'lobby/setup.tsx' },
  rules: { page: 'rules/reader.tsx', game: ['book/index.ts'] },
}

type Files = readonly string[]

const ENTRY = `${ROOT}/packages/web/index.html`

/** The files of every page, and under the names of games those that it needs for each. */
function preloadsOf(bundle: Rolldown.OutputBundle): { readonly [word: string]: { readonly [game: string]: Files } } {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const filesOf = (modules: readonly string[]): Files => {
    const needed = new Set(chunks.filter(({ moduleIds }) => modules.some((module) => moduleIds.includes(module))))
    for (const { imports } of needed)
      for (const chunk of chunks) if (imports.includes(chunk.fileName)) needed.add(chunk)
    return [...needed].flatMap((chunk) => [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])])
  }
  return Object.fromEntries(
    Object.entries(BEGINNINGS).map(([word, { page, game = [], games }]) => {
      const always = filesOf([
        ENTRY,
        ...(page === undefined ? [] : [web(page)]),
        ...(games === undefined ? [] : GAMES.map((id) => inGame(id, games))),
      ])
      const ofGames = (game.length === 0 ? [] : GAMES).map((id) => {
        const files = filesOf(game.map((module) => inGame(id, module)))
        return [id, files.filter((file) => !always.includes(file))]
      })
      return [word, { always, ...Object.fromEntries(ofGames) }]
    }),
  )
}

export const preloads = (): Plugin => ({
  name: 'preloads',
  apply: 'build',
  generateBundle(_, bundle) {
    this.emitFile({ type: 'asset', fileName: '.preloads.json', source: JSON.stringify(preloadsOf(bundle)) })
  },
  // Text is drawn in the right letters at once, and nothing moves when they come.
  transformIndexHtml: (_, { bundle = {} }) =>
    Object.keys(bundle)
      .filter((file) => file.endsWith('.woff2'))
      .map((file) => ({
        tag: 'link',
        attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
      })),
})
