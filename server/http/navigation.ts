import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** A browser that goes to one of our addresses and is sent on: no call of a page, so no operation of the contract. */
export interface Visit {
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: IncomingHttpHeaders
  readonly ip: string
  readonly requestId: string
  /** For the log alone. */
  readonly note: (error: unknown) => void
}

export interface Destination {
  readonly to: string
  /** Set-Cookie lines. */
  readonly cookies?: readonly string[]
}

export interface Navigation {
  readonly path: string
  readonly go: (visit: Visit) => Promise<Destination>
}

export function registerNavigations(app: FastifyInstance, navigations: readonly Navigation[]): void {
  for (const { path, go } of navigations) {
    app.get(path, async (request, reply) => {
      const { to, cookies = [] } = await go({
        path,
        query: new URL(request.url, 'http://gpms.invalid').searchParams,
        headers: request.headers,
        ip: request.ip,
        requestId: request.id,
        note: error => request.log.info({ err: error, audit: 'directory' }),
      })
      for (const line of cookies) reply.header('set-cookie', line)
      reply.header('Cache-Control', 'no-store')
      return reply.redirect(to, 303)
    })
  }
}
