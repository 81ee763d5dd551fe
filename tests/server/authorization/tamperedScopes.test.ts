import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OperationId } from '../../../codegen/generated/types'
import { type Caller, type ProductServer, startProduct } from '../modules/productServer'
import { factOf, own, withSession } from './foreignRecords'
import { operationCell } from './matrixFacts'

/**
 * The employee widget fixes section, department and person for groups 30 to 33 (spec §6); who sends other values all the
 * same gets nothing by it.
 */
const groups = ['30', '31', '32', '33'] as const
type Group = (typeof groups)[number]

let product: ProductServer
let people: Readonly<Record<Group, Caller>>
/** Tied to his department by auth A, whatever his group sees. */
let tied: Caller
beforeAll(async () => {
  product = await startProduct()
  people = {
    '30': await product.logIn('req.mobile'),
    '31': await product.logIn('dept.mobile'),
    '32': await product.logIn('buy.mobile'),
    '33': await product.logIn('buy.all'),
  }
  tied = await product.logIn('buy.depta')
})
afterAll(() => product.stop())

/** What the widget sends, by parameter: a value that is none of the asking person's. */
const foreign: Readonly<Record<string, string>> = {
  section: '반도체사업부',
  deptcd: 'D2010',
  deptName: '반도체설비팀',
  requester: 'req.semi',
  eprName: '양세희',
  receiveName: '양세희',
}

/** Names of people and departments are open to all staff: one is chosen there. */
const openLists: readonly string[] = [
  'popupPerson',
  'popupDept',
  'popupBsns',
  'popupBuyer',
  'popupCostCenter',
]
const asked: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  getMonthlyReport01: { yyyymm: '202611' },
  listWarehousing: { whReqDatesFrom: '2026-09-01', whReqDatesTo: '2026-11-20' },
  listWarehousingItem: { whReqDatesFrom: '2026-09-01', whReqDatesTo: '2026-11-20' },
}

const tampered = withSession.flatMap(operation => {
  const names = Object.keys(factOf(operation).parameters).filter(name => foreign[name] !== undefined)
  return openLists.includes(operation) ? [] : names.map(name => [operation, name] as const)
})

interface Row {
  readonly section?: string
  readonly deptcd?: string
}

async function ask(caller: Caller, operation: OperationId, words: Readonly<Record<string, string>>) {
  const paged = factOf(operation).parameters.size ? { size: '1000' } : {}
  const { status, body } = await caller.call(operation, { ...paged, ...asked[operation], ...words })
  const rows: unknown = Object(body).rows
  return { status, rows: (Array.isArray(rows) ? rows : []) as readonly Row[] }
}

const isOutside: Readonly<Record<Group, (row: Row) => boolean>> = {
  '30': row => (row.section ?? own.section) !== own.section,
  '31': row => (row.deptcd ?? own.deptcd) !== own.deptcd || (row.section ?? own.section) !== own.section,
  '32': row => (row.section ?? own.section) !== own.section,
  '33': () => false,
}

it('another section, department or person in a call brings nothing to groups 30, 31 and 32', async () => {
  expect(new Set(tampered.map(([operation]) => operation))).toContain('listPr')
  const wrong: string[] = []
  for (const [operation, name] of tampered)
    for (const group of ['30', '31', '32'] as const) {
      if (operationCell(operation, group) !== 'open') continue
      const { status, rows } = await ask(people[group], operation, { [name]: foreign[name] ?? '' })
      if (status >= 500) wrong.push(`${operation}?${name} by group ${group}: ${status}`)
      const outside = rows.filter(isOutside[group])
      if (outside.length > 0) wrong.push(`${operation}?${name} shows group ${group} ${outside.length} rows`)
    }
  expect(wrong).toEqual([])
})

it('who may choose any section finds what the others do not, unless he is tied to his department', async () => {
  const words = { section: foreign.section ?? '' }
  expect((await ask(people['33'], 'listPr', words)).rows.length).toBeGreaterThan(0)
  expect((await ask(tied, 'listPr', words)).rows).toEqual([])
  const others = { deptcd: foreign.deptcd ?? '' }
  expect((await ask(tied, 'listPr', others)).rows).toEqual([])
})

it('a document is written for the own section and department, whatever the call says', async () => {
  const header = { title: '소속을 바꿔 보낸 요청', needDate: '2026-12-24', currency: 'KRW' }
  for (const group of groups) {
    const caller = people[group]
    for (const [name, value] of [
      ['section', foreign.section],
      ['deptcd', foreign.deptcd],
      ['requester', foreign.requester],
    ] as const) {
      const sent = await caller.call('createPr', {
        body: { header: { ...header, [name]: value }, lines: [] },
      })
      expect([group, name, sent.status, sent.code]).toEqual([group, name, 400, 'HTTP400'])
    }
    const { body } = await caller.call('createPr', { body: { header, lines: [] } })
    const { body: read } = await caller.call('getPr', { prNo: body.docNo })
    expect(read.header.requester).toBe(caller.singleid)
  }
})

it('the count and the sum of such a search are those of nothing', async () => {
  for (const group of ['30', '31', '32'] as const) {
    const { rows } = await ask(people[group], 'listPr', { section: foreign.section ?? '' })
    const totals = await people[group].call('listPr', { section: foreign.section, want: 'totals' })
    expect([rows.length, totals.body.total]).toEqual([0, 0])
  }
})
