import type { Transaction } from '../../database/connect'
import { type Columns, wireOf } from '../../document/columns'
import { operationFact } from '../../document/erasedRoute'
import { peopleNames } from '../../master/peopleNames'
import type { PoRecord } from '../order/orderKind'
import { readOrderLines } from '../order/orderStore'
import { deliveredOf } from './changedLines'
import { settledLines } from './settledLines'

const { header: headerFact, lines: linesFact } = operationFact('getPoTerms').answer.fields

/** What of an order can be changed, as it stands: the values after the change are those before it, until somebody edits them. */
export async function readTerms(tx: Transaction, order: PoRecord): Promise<Columns> {
  const settled = await settledLines(tx, order.po_no)
  const names = await peopleNames(tx, [order.receiver])
  const { supply_amt, vat_amt, total_amt, currency } = order
  const header = {
    ...order,
    receiver_nm: names.get(order.receiver ?? ''),
    ...{ before_supply_amt: supply_amt, after_supply_amt: supply_amt },
    ...{ before_vat_amt: vat_amt, after_vat_amt: vat_amt },
    ...{ before_total_amt: total_amt, after_total_amt: total_amt },
  }
  const lines = (await readOrderLines(tx, order.po_no)).map(line => ({
    ...line,
    delivered_qty: deliveredOf(line),
    settled_yn: settled.has(line.line_no) ? 'Y' : 'N',
    ...{ before_qty: line.qty, after_qty: line.qty },
    ...{ before_price: line.unit_price, after_price: line.unit_price },
    ...{ before_amt: line.amt, after_amt: line.amt },
    ...{ before_due: line.due_date, after_due: line.due_date },
  }))
  return {
    header: {
      ...wireOf(headerFact?.fields ?? {}, header, currency),
      ...{ diffAmt: '0', diffVatAmt: '0', diffTotalAmt: '0' },
    },
    lines: lines.map(line => ({ ...wireOf(linesFact?.fields ?? {}, line, currency), diffAmt: '0' })),
  }
}
