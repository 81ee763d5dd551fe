import { type RawBuilder, sql } from 'kysely'
import type {
  CyberDeliveryList,
  CyberDeliveryRow,
  DeliveryList,
  DeliveryRow,
  OperationRequests,
} from '../../../codegen/generated/types'
import { daysBetween } from '../../../schemas/shared/calendar'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import {
  companyNames,
  type DocumentListPlan,
  equal,
  listDocuments,
  numbered,
  oneOf,
  periodConditions,
  unlessNumbered,
} from '../../document/documentList'
import { given } from '../../document/givenFields'
import { containsPattern } from '../../document/listQuery'
import { moneyText } from '../../document/moneyText'
import { peopleNames } from '../../master/peopleNames'
import type { DeliveryRecord } from './deliveryStore'

type Listed = DeliveryRecord & { readonly comp_name_kr: string | null }

const underway = ['DRAFT', 'SHIPPED', 'REJECTED']

const plan: DocumentListPlan = {
  table: 'delivery',
  key: 'dlv_no',
  sum: 'supply_amt',
  sumCurrency: 'currency',
  sortColumns: {
    dlvNo: 'dlv_no',
    poNo: 'po_no',
    compNo: 'comp_no',
    compNameKr: 'comp_no',
    section: 'section',
    deptnm: 'deptnm',
    receiver: 'receiver',
    receiverNm: 'receiver',
    lineCnt: 'line_cnt',
    currency: 'currency',
    supplyAmt: 'supply_amt',
    deliveryDate: 'delivery_date',
    dlvMethod: 'dlv_method',
    trackingNo: 'tracking_no',
    deliverer: 'deliverer',
    lateYn: 'is_late',
    lateDays: 'late_days',
    proxyYn: 'proxy_yn',
    whReqNo: 'wh_req_no',
    shippedDt: 'shipped_dt',
    rejectReason: 'reject_reason',
    status: 'status',
  },
  names: companyNames,
}

type Filters = OperationRequests['listDelivery']

function conditionsOf(filters: Filters): RawBuilder<unknown>[] {
  const { itemName } = filters
  return [
    ...unlessNumbered([filters.dlvNo], () =>
      periodConditions({
        field: 'deliveryDate',
        column: 'delivery_date',
        from: filters.deliveryDateFrom,
        to: filters.deliveryDateTo,
      }),
    ),
    ...numbered([
      ['dlv_no', filters.dlvNo],
      ['po_no', filters.poNo],
    ]),
    ...equal([
      ['comp_no', filters.compNo],
      ['section', filters.section],
      ['deptcd', filters.deptcd],
      ['receiver', filters.receiver],
      ['proxy_yn', filters.proxyYn],
    ]),
    ...oneOf([['status', filters.status]]),
    ...(itemName === undefined || itemName.trim() === ''
      ? []
      : [
          sql`exists (select from delivery_line line where line.dlv_no = document.dlv_no
            and line.item_name ilike ${containsPattern(itemName)})`,
        ]),
  ]
}

/** `lateDaysOf` for the order of a list. */
const lateDaysValue = (
  today: string,
) => sql`case when document.due_date is null or document.status = 'CANCELED' then 0
  else greatest(0, case when document.status in (${sql.join(underway)})
    then greatest(document.delivery_date, ${today}::date) else document.delivery_date end - document.due_date) end`

async function findPage(tx: Transaction, filters: Filters, today: string) {
  const late_days = lateDaysValue(today)
  const sorted = { ...plan, sortValues: { late_days, is_late: sql`${late_days} > 0` } }
  const { rows, amount, ...found } = await listDocuments<Listed>(tx, sorted, filters, conditionsOf(filters))
  // A supplier sees people by name alone (D-30), and has no table of them.
  const names = await runAs(tx, 'all', () =>
    peopleNames(
      tx,
      rows.map(row => row.receiver),
    ),
  )
  return { rows, names, rest: { ...found, ...(amount === undefined ? {} : { sums: { supplyAmt: amount } }) } }
}

/** Days past the day it was due: of what has not been announced yet until today, of the rest until it was. */
function lateDaysOf(
  { status, due_date, delivery_date }: Pick<DeliveryRecord, 'status' | 'due_date' | 'delivery_date'>,
  today: string,
): number {
  if (due_date === null || status === 'CANCELED') return 0
  const arrives = underway.includes(status) && today > delivery_date ? today : delivery_date
  return Math.max(0, daysBetween(due_date, arrives))
}

function commonOf(row: Listed, names: ReadonlyMap<string, string>, today: string) {
  return {
    dlvNo: row.dlv_no,
    poNo: row.po_no,
    compNo: row.comp_no,
    lineCnt: row.line_cnt,
    currency: row.currency,
    supplyAmt: moneyText(row.supply_amt, row.currency),
    deliveryDate: row.delivery_date,
    lateYn: lateDaysOf(row, today) > 0 ? 'Y' : 'N',
    dlvMethod: row.dlv_method,
    status: row.status,
    version: row.version,
    ...given({
      compNameKr: row.comp_name_kr,
      receiverNm: names.get(row.receiver ?? ''),
      trackingNo: row.tracking_no,
      deliverer: row.deliverer,
      whReqNo: row.wh_req_no,
      shippedDt: row.shipped_dt,
    }),
  }
}

/** All deliveries, as staff see them within their scope. */
export async function listDelivery(tx: Transaction, filters: Filters, today: string): Promise<DeliveryList> {
  const { rows, names, rest } = await findPage(tx, filters, today)
  return {
    rows: rows.map(
      (row): DeliveryRow => ({
        ...commonOf(row, names, today),
        section: row.section,
        deptnm: row.deptnm,
        lateDays: lateDaysOf(row, today),
        proxyYn: row.proxy_yn,
        ...given({ receiver: row.receiver }),
      }),
    ),
    ...rest,
  }
}

/** Deliveries as their supplier sees them, with what the inspection of each came to. */
export async function listCyberDelivery(
  tx: Transaction,
  filters: OperationRequests['listCyberDelivery'],
  today: string,
): Promise<CyberDeliveryList> {
  const { rows, names, rest } = await findPage(tx, filters, today)
  const results = await inspectionResults(
    tx,
    rows.flatMap(row => row.wh_req_no ?? []),
  )
  return {
    rows: rows.map(
      (row): CyberDeliveryRow => ({
        ...commonOf(row, names, today),
        ...given({
          inspectResult: results.get(row.wh_req_no ?? ''),
          rejectReason: row.reject_reason,
        }),
      }),
    ),
    ...rest,
  }
}

/** Receipts are the company's own; of them suppliers learn the result alone (domain 6.2). */
async function inspectionResults(tx: Transaction, numbers: readonly string[]) {
  if (numbers.length === 0) return new Map<string, string | null>()
  const rows = await runAs(tx, 'all', () =>
    tx
      .selectFrom('warehousing')
      .select(['wh_req_no', 'inspect_result'])
      .where('wh_req_no', 'in', numbers)
      .execute(),
  )
  return new Map(rows.map(row => [row.wh_req_no, row.inspect_result]))
}
