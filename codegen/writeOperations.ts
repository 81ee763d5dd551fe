import type { OperationFact } from './contractFacts'
import { deriveFacts } from './deriveFacts'
import type { Contract } from './readContract'
import { generatedHead } from './writeTypes'

/** codegen/generated/frameOperations.ts: how the calls of the frame itself travel (session, menus, codes), log-in included. */
export function writeFrameOperations(contract: Contract): string {
  return `${generatedHead}
import type { OperationId } from './types'

/** How an operation travels. */
export interface OperationCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly inPath?: readonly string[]
  readonly body?: 'json' | 'form' | 'bytes'
  /** Carries an Idempotency-Key. */
  readonly isEffect?: boolean
  readonly isBinary?: boolean
}

export const frameOperations = {
${callsOf(contract, isOfFrame)}
} satisfies Partial<Record<OperationId, OperationCall>>
`
}

/** codegen/generated/operations.ts: what the browser needs to send an operation, and nothing more. */
export function writeOperations(contract: Contract): string {
  return `${generatedHead}
import { frameOperations, type OperationCall } from './frameOperations'
import type { OperationId } from './types'

const screenOperations = {
${callsOf(contract, fact => !isOfFrame(fact))}
} satisfies Partial<Record<OperationId, OperationCall>>

export const operations: Readonly<Record<OperationId, OperationCall>> = { ...frameOperations, ...screenOperations }
`
}

/** Log-in and frame send these before any screen is there; all others wait until screens have come. */
const isOfFrame = ({ access }: OperationFact) => access === 'public' || access === 'session'

function callsOf(contract: Contract, isWanted: (fact: OperationFact) => boolean): string {
  return Object.values(deriveFacts(contract)).filter(isWanted).map(callOf).join('\n')
}

function callOf(fact: OperationFact): string {
  const inPath = Object.values(fact.parameters)
    .filter(parameter => parameter.in === 'path')
    .map(parameter => parameter.name)
  const form = fact.body?.contentType === 'application/x-www-form-urlencoded'
  const bytes = fact.body?.contentType === 'application/octet-stream'
  const parts = [
    `method: '${fact.method}'`,
    `path: '${fact.path}'`,
    ...(inPath.length > 0 ? [`inPath: [${inPath.map(name => `'${name}'`).join(', ')}]`] : []),
    ...(fact.body ? [`body: '${form ? 'form' : bytes ? 'bytes' : 'json'}'`] : []),
    ...(fact.isEffect ? ['isEffect: true'] : []),
    ...(fact.answer.kind === 'binary' ? ['isBinary: true'] : []),
  ]
  return `  ${fact.id}: { ${parts.join(', ')} },`
}
