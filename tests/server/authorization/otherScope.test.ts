import { afterAll, beforeAll, expect, it } from 'vitest'
import { systemActor } from '../../../server/database/actor'
import { withActor } from '../../../server/database/withActor'
import { reportKinds } from '../../../server/modules/report/reportRoutes'
import { type ProductServer, startProduct } from '../modules/productServer'
import {
  factOf,
  inputOf,
  logInNarrow,
  makeForeignExport,
  own,
  type People,
  pathOf,
  records,
  withSession,
} from './foreignRecords'
import { operationCell } from './matrixFacts'

/**
 * Other departments and other companies. Every operation that names a record in its address, and every list whose rows
 * belong to a section, a department or a company, has a row here; one without is found, and fails.
 */
let product: ProductServer
let people: People = {}

beforeAll(async () => {
  product = await startProduct({}, { remembersSessions: true })
  people = await logInNarrow(product)
  await makeForeignExport(product)
})
afterAll(() => product.stop())

/** Lists whose rows carry a section, a department or a company, and are nevertheless the same for all who may open them. */
const openLists: Readonly<Record<string, string>> = {
  popupBsns: 'names of sections',
  popupDept: 'names of departments',
  popupPerson: 'whom to choose; authority and addresses are left out for others',
  popupBuyer: 'whom to choose',
  popupCostCenter: 'names of cost centers',
  listItemPrice: 'prices of items, which staff alone open',
  listSgCompany: 'companies of sourcing groups, which buyers alone open',
  listAuthUser: 'employees, for administrators alone',
}

/** What lists need to be asked at all. */
const asked: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ...Object.fromEntries(reportKinds.map(({ operation }) => [operation, { yyyymm: '202611' }])),
  listItemMasterCost: {},
  listHighCostUnit: { yyyymm: '202611', diffBasis: 'AVG12' },
  getCostUnitDifference: { yyyymmFrom: '202511', yyyymmTo: '202610', diffBasis: 'PREV' },
  listReportBasis: { report: '01', figure: 'poAmt', yyyymm: '202610' },
  listWarehousing: { whReqDatesFrom: '2026-09-01', whReqDatesTo: '2026-11-20' },
  listWarehousingItem: { whReqDatesFrom: '2026-09-01', whReqDatesTo: '2026-11-20' },
}

it('every operation that names a record says whose it is', () => {
  const unknown = withSession.flatMap(operation =>
    pathOf(operation).flatMap(name => (records[name] === undefined ? [`${operation}: ${name}`] : [])),
  )
  expect(unknown).toEqual([])
})

it('a record of another department or company is neither read nor changed, whatever it is asked with', async () => {
  const wrong: string[] = []
  for (const operation of withSession)
    for (const name of pathOf(operation)) {
      const record = records[name]
      if (record === undefined || typeof record === 'string') continue
      const key = await withActor(product.database, systemActor, record.find)
      if (key === undefined) throw new Error(`The demo has no foreign record for "${name}".`)
      for (const group of record.of.filter(one => operationCell(operation, one) === 'open')) {
        const answer = await people[group]?.call(operation, inputOf(operation, key))
        const isKept = answer?.status === 403 || answer?.status === 404 || answer?.code === 'companyUnknown'
        if (!isKept) wrong.push(`${operation} of ${key} by group ${group}: ${answer?.status} ${answer?.msg}`)
      }
    }
  expect(wrong).toEqual([])
})

/** A list below a record shows what that record does, which the test above asks. */
const isBelowRecord = (operation: (typeof withSession)[number]) =>
  pathOf(operation).some(name => typeof records[name] === 'object')

const scopedLists = withSession.filter(operation => {
  const { kind, fields } = factOf(operation).answer
  return (
    ['rows', 'list'].includes(kind) &&
    Object.keys(own).some(name => fields[name]) &&
    !openLists[operation] &&
    !isBelowRecord(operation)
  )
})

it('a list shows rows of the own section, department or company alone', async () => {
  const wrong: string[] = []
  const seen: string[] = []
  for (const operation of scopedLists)
    for (const group of ['31', '32', '60', '61'] as const) {
      if (operationCell(operation, group) !== 'open') continue
      const paged = factOf(operation).parameters.size ? { size: '1000' } : {}
      const answer = await people[group]?.call(operation, { ...paged, ...asked[operation] })
      const body = answer?.body as unknown
      const list: unknown = Array.isArray(body) ? body : Object(body).rows
      if (answer?.status !== 200 || !Array.isArray(list))
        wrong.push(`${operation} by group ${group}: ${answer?.status} ${answer?.msg}`)
      else {
        seen.push(`${operation} ${group}`)
        const name = group === '31' ? 'deptcd' : group === '32' ? 'section' : 'compNo'
        const foreign = list
          .map(row => Object(row)[name])
          .filter(value => value !== undefined && value !== own[name])
        if (foreign.length > 0) wrong.push(`${operation} shows group ${group} rows of ${name} ${foreign[0]}`)
      }
    }
  expect(wrong).toEqual([])
  expect(seen).toEqual(
    expect.arrayContaining(['listPr 31', 'listPr 32', 'listExtUser 61', 'popupCompany 61']),
  )
})
