import type { PrintedSheet } from '../../../codegen/generated/types'
import { codeText } from '../../../schemas/codes/codeGroups'
import { firstDayOf } from '../../../schemas/shared/calendar'
import { formatDecimal, trimDecimal } from '../../../schemas/shared/decimal'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import type { EventContext } from '../../document/documentEvents'
import { moneyText } from '../../document/moneyText'
import { companyFacts, sheetTexts } from '../../document/printedSheet'
import { documentNotFound } from '../../http/failure'
import { findCompany } from '../../master/findCompany'
import type { StatementRecord } from './statementKind'
import { statementTexts } from './statementTexts'

/** The settlement of a statement; who sees the one sees the other. */
export async function settlementOf({ tx, actor }: EventContext, { adj_no }: StatementRecord) {
  const settlement = await tx
    .selectFrom('adjustment')
    .selectAll()
    .where('adj_no', '=', adj_no)
    .executeTakeFirst()
  if (!settlement) throw documentNotFound(actor.scope)
  return settlement
}

/** The two blocks of a Korean statement, its lines, and the total in figures and in Hangul. */
export async function statementSheet(
  context: EventContext,
  stored: StatementRecord,
  mark?: string,
): Promise<PrintedSheet> {
  const { tx, actor, now } = context
  const settlement = await settlementOf(context, stored)
  // A supplier has no table of companies.
  const company = await runAs(tx, 'all', () => findCompany(tx, stored.comp_no))
  const copy = stored.issue_seq > 1 ? `${stored.issue_seq}차` : undefined
  return {
    title: statementTexts.title,
    number: stored.stmt_no,
    printedOn: koreanDay(now),
    printedBy: actor.name,
    fields: [
      { label: statementTexts.issueDate, text: stored.issue_date },
      { label: statementTexts.adjNo, text: stored.adj_no },
      { label: statementTexts.month, text: firstDayOf(settlement.yyyymm).slice(0, 7) },
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
  const lines = await tx
    .selectFrom('adjustment_line')
    .selectAll()
    .where('adj_no', '=', adjNo)
    .orderBy('line_no')
    .execute()
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
