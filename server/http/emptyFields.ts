import type { FieldFact } from '../../codegen/contractFacts'

type Fields = Readonly<Record<string, FieldFact>>

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !(value instanceof Uint8Array)

/**
 * The body without the optional texts that are empty: a form sends what its user has cleared, and a rule need not know two
 * ways of saying nothing. Kept, such a text would be looked for as a code or a person, and be stored as one.
 */
export function withoutEmpty(fields: Fields, value: unknown): unknown {
  if (Array.isArray(value)) return value.map(item => withoutEmpty(fields, item))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, item]) => {
      const fact = fields[name]
      if (item === '' && fact && !fact.required) return []
      return [[name, fact?.fields ? withoutEmpty(fact.fields, item) : item]]
    }),
  )
}
