import { type RawBuilder, sql } from 'kysely'
import type { CompanyFactList, OperationRequests } from '../../../codegen/generated/types'
import { monthOf } from '../../../schemas/shared/calendar'
import { sumDecimals, trimDecimal } from '../../../schemas/shared/decimal'
import { fillMessage } from '../../../schemas/shared/koreanParticle'
import { runAsSystem } from '../../database/runAsSystem'
import { tunePlanner } from '../../database/tunePlanner'
import { type Columns, wireOf } from '../../document/columns'
import { operationFact } from '../../document/erasedRoute'
import { documentNotFound } from '../../http/failure'
import type { OperationContext } from '../../http/route'
import { labelIn } from '../../master/labelsIn'
import { wantedLanguage } from '../code/messageBook'
import { countedSource, isTarget } from '../settlementTarget/targetLines'
import { findCompanyRow } from '../supplier/readCompany'
import {
  countedDocuments,
  countedOrder,
  type Figure,
  factPath,
  factsOf,
} from '../supplierFigures/figureFacts'
import { isOpenOrder, lateLines, statusDays, unsettledWon } from './performance'

const { fields } = operationFact('listCompanyFact').answer
/** As many as a page shows at once (D-29). */
const mostRows = 20_000
const othersText = '조회 권한이 없는 문서 {0}건'

type Asked = OperationContext<OperationRequests['listCompanyFact']>

/** What a figure of the page of a company counts, row by row, so that nobody has to believe it. */
export async function listCompanyFacts(context: Asked): Promise<CompanyFactList> {
  const { tx, actor, input } = context
  if (!(await findCompanyRow(tx, input.compNo))) throw documentNotFound(actor.scope)
  await tunePlanner(tx)
  const { figure } = input
  const found = await (figure === undefined
    ? readLate(context)
    : figure === 'OPEN' || figure === 'UNSETTLED'
      ? readWaiting(context, figure)
      : readCounted(context, figure))
  const rows = found.map((fact, index) => ({
    ...wireOf(fields, { ...fact, seq: index + 1 }),
    docPath: fact.doc_no === '' ? '' : factPath(String(fact.doc_type), String(fact.doc_no)),
  }))
  return {
    rows,
    total: rows.length,
    sums: { value1: sumOf(found, 'value1') ?? '0', value2: sumOf(found, 'value2') ?? '0' },
  } as unknown as CompanyFactList
}

/** Null where no row has a value. */
function sumOf(rows: readonly Columns[], column: 'value1' | 'value2'): string | null {
  const values = rows.flatMap(row => (row[column] === null ? [] : String(row[column])))
  return values.length === 0 ? null : trimDecimal(sumDecimals(values))
}

/** A figure of the year is the company's for every reader; of the documents behind it he is named those that he may read. */
async function readCounted(context: Asked, figure: Figure | 'ORDERED'): Promise<readonly Columns[]> {
  const { tx, clock, now, input } = context
  const { compNo, yyyymm = monthOf(clock.today()) } = input
  const window = {
    ...statusDays(yyyymm, clock.today()),
    ...{ companies: sql`select ${compNo}::text as comp_no`, now },
  }
  const counted =
    figure === 'ORDERED'
      ? orderFacts(sql`po.comp_no = ${compNo} and po.po_date between ${window.from}::date and ${window.to}::date
          and ${countedOrder}`)
      : factsOf(figure, window)
  const { rows } = await runAsSystem(tx, () => factRows(counted).execute(tx))
  return withoutOthers(context, rows)
}

/** The rows of documents that the reader may read, and all others as one row without a number, so that they still add up. */
async function withoutOthers({ tx, http }: Asked, rows: readonly Columns[]): Promise<readonly Columns[]> {
  const readable = new Set<unknown>()
  for (const [docType, { table, number }] of Object.entries(countedDocuments)) {
    const asked = new Set(rows.flatMap(row => (row.doc_type === docType ? [String(row.doc_no)] : [])))
    if (asked.size === 0) continue
    const found = await sql<{ no: string }>`select ${sql.ref(number)} as no from ${sql.table(table)}
      where ${sql.ref(number)} = any(${[...asked]})`.execute(tx)
    for (const { no } of found.rows) readable.add(no)
  }
  const others = rows.filter(row => !readable.has(row.doc_no))
  if (others.length === 0) return rows
  const documents = new Set(others.map(row => row.doc_no)).size
  const text = labelIn(wantedLanguage(http.headers['accept-language']), othersText)
  return [
    ...rows.filter(row => readable.has(row.doc_no)),
    {
      ...{ doc_type: '', doc_no: '', line_no: null, base_date: null },
      ...{ value1: sumOf(others, 'value1'), value2: sumOf(others, 'value2') },
      bigo: fillMessage(text, [documents]),
    },
  ]
}

/** What is open now is counted as the reader may see it. */
async function readWaiting({ tx, input }: Asked, figure: 'OPEN' | 'UNSETTLED'): Promise<readonly Columns[]> {
  const { compNo } = input
  const waiting =
    figure === 'OPEN'
      ? orderFacts(sql`po.comp_no = ${compNo} and ${isOpenOrder}`)
      : sql`select 'WH' as doc_type, receipt.wh_req_no as doc_no, line.line_no, receipt.receipt_date as base_date,
          ${unsettledWon} as value1, line.accept_qty - line.return_qty as value2, '' as bigo
        from ${countedSource} where ${isTarget} and receipt.comp_no = ${compNo}`
  return (await factRows(waiting).execute(tx)).rows
}

/** Orders with their amounts in won. */
const orderFacts = (where: RawBuilder<unknown>) => sql`select 'PO' as doc_type, po.po_no as doc_no,
    null::int as line_no, po.po_date as base_date, po.total_amt_krw as value1, null::numeric as value2, po.title as bigo
  from po where ${where}`

const factRows = (facts: RawBuilder<unknown>) =>
  sql<Columns>`select doc_type, doc_no, line_no, base_date, round(value1, 4) as value1, round(value2, 4) as value2,
      nullif(bigo, '') as bigo
    from (${facts}) fact order by base_date, doc_no, line_no limit ${mostRows}`

/** Days by which a line is late, and how much of it is to come. */
async function readLate({ tx, clock, input }: Asked): Promise<readonly Columns[]> {
  const today = clock.today()
  const { rows } =
    await sql<Columns>`select 'PO' as doc_type, po_no as doc_no, line_no, due_date as base_date,
      ${today}::date - due_date as value1, remain_qty as value2, item_name as bigo
    from ${lateLines(input.compNo, today)} late order by due_date, po_no, line_no limit ${mostRows}`.execute(
      tx,
    )
  return rows
}
