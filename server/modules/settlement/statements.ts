import { type RawBuilder, sql } from 'kysely'
import type {
  OperationRequests,
  StatementList,
  StatementRow,
  StatementSheets,
  TransitionAnswer,
} from '../../../codegen/generated/types'
import { codeText } from '../../../schemas/codes/codeGroups'
import { statementWorkflow } from '../../../schemas/workflow/workflows'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import type { EventContext } from '../../document/documentEvents'
import {
  type DocumentListPlan,
  equal,
  listDocuments,
  numbered,
  oneOf,
  periodConditions,
  unlessNumbered,
} from '../../document/documentList'
import { given } from '../../document/givenFields'
import { judgeTransition } from '../../document/judgeTransition'
import { codesOf } from '../../document/listQuery'
import { checkVersion, type DocumentKey } from '../../document/transitionKeys'
import { conflict, documentNotFound, refused } from '../../http/failure'
import { findAdjustment } from './adjustmentStore'
import { settlementTexts } from './settlementTexts'
import { statementSheet } from './statementSheet'
import { findStatement, reissue, type StatementRecord } from './statementStore'
import { statementTexts } from './statementTexts'

const mostPrinted = 50

type Listed = StatementRecord & {
  readonly comp_name_kr: string
  readonly tax_no_2: string
  readonly adj_status: string
  readonly adj_version: number
  readonly yyyymm: string
  readonly tax_code: string
  readonly ti_no: string | null
  readonly nts_no: string | null
  readonly ti_status: string | null
  readonly ti_version: number | null
  readonly diff_amt: string | null
}

const ofInvoice = (value: RawBuilder<unknown>) => sql`(select ${value} from adjustment settled
  join tax_invoice invoice on invoice.ti_no = settled.ti_no where settled.adj_no = document.adj_no)`

const plan: DocumentListPlan = {
  table: 'statement',
  key: 'stmt_no',
  sum: 'total_amt',
  sortColumns: {
    stmtNo: 'stmt_no',
    issueDate: 'issue_date',
    issueSeq: 'issue_seq',
    compNo: 'comp_no',
    // Assumed: suppliers are sorted by their number.
    compNameKr: 'comp_no',
    taxNo2: 'comp_no',
    adjNo: 'adj_no',
    supplyAmt: 'supply_amt',
    vatAmt: 'vat_amt',
    totalAmt: 'total_amt',
    printCnt: 'print_cnt',
    confirmedDt: 'confirmed_dt',
    confirmedBy: 'confirmed_by',
    status: 'status',
    ntsNo: 'nts_no',
    tiStatus: 'ti_status',
    diffAmt: 'diff_amt',
  },
  sortValues: {
    nts_no: ofInvoice(sql`coalesce(invoice.nts_no, invoice.invoice_no)`),
    ti_status: ofInvoice(sql`invoice.status`),
    diff_amt: ofInvoice(sql`invoice.diff_amt`),
  },
  names: {
    columns: sql`company.comp_name_kr, company.tax_no_2, settled.status as adj_status, settled.version as adj_version,
      settled.yyyymm, settled.tax_code, invoice.ti_no, coalesce(invoice.nts_no, invoice.invoice_no) as nts_no,
      invoice.status as ti_status, invoice.version as ti_version, invoice.diff_amt`,
    joins: sql`join company on company.comp_no = document.comp_no
      join adjustment settled on settled.adj_no = document.adj_no
      left join tax_invoice invoice on invoice.ti_no = settled.ti_no`,
  },
}

type Filters = OperationRequests['listStatement']

/** The list of statements, each with the tax invoice of its settlement. */
export async function listStatement(tx: Transaction, filters: Filters): Promise<StatementList> {
  const conditions = conditionsOf(filters)
  const { rows, amount, ...found } = await listDocuments<Listed>(tx, plan, filters, conditions)
  return {
    rows: rows.map(rowOf),
    ...found,
    ...(amount === undefined ? {} : { sums: await sumsOf(tx, conditions) }),
  }
}

