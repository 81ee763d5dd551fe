import type { PrintedSheet } from '../../codegen/generated/types'
import { formatDecimal, trimDecimal } from '../../schemas/shared/decimal'
import { hangulAmount } from '../../schemas/shared/hangulAmount'
import { shownDecimals } from '../../schemas/shared/money'
import { formatBusinessNumber } from '../../schemas/shared/taxNumber'
import type { Transaction } from '../database/connect'
import { runAs } from '../database/runAs'

/** Labels that every printed document has. The company is that of the demo (Assumed). */
export const sheetTexts = {
  currency: '통화',
  supplier: '공급자',
  taxNo: '등록번호',
  name: '상호',
  ceo: '성명',
  address: '주소',
  item: '품목',
  spec: '규격',
  unit: '단위',
  qty: '수량',
  price: '단가',
  supply: '공급가액',
  vat: '세액',
  ourCompany: [
    { label: '등록번호', text: '124-81-00998' },
    { label: '상호', text: '(주)지피엠에스' },
    { label: '성명', text: '정재현' },
    { label: '주소', text: '경기도 수원시 영통구 삼성로 129' },
  ],
} as const

/** Labels of what we order. */
export const orderSheetTexts = { us: '발주자', amount: '금액', due: '납기일', buyer: '구매담당' } as const

interface SheetCompany {
  readonly comp_name_kr: string
  readonly tax_no_2: string
  readonly ceo_name: string
  readonly addr1: string
}

/** What a printed sheet shows of a company. */
export const companyFacts = (company: SheetCompany) => [
  { label: sheetTexts.taxNo, text: formatBusinessNumber(company.tax_no_2) },
  { label: sheetTexts.name, text: company.comp_name_kr },
  { label: sheetTexts.ceo, text: company.ceo_name },
  { label: sheetTexts.address, text: company.addr1 },
]

/** The supplier and us, side by side. A supplier has no table of companies, so the server reads it. */
export async function sheetParties(tx: Transaction, compNo: string): Promise<PrintedSheet['parties']> {
  const company = await runAs(tx, 'all', () =>
    tx
      .selectFrom('company')
      .select(['comp_name_kr', 'tax_no_2', 'ceo_name', 'addr1'])
      .where('comp_no', '=', compNo)
      .executeTakeFirstOrThrow(),
  )
  return [
    { role: sheetTexts.supplier, facts: companyFacts(company) },
    { role: orderSheetTexts.us, facts: [...sheetTexts.ourCompany] },
  ]
}

interface SheetLine {
  readonly item_name: string
  readonly spec: string | null
  readonly unit_code: string | null
  readonly qty: string
  readonly unit_price: string
  readonly amt: string
}

/** What is ordered, with a last column of the document's own. */
export function sheetLines<Line extends SheetLine>(
  lines: readonly Line[],
  { currency, sum }: { readonly currency: string; readonly sum: string },
  last: { readonly label: string; readonly textOf: (line: Line) => string | null },
): PrintedSheet['lines'] {
  const money = sheetMoney(currency)
  return {
    columns: [
      { label: sheetTexts.item, align: 'left', width: 180 },
      { label: sheetTexts.spec, align: 'left', width: 140 },
      { label: sheetTexts.unit, align: 'left', width: 44 },
      { label: sheetTexts.qty, align: 'right', width: 70 },
      { label: sheetTexts.price, align: 'right', width: 90 },
      { label: orderSheetTexts.amount, align: 'right', width: 100 },
      { label: last.label, align: 'left', width: 80 },
    ],
    rows: lines.map(line => [
      line.item_name,
      line.spec ?? '',
      line.unit_code ?? '',
      formatDecimal(trimDecimal(line.qty)),
      formatDecimal(trimDecimal(line.unit_price)),
      money(line.amt),
      last.textOf(line) ?? '',
    ]),
    totals: ['', '', '', '', '', money(sum), ''],
  }
}

export const sheetMoney = (currency: string) => (amount: string) =>
  formatDecimal(amount, shownDecimals(currency))

/** Won is spelled out in Hangul, other money is not. */
export const sheetAmount = (currency: string, total: string): PrintedSheet['amount'] =>
  currency === 'KRW'
    ? { figure: sheetMoney(currency)(total), hangul: hangulAmount(total) }
    : { figure: `${currency} ${sheetMoney(currency)(total)}`, hangul: '' }

/** Fields without a value are left out. */
export const sheetFields = (
  facts: readonly (readonly [label: string, text: string | null | undefined])[],
): PrintedSheet['fields'] => facts.flatMap(([label, text]) => (text ? [{ label, text }] : []))
