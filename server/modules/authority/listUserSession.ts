import { sql } from 'kysely'
import type { OperationAnswers, OperationRequests } from '../../../codegen/generated/types'
import type { Transaction } from '../../database/connect'
import { runAsSystem } from '../../database/runAsSystem'
import { rowOf } from '../../document/answerRows'
import { allOf, containing, equal, instantsWithin, oneOf } from '../../document/documentList'
import { foundPage } from '../../document/foundPage'

const sessionRow = rowOf('listUserSession')

/** Sessions of everybody. One whose time has passed has expired, though nobody has asked with it since. */
export async function listUserSession(
  tx: Transaction,
  now: Date,
  input: OperationRequests['listUserSession'],
): Promise<OperationAnswers['listUserSession']> {
  const { portalType, userId, userName, ip, status, createdDateFrom: from, createdDateTo: to } = input
  const where = allOf([
    ...equal([['portal_type', portalType]]),
    ...containing([
      ['user_id', userId],
      ['user_name', userName],
      ['ip', ip],
    ]),
    ...oneOf([['status', status]]),
    ...instantsWithin('createdDateFrom', { column: 'created_date', from, to }),
  ])
  // A session is changed once, by its end: that is what its version counts.
  const sessions = sql`(select told.*, case when status = 'ACTIVE' then 0 else 1 end as version
    from (select session_id, user_id, user_name, portal_type, auth_group_id, ip, user_agent,
      created_date, last_access_dt, expired_date,
      case when status = 'ACTIVE' and expired_date <= ${now} then 'EXPIRED' else status end as status
    from user_session) as told) as document`
  const { rows, ...count } = await runAsSystem(tx, () =>
    foundPage(tx, input, {
      operation: 'listUserSession',
      from: sql`${sessions} where ${where}`,
      sort: 'createdDate:desc',
      unique: { column: 'session_id', direction: 'asc' },
    }),
  )
  return { rows: rows.map(sessionRow), ...count }
}
