import type { PrintedSheet } from '../../../codegen/generated/types'
import { codeText } from '../../../schemas/codes/codeGroups'
import { formatDecimal, trimDecimal } from '../../../schemas/shared/decimal'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import type { EventContext } from '../../document/documentEvents'
import { moneyText } from '../../document/moneyText'
import { companyFacts, sheetTexts } from '../../document/printedSheet'
import { findCompany } from '../../master/findCompany'
import { findAdjustment, readAdjustmentLines } from './adjustmentStore'
import type { StatementRecord } from './statementStore'
import { statementTexts } from './statementTexts'

/** The two blocks of a Korean statement, its lines, and the total in figures and in Hangul. */
export async function statementSheet(
  { tx, actor, now }: EventContext,
  stored: StatementRecord,
  mark?: string,
): Promise<PrintedSheet> {
  const settlement = await findAdjustment(tx, stored.adj_no)
  if (!settlement) throw new Error(`Server bug: statement ${stored.stmt_no} has no settlement.`)
  // A supplier has no table of companies.
  const company = await runAs(tx, 'all', () => findCompany(tx, stored.comp_no))
  const month = `${settlement.yyyymm.slice(0, 4)}-${settlement.yyyymm.slice(4)}`
  const copy = stored.issue_seq > 1 ? `${stored.issue_seq}차` : undefined
  return {
    title: statementTexts.title,
    number: stored.stmt_no,
    printedOn: koreanDay(now),
    printedBy: actor.name,
    fields: [
      { label: statementTexts.issueDate, text: stored.issue_date },
      { label: statementTexts.adjNo, text: stored.adj_no },
      { label: statementTexts.month, text: month },
      { label: sheetTexts.currency, text: codeText('CURRENCY', settlement.currency) },
      { label: sheetTexts.supply, text: formatDecimal(stored.supply_amt) },
      { label: sheetTexts.vat, text: formatDecimal(stored.vat_amt) },
    ],
    parties: [
      {
        role: sheetTexts.supplier,
        facts: [
          ...companyFacts(company),
          {
            label: statementTexts.business,
            text: [company.biz_cond, company.biz_item].flatMap(word => word ?? []).join(' / '),
          },
        ],
      },
      {
        role: statementTexts.buyer,
        facts: [
          ...sheetTexts.ourCompany,
          { label: statementTexts.department, text: `${settlement.section} ${settlement.deptnm}` },
        ],
      },
    ],
    lines: await sheetLines(tx, stored.adj_no, settlement),
    amount: { figure: formatDecimal(stored.total_amt), hangul: stored.total_text },
    approvals: [],
    ...(settlement.deduct_reason === null
      ? {}
      : {
          notes: [
            `${statementTexts.deduction} ${formatDecimal(moneyText(settlement.deduct_amt, settlement.currency))} (${settlement.deduct_reason})`,
          ],
        }),
    ...((mark ?? copy) === undefined ? {} : { mark: mark ?? copy }),
  }
}

async function sheetLines(
  tx: Transaction,
  adjNo: string,
  settlement: { readonly currency: string; readonly receipt_amt: string; readonly vat_amt: string },
): Promise<NonNullable<PrintedSheet['lines']>> {
  const lines = await readAdjustmentLines(tx, adjNo)
  const money = (amount: string) => formatDecimal(moneyText(amount, settlement.currency))
  return {
    columns: [
      { label: sheetTexts.item, align: 'left', width: 170 },
      { label: sheetTexts.spec, align: 'left', width: 130 },
      { label: sheetTexts.unit, align: 'left', width: 44 },
      { label: sheetTexts.qty, align: 'right', width: 64 },
      { label: sheetTexts.price, align: 'right', width: 84 },
      { label: sheetTexts.supply, align: 'right', width: 100 },
      { label: sheetTexts.vat, align: 'right', width: 84 },
    ],
    rows: lines.map(line => [
      line.item_name,
      line.spec ?? '',
      line.unit_code ?? '',
      formatDecimal(trimDecimal(line.qty)),
      formatDecimal(trimDecimal(line.unit_price)),
      money(line.amt),
      formatDecimal(line.vat_amt),
    ]),
    totals: ['', '', '', '', '', money(settlement.receipt_amt), formatDecimal(settlement.vat_amt)],
  }
}
