import { type RawBuilder, sql } from 'kysely'
import type { WarehousingItemList } from '../../../codegen/generated/types'
import { trimDecimal } from '../../../schemas/shared/decimal'
import type { Actor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import { type Columns, columnFact, columnOf, wireOf } from '../../document/columns'
import { countLimit, documentSource } from '../../document/documentList'
import { operationFact } from '../../document/erasedRoute'
import { filterConditions } from '../../document/listOf'
import { pageOf, readSort } from '../../document/listQuery'
import { moneyText } from '../../document/moneyText'
import { type ReceiptFilters, receiptConditions, receiptFilters } from './receiptFilters'
import { receipt } from './receiptKind'

const operation = 'listWarehousingItem'
const fields = Object.values(operationFact(operation).answer.fields)
const conditionsOf = filterConditions(receipt, { ...receiptFilters, operation })

/** Columns of the receipt, and of its line where the receipt has none. */
const headColumns = fields.map(({ name }) => columnOf(name)).filter(name => columnFact('warehousing', name))
const refOf = (name: string) => sql.ref(`${headColumns.includes(name) ? 'document' : 'line'}.${name}`)
const sortColumns = Object.fromEntries(fields.map(({ name }) => [name, columnOf(name)]))

/** Lines of receipts, one row an item; newest receipt first, its lines in their order. */
export async function listReceiptLines(
  tx: Transaction,
  actor: Actor,
  filters: ReceiptFilters,
): Promise<WarehousingItemList> {
  const conditions = [...receiptConditions(actor, filters), ...conditionsOf(filters)]
  const plan = { table: receipt.table, key: receipt.number, parties: 'warehousing_party' }
  const from = sql`${await documentSource(tx, plan)}
    join warehousing_line line on line.wh_req_no = document.wh_req_no
    where ${sql.join([sql`true`, ...conditions], sql` and `)}`
  if (filters.want === 'totals') return { rows: [], ...(await totals(tx, from)) }
  const rows = await readPage(tx, from, filters)
  return { rows, ...(filters.want === 'rows' ? await cappedTotal(tx, from) : await totals(tx, from)) }
}

async function readPage(
  tx: Transaction,
  from: RawBuilder<unknown>,
  filters: ReceiptFilters,
): Promise<WarehousingItemList['rows']> {
  const { limit, offset } = pageOf(filters)
  const ordered = readSort(filters.sort, sortColumns).map(({ column, direction }) =>
    direction === 'asc' ? sql`${refOf(column)} asc` : sql`${refOf(column)} desc`,
  )
  const order = sql.join([...ordered, sql`document.wh_req_no desc`, sql`line.line_no asc`])
  const { rows } = await sql<
    Columns & { currency: string }
  >`select line.*, ${sql.join(headColumns.map(refOf))}
    from ${from} order by ${order} limit ${limit} offset ${offset}`.execute(tx)
  const answered = operationFact(operation).answer.fields
  return rows.map(row => wireOf(answered, row, row.currency)) as unknown as WarehousingItemList['rows']
}

async function cappedTotal(tx: Transaction, from: RawBuilder<unknown>) {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total
    from (select from ${from} limit ${countLimit}) found`.execute(tx)
  const total = rows[0]?.total ?? 0
  return { total, capped: total === countLimit }
}

interface Totals {
  readonly total: number
  readonly accepted: string
  readonly rejected: string
  readonly returned: string
  readonly amount: string
  readonly currency: string | null
  readonly currencies: number
}

/** Amounts of several currencies make no sum. */
async function totals(tx: Transaction, from: RawBuilder<unknown>) {
  const { rows } = await sql<Totals>`select count(*)::int as total,
      coalesce(sum(line.accept_qty), 0)::text as accepted, coalesce(sum(line.reject_qty), 0)::text as rejected,
      coalesce(sum(line.return_qty), 0)::text as returned, coalesce(sum(line.amt), 0)::text as amount,
      min(document.currency) as currency, count(distinct document.currency)::int as currencies
    from ${from}`.execute(tx)
  const [found] = rows
  if (!found) throw new Error(`${operation}: the totals got no row.`)
  return {
    total: found.total,
    sums: {
      acceptQty: trimDecimal(found.accepted),
      rejectQty: trimDecimal(found.rejected),
      returnQty: trimDecimal(found.returned),
      ...(found.currencies > 1 ? {} : { amt: moneyText(found.amount, found.currency ?? 'KRW') }),
    },
  }
}
