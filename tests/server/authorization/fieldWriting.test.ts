import { afterAll, beforeAll, expect, it } from 'vitest'
import { operations } from '../../../codegen/generated/operations'
import type { PrHeaderInput } from '../../../codegen/generated/types'
import { type AuthGroupId, isAuthGroupId } from '../../../schemas/codes/authGroups'
import { transitionRefusal, type Workflow } from '../../../schemas/workflow/workflow'
import {
  extUserWorkflow,
  itemUploadWorkflow,
  loiWorkflow,
  orderRequestWorkflow,
  prWorkflow,
  simpleOrderWorkflow,
} from '../../../schemas/workflow/workflows'
import { systemActor } from '../../../server/database/actor'
import { withActor } from '../../../server/database/withActor'
import { demoAccounts } from '../../../server/modules/demo/demoAccounts'
import { demoSuppliers } from '../../../server/modules/demo/demoSuppliers'
import { letter } from '../modules/loi/loiInputs'
import { order } from '../modules/orderRequest/orderInputs'
import { type Caller, type ProductServer, startProduct } from '../modules/productServer'
import { request } from '../modules/purchaseRequest/prInputs'
import { simple } from '../modules/simpleOrder/simpleOrderInputs'
import { factOf, isOperation } from './foreignRecords'
import { operationCell } from './matrixFacts'

/**
 * Who may write what in which state, held against the workflow files. The version that is sent is never the right
 * one: whoever may write is told so, and nothing is changed.
 */
const wrongVersion = 987_654

interface Written {
  readonly workflow: Workflow
  readonly key: string
  readonly numbers: () => Promise<readonly Known[]>
  /** Reads one, so that who does not see it is known. */
  readonly read: (caller: Caller, number: string) => Promise<{ readonly status: number }>
}

interface Known {
  readonly number: string
  readonly status: string
  readonly drafter: string
}

let product: ProductServer
const people = new Map<AuthGroupId, Caller[]>()
beforeAll(async () => {
  product = await startProduct({}, { remembersSessions: true })
  const put = (group: string, caller: Caller) => {
    if (isAuthGroupId(group)) people.set(group, [...(people.get(group) ?? []), caller])
  }
  const away = ['leave.user', 'retired.user', 'recv.mobile']
  for (const { singleid, group } of demoAccounts)
    if (!away.includes(singleid) && (group === '30' || !people.has(group as AuthGroupId)))
      put(group, await product.logIn(singleid))
  for (const userId of ['daesung1', 'daesung2'])
    put(demoSuppliers.find(one => one.userId === userId)?.group ?? '', await product.logInSupplier(userId))
})
afterAll(() => product.stop())

/** One or two of each state, of different people. */
function someOf(rows: readonly Known[]): readonly Known[] {
  const seen = new Map<string, number>()
  return rows.filter(({ status, drafter }) => {
    const what = `${status} ${drafter === 'req.mobile'}`
    const count = seen.get(what) ?? 0
    seen.set(what, count + 1)
    return count === 0
  })
}

const written: readonly Written[] = [
  {
    workflow: prWorkflow,
    key: 'prNo',
    read: (caller, prNo) => caller.call('getPr', { prNo }),
    numbers: () =>
      withActor(product.database, systemActor, async tx => {
        const rows = await tx.selectFrom('pr').select(['pr_no', 'status', 'requester']).execute()
        return someOf(rows.map(row => ({ number: row.pr_no, status: row.status, drafter: row.requester })))
      }),
  },
  {
    workflow: itemUploadWorkflow,
    key: 'upNo',
    read: (caller, upNo) => caller.call('getItemUpload', { upNo }),
    numbers: () =>
      withActor(product.database, systemActor, async tx => {
        const rows = await tx.selectFrom('item_upload').select(['up_no', 'status']).execute()
        return someOf(rows.map(row => ({ number: row.up_no, status: row.status, drafter: '' })))
      }),
  },
  {
    workflow: extUserWorkflow,
    key: 'userId',
    read: (caller, userId) => caller.call('getExtUser', { userId }),
    numbers: () =>
      withActor(product.database, systemActor, async tx => {
        const rows = await tx.selectFrom('ext_user').select(['user_id', 'status']).execute()
        return someOf(rows.map(row => ({ number: row.user_id, status: row.status, drafter: '' })))
      }),
  },
  {
    workflow: orderRequestWorkflow,
    key: 'orNo',
    read: (caller, orNo) => caller.call('getOrderRequest', { orNo }),
    numbers: () =>
      withActor(product.database, systemActor, async tx => {
        const rows = await tx.selectFrom('order_request').select(['or_no', 'status', 'buyer_id']).execute()
        return someOf(rows.map(row => ({ number: row.or_no, status: row.status, drafter: row.buyer_id })))
      }),
  },
  {
    workflow: simpleOrderWorkflow,
    key: 'soNo',
    read: (caller, soNo) => caller.call('getSimpleOrder', { soNo }),
    numbers: () =>
      withActor(product.database, systemActor, async tx => {
        const rows = await tx.selectFrom('simple_order').select(['so_no', 'status', 'requester']).execute()
        return someOf(rows.map(row => ({ number: row.so_no, status: row.status, drafter: row.requester })))
      }),
  },
  {
    workflow: loiWorkflow,
    key: 'loiNo',
    read: async (caller, loiNo) => {
      const read = await caller.call('getLoi', { loiNo })
      return read.status === 200 ? read : caller.call('getCyberLoi', { loiNo })
    },
    numbers: () =>
      withActor(product.database, systemActor, async tx => {
        const rows = await tx.selectFrom('loi').select(['loi_no', 'status', 'buyer_id']).execute()
        return someOf(rows.map(row => ({ number: row.loi_no, status: row.status, drafter: row.buyer_id })))
      }),
  },
]

