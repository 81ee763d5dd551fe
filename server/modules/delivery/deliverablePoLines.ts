import { sql } from 'kysely'
import type { DeliverablePoLine, OperationRequests } from '../../../codegen/generated/types'
import { compareDecimals } from '../../../schemas/shared/decimal'
import type { Actor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import { wireOf } from '../../document/columns'
import { operationFact } from '../../document/erasedRoute'
import { codesOf, contains } from '../../document/listQuery'
import { readUnitDecimals } from '../../master/draftReferences'
import type { PoLineRecord } from '../order/orderKind'
import { freeOf, poLineOf } from './deliveryLines'

interface OpenLine extends PoLineRecord {
  readonly title: string
  readonly currency: string
  readonly comp_no: string
  readonly comp_name_kr: string | null
}

/** More are narrowed by order or item. */
const mostLines = 500

/** What may still be delivered of accepted orders, the most urgent first. Whose orders they are is the policies' business. */
export async function listDeliverablePoLine(
  tx: Transaction,
  actor: Actor,
  { codes, poNo, compNo, itemName }: OperationRequests['listDeliverablePoLine'],
): Promise<readonly DeliverablePoLine[]> {
  const named = codesOf(codes)
  const conditions = [
    sql`document.status in ('ACCEPTED', 'PARTIAL') and document.order_type <> 'TEST' and line.completed_yn = 'N'`,
    ...(poNo === undefined || poNo === '' ? [] : [contains(sql`document.po_no`, poNo)]),
    ...(compNo === undefined || compNo === '' ? [] : [sql`document.comp_no = ${compNo}`]),
    ...(itemName === undefined || itemName === '' ? [] : [contains(sql`line.item_name`, itemName)]),
    ...(named.length === 0 ? [] : [sql`line.po_no || '-' || line.line_no in (${sql.join(named)})`]),
  ]
  const { rows } = await sql<OpenLine>`select line.*, document.title, document.currency, document.comp_no,
      company.comp_name_kr
    from po document join po_line line on line.po_no = document.po_no
    left join company on company.comp_no = document.comp_no
    where ${sql.join(conditions, sql` and `)}
    order by line.due_date, line.po_no, line.line_no limit ${mostLines}`.execute(tx)
  const units = await readUnitDecimals(tx)
  const lines = rows.map(line => ({
    ...wireOf(operationFact('listDeliverablePoLine').answer.fields, { ...line }, line.currency),
    poLine: poLineOf(line.po_no, line.line_no),
    freeQty: freeOf(line, units),
    deliverYn: actor.portal === 'external' ? 'Y' : 'N',
  }))
  // What is on its way already is nobody's work.
  return lines.filter(
    line => compareDecimals(line.freeQty, '0') > 0,
  ) as unknown as readonly DeliverablePoLine[]
}
