import { answerSchema, deriveFacts } from './deriveFacts'
import {
  type Contract,
  type ContractOperation,
  type ParameterNode,
  resolveSchema,
  type SchemaNode,
  wholeNumberLimits,
} from './readContract'
import { generatedHead } from './writeTypes'

type JsonSchema = Readonly<Record<string, unknown>>

/** Fastify's AJV and serialiser know nothing of our x- words; references are written out. */
const deepestRecursion = 4
/** Formats that say what a text is for, and nothing that can be checked by itself. */
const unchecked = ['binary', 'date-time', 'html', 'password']
/** Assumed: markup takes at most four times the place of its text. */
const roomForTags = 5

function plainSchema(contract: Contract, node: SchemaNode, trail: readonly string[] = []): JsonSchema {
  const schema = resolveSchema(contract, node)
  const path = node.$ref ? [...trail, node.$ref] : trail
  // A menu item holds menu items; menus have three levels, so four spellings of the type are enough.
  const isTooDeep = path.filter(step => step === node.$ref).length > deepestRecursion
  const out: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(schema)) {
    if (key.startsWith('x-') || key === 'title' || key === 'description' || key === 'default') continue
    if (key === 'format' && unchecked.includes(String(value))) continue
    out[key] = value
  }
  Object.assign(out, wholeNumberLimits(schema))
  // The limits of a rich text count what is read, which a rule of the server does; its tags need room on the wire.
  if (schema.format === 'html') {
    delete out.minLength
    out.maxLength = (schema.maxLength ?? 0) * roomForTags
  }
  // An emptied field arrives as an empty string in a query; multi-valued codes arrive joined by commas.
  if (schema['x-multi']) delete out.enum
  if (schema.items) out.items = plainSchema(contract, schema.items, path)
  if (isTooDeep) delete out.properties
  else if (schema.properties) {
    out.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([name, item]) => [name, plainSchema(contract, item, path)]),
    )
  }
  if (typeof schema.additionalProperties === 'object')
    out.additionalProperties = plainSchema(contract, schema.additionalProperties, path)
  return out
}

function parametersSchema(
  contract: Contract,
  parameters: readonly ParameterNode[],
  isOpen: boolean,
): JsonSchema | undefined {
  if (parameters.length === 0 && isOpen) return undefined
  const required = parameters.filter(parameter => parameter.required).map(parameter => parameter.name)
  return {
    type: 'object',
    ...(isOpen ? {} : { additionalProperties: false }),
    ...(required.length > 0 ? { required } : {}),
    properties: Object.fromEntries(
      parameters.map(parameter => {
        const schema = plainSchema(contract, parameter.schema)
        return [
          parameter.name,
          resolveSchema(contract, parameter.schema)['x-multi'] ? { type: 'string', maxLength: 400 } : schema,
        ]
      }),
    ),
  }
}

function routeSchema(contract: Contract, { node }: ContractOperation): JsonSchema {
  const parameters = node.parameters ?? []
  const of = (place: ParameterNode['in']) => parameters.filter(parameter => parameter.in === place)
  const body = Object.entries(node.requestBody?.content ?? {})[0]
  const isBytes = body?.[0] === 'application/octet-stream'
  const answer = answerSchema(node)
  const isBinary = resolveSchema(contract, answer).format === 'binary'
  return Object.fromEntries(
    Object.entries({
      params: of('path').length > 0 ? parametersSchema(contract, of('path'), false) : undefined,
      querystring: parametersSchema(contract, of('query'), false),
      headers: parametersSchema(contract, of('header'), true),
      body: body && !isBytes ? plainSchema(contract, body[1].schema) : undefined,
      response: isBinary ? undefined : { 200: plainSchema(contract, answer) },
    }).filter(([, value]) => value !== undefined),
  )
}

/** codegen/generated/serverRoutes.ts: Fastify route schemas, and the request and answer type of each handler. */
export function writeServerRoutes(contract: Contract): string {
  const facts = deriveFacts(contract)
  const isServed = ({ node }: ContractOperation) => node['x-access'] !== 'samples'
  const unserved = contract.operations
    .filter(one => !isServed(one))
    .map(({ node }) => `'${node.operationId}'`)
  const lines = contract.operations.filter(isServed).map(operation => {
    const { operationId } = operation.node
    const fact = facts[operationId]
    const url = operation.path.replaceAll(/\{(\w+)\}/g, ':$1')
    const body = fact?.body?.contentType ?? ''
    return `  ${operationId}: {
    method: '${operation.method.toUpperCase()}', url: '${url}', access: '${fact?.access}', isEffect: ${fact?.isEffect},${body ? ` bodyType: '${body}',` : ''}
    schema: ${JSON.stringify(routeSchema(contract, operation))},
  },`
  })
  return `${generatedHead}
import type { OperationAnswers, OperationId, OperationRequests } from './types'

export interface ServerRoute {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly url: string
  /** public: no session; session: any session; screen: derived from the screens a group was granted. */
  readonly access: 'public' | 'session' | 'screen'
  readonly isEffect: boolean
  readonly bodyType?: string
  readonly schema: Readonly<Record<string, unknown>>
}

export type OperationRequest<Id extends OperationId> = OperationRequests[Id]
export type OperationAnswer<Id extends OperationId> = OperationAnswers[Id]

/** Operations that travel; those of the sample pages never do. */
export type ServedOperationId = Exclude<OperationId, ${unserved.length > 0 ? unserved.join(' | ') : 'never'}>

export const serverRoutes: Readonly<Record<ServedOperationId, ServerRoute>> = {
${lines.join('\n')}
}
`
}
