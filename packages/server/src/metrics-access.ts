import { createHash, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Metrics } from './metrics.ts'
import { Refusing } from './refusing.ts'

/** Metrics are open to requests with the token, or on a port of their own on this machine. */
export type MetricsAccess = { readonly token: string } | { readonly port: number }

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** `/metrics` of the public address, for those who have the token. */
export function metricsRoute(app: FastifyInstance, { registry }: Metrics, entryPoint: MetricsAccess | undefined): void {
  const expected = entryPoint !== undefined && 'token' in entryPoint ? digest(`Bearer ${entryPoint.token}`) : undefined
  app.get('/metrics', async ({ headers }, reply) => {
    if (expected === undefined) throw new Refusing(404, 'There is nothing at this address.')
    if (!timingSafeEqual(digest(headers.authorization ?? ''), expected))
      throw new Refusing(401, 'Send the token of the figures: "Authorization: Bearer TOKEN".')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

interface MetricsPort {
  readonly address: string
  close(): void
}

/** The figures on a port of their own, which only this machine reaches. */
export async function openMetricsPort(
  { registry }: Metrics,
  entryPoint: MetricsAccess | undefined,
): Promise<MetricsPort | undefined> {
  if (entryPoint === undefined || !('port' in entryPoint)) return undefined
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end()
    void registry.metrics().then((text) => response.setHeader('content-type', registry.contentType).end(text))
  })
  server.listen(entryPoint.port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : entryPoint.port
  return {
    address: `http://127.0.0.1:${port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
