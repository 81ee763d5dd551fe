import { sql } from 'kysely'
import type { OperationRequests } from '../../../codegen/generated/types'
import type { Actor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import type { PoChangeRecord } from './openChange'
import type { PoRecord } from './orderKind'

const mostRows = 200

/** Changes as the supplier sees them: of one order all that were sent, else those that wait for an answer. */
export async function supplierChanges(
  tx: Transaction,
  { portal }: Pick<Actor, 'portal'>,
  { poNo, compNo }: OperationRequests['listCyberPoChange'],
) {
  const { rows } = await sql<PoChangeRecord & Pick<PoRecord, 'title' | 'currency' | 'version'>>`
    select change.*, po.title, po.currency, po.version
    from po_change change join po on po.po_no = change.po_no
    where ${poNo ? sql`change.po_no = ${poNo} and change.status in ('SENT', 'ACKED', 'DECLINED')` : sql`change.status = 'SENT'`}
      and ${compNo ? sql`po.comp_no = ${compNo}` : sql`true`}
    order by change.chg_no desc limit ${mostRows}`.execute(tx)
  return rows.map(row => ({
    ...row,
    answer_yn: portal === 'external' && row.status === 'SENT' ? 'Y' : 'N',
  }))
}
