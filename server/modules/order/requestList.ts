import { sql } from 'kysely'
import {
  containing,
  type DocumentListPlan,
  equal,
  type ListAsked,
  oneOf,
  periodConditions,
} from '../../document/documentList'

/** The names that a page of documents of one supplier each is read with. */
export const companyNames: DocumentListPlan['names'] = {
  columns: sql`company.comp_name_kr`,
  joins: sql`left join company on company.comp_no = document.comp_no`,
}

/** What every request for goods or work is sorted by. Numbers are given in the order of drafting. */
export const requestSort = (key: string): Readonly<Record<string, string>> => ({
  title: 'title',
  // Assumed: suppliers are sorted by their number.
  compNo: 'comp_no',
  compNameKr: 'comp_no',
  section: 'section',
  deptnm: 'deptnm',
  requesterNm: 'requester_nm',
  approvalStatus: 'approval_status',
  status: 'status',
  reqDate: key,
})

export interface RequestFilters extends ListAsked {
  readonly reqDateFrom?: string
  readonly reqDateTo?: string
  readonly title?: string
  readonly compNo?: string
  readonly section?: string
  readonly deptcd?: string
  readonly requester?: string
  readonly status?: string
  readonly approvalStatus?: string
}

/** What order requests, letters and simple orders are all searched by. */
export const requestConditions = (
  filters: RequestFilters,
  numbers: { readonly key: string; readonly prefix: string },
) => [
  ...periodConditions({
    field: 'reqDate',
    column: 'req_date',
    from: filters.reqDateFrom,
    to: filters.reqDateTo,
    numbers,
  }),
  ...containing([['title', filters.title]]),
  ...equal([
    ['comp_no', filters.compNo],
    ['section', filters.section],
    ['deptcd', filters.deptcd],
    ['requester', filters.requester],
  ]),
  ...oneOf([
    ['status', filters.status],
    ['approval_status', filters.approvalStatus],
  ]),
]

export interface ListedRequest {
  readonly title: string
  readonly section: string
  readonly deptcd: string
  readonly deptnm: string
  readonly requester: string
  readonly requester_nm: string
  readonly approval_status: string
  readonly status: string
  readonly req_date: string
  readonly version: number
}

/** The fields that all of them show. */
export const requestRow = (row: ListedRequest) => ({
  title: row.title,
  section: row.section,
  deptcd: row.deptcd,
  deptnm: row.deptnm,
  requester: row.requester,
  requesterNm: row.requester_nm,
  approvalStatus: row.approval_status,
  status: row.status,
  reqDate: row.req_date,
  version: row.version,
})
