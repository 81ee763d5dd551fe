import { type RawBuilder, sql } from 'kysely'
import type { StatementSheets, TransitionAnswer } from '../../../codegen/generated/types'
import { codeText } from '../../../schemas/codes/codeGroups'
import { runAs } from '../../database/runAs'
import type { EventContext } from '../../document/documentEvents'
import { findDocument } from '../../document/documentKind'
import { listOf } from '../../document/listOf'
import { codesOf } from '../../document/listQuery'
import { openDocument } from '../../document/openDocument'
import { type DocumentKey, eachDocument } from '../../document/transitionKeys'
import { conflict, documentNotFound, refused } from '../../http/failure'
import { route } from '../../http/route'
import type { ServerModule } from '../../http/serverModule'
import { reissue } from './issueStatement'
import { type StatementRecord, statement } from './statementKind'
import { settlementOf, statementSheet } from './statementSheet'
import { statementTexts } from './statementTexts'

const mostPrinted = 50

const ofSettlement = (condition: RawBuilder<unknown>) =>
  sql`exists (select from adjustment settled where settled.adj_no = document.adj_no and ${condition})`

const ofInvoice = (value: RawBuilder<unknown>) => sql`(select ${value} from adjustment settled
  join tax_invoice invoice on invoice.ti_no = settled.ti_no where settled.adj_no = document.adj_no)`

const invoiceNumber = sql`coalesce(invoice.nts_no, invoice.invoice_no)`

/** Statements, each with the tax invoice of its settlement. */
const list = listOf(statement, {
  operation: 'listStatement',
  numbers: ['stmtNo', 'adjNo'],
  numberEndsPeriod: true,
  where: {
    section: section => ofSettlement(sql`settled.section = ${section}`),
    tiStatus: statuses =>
      ofSettlement(sql`exists (select from tax_invoice invoice where invoice.ti_no = settled.ti_no
          and invoice.status in (${sql.join(codesOf(statuses))}))`),
  },
  joined: {
    joins: sql`join company on company.comp_no = document.comp_no
        join adjustment settled on settled.adj_no = document.adj_no
        left join tax_invoice invoice on invoice.ti_no = settled.ti_no`,
    fields: {
      compNameKr: sql`company.comp_name_kr`,
      taxNo2: sql`company.tax_no_2`,
      adjStatus: sql`settled.status`,
      adjVersion: sql`settled.version`,
      adjMonth: sql`settled.yyyymm`,
      adjTaxCode: sql`settled.tax_code`,
      tiNo: sql`invoice.ti_no`,
      ntsNo: invoiceNumber,
      tiStatus: sql`invoice.status`,
      tiVersion: sql`invoice.version`,
      diffAmt: sql`invoice.diff_amt`,
    },
  },
  sortedBy: {
    // Assumed: suppliers are sorted by their number.
    compNameKr: 'comp_no',
    taxNo2: 'comp_no',
    ntsNo: ofInvoice(invoiceNumber),
    tiStatus: ofInvoice(sql`invoice.status`),
    diffAmt: ofInvoice(sql`invoice.diff_amt`),
  },
})

async function seenStatement({ tx, actor }: EventContext, stmtNo: string): Promise<StatementRecord> {
  const stored = await findDocument(tx, statement, stmtNo)
  if (!stored) throw documentNotFound(actor.scope)
  return stored
}

/** The sheet as it stands, marked so that nobody takes it for the paper itself. */
async function previewStatement(context: EventContext, stmtNo: string): Promise<StatementSheets> {
  const stored = await seenStatement(context, stmtNo)
  const mark = stored.status === 'CANCELED' ? codeText('STMT_STATUS', 'CANCELED') : statementTexts.preview
  return { sheets: [await statementSheet(context, stored, mark)] }
}

/** Sheets to be printed; every one of them is counted. */
async function printStatements(context: EventContext, stmtNos: readonly string[]): Promise<StatementSheets> {
  const numbers = [...new Set(stmtNos)].sort()
  if (numbers.length > mostPrinted) throw refused('printTooMany', statementTexts.printTooMany)
  const sheets = []
  for (const stmtNo of numbers) {
    const stored = await seenStatement(context, stmtNo)
    if (stored.status === 'CANCELED') throw conflict(statementTexts.printCanceled)
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

/** Issues a statement once more; both sides may. */
async function reissueStatement(context: EventContext, key: DocumentKey): Promise<TransitionAnswer> {
  const stored = await openDocument(context, statement, 'reissueStatement', key)
  return reissue(context, stored, await settlementOf(context, stored), 'reissueStatement')
}

/** Statements of transaction: the paper that a settlement is confirmed by. */
export function statementModule(): ServerModule {
  return {
    name: 'statement',
    routes: [
      list,
      route('getStatement', context => previewStatement(context, context.input.stmtNo)),
      route('printStatement', context => printStatements(context, context.input.body.stmtNos)),
      route('reissueStatement', context =>
        eachDocument(context.input.stmtNo, context.input.body, key => reissueStatement(context, key)),
      ),
    ],
  }
}
