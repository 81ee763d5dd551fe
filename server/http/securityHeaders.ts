import { randomBytes } from 'node:crypto'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../clock'

declare module 'fastify' {
  interface FastifyReply {
    /** Lets the style elements of this one page through. */
    styleNonce: string
  }
}

export interface SecurityOptions {
  /** Roots of the API, whose answers nobody may keep. */
  readonly roots: ReadonlySet<string>
  /** Vite's development client is an inline script and talks over a socket. */
  readonly isDevelopment: boolean
  readonly clock: Clock
}

/** Headers of every answer. */
export async function addSecurityHeaders(
  app: FastifyInstance,
  { roots, isDevelopment, clock }: SecurityOptions,
) {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    hsts: { maxAge: 63_072_000, includeSubDomains: true },
  })
  app.decorateReply('styleNonce', '')
  app.addHook('onRequest', async (request, reply) => {
    reply.styleNonce = randomBytes(16).toString('base64')
    reply.header('Content-Security-Policy', contentSecurityPolicy(reply.styleNonce, isDevelopment))
    reply.header('X-Request-Id', request.id)
    // Browsers set their clock right by it, so it must be the clock by which sessions end.
    reply.header('Date', clock.now().toUTCString())
    if (roots.has(request.url.split(/[/?]/, 2)[1] ?? '')) reply.header('Cache-Control', 'no-store')
  })
}

/** The same for an answer that is given before any hook has run: to an address that cannot be read. */
export function bareSecurityHeaders(): Readonly<Record<string, string>> {
  return {
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
    'Cache-Control': 'no-store',
    'Content-Security-Policy': contentSecurityPolicy(randomBytes(16).toString('base64'), false),
  }
}

function contentSecurityPolicy(nonce: string, isDevelopment: boolean): string {
  return [
    "default-src 'self'",
    isDevelopment ? `script-src 'self' 'nonce-${nonce}'` : "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    isDevelopment ? "connect-src 'self' ws:" : "connect-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    'report-uri /csp-report',
  ].join('; ')
}
