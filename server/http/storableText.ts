import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { OperationFact } from '../../codegen/contractFacts'
import type { Contract } from './contract'
import { badRequest, type Failure, fieldRefused } from './failure'
import { placeAt } from './schemaFailure'
import { serverTexts } from './serverTexts'

/**
 * What PostgreSQL takes in no text: the character NUL, and halves of a surrogate pair. No person types either, yet a
 * request may carry one in its address, its headers and anywhere in its body.
 */
const unstorable = /[\0\p{Surrogate}]/u

type Part = 'params' | 'query' | 'headers' | 'body'

/** The steps to the first text or name that cannot be stored. */
function findUnstorable(value: unknown): readonly string[] | undefined {
  if (typeof value === 'string') return unstorable.test(value) ? [] : undefined
  // The bytes of a file are not text.
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return undefined
  for (const [name, item] of Object.entries(value)) {
    if (unstorable.test(name)) return []
    const steps = findUnstorable(item)
    if (steps) return [name, ...steps]
  }
  return undefined
}

/** A value that is typed into a field is refused there; in a path or a header the request itself is wrong. */
function failureAt(part: Part, steps: readonly string[], fact: OperationFact | undefined): Failure {
  const { field, label, row } = placeAt(steps, fact)
  const isTyped = part === 'body' || (part === 'query' && fact?.parameters[field] !== undefined)
  return field !== '' && isTyped
    ? fieldRefused(field, serverTexts.unstorableText, [label], row)
    : badRequest(field, 'text that the database does not take')
}

/** Refuses such a text before anything reads the request: the one place for every address that the server answers. */
export function addStorableTextCheck(app: FastifyInstance, { routes, facts }: Contract): void {
  const operationAt = new Map(Object.entries(routes).map(([id, { method, url }]) => [`${method} ${url}`, id]))
  const factOf = ({ method, routeOptions }: FastifyRequest) =>
    facts[operationAt.get(`${method} ${routeOptions.url}`) ?? '']
  const check = (request: FastifyRequest, part: Part) => {
    const steps = findUnstorable(request[part])
    if (steps) throw failureAt(part, steps, factOf(request))
  }
  app.addHook('onRequest', async request => {
    // Pages are the same whatever stands behind their path.
    if (request.is404) return
    for (const part of ['params', 'query', 'headers'] as const) check(request, part)
  })
  app.addHook('preValidation', async request => {
    check(request, 'body')
  })
}
