import { operations } from '../../codegen/generated/operations'
import type { Row } from '../runtime/row'

/** How an operation travels, by a name that the compiler has checked. */
export function operationCall(operation: string) {
  const call = Object.entries(operations).find(([id]) => id === operation)?.[1]
  if (!call) throw new Error(`Engine bug: operationCall got "${operation}", which is no operation.`)
  return call
}

/** What tells a row from all others: its document number where the row carries one, else everything it says. */
export function rowKey(row: Row, keyFields: readonly string[]): string {
  const parts = keyFields.map(field => row[field])
  return parts.length > 0 && parts.every(part => part !== undefined) ? parts.join('\n') : JSON.stringify(row)
}
