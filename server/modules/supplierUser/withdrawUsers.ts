import { runAsSystem } from '../../database/runAsSystem'
import { addEvent, type EventContext } from '../../document/documentEvents'
import { endUserSessions } from './changeSupplierUser'

/** Everybody of a company leaves with it, its administrators too; their sessions end at once. */
export async function withdrawUsersOf(context: EventContext, compNo: string): Promise<void> {
  const { tx, actor, now } = context
  const users = await runAsSystem(tx, () =>
    tx
      .updateTable('ext_user')
      .set(({ eb }) => ({
        ...{ status: 'WITHDRAWN', main_yn: 'N', updated_by: actor.userId, updated_dt: now },
        version: eb('version', '+', 1),
      }))
      .where('comp_no', '=', compNo)
      .where('status', 'not in', ['REJECTED', 'WITHDRAWN'])
      .returning('user_id')
      .execute(),
  )
  for (const { user_id } of users) {
    await addEvent(context, {
      ...{ docType: 'EXT_USER', docNo: user_id, action: 'withdrawExtUser' },
      ...{ from: null, to: 'WITHDRAWN' },
    })
    await endUserSessions(context, user_id)
  }
}
