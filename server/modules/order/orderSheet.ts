import type { PrintedSheet } from '../../../codegen/generated/types'
import { codeText } from '../../../schemas/codes/codeGroups'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { runAs } from '../../database/runAs'
import type { EventContext } from '../../document/documentEvents'
import {
  orderSheetTexts,
  sheetAmount,
  sheetFields,
  sheetLines,
  sheetMoney,
  sheetParties,
  sheetTexts,
} from '../../document/printedSheet'
import { peopleNames } from '../../master/peopleNames'
import { isDropped } from './lineStanding'
import type { PoRecord } from './orderKind'
import { readOrderLines } from './orderStore'

const texts = {
  ...orderSheetTexts,
  title: '발주서',
  orderTitle: '발주명',
  day: '발주일자',
  place: '납품장소',
  payTerm: '지급조건',
  incoterms: '인도조건',
  taxCode: '세금코드',
  receiver: '인수자',
} as const

/** An order on paper as it stands in its newest version; who approved it stays inside the company (domain 6.3). */
export async function orderSheet({ tx, actor, now }: EventContext, order: PoRecord): Promise<PrintedSheet> {
  const names = await runAs(tx, 'all', () => peopleNames(tx, [order.buyer_id, order.receiver]))
  const { currency } = order
  const lines = (await readOrderLines(tx, order.po_no)).filter(line => !isDropped(line))
  const sums = { currency, sum: order.supply_amt }
  return {
    title: texts.title,
    number: order.po_no,
    printedOn: koreanDay(now),
    printedBy: actor.name,
    fields: sheetFields([
      [texts.orderTitle, order.title],
      [texts.day, order.po_date],
      [texts.due, order.due_date],
      [texts.place, order.delivery_place],
      [texts.buyer, names.get(order.buyer_id ?? '')],
      [texts.receiver, names.get(order.receiver ?? '')],
      [texts.payTerm, codeText('PAY_TERM', order.pay_term)],
      [texts.incoterms, order.incoterms && codeText('INCOTERMS', order.incoterms)],
      [texts.taxCode, codeText('TAX_CODE', order.tax_code)],
      [sheetTexts.currency, codeText('CURRENCY', currency)],
      [sheetTexts.supply, sheetMoney(currency)(order.supply_amt)],
      [sheetTexts.vat, sheetMoney(currency)(order.vat_amt)],
    ]),
    parties: await sheetParties(tx, order.comp_no),
    lines: sheetLines(lines, sums, {
      label: texts.due,
      textOf: line => line.due_date,
    }),
    amount: sheetAmount(currency, order.total_amt),
    approvals: [],
    ...(order.revision > 0 ? { mark: `${order.revision}차` } : {}),
  }
}
