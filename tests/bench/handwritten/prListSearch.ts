import type { OperationRequests, PrList } from '../../../codegen/generated/types'
import type { Frame } from '../../../engine/shell/frame/frame'
import { employeeAccess } from '../../../schemas/shared/employeeAccess'
import { periodOf } from '../../../schemas/shared/koreanTime'

export const rowsPerPage = 100

/** What stands in the filter: the parameters of the search, and the names beside codes. */
export interface PrListValues {
  readonly prNo?: string
  readonly title?: string
  readonly section?: string
  readonly deptcd?: string
  readonly deptnm?: string
  readonly requester?: string
  readonly requesterNm?: string
  readonly itemName?: string
  readonly buyerId?: string
  readonly buyerNm?: string
  readonly purchaseType?: string
  readonly expenseType?: string
  readonly status?: string
  readonly approvalStatus?: string
  readonly reqDateFrom?: string
  readonly reqDateTo?: string
  readonly needDateFrom?: string
  readonly needDateTo?: string
}

const valueNames: readonly (keyof PrListValues)[] = [
  ...(['prNo', 'title', 'section', 'deptcd', 'deptnm', 'requester', 'requesterNm', 'itemName'] as const),
  ...(['buyerId', 'buyerNm', 'purchaseType', 'expenseType', 'status', 'approvalStatus'] as const),
  ...(['reqDateFrom', 'reqDateTo', 'needDateFrom', 'needDateTo'] as const),
]
const shownOnly: readonly string[] = ['deptnm', 'requesterNm', 'buyerNm']

export type PrListRequest = Omit<OperationRequests['listPr'], 'page' | 'size' | 'sort' | 'want'>

/** The first page and the totals, asked for at the same time. */
export interface PrListFirst {
  readonly request: PrListRequest
  readonly sort: string
  readonly rows: Promise<PrList>
  readonly totals: Promise<PrList>
}

export function requestOf(values: PrListValues): PrListRequest {
  return Object.fromEntries(
    Object.entries(values)
      .map(([name, value]): [string, string] => [name, (value ?? '').trim()])
      .filter(([name, value]) => value !== '' && !shownOnly.includes(name)),
  )
}

export function askFirst(
  call: Frame['call'],
  request: PrListRequest,
  sort: string,
  signal?: AbortSignal,
): PrListFirst {
  const options = signal ? { signal } : {}
  const rows = call('listPr', { ...request, page: 1, size: rowsPerPage, sort, want: 'rows' }, options)
  const totals = call('listPr', { ...request, want: 'totals' }, options)
  // Whoever takes them over says what went wrong; a page that was left says nothing.
  rows.catch(() => undefined)
  totals.catch(() => undefined)
  return { request, sort, rows, totals }
}

/** What the filter starts with: the past month, and the employee as far as the authority group is bound to its own. */
export function initialValues({ clock, session }: Frame): PrListValues {
  const { from, to } = periodOf('pastMonth', clock.today())
  const { user } = session.getState()
  const access = user ? employeeAccess(user) : undefined
  return {
    reqDateFrom: from,
    reqDateTo: to,
    ...(user && access?.section.isPrefilled && { section: user.section }),
    ...(user && access?.department.isPrefilled && { deptcd: user.deptcd, deptnm: user.deptnm }),
    ...(user && access?.person.isPrefilled && { requester: user.singleid, requesterNm: user.hname }),
  }
}

const keptKey = (frame: Frame) => `search:${frame.session.getState().user?.singleid ?? ''}:prList`

/** The address says all of a search that has been made; else the last search is kept, else the first values. */
export function openingValues(frame: Frame, params: URLSearchParams): PrListValues {
  const named = readValues(Object.fromEntries(params))
  const initial = initialValues(frame)
  if (params.get('isSearched') === 'Y')
    return { reqDateFrom: initial.reqDateFrom, reqDateTo: initial.reqDateTo, ...named }
  if (Object.keys(named).length > 0) return { ...initial, ...named }
  return readKept(frame.storage.read(keptKey(frame))) ?? initial
}

export function rememberSearch(frame: Frame, values: PrListValues, sort: string): void {
  frame.go.setParams({ ...textsOf(values), isSearched: 'Y', sort })
  frame.storage.write(keptKey(frame), JSON.stringify(values))
}

function textsOf(values: PrListValues): Readonly<Record<string, string>> {
  return Object.fromEntries(
    valueNames.flatMap(name => {
      const value = values[name]
      return value ? [[name, value]] : []
    }),
  )
}

function readKept(text: string | undefined): PrListValues | undefined {
  if (text === undefined) return undefined
  try {
    const kept: unknown = JSON.parse(text)
    return typeof kept === 'object' && kept !== null ? readValues({ ...kept }) : undefined
  } catch {
    // What an older version has kept and nobody can read counts as not kept.
    return undefined
  }
}

function readValues(record: Readonly<Record<string, unknown>>): PrListValues {
  return Object.fromEntries(
    valueNames.flatMap(name => {
      const value = record[name]
      return typeof value === 'string' && value !== '' ? [[name, value]] : []
    }),
  )
}
