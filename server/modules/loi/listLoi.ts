import { sql } from 'kysely'
import type { CyberLoi, LoiList, LoiRow, OperationRequests } from '../../../codegen/generated/types'
import { daysBetween } from '../../../schemas/shared/calendar'
import type { Actor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import {
  type DocumentListPlan,
  equal,
  listDocuments,
  numbered,
  periodConditions,
} from '../../document/documentList'
import { given } from '../../document/givenFields'
import { moneyText } from '../../document/moneyText'
import { peopleNames } from '../../master/peopleNames'
import { companyNames, requestConditions, requestRow, requestSort } from '../order/requestList'
import type { LoiRecord } from './loiStore'

type Listed = LoiRecord & { readonly comp_name_kr: string | null }

const plan: DocumentListPlan = {
  table: 'loi',
  key: 'loi_no',
  parties: 'loi_party',
  sum: 'est_amt_krw',
  sortColumns: {
    ...requestSort('loi_no'),
    loiNo: 'loi_no',
    buyerNm: 'buyer_nm',
    currency: 'currency',
    estAmt: 'est_amt',
    estAmtKrw: 'est_amt_krw',
    startDate: 'start_date',
    validTo: 'valid_to',
    dDay: 'valid_to',
    orNo: 'or_no',
  },
  names: companyNames,
}

export async function listLoi(
  tx: Transaction,
  filters: OperationRequests['listLoi'],
  today: string,
): Promise<LoiList> {
  const { rows, amount, ...found } = await listDocuments<Listed>(tx, plan, filters, [
    ...requestConditions(filters, { key: 'loi_no', prefix: 'LO' }),
    ...periodConditions({
      field: 'validTo',
      column: 'valid_to',
      from: filters.validToFrom,
      to: filters.validToTo,
    }),
    ...numbered([['loi_no', filters.loiNo]]),
    ...equal([['buyer_id', filters.buyerId]]),
  ])
  return {
    rows: rows.map(row => rowOf(row, today)),
    ...found,
    ...(amount === undefined ? {} : { sums: { estAmtKrw: amount } }),
  }
}

/** What nobody waits for any more has no days left. */
const isInForce = ({ status, valid_to }: LoiRecord) =>
  valid_to !== null && (status === 'ISSUED' || status === 'ACCEPTED' || status === 'EXPIRED')

function rowOf(row: Listed, today: string): LoiRow {
  return {
    loiNo: row.loi_no,
    ...requestRow(row),
    buyerId: row.buyer_id,
    buyerNm: row.buyer_nm,
    currency: row.currency,
    estAmt: moneyText(row.est_amt, row.currency),
    estAmtKrw: row.est_amt_krw,
    ...given({
      compNo: row.comp_no,
      compNameKr: row.comp_name_kr,
      startDate: row.start_date,
      validTo: row.valid_to,
      dDay: isInForce(row) ? daysBetween(today, row.valid_to ?? today) : undefined,
      orNo: row.or_no,
    }),
  }
}

const mostRows = 200

/** Letters as their supplier sees them, the newest first. Whose they are is the row policies' business alone. */
export async function listCyberLoi(
  tx: Transaction,
  { portal }: Pick<Actor, 'portal'>,
  { compNo }: OperationRequests['listCyberLoi'],
): Promise<CyberLoi[]> {
  const { rows } = await sql<Listed>`select loi.*, company.comp_name_kr from loi
    join company on company.comp_no = loi.comp_no
    where loi.status in ('ISSUED', 'ACCEPTED', 'DECLINED', 'CONVERTED', 'EXPIRED')
      and ${compNo ? sql`loi.comp_no = ${compNo}` : sql`true`}
    order by loi.loi_no desc limit ${mostRows}`.execute(tx)
  // A supplier sees people by name alone (D-30), and has no table of them.
  const names = await runAs(tx, 'all', () =>
    peopleNames(
      tx,
      rows.map(row => row.buyer_id),
    ),
  )
  return rows.map(row => ({
    loiNo: row.loi_no,
    title: row.title,
    compNo: row.comp_no ?? '',
    estAmt: moneyText(row.est_amt, row.currency),
    currency: row.currency,
    answerYn: portal === 'external' && row.status === 'ISSUED' ? 'Y' : 'N',
    status: row.status,
    version: row.version,
    ...given({
      compNameKr: row.comp_name_kr,
      buyerNm: names.get(row.buyer_id),
      startDate: row.start_date,
      validFrom: row.valid_from,
      validTo: row.valid_to,
    }),
  }))
}
