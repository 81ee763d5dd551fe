import { type RawBuilder, sql } from 'kysely'
import type { OperationAnswers, OperationRequests } from '../../../codegen/generated/types'
import { codeText, isCodeGroup } from '../../../schemas/codes/codeGroups'
import { trimDecimal } from '../../../schemas/shared/decimal'
import type { Actor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import { given } from '../../document/givenFields'
import { pageOf } from '../../document/listQuery'
import { moneyText } from '../../document/moneyText'
import { groupWithoutPrices } from './itemKind'
import { type NamingDocument, namingDocuments } from './openItemDocuments'

interface UseRecord {
  readonly use_type: string
  readonly doc_no: string
  readonly title: string | null
  readonly comp_name_kr: string | null
  readonly doc_date: string | null
  readonly qty: string | null
  readonly unit_price: string | null
  readonly currency: string | null
  readonly amt: string | null
  readonly received_qty: string | null
  readonly status_group: string | null
  readonly status: string
  readonly page: string
}

/** A table in which items are named, and what it tells of each use. */
interface Source {
  readonly table: string
  readonly select: RawBuilder<unknown>
}

const sourceOf = (document: NamingDocument, itemCode: string): Source => ({
  table: document.table,
  select: sql`select ${document.type}::text as use_type, document.${sql.ref(document.number)}::text as doc_no,
      ${document.title}::text as title, ${document.company}::text as comp_no, ${document.day}::date as doc_date,
      line.qty::numeric as qty, ${document.unitPrice}::numeric as unit_price, ${document.currency}::text as currency,
      ${document.amt}::numeric as amt, ${document.received}::numeric as received_qty,
      ${document.statusGroup}::text as status_group, document.status::text as status,
      ${document.page}::text as page, ${document.isOpen} as is_open
    from ${sql.table(document.line)} line join ${sql.table(document.table)} document using (${sql.ref(document.number)})
    where line.item_code = ${itemCode}`,
})

const contractPrices = (itemCode: string, today: string): Source => ({
  table: 'item_price',
  select: sql`select '단가계약', coalesce(source_no, price_no), null, comp_no, valid_from, null::numeric, unit_price,
      currency::text, null::numeric, null::numeric, null,
      case when valid_to < ${today}::date then '종료' when valid_from > ${today}::date then '예정' else '적용중' end,
      '', valid_to >= ${today}::date
    from item_price where item_code = ${itemCode} and price_basis = 'CONTRACT'`,
})

const assets = (itemCode: string): Source => ({
  table: 'asset',
  select: sql`select '자산', asset_no, asset_name, comp_no, acq_date, qty, null::numeric, 'KRW', acq_amt::numeric,
      null::numeric, 'ASSET_STATUS', status, '/assetManagementList?assetNo=',
      status not in ('DISPOSED', 'LOST', 'EXCLUDED')
    from asset where item_code = ${itemCode}`,
})

/** Tables that the role of the reader may read at all. */
async function readable(tx: Transaction, sources: readonly Source[]): Promise<readonly Source[]> {
  const tables = sources.map(({ table }) => table)
  const { rows } = await sql<{ name: string }>`select name from unnest(${tables}::text[]) as name
    where has_table_privilege(current_user, name, 'select')`.execute(tx)
  const names = new Set(rows.map(({ name }) => name))
  return sources.filter(({ table }) => names.has(table))
}

/** Everything that names an item and that the reader may read, the newest first. */
export async function listItemUse(
  tx: Transaction,
  actor: Actor,
  input: OperationRequests['listItemUse'],
  today: string,
): Promise<OperationAnswers['listItemUse']> {
  const { itemCode, openYn } = input
  const { limit, offset } = pageOf(input)
  const sources = await readable(tx, [
    ...namingDocuments.map(document => sourceOf(document, itemCode)),
    ...(actor.group === groupWithoutPrices ? [] : [contractPrices(itemCode, today)]),
    assets(itemCode),
  ])
  const found = sql`with used as (${sql.join(
    sources.map(({ select }) => select),
    sql` union all `,
  )})`
  const condition = openYn === 'Y' ? sql`is_open` : sql`true`
  const rows = await sql<UseRecord>`${found} select used.*, comp_name_kr
    from used left join company using (comp_no) where ${condition}
    order by doc_date desc nulls last, doc_no desc limit ${limit} offset ${offset}`.execute(tx)
  const counted = await sql<{ total: number }>`${found} select count(*)::int as total from used
    where ${condition}`.execute(tx)
  return { rows: rows.rows.map(useRow), total: counted.rows[0]?.total ?? 0 }
}

function useRow(row: UseRecord): OperationAnswers['listItemUse']['rows'][number] {
  const { status, status_group: group, currency } = row
  const decimal = (value: string | null) => (value === null ? null : trimDecimal(value))
  return {
    useType: row.use_type,
    docNo: row.doc_no,
    statusNm: group !== null && isCodeGroup(group) ? (codeText(group, status) ?? status) : status,
    ...given({
      title: row.title,
      compNameKr: row.comp_name_kr,
      docDate: row.doc_date,
      qty: decimal(row.qty),
      unitPrice: decimal(row.unit_price),
      currency,
      amt: row.amt === null ? null : moneyText(row.amt, currency ?? 'KRW'),
      receivedQty: decimal(row.received_qty),
      docUrl: row.page === '' ? null : row.page + row.doc_no,
    }),
  }
}
