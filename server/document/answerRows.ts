import type { OperationAnswers } from '../../codegen/generated/types'
import { type Columns, wireOf } from './columns'
import { operationFact } from './erasedRoute'

type Answers = OperationAnswers
type ItemOf<List> = List extends readonly (infer Item)[] ? Item : List
/** A row of what an operation answers, be it a page of rows or a list by itself; of a document the whole. */
export type RowOf<Id extends keyof Answers> = Answers[Id] extends { readonly rows: infer Rows }
  ? ItemOf<Rows>
  : ItemOf<Answers[Id]>

/**
 * Writes columns as the rows of an operation: the contract names the fields, and a field that no column holds is for the caller to
 * add. The types repeat what is checked when the answer is sent.
 */
export const rowOf = <Id extends keyof Answers>(operation: Id): ((row: object) => RowOf<Id>) => {
  const { fields } = operationFact(operation).answer
  return row => wired(fields, { ...row }) as RowOf<Id>
}

/** The same for a part of a document or of a row: its header, its lines, its steps. */
export const partOf = <Id extends keyof Answers, Part extends keyof RowOf<Id> & string>(
  operation: Id,
  part: Part,
): ((row: object) => ItemOf<NonNullable<RowOf<Id>[Part]>>) => {
  const fact = operationFact(operation).answer.fields[part]
  if (fact?.fields === undefined) throw new Error(`${operation}: its answer has no part ${part}.`)
  const { fields } = fact
  return row => wired(fields, { ...row }) as ItemOf<NonNullable<RowOf<Id>[Part]>>
}

const wired = (fields: Parameters<typeof wireOf>[0], row: Columns) =>
  wireOf(fields, row, typeof row.currency === 'string' ? row.currency : undefined)
