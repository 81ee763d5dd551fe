import { sql } from 'kysely'
import type { CyberPoChange, OperationRequests } from '../../../codegen/generated/types'
import type { Actor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import { moneyText } from '../../document/moneyText'
import type { PoChangeRecord } from './openChange'

interface Listed extends PoChangeRecord {
  readonly title: string
  readonly currency: string
  readonly version: number
}

const mostRows = 200

/** Changes as the supplier sees them: of one order all that were sent, else those that wait for an answer. */
export async function listCyberPoChange(
  tx: Transaction,
  { portal }: Pick<Actor, 'portal'>,
  { poNo, compNo }: OperationRequests['listCyberPoChange'],
): Promise<CyberPoChange[]> {
  const { rows } = await sql<Listed>`select change.*, po.title, po.currency, po.version
    from po_change change join po on po.po_no = change.po_no
    where ${poNo ? sql`change.po_no = ${poNo} and change.status in ('SENT', 'ACKED', 'DECLINED')` : sql`change.status = 'SENT'`}
      and ${compNo ? sql`po.comp_no = ${compNo}` : sql`true`}
    order by change.chg_no desc limit ${mostRows}`.execute(tx)
  return rows.map(row => ({
    chgNo: row.chg_no,
    poNo: row.po_no,
    title: row.title,
    revision: row.revision,
    chgType: row.chg_type,
    beforeText: row.before_text,
    afterText: row.after_text,
    diffAmt: moneyText(row.diff_amt, row.currency),
    reason: row.reason,
    requestedDt: row.requested_dt,
    answerYn: portal === 'external' && row.status === 'SENT' ? 'Y' : 'N',
    status: row.status,
    ...(row.decline_reason === null ? {} : { declineReason: row.decline_reason }),
    version: row.version,
  }))
}
