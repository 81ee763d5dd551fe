import { afterAll, beforeAll, expect, it } from 'vitest'
import { contractFacts } from '../../../codegen/generated/contractFacts'
import { operations } from '../../../codegen/generated/operations'
import type { OperationId } from '../../../codegen/generated/types'
import type { AuthGroupId } from '../../../schemas/codes/authGroups'
import type { Transaction } from '../../../server/database/connect'
import { withActor } from '../../../server/database/withActor'
import { systemActor } from '../../../server/http/actor'
import { type Caller, type ProductServer, startProduct } from '../modules/productServer'
import { operationCell, operationIds, routeOf } from './matrixFacts'

/**
 * Other departments and other companies. Every operation that names a record in its address, and every list whose rows
 * belong to a section, a department or a company, has a row here; one without is found, and fails.
 */
let product: ProductServer
let foreignExport = ''
const people: Partial<Record<AuthGroupId, Caller>> = {}

beforeAll(async () => {
  product = await startProduct()
  people['30'] = await product.logIn('req.mobile')
  people['31'] = await product.logIn('dept.mobile')
  people['32'] = await product.logIn('buy.mobile')
  people['60'] = await product.logInSupplier('daesung2')
  people['61'] = await product.logInSupplier('daesung1')
  // Somebody else is there too, and has a workbook made.
  const other = await product.logIn('buy.semi')
  const columns = [{ field: 'prNo', label: '요청번호', kind: 'text', width: 120 }]
  const request = { operation: 'listPr', title: '구매요청', columns, conditions: [] }
  foreignExport = (await other.call('startExport', { body: request })).body.exportId
})
afterAll(() => product.stop())

const own = { section: '모바일사업부', deptcd: 'D1020', compNo: 'C000001' } as const
const otherSection = '반도체사업부'

type Find = (tx: Transaction) => Promise<string | undefined>

const foreignPr: Find = async tx =>
  (await tx.selectFrom('pr').select('pr_no').where('section', '=', otherSection).limit(1).executeTakeFirst())
    ?.pr_no
const foreignApproval: Find = async tx =>
  (
    await tx
      .selectFrom('approval')
      .innerJoin('pr', 'pr.pr_no', 'approval.doc_no')
      .select('appr_no')
      .where('section', '=', otherSection)
      .limit(1)
      .executeTakeFirst()
  )?.appr_no
const foreignFile: Find = async tx =>
  (
    await tx
      .selectFrom('file')
      .innerJoin('pr', 'pr.pr_no', 'file.owner_no')
      .select('pr.file_id')
      .where('section', '=', otherSection)
      .where('pr.file_id', 'is not', null)
      .limit(1)
      .executeTakeFirst()
  )?.file_id ?? undefined
const staffPost: Find = async tx => {
  const post = await tx
    .selectFrom('post')
    .select('post_no')
    .where('board_id', '=', 'notice')
    .limit(1)
    .executeTakeFirst()
  return post && String(post.post_no)
}
const foreignSession: Find = async tx =>
  (
    await tx
      .selectFrom('user_session')
      .select('session_id')
      .where('user_id', 'not in', ['req.mobile', 'dept.mobile', 'buy.mobile', 'daesung1', 'daesung2'])
      .limit(1)
      .executeTakeFirst()
  )?.session_id
const foreignQuotation = (field: 'rfq_no' | 'qt_no'): Find => {
  return async tx =>
    (
      await tx
        .selectFrom('quotation')
        .innerJoin('rfq', 'rfq.rfq_no', 'quotation.rfq_no')
        .select(['quotation.rfq_no', 'qt_no'])
        .where('section', '=', otherSection)
        .where('comp_no', '<>', own.compNo)
        .limit(1)
        .executeTakeFirst()
    )?.[field]
}
const always =
  (key: string): Find =>
  async () =>
    key

/** By path parameter: a record that some groups may not see, or why there is none. */
const records: Readonly<
  Record<string, { readonly of: readonly AuthGroupId[]; readonly find: Find } | string>
