import type { PoTerms, PoTermsLine } from '../../../codegen/generated/types'
import { trimDecimal } from '../../../schemas/shared/decimal'
import type { Transaction } from '../../database/connect'
import { given } from '../../document/givenFields'
import { moneyText } from '../../document/moneyText'
import { peopleNames } from '../../master/peopleNames'
import type { PoLineRecord, PoRecord } from '../order/orderStore'
import { readPoLines } from '../order/orderStore'
import { deliveredOf } from './changedLines'
import { settledLines } from './settledLines'

/** What of an order can be changed, as it stands; the user edits the values after the change. */
export async function readPoTerms(tx: Transaction, order: PoRecord): Promise<PoTerms> {
  const settled = await settledLines(tx, order.po_no)
  const names = await peopleNames(tx, [order.receiver])
  const supply = moneyText(order.supply_amt, order.currency)
  const total = moneyText(order.total_amt, order.currency)
  return {
    header: {
      poNo: order.po_no,
      title: order.title,
      currency: order.currency,
      taxCode: order.tax_code,
      beforeSupplyAmt: supply,
      afterSupplyAmt: supply,
      diffAmt: '0',
      beforeVatAmt: order.vat_amt,
      afterVatAmt: order.vat_amt,
      diffVatAmt: '0',
      beforeTotalAmt: total,
      afterTotalAmt: total,
      diffTotalAmt: '0',
      status: order.status,
      version: order.version,
      ...given({
        receiver: order.receiver,
        receiverNm: names.get(order.receiver ?? ''),
        deliveryPlace: order.delivery_place,
      }),
    },
    lines: (await readPoLines(tx, order.po_no)).map(line => termsOf(line, order.currency, settled)),
  }
}

function termsOf(line: PoLineRecord, currency: string, settled: ReadonlySet<number>): PoTermsLine {
  const [qty, price] = [trimDecimal(line.qty), trimDecimal(line.unit_price)]
  const amt = moneyText(line.amt, currency)
  return {
    lineNo: line.line_no,
    itemName: line.item_name,
    deliveredQty: trimDecimal(deliveredOf(line)),
    settledYn: settled.has(line.line_no) ? 'Y' : 'N',
    ...{ beforeQty: qty, afterQty: qty, beforePrice: price, afterPrice: price },
    ...{ beforeAmt: amt, afterAmt: amt, diffAmt: '0' },
    ...given({ unitCode: line.unit_code, beforeDue: line.due_date, afterDue: line.due_date }),
  }
}
