import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const NOT_BUILT = 'The page is not built. Start the server with ./orrery serve, which builds it.\n'

/** The built page: files by their names, and its first file for every address the page itself knows. */
export async function page(app: FastifyInstance, folder: string): Promise<void> {
  const built = existsSync(join(folder, 'index.html'))
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        // Files under assets/ carry a hash of what is in them in their name.
        const forever = /[/\\]assets[/\\]/.test(path)
        void reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  }
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? ''
    const isPage = request.method === 'GET' && !path.startsWith('/api/') && !/\.\w+$/.test(path)
    if (!isPage) return reply.code(404).send({ say: 'There is nothing at this address.' })
    return built ? reply.sendFile('index.html') : reply.code(503).type('text/plain').send(NOT_BUILT)
  })
}
