import { sql } from 'kysely'
import type { Transaction } from '../../database/connect'
import { type Columns, wireOf } from '../../document/columns'
import type { EventContext } from '../../document/documentEvents'
import { findDocument, readLines } from '../../document/documentKind'
import { isWholeNumber } from '../../document/documentList'
import { operationFact } from '../../document/erasedRoute'
import { listOf } from '../../document/listOf'
import { contains } from '../../document/listQuery'
import { documentAnswer, readDocument } from '../../document/readDocument'
import { rowSums } from '../../document/rowSums'
import { documentNotFound } from '../../http/failure'
import { findCompany } from '../../master/findCompany'
import { type SettlementRecord, settlement } from './settlementKind'

const invoiceNumber = sql<string | null>`coalesce(invoice.nts_no, invoice.invoice_no)`
const invoiceStatus = sql`(select invoice.status from tax_invoice invoice where invoice.ti_no = document.ti_no)`
const hasLineWith = (column: string, number: string) =>
  sql`exists (select from adjustment_line line where line.adj_no = document.adj_no
    and ${sql.ref(`line.${column}`)} = ${number.toUpperCase()})`

/** The list of settlements, each with its supplier and its tax invoice. */
export const settlements = listOf(settlement, {
  operation: 'listAdjustment',
  numbers: ['adjNo', 'slipNo'],
  where: {
    // Who knows the number need not know the month.
    yyyymm: (month, { adjNo, slipNo }) =>
      isWholeNumber(adjNo) || isWholeNumber(slipNo) ? sql`true` : sql`document.yyyymm = ${month}`,
    deptnm: name => contains(sql`document.deptnm`, name),
    whAppNo: number => hasLineWith('wh_app_no', number),
    poNo: number => hasLineWith('po_no', number),
    tiStatus: status => sql`exists (select from tax_invoice invoice where invoice.ti_no = document.ti_no
      and invoice.status = ${status})`,
  },
  joined: {
    joins: sql`join company on company.comp_no = document.comp_no
      left join tax_invoice invoice on invoice.ti_no = document.ti_no`,
    fields: {
      compNameKr: sql`company.comp_name_kr`,
      forwardYn: sql`company.forward_yn`,
      ntsNo: invoiceNumber,
      tiStatus: sql`invoice.status`,
      tiVersion: sql`invoice.version`,
      tiFileId: sql`invoice.file_id`,
    },
  },
  // Assumed: suppliers are sorted by their number.
  sortedBy: { compNameKr: 'comp_no', ntsNo: 'ti_no', tiStatus: invoiceStatus },
  sumCurrency: 'currency',
})

const invoiceOf = (tx: Transaction, { ti_no }: SettlementRecord) =>
  tx
    .selectFrom('tax_invoice as invoice')
    .select(['status', invoiceNumber.as('number')])
    .where('ti_no', '=', ti_no ?? '')
    .executeTakeFirst()

const read = {
  header: {
    forwardYn: async ({ tx }: EventContext, { comp_no }: SettlementRecord) =>
      (await findCompany(tx, comp_no)).forward_yn,
    ntsNo: async ({ tx }: EventContext, stored: SettlementRecord) => (await invoiceOf(tx, stored))?.number,
    tiStatus: async ({ tx }: EventContext, stored: SettlementRecord) => (await invoiceOf(tx, stored))?.status,
  },
  stepLabels: {
    'sys:objectMonthlyCalc': '협력사 이의제기',
    answerMonthlyCalc: '이의답변',
    updateAdjustment: '공제 저장',
  },
}

const answer = documentAnswer(settlement, read)

async function seenSettlement({ tx, actor }: EventContext, adjNo: string): Promise<SettlementRecord> {
  const stored = await findDocument(tx, settlement, adjNo)
  if (!stored) throw documentNotFound(actor.scope)
  return stored
}

/** A settlement with its lines and what happened to it. */
export const readSettlement = async (context: EventContext, adjNo: string): Promise<Columns> =>
  readDocument(context, settlement, await seenSettlement(context, adjNo), answer, read)

const lineList = operationFact('listAdjustmentLine')

/** The lines of a settlement and their sums. */
export async function listSettlementLines(context: EventContext, adjNo: string): Promise<Columns> {
  const { currency } = await seenSettlement(context, adjNo)
  const lines = await readLines(context.tx, settlement, adjNo)
  const rows = lines.map(line => wireOf(lineList.answer.fields, { ...line }, currency))
  return { rows, total: rows.length, sums: rowSums(lineList, rows) }
}
