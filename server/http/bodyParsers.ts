import type { FastifyInstance } from 'fastify'
import { badRequest } from './failure'

/** Bodies besides JSON: the log-in forms of spec §7, files, and the browser's reports of policy violations. */
export function addBodyParsers(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, text, done) => {
      try {
        done(null, parseForm(String(text)))
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)))
      }
    },
  )
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, bytes, done) => {
    done(null, bytes)
  })
  app.addContentTypeParser(
    ['application/csp-report', 'application/reports+json'],
    { parseAs: 'string' },
    (_r, text, done) => {
      done(null, text)
    },
  )
}

/** A field sent twice is refused: two readers could each believe another one (parameter pollution). */
function parseForm(text: string): Readonly<Record<string, string>> {
  const fields = new Map<string, string>()
  for (const [name, value] of new URLSearchParams(text)) {
    if (fields.has(name)) throw badRequest(name, 'sent twice')
    fields.set(name, value)
  }
  return Object.fromEntries(fields)
}

/**
 * Query text by name. An emptied filter field arrives as an empty text and means: not given. A name sent twice becomes
 * a list, which the contract then refuses.
 */
export function parseQuery(text: string): Record<string, string | string[]> {
  const query = new Map<string, string | string[]>()
  for (const [name, value] of new URLSearchParams(text)) {
    if (value === '') continue
    const before = query.get(name)
    query.set(name, before === undefined ? value : [...(Array.isArray(before) ? before : [before]), value])
  }
  return Object.fromEntries(query)
}
