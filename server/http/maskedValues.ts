import type { FieldFact, OperationFact, ParameterFact } from '../../codegen/contractFacts'
import { type MaskRefusal, refuse } from '../../schemas/shared/masks/maskContract'
import { isMaskName, masks } from '../../schemas/shared/masks/masks'
import { type Failure, fieldRefused } from './failure'

type Fields = Readonly<Record<string, FieldFact>>

/**
 * The body with every masked text as its mask reads it, so that 990-81-00018 and 9908100018 are stored alike. What the
 * mask of a field refuses in the browser is refused here, by the same rule and with the same words.
 */
export function readMasked(fields: Fields, value: unknown, row?: number): unknown {
  if (Array.isArray(value)) return value.map((item, index) => readMasked(fields, item, index + 1))
  // The bytes of a file have no fields.
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, readField(fields[name], item, row)]),
  )
}

function readField(fact: FieldFact | undefined, item: unknown, row: number | undefined): unknown {
  if (fact?.fields) return readMasked(fact.fields, item, row)
  if (fact?.mask === undefined || typeof item !== 'string' || !isMaskName(fact.mask)) return item
  // How many decimals an amount has, depends on its currency: the rules of its document know that.
  const decimals = fact.isMoney ? undefined : fact.scale
  const result = masks[fact.mask].toValue(item, decimals === undefined ? {} : { decimals })
  if ('refused' in result) throw refusal(fact, result, row)
  // A field empties a text that is no month (spec §5), before anybody sends it; here it would be lost without a word.
  if (result.value === '' && item.trim() !== '') throw refusal(fact, refuse('dateFormatWrong'), row)
  return result.value
}

/** In a condition of a search a part of the number may stand; so its characters are judged, and not the whole. */
export function checkMaskedQuery(operation: OperationFact, query: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(query)) {
    const fact: ParameterFact | undefined = operation.parameters[name]
    if (fact?.in !== 'query' || fact.mask === undefined || !isMaskName(fact.mask)) continue
    if (typeof value !== 'string') continue
    const mask = masks[fact.mask]
    const isTypeable = [...value.trim()].every(character => character === ',' || mask.accept(character))
    const result = isTypeable ? undefined : mask.toValue(value)
    if (result && 'refused' in result) throw refusal(fact, result, undefined)
  }
}

function refusal(fact: FieldFact, { refused, args }: MaskRefusal, row: number | undefined): Failure {
  return fieldRefused(fact.name, refused, args, row)
}
