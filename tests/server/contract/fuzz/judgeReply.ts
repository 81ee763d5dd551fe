import { readFileSync } from 'node:fs'
import type { ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import type { LightMyRequestResponse } from 'fastify'
import { operations } from '../../../../codegen/generated/operations'
import type { OperationId } from '../../../../codegen/generated/types'

interface Published {
  readonly responses: Readonly<Record<string, unknown>>
}

/** The contract as others read it. */
const contract: { paths: Record<string, Record<string, Published>>; components: object } = JSON.parse(
  readFileSync('codegen/generated/openapi.json', 'utf8'),
)
const ajv = new Ajv2020({ strict: false })
addFormats.default(ajv, ['date', 'date-time', 'email'])
for (const format of ['decimal', 'month', 'html', 'password', 'binary']) ajv.addFormat(format, true)
ajv.addSchema({ ...contract, $id: 'contract' })

const refusal = ajv.compile({ $ref: 'contract#/components/schemas/Refusal' })
const answers = new Map<OperationId, ValidateFunction>()

function answerOf(operation: OperationId, path: string, method: string): ValidateFunction {
  const steps = ['paths', path, method, 'responses', '200', 'content', 'application/json', 'schema']
  const pointer = steps
    .map(step => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1')))
    .join('/')
  const known = answers.get(operation) ?? ajv.compile({ $ref: `contract#/${pointer}` })
  answers.set(operation, known)
  return known
}

/** What is wrong with an answer by the contract that is published; undefined where nothing is. */
export function judgeReply(operation: OperationId, reply: LightMyRequestResponse): string | undefined {
  const { path, method } = operations[operation]
  const { statusCode: status, headers } = reply
  const published = contract.paths[path]?.[method.toLowerCase()]
  if (status >= 500) return `answers ${status}: ${reply.body.slice(0, 200)}`
  if (!published?.responses[String(status)]) return `answers ${status}, which the contract does not have`
  if (headers['x-content-type-options'] !== 'nosniff')
    return 'answers what a browser may take for something else'
  const kind = String(headers['content-type'] ?? '')
  if (!kind.startsWith('application/json')) {
    const isFile = status === 200 && /^application\/(octet-stream|vnd\.|zip|pdf)/.test(kind)
    return isFile ? undefined : `answers ${kind}`
  }
  const validate = status === 200 ? answerOf(operation, path, method.toLowerCase()) : refusal
  const body: unknown = reply.json()
  // A page that asks beside its log-in check is not meant here: nobody sends that header.
  if (!validate(body)) return `answers what does not fit the contract: ${ajv.errorsText(validate.errors)}`
  const isTold = status === 200 || /[가-힣]/.test(String(Object(body).msg))
  return isTold ? undefined : `refuses without a Korean text: ${reply.body.slice(0, 200)}`
}
