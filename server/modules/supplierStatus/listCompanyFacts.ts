import { sql } from 'kysely'
import type { CompanyFactList, OperationRequests } from '../../../codegen/generated/types'
import { monthOf } from '../../../schemas/shared/calendar'
import { sumDecimals, trimDecimal } from '../../../schemas/shared/decimal'
import { runAsSystem } from '../../database/runAsSystem'
import { tunePlanner } from '../../database/tunePlanner'
import { type Columns, wireOf } from '../../document/columns'
import { operationFact } from '../../document/erasedRoute'
import { documentNotFound, fieldRefused } from '../../http/failure'
import type { OperationContext } from '../../http/route'
import { findCompanyRow } from '../supplier/readCompany'
import { factPath, factsOf, figures } from '../supplierFigures/figureFacts'
import { lateLines, statusDays } from './performance'

const { fields } = operationFact('listCompanyFact').answer
/** As many as a page shows at once (D-29). */
const mostRows = 20_000

type Asked = OperationContext<OperationRequests['listCompanyFact']>

/** What a figure of the page of a company counts, row by row, so that nobody has to believe it. */
export async function listCompanyFacts(context: Asked): Promise<CompanyFactList> {
  const { tx, actor, input } = context
  if (!(await findCompanyRow(tx, input.compNo))) throw documentNotFound(actor.scope)
  await tunePlanner(tx)
  const found = await (input.figure === undefined ? readLate(context) : readCounted(context, input.figure))
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
async function readCounted({ tx, clock, now, input }: Asked, name: string): Promise<readonly Columns[]> {
  const figure = figures.find(one => one === name)
  if (!figure) throw fieldRefused('figure', 'codeNotAllowed', [name])
  const { compNo, yyyymm = monthOf(clock.today()) } = input
  const window = {
    ...statusDays(yyyymm, clock.today()),
    ...{ companies: sql`select ${compNo}::text as comp_no`, now },
  }
  const { rows } = await runAsSystem(tx, () =>
    sql<Columns>`select doc_type, doc_no, line_no, base_date, round(value1, 4) as value1, round(value2, 4) as value2,
        nullif(bigo, '') as bigo
      from (${factsOf(figure, window)}) fact order by base_date, doc_no, line_no limit ${mostRows}`.execute(
      tx,
    ),
  )
  return rows
}

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
