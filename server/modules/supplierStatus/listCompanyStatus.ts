import { type RawBuilder, sql } from 'kysely'
import type { CompanyStatusList, OperationRequests } from '../../../codegen/generated/types'
import { monthOf } from '../../../schemas/shared/calendar'
import type { Transaction } from '../../database/connect'
import { runAsSystem } from '../../database/runAsSystem'
import { tunePlanner } from '../../database/tunePlanner'
import { type Columns, columnOf, wireOf } from '../../document/columns'
import { operationFact } from '../../document/erasedRoute'
import { filterConditions } from '../../document/listOf'
import { type ListInput, orderBy, pageOf, readSort, type SortValues } from '../../document/listQuery'
import type { OperationContext } from '../../http/route'
import { groupNames, suppliesBelow } from '../../master/suppliedGroups'
import type { FigureWindow } from '../supplierFigures/figureFacts'
import {
  openByCompany,
  type Performance,
  partsOf,
  performanceOf,
  statusDays,
  unsettledByCompany,
} from './performance'

const { fields } = operationFact('listCompanyStatus').answer
const sortColumns: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(fields).flatMap(({ name, isSortable }) =>
    isSortable === false ? [] : [[name, columnOf(name)]],
  ),
)
const conditionsOf = filterConditions(
  { docType: 'COMPANY', table: 'company', number: 'comp_no' },
  { operation: 'listCompanyStatus', numbers: [], added: ['yyyymm'], where: { sgCode: suppliesBelow } },
)

interface Asked {
  readonly tx: Transaction
  readonly input: ListInput
  /** A query of the numbers of all companies that are found. */
  readonly companies: RawBuilder<unknown>
  readonly where: RawBuilder<unknown>
  readonly window: Omit<FigureWindow, 'companies'>
}

/**
 * Suppliers beside what they achieved. What belongs to the window is the company's and read as the server; what is open now is
 * counted as the reader may see it, since it leads to lists of documents. Figures are computed for the page alone, and for all
 * only as far as they order the list or are summed.
 */
export async function listCompanyStatus({
  tx,
  clock,
  now,
  input,
}: OperationContext<OperationRequests['listCompanyStatus']>): Promise<CompanyStatusList> {
  const where = sql.join([sql`true`, ...conditionsOf(input)], sql` and `)
  const companies = sql`select document.comp_no from company document where ${where}`
  const { yyyymm = monthOf(clock.today()), want } = input
  const window = { ...statusDays(yyyymm, clock.today()), now }
  const asked = { tx, input, companies, where, window }
  await tunePlanner(tx, 0)
  const rows = want === 'totals' ? [] : await readPage(asked)
  return {
    rows: rows.map(row => wireOf(fields, row)) as unknown as CompanyStatusList['rows'],
    ...(await (want === 'rows' ? countCompanies(asked) : sumCompanies(asked))),
  }
}

async function readPage(asked: Asked): Promise<readonly Columns[]> {
  const { tx, window } = asked
  const numbers = await orderedNumbers(asked)
  const companies = sql`select unnest(${numbers}::text[])`
  const achieved = await runAsSystem(tx, () => performanceOf({ ...window, companies }, 'company').execute(tx))
  const { rows } =
    await sql<Columns>`select document.comp_no, document.comp_name_kr, document.comp_type, document.eva_grade,
      document.status, ${groupNames} as sg_name, coalesce(po_cnt, 0) as po_cnt, coalesce(po_amt, 0) as po_amt,
      coalesce(receipt_amt, 0) as receipt_amt, on_time_rate, defect_ppm,
      coalesce(open_po_cnt, 0) as open_po_cnt, coalesce(unsettled_amt, 0) as unsettled_amt
    from unnest(${numbers}::text[]) with ordinality as placed (number, place)
      join company document on document.comp_no = placed.number
      left join ${recordset(achieved.rows)} on key = document.comp_no
      left join ${openByCompany(companies)} opened on opened.comp_no = document.comp_no
      left join ${unsettledByCompany(companies)} unsettled on unsettled.comp_no = document.comp_no
    order by place`.execute(tx)
  return rows
}

