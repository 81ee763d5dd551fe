import { erasedRoute } from '../document/erasedRoute'
import { isConfirmed } from '../http/confirmed'
import type { OperationRoute } from '../http/route'
import type { ChangeShape, RecordFacts, SaveFacts, StoredRecord } from './recordKind'
import { recordList } from './recordList'
import { recordSave } from './recordSave'

/**
 * The two operations of records that are edited in a grid. Filters, mapping, versions, refusals of empty fields and the history
 * follow from contract and table; what does not hold fails when the server starts.
 */
export function recordOf<Change extends ChangeShape, Stored extends StoredRecord, Parent = undefined>(
  facts: RecordFacts<Change, Stored, Parent>,
): readonly OperationRoute[] {
  const list = recordList(facts)
  return [
    erasedRoute<Readonly<Record<string, string>>>(facts.list, ({ tx, input }) => list(tx, input)),
    saveOf(facts),
  ]
}

/** The save alone, of records whose list is one of another shape. */
export function saveOf<Change extends ChangeShape, Stored extends StoredRecord, Parent = undefined>(
  facts: SaveFacts<Change, Stored, Parent>,
): OperationRoute {
  const save = recordSave(facts)
  return erasedRoute<{ readonly body: { readonly rows: readonly Change[] } }>(facts.save, async context => {
    const { rows } = context.input.body
    await save(context, { ...context.input }, rows)
    const failure = facts.together?.(rows)
    if (failure && !(failure.body.confirm && isConfirmed(context.http.headers, failure.code))) throw failure
    return { success: true }
  })
}
