import { deriveFacts } from './deriveFacts'
import type { Contract } from './readContract'
import { generatedHead } from './writeTypes'

/** codegen/generated/operations.ts: what the browser needs to send an operation, and nothing more. */
export function writeOperations(contract: Contract): string {
  const lines = Object.values(deriveFacts(contract)).map(fact => {
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
  })
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

export const operations: Readonly<Record<OperationId, OperationCall>> = {
${lines.join('\n')}
}
`
}
