import { monthOf } from '../../../schemas/shared/calendar'
import type { BasisInput } from './basisInput'
import type { ReportContext } from './reportKind'

type Query = Readonly<Record<string, string | undefined>>

/** The list whose filters can say the same as a figure; undefined where none can (domain 14.5). */
type ListOf = (
  asked: BasisInput,
  context: ReportContext,
) => { readonly path: string; readonly query: Query } | undefined

const orderStates = ['SENT', 'ACCEPTED', 'PARTIAL', 'COMPLETED', 'CLOSED']
const requestStates = [
  'APPROVING',
  'REJECTED',
  'APPROVED',
  'RETURNED',
  'RECEIVED',
  'RFQ',
  'SELECTED',
  'ORDERING',
  'ORDERED',
  'CLOSED',
]

/** Orders, where nothing is asked that the list of orders cannot be asked. */
const ordersOf =
  (orderType?: string): ListOf =>
  (
    { section, deptcd, compNo, expenseType, compSize, orderType: askedType, rest, ...asked },
    { months: { base } },
  ) => {
    const isByLine = Object.keys(asked).some(name => name.endsWith('_SG_CODE'))
    if (expenseType !== undefined || compSize !== undefined || rest !== undefined || isByLine)
      return undefined
    const type = orderType ?? askedType
    const query = { poDateFrom: base.from, poDateTo: base.to, section, deptcd, compNo, orderType: type }
    return { path: '/portal/poChange/poChangeInfo', query: { ...query, status: orderStates.join(',') } }
  }

const requestsOf: ListOf = ({ section, deptcd, expenseType }, { months: { base } }) => ({
  path: '/prList',
  query: {
    ...{ reqDateFrom: base.from, reqDateTo: base.to, section, deptcd, expenseType },
    status: requestStates.join(','),
  },
})

const settlementsOf =
  (...status: readonly string[]): ListOf =>
  ({ section, deptcd, settleType, ytdYn, expenseType, yyyymm }) => {
    if (ytdYn === 'Y' || expenseType !== undefined) return undefined
    const query = { yyyymm, section, deptcd, settleType, status: status.join(',') }
    return { path: '/adjustSearch', query }
  }

const claimsOf: ListOf = ({ section, deptcd }, { months: { base } }) => ({
  path: '/noneOrderViewAdmin',
  query: { reqDateFrom: base.from, reqDateTo: base.to, section, deptcd, status: 'APPROVED,SLIPPED,POSTED' },
})

const monthsOf =
  (status?: string): ListOf =>
  ({ section, settleType, ytdYn }, { months: { base } }) =>
    ytdYn === 'Y'
      ? undefined
      : { path: '/monthlyCalcAdmin', query: { yyyymm: monthOf(base.to), section, settleType, status } }

const settled = ['CREATED', 'NOTIFIED', 'DISPUTED', 'CONFIRMED', 'INVOICED', 'SLIPPED', 'POSTED', 'PAID']
const invoiced = settled.slice(settled.indexOf('INVOICED'))
const slipped = settled.slice(settled.indexOf('SLIPPED'))
const posted = settled.slice(settled.indexOf('POSTED'))

const orderFigures = { poCnt: ordersOf(), poAmt: ordersOf() }

/** By report and figure. */
const lists: Readonly<Record<string, Readonly<Record<string, ListOf>>>> = {
  getMonthlyReport01: { ...orderFigures, prCnt: requestsOf, totalAmt: settlementsOf(...settled) },
  getMonthlyReport02: orderFigures,
  getMonthlyReport07: orderFigures,
  getMonthlyReport10: {
    normalCnt: ordersOf('NORMAL'),
    normalAmt: ordersOf('NORMAL'),
    simpleCnt: ordersOf('SIMPLE'),
    simpleAmt: ordersOf('SIMPLE'),
    loiCnt: ordersOf('LOI'),
    loiAmt: ordersOf('LOI'),
    noneCnt: claimsOf,
    noneAmt: claimsOf,
  },
  getMonthlyReport11: {
    calcCnt: monthsOf(),
    closedCnt: monthsOf('CLOSED'),
    adjCnt: settlementsOf(...settled),
    totalAmt: settlementsOf(...settled),
    tiCnt: settlementsOf(...invoiced),
    slipCnt: settlementsOf(...slipped),
    postedCnt: settlementsOf(...posted),
    dueAmt: settlementsOf(...settled.filter(one => one !== 'PAID')),
    paidAmt: settlementsOf('PAID'),
  },
}

/** The address of the list that shows the documents of a figure. */
export function listPath(
  operation: string,
  figure: string,
  asked: BasisInput,
  context: ReportContext,
): string | undefined {
  const found = lists[operation]?.[figure]?.(asked, context)
  return found && addressOf(found.path, found.query)
}

/** The address of a page that searches by some conditions. */
export function addressOf(path: string, conditions: Query): string {
  const query = Object.entries({ isSearched: 'Y', ...conditions }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  )
  return `${path}?${query.join('&')}`
}
