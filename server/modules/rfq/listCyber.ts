import { type RawBuilder, sql } from 'kysely'
import type {
  CyberQuotationList,
  CyberQuotationRow,
  CyberRfqList,
  CyberRfqRow,
  OperationRequests,
} from '../../../codegen/generated/types'
import { addDays, daysBetween } from '../../../schemas/shared/calendar'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import type { Actor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import { given } from '../../document/givenFields'
import { codesOf, containsPattern, pageOf, type SortPart, sortOf } from '../../document/listQuery'
import { moneyText } from '../../document/moneyText'
import { fieldRefused } from '../../http/failure'

type RfqFilters = OperationRequests['listCyberRfq']
type QuotationFilters = OperationRequests['listCyberQuotation']

interface AnsweredRecord {
  readonly rfq_no: string
  readonly qt_no: string
  readonly title: string
  readonly rfq_type: string
  readonly line_cnt: number
  readonly delivery_place: string | null
  readonly buyer_nm: string
  readonly sent_dt: string | null
  readonly deadline_dt: string | null
  readonly rfq_status: string
  readonly status: string
  readonly checked_dt: string | null
  readonly submitted_dt: string | null
  readonly currency: string
  readonly total_amt: string | null
  readonly comp_no: string
  readonly comp_name_kr: string
  readonly forward_yn: string | null
  readonly proxy_yn: string
  readonly is_sealed: boolean
  readonly valid_to: string | null
  readonly lead_time: number | null
  readonly version: number
}

const columns = {
  ...{ rfqNo: 'rfq_no', qtNo: 'qt_no', title: 'title', rfqType: 'rfq_type', lineCnt: 'line_cnt' },
  ...{ deliveryPlace: 'delivery_place', buyerNm: 'buyer_nm', sentDt: 'sent_dt', deadlineDt: 'deadline_dt' },
  ...{ dDay: 'deadline_dt', rfqStatus: 'rfq_status', status: 'status', checkedDt: 'checked_dt' },
  ...{ submittedDt: 'submitted_dt', currency: 'currency', totalAmt: 'total_amt', validTo: 'valid_to' },
  ...{ leadTime: 'lead_time', version: 'version', compNo: 'comp_no', compNameKr: 'comp_name_kr' },
  ...{ forwardYn: 'forward_yn', proxyYn: 'proxy_yn', sealedYn: 'is_sealed' },
}
const newestFirst: SortPart = { column: 'qt_no', direction: 'desc' }

/** Both bounds of a period by the day in Seoul. */
const periodColumns = { sentDt: 'sent_dt', submittedDt: 'submitted_dt', deadlineDt: 'deadline_dt' } as const

function within(
  field: 'sentDt' | 'submittedDt' | 'deadlineDt',
  from: string | undefined,
  to: string | undefined,
): RawBuilder<unknown>[] {
  if (from !== undefined && to !== undefined && from > to) throw fieldRefused(field, 'periodReversed')
  const column = sql.ref(periodColumns[field])
  return [
    ...(from === undefined ? [] : [sql`${column} >= ${`${from}T00:00:00+09:00`}`]),
    ...(to === undefined ? [] : [sql`${column} < ${`${addDays(to, 1)}T00:00:00+09:00`}`]),
  ]
}

/** What was asked of one company with its own answers and nobody else's; to staff, of every company in their scope. */
async function answered(
  tx: Transaction,
  actor: Actor,
  conditions: readonly RawBuilder<unknown>[],
  filters: Pick<RfqFilters, 'page' | 'size' | 'sort' | 'want'>,
) {
  const isOwn = actor.scope === 'company'
  const own = isOwn ? sql`q.comp_no = ${actor.compNo ?? ''}` : sql`true`
  // Sealed before it is sorted, so that not even an order tells who is cheaper.
  const sealed = isOwn
    ? sql`false`
    : sql`not (rfq.status in ('CLOSED', 'AWARDED') and q.status in ('SUBMITTED', 'SELECTED', 'NOT_SELECTED'))
        and q.proxy_by is distinct from ${actor.userId}`
  const from = sql`(select rfq.rfq_no, q.qt_no, rfq.title, rfq_type, delivery_place, buyer_nm, sent_dt, deadline_dt,
      rfq.status as rfq_status, q.status, checked_dt, submitted_dt, q.version, q.comp_no, comp_name_kr, forward_yn,
      proxy_yn, ${sealed} as is_sealed, case when ${sealed} then rfq.currency else q.currency end as currency,
      case when not (${sealed}) then total_amt end as total_amt, case when not (${sealed}) then valid_to end as valid_to,
      case when not (${sealed}) then lead_time end as lead_time,
      (select count(*)::int from rfq_line where rfq_line.rfq_no = rfq.rfq_no) as line_cnt
    from quotation q join rfq on rfq.rfq_no = q.rfq_no join company on company.comp_no = q.comp_no
    where ${own}) found
    where ${sql.join([sql`true`, ...conditions], sql` and `)}`
  const { rows: counted } = await sql<{ total: number }>`select count(*)::int as total from ${from}`.execute(
    tx,
  )
  const total = counted[0]?.total ?? 0
  if (filters.want === 'totals') return { records: [], total }
  const { limit, offset } = pageOf(filters)
  const { rows } = await sql<AnsweredRecord>`select * from ${from}
    order by ${sortOf(filters.sort, columns, newestFirst)} limit ${limit} offset ${offset}`.execute(tx)
  return { records: rows, total }
}

function textFilters(filters: Readonly<Record<string, unknown>>): RawBuilder<unknown>[] {
  const names = [
    ['rfq_no', filters.rfqNo],
    ['qt_no', filters.qtNo],
    ['title', filters.title],
  ] as const
  const states = codesOf(typeof filters.status === 'string' ? filters.status : undefined)
  return [
    ...names.flatMap(([name, text]) =>
      typeof text === 'string' ? [sql`${sql.ref(name)} ilike ${containsPattern(text)}`] : [],
    ),
    ...(typeof filters.compNo === 'string' ? [sql`comp_no = ${filters.compNo}`] : []),
    ...(states.length > 0 ? [sql`status in (${sql.join(states)})`] : []),
  ]
}

const forwardOf = ({ forward_yn }: AnsweredRecord) => (forward_yn === 'Y' ? 'Y' : 'N')

/** Days until the deadline, while it still matters. */
function dDayOf({ rfq_status, deadline_dt }: AnsweredRecord, now: Date): number | undefined {
  if (rfq_status !== 'SENT' || deadline_dt === null) return undefined
  return daysBetween(koreanDay(now), koreanDay(new Date(deadline_dt)))
}

export async function listCyberRfq(
  tx: Transaction,
  actor: Actor,
  filters: RfqFilters,
  now: Date,
): Promise<CyberRfqList> {
  const conditions = [
    ...textFilters(filters),
    ...within('sentDt', filters.sentDtFrom, filters.sentDtTo),
    ...within('deadlineDt', filters.deadlineDtFrom, filters.deadlineDtTo),
  ]
  const { records, total } = await answered(tx, actor, conditions, filters)
  return {
    total,
    rows: records.map(
      (row): CyberRfqRow => ({
        ...{ rfqNo: row.rfq_no, qtNo: row.qt_no, title: row.title, rfqType: row.rfq_type },
        ...{ lineCnt: row.line_cnt, buyerNm: row.buyer_nm, rfqStatus: row.rfq_status },
        ...{ status: row.status, version: row.version, compNo: row.comp_no, compNameKr: row.comp_name_kr },
        ...{ forwardYn: forwardOf(row), proxyYn: row.proxy_yn },
        ...given({
          deliveryPlace: row.delivery_place,
          sentDt: row.sent_dt,
          deadlineDt: row.deadline_dt,
          dDay: dDayOf(row, now),
          checkedDt: row.checked_dt,
        }),
      }),
    ),
  }
}

export async function listCyberQuotation(
  tx: Transaction,
  actor: Actor,
  filters: QuotationFilters,
  now: Date,
): Promise<CyberQuotationList> {
  const conditions = [
    ...textFilters(filters),
    ...within('submittedDt', filters.submittedDtFrom, filters.submittedDtTo),
    ...within('deadlineDt', filters.deadlineDtFrom, filters.deadlineDtTo),
  ]
  const { records, total } = await answered(tx, actor, conditions, filters)
  return {
    total,
    rows: records.map(
      (row): CyberQuotationRow => ({
        ...{ qtNo: row.qt_no, rfqNo: row.rfq_no, title: row.title, currency: row.currency },
        ...{ status: row.status, version: row.version, compNo: row.comp_no, compNameKr: row.comp_name_kr },
        ...{ forwardYn: forwardOf(row), proxyYn: row.proxy_yn, sealedYn: row.is_sealed ? 'Y' : 'N' },
        ...given({
          totalAmt: row.total_amt && moneyText(row.total_amt, row.currency),
          validTo: row.valid_to,
          leadTime: row.lead_time,
          deadlineDt: row.deadline_dt,
          dDay: dDayOf(row, now),
          submittedDt: row.submitted_dt,
        }),
      }),
    ),
  }
}
