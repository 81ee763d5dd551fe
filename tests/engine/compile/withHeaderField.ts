import type { ContractFacts, FieldFact } from '../../../codegen/contractFacts'

type Fields = Readonly<Record<string, FieldFact>>

/** The contract with one more field in the header that these operations answer and take. */
export function withHeaderField(
  contract: ContractFacts,
  operations: readonly string[],
  fact: FieldFact,
): ContractFacts {
  const more = (fields: Fields): Fields =>
    fields.header
      ? { ...fields, header: { ...fields.header, fields: { ...fields.header.fields, [fact.name]: fact } } }
      : fields
  const changed = operations.flatMap(id => {
    const operation = contract[id]
    if (!operation) return []
    const { body, answer } = operation
    return [
      [
        id,
        {
          ...operation,
          answer: { ...answer, fields: more(answer.fields) },
          ...(body && { body: { ...body, fields: more(body.fields) } }),
        },
      ] as const,
    ]
  })
  return { ...contract, ...Object.fromEntries(changed) }
}
