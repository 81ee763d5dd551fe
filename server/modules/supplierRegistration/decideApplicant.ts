import type { Updateable } from 'kysely'
import { runAsSystem } from '../../database/runAsSystem'
import type { Tables } from '../../database/tables'
import { addEvent, type EventContext } from '../../document/documentEvents'
import type { RegistrationRecord } from './registrationKind'

type UserColumns = Updateable<Tables['ext_user']> & { readonly status: string }

/** The user who applied goes where his application goes. One whom an administrator has rejected before stays that. */
export async function decideApplicant(
  context: EventContext,
  { user_id }: Pick<RegistrationRecord, 'user_id'>,
  action: string,
  columns: UserColumns,
): Promise<void> {
  const { tx, now, actor } = context
  const moved = await runAsSystem(tx, () =>
    tx
      .updateTable('ext_user')
      .set(({ eb }) => ({
        ...columns,
        ...{ updated_by: actor.userId, updated_dt: now },
        version: eb('version', '+', 1),
      }))
      .where('user_id', '=', user_id)
      .where('status', '=', 'APPLIED')
      .executeTakeFirst(),
  )
  if (user_id === null || moved.numUpdatedRows === 0n) return
  await addEvent(context, {
    ...{ docType: 'EXT_USER', docNo: user_id, action },
    ...{ from: 'APPLIED', to: columns.status },
  })
}
