import {
  type Contract,
  type ContractOperation,
  referenceName,
  type SchemaNode,
  wholeNumberLimits,
} from './readContract'

type Json = Readonly<Record<string, unknown>>

const reference = (place: string, name: string) => ({ $ref: `#/components/${place}/${name}` })

/**
 * codegen/generated/openapi.json: the contract as one document for generated clients, linters and fuzzers. What holds for
 * every operation is said here once and not in each contract file: how a call authenticates, which headers it carries
 * and what a refusal looks like. The operations of the sample pages are left out, since no server answers them.
 */
export function writeOpenApi(contract: Contract): string {
  const served = contract.operations.filter(({ node }) => node['x-access'] !== 'samples')
  const paths: Record<string, Record<string, Json>> = {}
  for (const operation of served) {
    const item = paths[operation.path] ?? {}
    item[operation.method] = publishedOperation(operation)
    paths[operation.path] = item
  }
  const parts = { paths, schemas: reachedSchemas(contract, paths) }
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'GPMS · OGPMS',
      version: '1',
      description:
        'Purchasing: the portal of the staff (GPMS) and of the suppliers (OGPMS). Written by npm run codegen.',
    },
    servers: [{ url: '/' }],
    security: [{ bearer: [] }, { accessToken: [] }, { staffCookie: [] }, { supplierCookie: [] }],
    paths: parts.paths,
    components: {
      securitySchemes,
      parameters: sharedParameters,
      responses: refusals,
      schemas: { ...parts.schemas, Refusal: refusal },
    },
  }
  return `${JSON.stringify(document, null, 1)}\n`
}

function publishedOperation(operation: ContractOperation): Json {
  const { node, method } = operation
  const isPublic = node['x-access'] === 'public'
  const isEffect = method !== 'get' || node['x-effect'] === true
  const { parameters = [], responses, ...rest } = node
  const shared = [...(isEffect ? ['IsCyber', 'IdempotencyKey'] : ['IsCyber'])]
  return withLocalReferences({
    ...rest,
    ...(isPublic ? { security: [] } : {}),
    parameters: [...parameters.map(publishedParameter), ...shared.map(name => reference('parameters', name))],
    responses: {
      ...responses,
      ...Object.fromEntries(
        refusedStatuses(operation, isPublic, isEffect).map(status => [
          status,
          reference('responses', `Refused${status}`),
        ]),
      ),
    },
  })
}

/** Several codes travel as one text, joined by commas. */
function publishedParameter(parameter: NonNullable<ContractOperation['node']['parameters']>[number]): Json {
  return parameter.in === 'path' ? { ...parameter, required: true } : { ...parameter }
}

function refusedStatuses({ node, path }: ContractOperation, isPublic: boolean, isEffect: boolean): string[] {
  return [
    '400',
    ...(isPublic && !node.operationId.startsWith('auth') ? [] : ['401']),
    '403',
    ...(path.includes('{') ? ['404'] : []),
    '409',
    ...(node.requestBody ? ['413', '415'] : []),
    '422',
    ...(isPublic || isEffect ? ['429'] : []),
    '500',
    '503',
  ]
}

/** Files refer to each other by name; one document refers to itself. */
function withLocalReferences(value: Json): Json {
  const published: unknown = JSON.parse(
    JSON.stringify(value, (key, inner: unknown) => {
      if (key === '$ref' && typeof inner === 'string' && !inner.startsWith('#/components/'))
        return `#/components/schemas/${referenceName(inner)}`
      return isWholeNumber(inner) ? { ...inner, ...wholeNumberLimits(inner) } : inner
    }),
  )
  return published as Json
}

function isWholeNumber(value: unknown): value is SchemaNode {
  return typeof value === 'object' && value !== null && Reflect.get(value, 'type') === 'integer'
}

/** What the operations speak of, and what that speaks of. */
function reachedSchemas(contract: Contract, paths: Json): Record<string, SchemaNode | Json> {
  const reached: Record<string, Json> = {}
  const follow = (value: Json) => {
    for (const [, name = ''] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      const schema = contract.schemas.get(name)
      if (reached[name] || !schema) continue
      reached[name] = withLocalReferences({ ...schema })
      follow(reached[name])
    }
  }
  follow(paths)
  return Object.fromEntries(Object.entries(reached).sort(([a], [b]) => (a < b ? -1 : 1)))
}

const securitySchemes: Json = {
  bearer: { type: 'http', scheme: 'bearer', description: 'The accessToken that a log-in answers.' },
  accessToken: {
    type: 'apiKey',
    in: 'header',
    name: 'accesstoken',
    description: 'The same token in a header of its own.',
  },
  staffCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: 'gpms-access',
    description: 'Staff, where GPMS_TOKEN_MODE is cookie.',
  },
  supplierCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: 'ogpms-access',
    description: 'Suppliers, where GPMS_TOKEN_MODE is cookie.',
  },
}

const sharedParameters: Json = {
  IsCyber: {
    name: 'IsCyber',
    in: 'header',
    description:
      'Y in the portal of the suppliers, N in that of the staff; a session is refused in the other one.',
    schema: { type: 'string', enum: ['Y', 'N'] },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description: 'A call that comes again with its key is answered as before and changes nothing.',
    schema: { type: 'string', minLength: 8, maxLength: 200 },
  },
}

const refusal: Json = {
  type: 'object',
  description: 'Why a call was refused.',
  additionalProperties: false,
  required: ['code', 'msg'],
  properties: {
    code: { type: 'string' },
    errCode: {
      type: 'string',
      description: 'With an ended session alone: the client leaves for the log-in.',
    },
    msg: { type: 'string', description: 'The sentence that a person reads.' },
    args: {
      type: 'array',
      items: { type: ['string', 'number'] },
      description: 'What fills {0}, {1} … of the message.',
    },
    field: { type: 'string', description: 'The field that is wrong.' },
    row: { type: 'integer', minimum: 1, description: 'Its row, where it stands in a list.' },
    confirm: {
      type: 'boolean',
      description: 'The message is a question: X-Confirmed with its code goes on.',
    },
  },
}

const meanings = {
  '400': 'The request is not what the contract says.',
  '401': 'There is no session, or it has ended.',
  '403': 'Not granted to this person or portal, or no such record in what the person may see.',
  '404': 'There is nothing of that name.',
  '409': 'Somebody else was faster, the state has moved on, or the message is a question.',
  '413': 'The body is too large.',
  '415': 'The body is of another media type.',
  '422': 'A field is wrong, or a rule of the business says no.',
  '429': 'Too often; after a while again.',
  '500': 'A mistake of the server, with the number of the request.',
  '503': 'The server is busy; after the seconds of Retry-After again.',
} as const

const refusals: Json = Object.fromEntries(
  Object.entries(meanings).map(([status, description]) => [
    `Refused${status}`,
    { description, content: { 'application/json': { schema: reference('schemas', 'Refusal') } } },
  ]),
)
