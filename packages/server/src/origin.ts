import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { Refusing } from './refusing.ts'

/**
 * Whether a request comes from our own page, or from no page at all (a script, a terminal). Browsers send the reader's
 * cookie along with requests of other sites: those must not act for the reader. The host that a proxy reports counts
 * only where the proxy is trusted.
 */
export function isOwnOrigin({ origin, ...headers }: IncomingHttpHeaders, trustsProxy: boolean): boolean {
  const forwarded = trustsProxy ? headers['x-forwarded-host'] : undefined
  return origin === undefined || URL.parse(origin)?.host === (forwarded ?? headers.host)
}

const CHANGES = new Set(['POST', 'PUT', 'DELETE', 'PATCH'])

/** Requests that change something come from our own page and are JSON, which no form of another site can send. */
export function guardChanges(app: FastifyInstance, trustsProxy: boolean): void {
  app.removeContentTypeParser('text/plain')
  app.addHook('onRequest', async ({ method, headers }) => {
    if (!CHANGES.has(method)) return
    if (!isOwnOrigin(headers, trustsProxy)) throw new Refusing(403, 'This came from another site: open our own page.')
    if (headers['content-type']?.split(';', 1)[0]?.trim() !== 'application/json')
      throw new Refusing(415, 'Send JSON, with the content type application/json.')
  })
}