function conditionsOf(filters: Filters): RawBuilder<unknown>[] {
  const ofSettlement = (condition: RawBuilder<unknown>) =>
    sql`exists (select from adjustment settled where settled.adj_no = document.adj_no and ${condition})`
  const statuses = codesOf(filters.tiStatus)
  return [
    ...unlessNumbered([filters.stmtNo, filters.adjNo], () =>
      periodConditions({
        field: 'issueDate',
        column: 'issue_date',
        from: filters.issueDateFrom,
        to: filters.issueDateTo,
      }),
    ),
    ...numbered([
      ['stmt_no', filters.stmtNo],
      ['adj_no', filters.adjNo],
    ]),
    ...equal([['comp_no', filters.compNo]]),
    ...oneOf([['status', filters.status]]),
    ...(filters.section ? [ofSettlement(sql`settled.section = ${filters.section}`)] : []),
    ...(statuses.length > 0
      ? [
          ofSettlement(sql`exists (select from tax_invoice invoice where invoice.ti_no = settled.ti_no
            and invoice.status in (${sql.join(statuses)}))`),
        ]
      : []),
  ]
}

async function sumsOf(tx: Transaction, conditions: readonly RawBuilder<unknown>[]) {
  const where = sql.join([sql`true`, ...conditions], sql` and `)
  const { rows } = await sql<{ supply: string; vat: string; total: string }>`select
      coalesce(sum(supply_amt), 0)::text as supply, coalesce(sum(vat_amt), 0)::text as vat,
      coalesce(sum(total_amt), 0)::text as total from statement document where ${where}`.execute(tx)
  const [sums] = rows
  return { supplyAmt: sums?.supply ?? '0', vatAmt: sums?.vat ?? '0', totalAmt: sums?.total ?? '0' }
}

function rowOf(row: Listed): StatementRow {
  return {
    stmtNo: row.stmt_no,
    issueDate: row.issue_date,
    issueSeq: row.issue_seq,
    compNo: row.comp_no,
    compNameKr: row.comp_name_kr,
    taxNo2: row.tax_no_2,
    adjNo: row.adj_no,
    adjStatus: row.adj_status,
    adjVersion: row.adj_version,
    adjMonth: row.yyyymm,
    adjTaxCode: row.tax_code,
    supplyAmt: row.supply_amt,
    vatAmt: row.vat_amt,
    totalAmt: row.total_amt,
    printCnt: row.print_cnt,
    status: row.status,
    version: row.version,
    ...given({
      confirmedDt: row.confirmed_dt,
      confirmedBy: row.confirmed_by,
      tiNo: row.ti_no,
      ntsNo: row.nts_no,
      tiStatus: row.ti_status,
      tiVersion: row.ti_version,
      diffAmt: row.diff_amt,
    }),
  }
}

async function seenStatement({ tx, actor }: EventContext, stmtNo: string): Promise<StatementRecord> {
  const stored = await findStatement(tx, stmtNo)
  if (!stored) throw documentNotFound(actor.scope)
  return stored
}

/** The sheet as it stands, marked so that nobody takes it for the paper itself. */
export async function previewStatement(context: EventContext, stmtNo: string): Promise<StatementSheets> {
  const stored = await seenStatement(context, stmtNo)
  const mark = stored.status === 'CANCELED' ? codeText('STMT_STATUS', 'CANCELED') : statementTexts.preview
  return { sheets: [await statementSheet(context, stored, mark)] }
}

/** Sheets to be printed; every one of them is counted. */
export async function printStatement(
  context: EventContext,
  stmtNos: readonly string[],
): Promise<StatementSheets> {
  const numbers = [...new Set(stmtNos)].sort()
  if (numbers.length > mostPrinted) throw refused('printTooMany', settlementTexts.printTooMany)
  const sheets = []
  for (const stmtNo of numbers) {
    const stored = await seenStatement(context, stmtNo)
    if (stored.status === 'CANCELED') throw conflict(settlementTexts.printCanceled)
    sheets.push(await statementSheet(context, stored))
  }
  await runAs(context.tx, 'all', () =>
    context.tx
      .updateTable('statement')
      .set(eb => ({ print_cnt: eb('print_cnt', '+', 1) }))
      .where('stmt_no', 'in', ['', ...numbers])
      .execute(),
  )
  return { sheets }
}

/** Issued once more, by either side. */
export async function reissueStatement(context: EventContext, key: DocumentKey): Promise<TransitionAnswer> {
  const { tx, actor } = context
  const stored = await seenStatement(context, key.id)
  judgeTransition(actor, statementWorkflow, 'reissueStatement', { id: key.id, status: stored.status })
  checkVersion(stored.version, key.version)
  const settlement = await findAdjustment(tx, stored.adj_no)
  if (!settlement) throw documentNotFound(actor.scope)
  const issued = await reissue(context, stored.stmt_no, settlement, 'reissueStatement')
  return {
    success: true,
    docNo: stored.stmt_no,
    status: stored.status,
    approvalStatus: 'X',
    version: issued?.version ?? stored.version,
  }
}