> = {
  prNo: { of: ['30', '31', '32'], find: foreignPr },
  apprNo: { of: ['30', '31', '32'], find: foreignApproval },
  id: { of: ['30', '31', '32', '60', '61'], find: foreignFile },
  userId: { of: ['61'], find: always('hanul002') },
  code: { of: ['61'], find: always('C000002') },
  postNo: { of: ['60', '61'], find: staffPost },
  sessionId: { of: ['30', '31', '32', '60', '61'], find: foreignSession },
  exportId: { of: ['30', '31', '32', '60', '61'], find: async () => foreignExport },
  rfqNo: { of: ['32'], find: foreignQuotation('rfq_no') },
  qtNo: { of: ['32', '60', '61'], find: foreignQuotation('qt_no') },
  seq: 'a file of the record that "id" names',
  boardId: 'a board; its posts are named by "postNo"',
  screenId: 'a screen; what is kept of it is the caller’s own',
  authGroupId: 'groups are one list for all who may open it',
  pgmId: 'menus are one list for all who may open it',
  groupCode: 'codes are one list for all who may open it',
  itemCode: 'items are one list for all who may open it',
  upNo: 'uploads of staff are one list for all who may open it',
}

/** Lists whose rows carry a section, a department or a company, and are nevertheless the same for all who may open them. */
const openLists: Readonly<Record<string, string>> = {
  popupBsns: 'names of sections',
  popupDept: 'names of departments',
  popupPerson: 'whom to choose; authority and addresses are left out for others',
  popupBuyer: 'whom to choose',
  popupCostCenter: 'names of cost centers',
  listItemPrice: 'prices of items, which staff alone open',
  listAuthUser: 'employees, for administrators alone',
}

/** What lists need to be asked at all. */
const asked: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  getMonthlyReport01: { yyyymm: '202611' },
  listWarehousing: { whReqDatesFrom: '2026-09-01', whReqDatesTo: '2026-11-20' },
  listWarehousingItem: { whReqDatesFrom: '2026-09-01', whReqDatesTo: '2026-11-20' },
}

function factOf(operation: OperationId) {
  const fact = contractFacts[operation]
  if (!fact) throw new Error(`"${operation}" is no operation.`)
  return fact
}

const isOperation = (name: string): name is OperationId => Object.hasOwn(operations, name)
const withSession = operationIds.filter(id => routeOf(id)?.access !== 'public').filter(isOperation)
const pathOf = (operation: OperationId): readonly string[] =>
  Object.values(factOf(operation).parameters).flatMap(({ name, in: place }) =>
    place === 'path' ? [name] : [],
  )

const header = { title: '시험 요청', needDate: '2026-12-24', currency: 'KRW' }
const user = {
  userId: 'hanul002',
  userName: '문소영',
  email: 'x@example.com',
  authGroupId: '60',
  otpGubun: 'E',
}
const bodies: Readonly<Record<string, object>> = {
  updatePr: { version: 0, header, lines: [] },
  updateExtUser: { version: 0, header: { ...user, cellPhoneNo: '01012345678' } },
  blockExtUser: { version: 0, reasonCode: 'ETC' },
  updatePost: { version: 0, header: { title: '시험 공지', content: '<p>시험으로 쓰는 글입니다.</p>' } },
  cancelExport: {},
  createRfq: { version: 0 },
  updateRfq: { version: 0, header: { title: '시험 의뢰' }, lines: [{ lineNo: 10 }], suppliers: [] },
  extendRfq: { version: 0, deadlineDate: '2026-12-24', reason: '시험 사유입니다' },
  selectQuotation: { version: 0, picks: [], reason: '시험 사유입니다' },
  saveQuotation: { version: 0, header: { currency: 'KRW' }, lines: [] },
  assignPrBuyer: { version: 0, buyerId: 'buy.mobile' },
}

function inputOf(operation: OperationId, key: string) {
  const path = Object.fromEntries(
    pathOf(operation).map(name => [name, name === 'boardId' ? 'notice' : name === 'seq' ? '1' : key]),
  )
  const body = bodies[operation] ?? { version: 0, reason: '시험 사유입니다', opinion: '시험 의견입니다' }
  const { method, body: kind } = operations[operation]
  if (kind === 'json') return { ...path, body }
  return method === 'DELETE' && factOf(operation).parameters.version ? { ...path, version: '0' } : path
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

const scopedLists = withSession.filter(operation => {
  const { kind, fields } = factOf(operation).answer
  return (
    ['rows', 'list'].includes(kind) && Object.keys(own).some(name => fields[name]) && !openLists[operation]
  )
})

it('a list shows rows of the own section, department or company alone', async () => {
  const wrong: string[] = []
  const seen: string[] = []
  for (const operation of scopedLists)
    for (const group of ['31', '32', '60', '61'] as const) {
      if (operationCell(operation, group) !== 'open') continue
      const paged = factOf(operation).parameters.size ? { size: '0' } : {}
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
