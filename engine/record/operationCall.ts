import { operations } from '../../codegen/generated/operations'

/** How an operation travels, by a name that the compiler has checked. */
export function operationCall(operation: string) {
  const call = Object.entries(operations).find(([id]) => id === operation)?.[1]
  if (!call) throw new Error(`Engine bug: operationCall got "${operation}", which is no operation.`)
  return call
}
