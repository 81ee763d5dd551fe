import { type RawBuilder, sql } from 'kysely'
import type { CompanyFactList, OperationRequests } from '../../../codegen/generated/types'
import { monthOf } from '../../../schemas/shared/calendar'
import { sumDecimals, trimDecimal } from '../../../schemas/shared/decimal'
import { runAsSystem } from '../../database/runAsSystem'
import { tunePlanner } from '../../database/tunePlanner'
import { type Columns, wireOf } from '../../document/columns'
import { operationFact } from '../../document/erasedRoute'
import { documentNotFound } from '../../http/failure'
import type { OperationContext } from '../../http/route'
import { countedSource, isTarget } from '../settlementTarget/targetLines'
import { findCompanyRow } from '../supplier/readCompany'
import { countedOrder, type Figure, factPath, factsOf } from '../supplierFigures/figureFacts'
import { isOpenOrder, lateLines, statusDays, unsettledWon } from './performance'

const { fields } = operationFact('listCompanyFact').answer
/** As many as a page shows at once (D-29). */
const mostRows = 20_000

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
    docPath: factPath(String(fact.doc_type), String(fact.doc_no)),
  }))
  const sum = (column: 'value1' | 'value2') =>
    trimDecimal(
      sumDecimals(['0', ...found.flatMap(fact => (fact[column] === null ? [] : String(fact[column])))]),
    )
  return {
    rows,
    total: rows.length,
    sums: { value1: sum('value1'), value2: sum('value2') },
  } as unknown as CompanyFactList
}

/** Figures are the company's for every reader; so is what they count. */
async function readCounted(
  { tx, clock, now, input }: Asked,
  figure: Figure | 'ORDERED',
): Promise<readonly Columns[]> {
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
  return rows
}

/** What is open now is counted as the reader may see it. */
async function readWaiting({ tx, input }: Asked, figure: 'OPEN' | 'UNSETTLED'): Promise<readonly Columns[]> {
  const { compNo } = input
  const waiting =
    figure === 'OPEN'
      ? orderFacts(sql`po.comp_no = ${compNo} and ${isOpenOrder}`, sql`po.title`)
      : sql`select 'WH' as doc_type, receipt.wh_req_no as doc_no, line.line_no, receipt.receipt_date as base_date,
          ${unsettledWon} as value1, line.accept_qty - line.return_qty as value2, '' as bigo
        from ${countedSource} where ${isTarget} and receipt.comp_no = ${compNo}`
  return (await factRows(waiting).execute(tx)).rows
}

/** Orders with their amounts in won. What an order is for is told to those alone who may read it. */
const orderFacts = (
  where: RawBuilder<unknown>,
  title: RawBuilder<unknown> = sql`''`,
) => sql`select 'PO' as doc_type, po.po_no as doc_no,
    null::int as line_no, po.po_date as base_date, po.total_amt_krw as value1, null::numeric as value2, ${title} as bigo
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