const bodies: Readonly<Record<string, object>> = {
  updateSimpleOrder: { version: wrongVersion, ...simple() },
  updateLoi: { version: wrongVersion, ...letter() },
  updateOrderRequest: { version: wrongVersion, ...order('PR202611-000001-10') },
  updatePr: { version: wrongVersion, ...request() },
  saveItemUploadRows: { version: wrongVersion, lines: [{ rowNo: 1, itemName: '시험 품목' }] },
  assignPrBuyer: { version: wrongVersion, buyerId: 'buy.mobile' },
  blockExtUser: { version: wrongVersion, reasonCode: 'ETC', reason: '시험 사유입니다' },
  updateExtUser: {
    version: wrongVersion,
    header: {
      ...{ userId: 'x', userName: '문소영', email: 'x@example.com', cellPhoneNo: '01012345678' },
      ...{ authGroupId: '60', otpGubun: 'E' },
    },
  },
}

const judged = (workflow: Workflow) =>
  workflow.transitions.filter(
    ({ transition, from, actor }) =>
      from !== 'any' && from.length > 0 && actor !== 'approver' && isOperation(transition),
  )

it.each(written.map(one => [one.workflow.label, one] as const))(
  '%s: who may write in which state is what the workflow says, for each group',
  async (_label, { workflow, key, numbers, read }) => {
    const wrong: string[] = []
    let allowed = 0
    const asked = new Set<string>()
    for (const { number, status, drafter } of await numbers())
      for (const [group, callers] of people)
        for (const caller of callers) {
          const isSeen = (await read(caller, number)).status === 200
          for (const { transition } of judged(workflow)) {
            if (!isOperation(transition)) continue
            const facts = {
              status,
              group,
              isDrafter: drafter === caller.singleid,
              isApprover: false,
              isNew: false,
            }
            const isOpen = operationCell(transition, group) === 'open'
            // A group that may not call an operation is refused for every document: asking once is enough.
            const combination = isOpen
              ? `${transition} ${group} ${status} ${facts.isDrafter} ${isSeen}`
              : `${transition} ${group}`
            if (asked.has(combination)) continue
            asked.add(combination)
            const may = isSeen && isOpen && transitionRefusal(workflow, transition, facts) === undefined
            const body = bodies[transition] ?? {
              version: wrongVersion,
              ...(factOf(transition).body?.fields.reason ? { reason: '시험 사유입니다' } : {}),
            }
            const input =
              operations[transition].body === 'json'
                ? { [key]: number, body }
                : { [key]: number, version: wrongVersion }
            const answer = await caller.call(transition, input)
            const isLet = answer.code === 'staleVersion'
            if (may) allowed += 1
            if (isLet !== may || answer.status < 400)
              wrong.push(
                `${transition} of ${number} (${status}) by ${caller.singleid}, group ${group}: ${answer.status} ${answer.code} ${answer.msg}`,
              )
          }
        }
    expect(wrong).toEqual([])
    expect(allowed).toBeGreaterThan(3)
  },
  300_000,
)

const changes: Readonly<Required<Omit<PrHeaderInput, 'fileId'>>> = {
  title: '고친 제목',
  purchaseType: 'URG',
  expenseType: 'AST',
  receiver: 'recv.mobile',
  needDate: '2026-12-30',
  deliveryPlace: '구미 2공장',
  currency: 'USD',
  wishCompNo: 'C000002',
  reason: '사유를 고쳐 씁니다. 시험용입니다.',
}
const fields = Object.keys(changes).filter((name): name is keyof typeof changes => name in changes)

it('the drafter changes each field alone, and the others stay; nobody else changes any', async () => {
  const drafter = await product.logIn('req.mobile')
  const others = [await product.logIn('buy.all'), await product.logIn('head.mobile')]
  const input = request({ receiver: 'req.mobile' })
  const { body: made } = await drafter.call('createPr', { body: input })
  const header = async () => (await drafter.call('getPr', { prNo: made.docNo })).body.header
  for (const field of fields) {
    const before = await header()
    const body = {
      version: before.version,
      header: { ...input.header, [field]: changes[field] },
      lines: input.lines,
    }
    for (const other of others)
      expect((await other.call('updatePr', { prNo: made.docNo, body })).status, field).toBe(403)
    expect(await header()).toEqual(before)
    const saved = await drafter.call('updatePr', { prNo: made.docNo, body })
    expect([field, saved.status, saved.msg]).toEqual([field, 200, ''])
    const after = await header()
    expect(after[field]).toBe(changes[field])
    for (const rest of fields.filter(name => name !== field))
      expect(after[rest], rest).toBe(Object(input.header)[rest])
  }
})

it('no field of the answer that the input does not name can be written', async () => {
  const drafter = await product.logIn('req.mobile')
  const input = request()
  const answered = factOf('getPr').answer.fields.header?.fields ?? {}
  const taken = factOf('createPr').body?.fields.header?.fields ?? {}
  const derived = Object.keys(answered).filter(name => taken[name] === undefined)
  expect(derived).toEqual(expect.arrayContaining(['status', 'requester', 'section', 'totalAmtKrw']))
  for (const name of derived) {
    const body = { ...input, header: { ...input.header, [name]: '1' } }
    const answer = await drafter.call('createPr', { body })
    expect([name, answer.status]).toEqual([name, 400])
  }
})
