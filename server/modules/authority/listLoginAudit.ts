import { sql } from 'kysely'
import type { OperationAnswers, OperationRequests } from '../../../codegen/generated/types'
import type { Transaction } from '../../database/connect'
import { rowOf } from '../../document/answerRows'
import { allOf, containing, equal, instantsWithin } from '../../document/documentList'
import { foundPage } from '../../document/foundPage'

const audited = rowOf('listLoginAudit')

/** Every try to log in and every end of a session, newest first. */
export async function listLoginAudit(
  tx: Transaction,
  input: OperationRequests['listLoginAudit'],
): Promise<OperationAnswers['listLoginAudit']> {
  const { portalType, userId, ip, createdDateFrom: from, createdDateTo: to } = input
  const where = allOf([
    ...equal([['portal_type', portalType]]),
    ...containing([
      ['user_id', userId],
      ['ip', ip],
    ]),
    ...instantsWithin('createdDateFrom', { column: 'logged_dt', from, to }),
  ])
  const { rows, ...count } = await foundPage(tx, input, {
    operation: 'listLoginAudit',
    from: sql`login_audit document where ${where}`,
    sort: 'loggedDt:desc',
    unique: { column: 'audit_seq', direction: 'desc' },
  })
  return { rows: rows.map(audited), ...count }
}
