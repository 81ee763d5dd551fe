import { type RawBuilder, sql } from 'kysely'
import type { OperationAnswers, OperationRequests } from '../../../codegen/generated/types'
import type { Actor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import { rowOf } from '../../document/answerRows'
import { allOf, containing, equal, instantsWithin, oneOf } from '../../document/documentList'
import { foundPage } from '../../document/foundPage'
import { phoneFor } from '../secret/monitoring'
import type { SupplierUser } from './supplierUserStore'

type Filters = OperationRequests['listExtUser']
type ListedUser = SupplierUser & { readonly comp_name_kr: string; readonly comp_status: string }

/** Who looks after users sees how they log in; others see whom to call. */
const lookAfterUsers = ['99', '50', '34', '20', '61']
/** What the others are not answered. */
const loginFields = ['blockedBy', 'failCnt', 'lastLoginIp']

const userRow = rowOf('listExtUser')

/** Users of suppliers that the actor sees: all of them, or those of his company. */
export async function listSupplierUser(
  tx: Transaction,
  actor: Actor,
  filters: Filters,
): Promise<OperationAnswers['listExtUser']> {
  const { rows, ...count } = await foundPage<ListedUser>(tx, filters, {
    operation: 'listExtUser',
    from: sql`(select ext_user.*, comp_name_kr, company.status as comp_status
      from ext_user join company using (comp_no)) as document where ${allOf(conditionsOf(filters))}`,
    unique: { column: 'user_id', direction: 'asc' },
    withheld: lookAfterUsers.includes(actor.group) ? [] : loginFields,
  })
  return {
    rows: rows.map(row => userRow({ ...row, cell_phone_no: phoneFor(actor.group, row.cell_phone_no) })),
    ...count,
  }
}

function conditionsOf(filters: Filters): readonly RawBuilder<unknown>[] {
  const { compNo, userId, userName, authGroupId, status } = filters
  const { applyDtFrom, applyDtTo, lastLoginDtFrom, lastLoginDtTo } = filters
  return [
    ...equal([
      ['comp_no', compNo],
      ['auth_group_id', authGroupId],
    ]),
    ...containing([
      ['user_id', userId],
      ['user_name', userName],
    ]),
    ...oneOf([['status', status]]),
    ...instantsWithin('applyDtFrom', { column: 'apply_dt', from: applyDtFrom, to: applyDtTo }),
    ...instantsWithin('lastLoginDtFrom', {
      column: 'last_login_dt',
      from: lastLoginDtFrom,
      to: lastLoginDtTo,
    }),
  ]
}
