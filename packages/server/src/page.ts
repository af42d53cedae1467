import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const NOT_BUILT = 'The page is not built. Start the server with ./orrery serve, which builds it.\n'
/** Written by the build: the files to preload by the first segment of the path, always and for each game. */
const PRELOADS = '.preloads.json'

interface Preloads {
  readonly [word: string]: { readonly always: readonly string[]; readonly [game: string]: readonly string[] }
}

/** The game of a table, if there is such a table. */
type GameOf = (table: string) => Promise<string | undefined>

/** Serves the built page: files by name, and index.html for every path that the page itself routes. */
export async function page(app: FastifyInstance, folder: string, gameOf: GameOf): Promise<void> {
  const built = existsSync(join(folder, 'index.html'))
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      cacheControl: false,
      index: false,
      setHeaders: (reply, path) => {
        // Files under assets/ have a content hash in their name.
        const forever = /[/\\]assets[/\\]/.test(path)
        void reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  }
  const preloads = existsSync(join(folder, PRELOADS))
    ? (JSON.parse(readFileSync(join(folder, PRELOADS), 'utf8')) as Preloads)
    : {}
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const path = request.url.split('?', 1)[0] ?? ''
    const isPage = request.method === 'GET' && !path.startsWith('/api/') && !/\.\w+$/.test(path)
    if (!isPage) return reply.code(404).send({ say: 'There is nothing at this address.' })
    if (!built) return reply.code(503).type('text/plain').send(NOT_BUILT)
    const links = await needed(preloads, path, gameOf)
    if (links.length > 0) void reply.header('link', links.join(', '))
    return reply.sendFile('index.html')
  }
  // By its own route: to the plain files it is a folder, which is forbidden.
  app.get('/', answer)
  app.setNotFoundHandler(answer)
}

/** What the pages of a table ask for first, by the first segment of the path: it comes along with their code. */
const FACTS: { readonly [word: string]: (table: string) => readonly string[] } = {
  t: (table) => [`/api/tables/${table}`, '/api/me'],
  game: (table) => [`/api/tables/${table}`],
}

/** What the page at that path needs first: for `/t/ID`, the table code, the game played there and the facts of the table. */
async function needed(preloads: Preloads, path: string, gameOf: GameOf): Promise<readonly string[]> {
  const [, word = '', subject = ''] = path.split('/')
  const page = Object.hasOwn(preloads, word) ? preloads[word] : undefined
  if (page === undefined) return []
  const { always, ...games } = page
  if (Object.keys(games).length === 0) return always.map(linkTo)
  if (Object.hasOwn(games, subject)) return [...always, ...(games[subject] ?? [])].map(linkTo)
  const game = await gameOf(subject)
  if (game === undefined) return always.map(linkTo)
  const facts = FACTS[word]?.(subject) ?? []
  return [...[...always, ...(games[game] ?? [])].map(linkTo), ...facts.map(linkToFact)]
}

/** As the page's own fetch asks, which then finds the answer already on its way. */
const linkToFact = (path: string): string => `<${path}>; rel=preload; as=fetch; crossorigin`

const linkTo = (file: string): string =>
  file.endsWith('.css') ? `</${file}>; rel=preload; as=style; crossorigin` : `</${file}>; rel=modulepreload`
