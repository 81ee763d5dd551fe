import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { contractFacts } from '../../../codegen/generated/contractFacts'
import type { OperationId } from '../../../codegen/generated/types'
import { parseMonthText } from '../../../schemas/shared/dateText'
import { findTransition } from '../../../schemas/workflow/workflow'
import { workflows } from '../../../schemas/workflow/workflows'
import { routeOf } from '../authorization/matrixFacts'
import type { Caller } from '../modules/productServer'
import { allFields, type Input, lineFields } from './requestParts'
import { pagesOf } from './sendingPages'

export interface Verdict {
  readonly isTaken: boolean
  readonly status: number
  readonly code: string
  readonly msg: string
  readonly field: string | undefined
  readonly row: number | undefined
  /** What is wrong with the answer. */
  readonly fault: string | undefined
}

const ajv = new Ajv({ strict: false })
addFormats(ajv, ['date', 'date-time', 'email'])
ajv.addFormat('decimal', true)
ajv.addFormat('month', text => parseMonthText(text) === text)

function answerFault(operation: OperationId, body: unknown): string | undefined {
  const schema: unknown = Object(routeOf(operation)?.schema.response)['200']
  if (typeof schema !== 'object' || schema === null || ajv.validate(schema, body)) return undefined
  return `the answer does not fit the contract: ${ajv.errorsText()}`
}

const isTransition = (operation: string) =>
  Object.values(workflows).some(workflow => findTransition(workflow, operation))

const bareStatus = /^HTTP\d+$/

function refusalFault(
  operation: OperationId,
  { status, code, msg, field, row }: Omit<Verdict, 'fault' | 'isTaken'>,
): string | undefined {
  if (status !== 409 && status !== 422) return 'a refusal that no page can explain'
  if (!/[가-힣]/.test(msg) || bareStatus.test(code)) return 'a refusal without a text'
  if (field === undefined) return undefined
  const sent = contractFacts[operation]?.body?.fields ?? {}
  const pages = pagesOf(operation)
  // The reason of a transition is asked for by a dialog of its own.
  if (isTransition(operation) && ['reason', 'reasonCode', 'opinion'].includes(field)) return undefined
  if (pages.length > 0 && !pages.some(({ fields }) => fields.has(field)))
    return `no page that sends it shows the field "${field}"`
  const isOfLine = lineFields(sent).includes(field)
  const isOfHead =
    allFields(sent).filter(name => name === field).length >
    lineFields(sent).filter(name => name === field).length
  return isOfLine && !isOfHead && row === undefined ? `the refusal names no line of "${field}"` : undefined
}

/** What somebody who may send a request is answered, a question of the server answered with yes. */
export async function send(operation: OperationId, caller: Caller, input: Input): Promise<Verdict> {
  let reply = await caller.call(operation, input)
  if (Object(reply.body).confirm === true)
    reply = await caller.call(operation, input, { 'x-confirmed': reply.code })
  const { status, code, msg, body } = reply
  if (status === 200)
    return {
      ...{ isTaken: true, status, code, msg, field: undefined, row: undefined },
      fault: answerFault(operation, body),
    }
  const { field, row } = Object(body)
  const refusal = { status, code, msg, field, row }
  return { isTaken: false, ...refusal, fault: refusalFault(operation, refusal) }
}
