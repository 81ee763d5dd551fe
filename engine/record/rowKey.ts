import type { Row } from '../runtime/row'

/** What tells a row from all others: its document number where the row carries one, else everything it says. */
export function rowKey(row: Row, keyFields: readonly string[]): string {
  const parts = keyFields.map(field => row[field])
  return parts.length > 0 && parts.every(part => part !== undefined) ? parts.join('\n') : JSON.stringify(row)
}
