import { answerSchema } from './deriveFacts'
import { type Contract, type ContractOperation, resolveSchema } from './readContract'
import { isNamedType, memberName, propertyLines, typeText } from './typeText'

export const generatedHead = '// Written by codegen from schemas/. Do not edit: run npm run codegen.\n'

function typeDeclarations(contract: Contract): string[] {
  const out: string[] = []
  for (const [name, node] of contract.schemas) {
    if (!isNamedType(name)) continue
    const note = node.description ? `/** ${node.description} */\n` : ''
    if (node.type !== 'object') out.push(`${note}export type ${name} = ${typeText(contract, node)}`)
    else {
      const lines = Object.entries(node.properties ?? {}).flatMap(([key, property], index) => {
        const title = resolveSchema(contract, property).title
        const line = propertyLines(contract, node)[index] ?? key
        return title ? [`  /** ${title} */`, `  ${line}`] : [`  ${line}`]
      })
      out.push(`${note}export interface ${name} {\n${lines.join('\n')}\n}`)
    }
  }
  return out
}

function requestText(contract: Contract, { node }: ContractOperation): string {
  const lines = (node.parameters ?? [])
    .filter(parameter => parameter.in !== 'header')
    .map(parameter => {
      const schema = resolveSchema(contract, parameter.schema)
      const title = schema.title ? `/** ${schema.title} */ ` : ''
      const member = `${memberName(parameter.name)}${parameter.required ? '' : '?'}`
      return `${title}readonly ${member}: ${typeText(contract, parameter.schema)}`
    })
  const body = Object.values(node.requestBody?.content ?? {})[0]
  if (body) lines.push(`readonly body: ${typeText(contract, body.schema)}`)
  return lines.length === 0 ? 'Readonly<Record<string, never>>' : `{\n    ${lines.join('\n    ')}\n  }`
}

/** codegen/generated/types.ts: row and document types, and the request and answer of every operation. */
export function writeTypes(contract: Contract): string {
  const requests = contract.operations.map(
    operation => `  ${operation.node.operationId}: ${requestText(contract, operation)}`,
  )
  const answers = contract.operations.map(operation => {
    const written = answerSchema(operation.node)
    const isBinary = resolveSchema(contract, written).format === 'binary'
    return `  ${operation.node.operationId}: ${isBinary ? 'Blob' : typeText(contract, written)}`
  })
  return `${generatedHead}
${typeDeclarations(contract).join('\n\n')}

/** What each operation takes: path and query parameters by name, the body under "body". */
export interface OperationRequests {
${requests.join('\n')}
}

/** What each operation answers. */
export interface OperationAnswers {
${answers.join('\n')}
}

export type OperationId = keyof OperationRequests
`
}
