import type { FieldFact } from '../../codegen/contractFacts'
import { byteLength } from '../../schemas/shared/byteLength'
import { fieldRefused } from './failure'

type Fields = Readonly<Record<string, FieldFact>>

/** Refuses the first text that is longer in bytes (counted as in spec §5) than the contract allows. */
export function checkByteLimits(fields: Fields, value: unknown, row?: number): void {
  if (Array.isArray(value)) {
    value.forEach((item, index) => {
      checkByteLimits(fields, item, index + 1)
    })
    return
  }
  // The bytes of a file have no fields; listing them one by one took seconds for 10 MB.
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return
  for (const [name, item] of Object.entries(value)) {
    const fact = fields[name]
    if (!fact) continue
    if (typeof item === 'string' && fact.maxBytes !== undefined && byteLength(item) > fact.maxBytes)
      throw fieldRefused(name, 'tooManyBytes', [fact.label, fact.maxBytes], row)
    if (fact.fields) checkByteLimits(fact.fields, item, row)
  }
}
