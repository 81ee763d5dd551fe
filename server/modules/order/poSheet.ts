import type { PrintedSheet } from '../../../codegen/generated/types'
import { codeText } from '../../../schemas/codes/codeGroups'
import { formatDecimal, trimDecimal } from '../../../schemas/shared/decimal'
import { hangulAmount } from '../../../schemas/shared/hangulAmount'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { formatBusinessNumber } from '../../../schemas/shared/taxNumber'
import { runAs } from '../../database/runAs'
import type { EventContext } from '../common/documentEvents'
import { moneyText } from '../purchase/prAmounts'
import { peopleNames } from '../purchase/prStore'
import { sheetTexts } from '../settlement/statementTexts'
import type { PoRecord } from './listCyberPo'
import { readPoLines } from './readCyberPo'

const texts = {
  title: '발주서',
  orderTitle: '발주명',
  day: '발주일자',
  due: '납기일',
  place: '납품장소',
  payTerm: '지급조건',
  incoterms: '인도조건',
  taxCode: '세금코드',
  buyer: '구매담당',
  receiver: '인수자',
  us: '발주자',
  amount: '금액',
} as const

/** An order on paper as it stands in its newest version; who approved it stays inside the company (domain 6.3). */
export async function poSheet({ tx, actor, now }: EventContext, order: PoRecord): Promise<PrintedSheet> {
  // A supplier has neither a table of companies nor one of our people.
  const company = await runAs(tx, 'all', () =>
    tx
      .selectFrom('company')
      .select(['comp_name_kr', 'tax_no_2', 'ceo_name', 'addr1'])
      .where('comp_no', '=', order.comp_no)
      .executeTakeFirstOrThrow(),
  )
  const names = await runAs(tx, 'all', () => peopleNames(tx, [order.buyer_id, order.receiver]))
  const lines = await readPoLines(tx, order.po_no)
  const money = (amount: string) => formatDecimal(moneyText(amount, order.currency))
  const facts: readonly (readonly [string, string | null | undefined])[] = [
    [texts.orderTitle, order.title],
    [texts.day, order.po_date],
    [texts.due, order.due_date],
    [texts.place, order.delivery_place],
    [texts.buyer, names.get(order.buyer_id ?? '')],
    [texts.receiver, names.get(order.receiver ?? '')],
    [texts.payTerm, codeText('PAY_TERM', order.pay_term)],
    [texts.incoterms, order.incoterms && codeText('INCOTERMS', order.incoterms)],
    [texts.taxCode, codeText('TAX_CODE', order.tax_code)],
    [sheetTexts.currency, codeText('CURRENCY', order.currency)],
    [sheetTexts.supply, money(order.supply_amt)],
    [sheetTexts.vat, formatDecimal(order.vat_amt)],
  ]
  return {
    title: texts.title,
    number: order.po_no,
    printedOn: koreanDay(now),
    printedBy: actor.name,
    fields: facts.flatMap(([label, text]) => (text ? [{ label, text }] : [])),
    parties: [
      {
        role: sheetTexts.supplier,
        facts: [
          { label: sheetTexts.taxNo, text: formatBusinessNumber(company.tax_no_2) },
          { label: sheetTexts.name, text: company.comp_name_kr },
          { label: sheetTexts.ceo, text: company.ceo_name },
          { label: sheetTexts.address, text: company.addr1 },
        ],
      },
      { role: texts.us, facts: [...sheetTexts.ourCompany] },
    ],
    lines: {
      columns: [
        { label: sheetTexts.item, align: 'left', width: 180 },
        { label: sheetTexts.spec, align: 'left', width: 140 },
        { label: sheetTexts.unit, align: 'left', width: 44 },
        { label: sheetTexts.qty, align: 'right', width: 70 },
        { label: sheetTexts.price, align: 'right', width: 90 },
        { label: texts.amount, align: 'right', width: 100 },
        { label: texts.due, align: 'left', width: 80 },
      ],
      rows: lines.map(line => [
        line.item_name,
        line.spec ?? '',
        line.unit_code ?? '',
        formatDecimal(trimDecimal(line.qty)),
        formatDecimal(trimDecimal(line.unit_price)),
        money(line.amt),
        line.due_date ?? '',
      ]),
      totals: ['', '', '', '', '', money(order.supply_amt), ''],
    },
    amount:
      order.currency === 'KRW'
        ? { figure: money(order.total_amt), hangul: hangulAmount(order.total_amt) }
        : { figure: `${order.currency} ${money(order.total_amt)}`, hangul: '' },
    approvals: [],
    ...(order.revision > 0 ? { mark: `${order.revision}차` } : {}),
  }
}