/** Figures as what they order a list by; a company without any has nothing, or no rate. */
const sortValues: SortValues = {
  ...Object.fromEntries(
    ['po_cnt', 'po_amt', 'receipt_amt', 'open_po_cnt', 'unsettled_amt'].map(column => [
      column,
      sql`coalesce(${sql.ref(column)}, 0)`,
    ]),
  ),
  ...{ on_time_rate: sql`on_time_rate`, defect_ppm: sql`defect_ppm` },
}

/** The companies of the page in their order; of the figures those alone are computed that order them. */
async function orderedNumbers({ tx, input, companies, where, window }: Asked): Promise<readonly string[]> {
  const sort = readSort(input.sort, sortColumns)
  const columns = sort.map(({ column }) => column)
  const parts = partsOf(columns)
  const isOfReader = columns.some(column => column === 'open_po_cnt' || column === 'unsettled_amt')
  const achieved = performanceOf({ ...window, companies }, 'company', parts)
  const joined = (column: string, other: RawBuilder<unknown>, name: string) =>
    columns.includes(column)
      ? sql`left join ${other} ${sql.ref(name)} on ${sql.ref(name)}.comp_no = document.comp_no`
      : sql``
  const { limit, offset } = pageOf(input)
  const ordered = (performance: RawBuilder<unknown>) => sql<{ comp_no: string }>`select document.comp_no
    from company document ${parts.length === 0 ? sql`` : sql`left join ${performance} on key = document.comp_no`}
      ${joined('open_po_cnt', openByCompany(companies), 'opened')}
      ${joined('unsettled_amt', unsettledByCompany(companies), 'unsettled')}
    where ${where} order by ${orderBy(sort, { column: 'comp_no', direction: 'asc' }, 'document', sortValues)}
    limit ${limit} offset ${offset}`
  const byServer = () => runAsSystem(tx, () => ordered(sql`(${achieved}) performance`).execute(tx))
  const byReader = async () => {
    const known = parts.length === 0 ? [] : (await runAsSystem(tx, () => achieved.execute(tx))).rows
    return ordered(recordset(known)).execute(tx)
  }
  const { rows } = await (isOfReader ? byReader() : byServer())
  return rows.map(({ comp_no }) => comp_no)
}

const recordset = (
  rows: readonly Performance[],
) => sql`jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
  as performance (key text, po_cnt int, po_amt numeric, receipt_amt numeric, on_time_rate numeric, defect_ppm numeric)`

/** Companies are few enough to be counted exactly. */
async function countCompanies({ tx, companies }: Asked): Promise<{ readonly total: number }> {
  const { rows } = await sql<{
    total: number
  }>`select count(*)::int as total from (${companies}) found`.execute(tx)
  return { total: rows[0]?.total ?? 0 }
}

async function sumCompanies(asked: Asked): Promise<Pick<CompanyStatusList, 'total' | 'sums'>> {
  const { tx, companies, window } = asked
  const sumOf = (column: string) => sql`coalesce(sum(${sql.ref(column)}), 0)::text`
  const achieved = await runAsSystem(tx, () =>
    sql<{
      poAmt: string
      receiptAmt: string
    }>`select ${sumOf('po_amt')} as "poAmt", ${sumOf('receipt_amt')} as "receiptAmt"
      from (${performanceOf({ ...window, companies }, 'company', ['orders', 'receipts'])}) performance`.execute(
      tx,
    ),
  )
  const waiting = await sql<{ unsettledAmt: string }>`select ${sumOf('unsettled_amt')} as "unsettledAmt"
    from ${unsettledByCompany(companies)} unsettled`.execute(tx)
  const { poAmt = '0', receiptAmt = '0' } = achieved.rows[0] ?? {}
  const { unsettledAmt = '0' } = waiting.rows[0] ?? {}
  return { ...(await countCompanies(asked)), sums: { poAmt, receiptAmt, unsettledAmt } }
}
