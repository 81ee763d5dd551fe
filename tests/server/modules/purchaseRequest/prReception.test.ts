import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeEntries } from '../../../../schemas/codes/codeGroups'
import { findTransition, transitionRefusal } from '../../../../schemas/workflow/workflow'
import { prWorkflow } from '../../../../schemas/workflow/workflows'
import { type Caller, type ProductServer, startProduct } from '../productServer'

let product: ProductServer
let buyer: Caller
let other: Caller
beforeAll(async () => {
  product = await startProduct()
  buyer = await product.logIn('buy.mobile')
  other = await product.logIn('buy.semi')
}, 120_000)
afterAll(() => product.stop())

const transitions = ['receivePr', 'assignPrBuyer', 'returnPr', 'closePr'] as const
const bodyOf = (version: number) => ({ version, buyerId: 'buy.all', reason: '사양을 다시 확인해 주세요.' })

/** Bodies hold only what their operation takes. */
function said(transition: (typeof transitions)[number], version: number) {
  const { buyerId, reason } = bodyOf(version)
  if (transition === 'receivePr') return { version }
  return transition === 'assignPrBuyer' ? { version, buyerId } : { version, reason }
}

async function waiting(status = 'APPROVED') {
  const { body } = await buyer.call('listPr', { status, size: 0 })
  const row = body.rows[0]
  if (!row) throw new Error(`the seed has no request in ${status}`)
  return row
}

describe('receiving purchase requests', () => {
  it('lists what was approved in a period, the days since, and only what the buyer has taken over', async () => {
    const { body } = await buyer.call('listPr', {
      status: 'APPROVED',
      lastDeciDtFrom: '2026-10-20',
      lastDeciDtTo: '2026-11-20',
      size: 0,
    })
    expect(body.rows.length).toBeGreaterThan(0)
    expect(body.rows.every(row => (row.lastDeciDt ?? '') >= '2026-10-20')).toBe(true)
    expect(body.rows.every(row => row.elapsedDays !== undefined && row.elapsedDays >= 0)).toBe(true)
    const mine = await buyer.call('listPr', { myYn: 'Y', size: 0 })
    expect(mine.body.rows.every(row => row.buyerId === 'buy.mobile')).toBe(true)
    const late = await buyer.call('listPr', { lastDeciDtFrom: '2026-11-20', lastDeciDtTo: '2026-10-20' })
    expect(late.status).toBe(422)
  })

  it('finds requests by the sourcing group of their items: a group of level 1 finds everything beneath it', async () => {
    const numbers = async (input: object) =>
      (await buyer.call('listPr', { size: 0, ...input })).body.rows.map(({ prNo }) => prNo)
    const leaves = (await buyer.call('popupSourcingGroup', { L1_SG_CODE: '02' })).body
    expect(leaves.length).toBeGreaterThan(1)
    const below = await Promise.all(leaves.map(({ sgCode }) => numbers({ L4_SG_CODE: sgCode })))
    const beneath = new Set(below.flat())
    expect(beneath.size).toBeGreaterThan(0)
    const found = await numbers({ L1_SG_CODE: '02' })
    expect(new Set(found)).toEqual(beneath)
    expect(found.length).toBeLessThan((await numbers({})).length)
    const [first] = leaves
    const code = first?.sgCode ?? ''
    const levels = {
      L1_SG_CODE: '02',
      L2_SG_CODE: code.slice(0, 4),
      L3_SG_CODE: code.slice(0, 6),
      L4_SG_CODE: code,
    }
    expect(new Set(await numbers(levels))).toEqual(new Set(below[0]))
    expect(await numbers({ ...levels, L1_SG_CODE: '01' })).toEqual([])
    expect((await buyer.call('listPr', { L1_SG_CODE: code })).status).toBe(422)
  })

  it('receives: the buyer is who did it, the requester is told, and a second time is refused', async () => {
    const row = await waiting()
    const done = await buyer.call('receivePr', { prNo: row.prNo, body: { version: row.version } })
    expect(done.body).toMatchObject({ status: 'RECEIVED', version: row.version + 1 })
    const { header } = (await buyer.call('getPr', { prNo: row.prNo })).body
    expect([header.buyerId, header.status]).toEqual([row.buyerId ?? 'buy.mobile', 'RECEIVED'])
    expect(header.receivedDt).toBeDefined()
    const again = await buyer.call('receivePr', { prNo: row.prNo, body: { version: row.version + 1 } })
    expect([again.status, again.msg]).toEqual([409, '접수대기 상태만 접수할 수 있습니다.'])
  })

  it('assigns only to buyers, and says so when nobody is named', async () => {
    const row = await waiting('RECEIVED')
    const call = (body: object) => buyer.call('assignPrBuyer', { prNo: row.prNo, body })
    expect((await call({ version: row.version })).msg).toBe('배정할 구매담당을 선택해 주세요.')
    expect((await call({ version: row.version, buyerId: 'req.mobile' })).status).toBe(422)
    const done = await call({ version: row.version, buyerId: 'buy.all' })
    expect(done.body.status).toBe('RECEIVED')
    expect((await buyer.call('getPr', { prNo: row.prNo })).body.header.buyerNm).toBe('한도윤')
  })

  it('returns with a reason that the drafter reads', async () => {
    const row = await waiting()
    const short = await buyer.call('returnPr', {
      prNo: row.prNo,
      body: { version: row.version, reason: '사양' },
    })
    expect(short.msg).toBe('사유를 5자 이상 입력해 주세요.')
    const reason = '사양을 다시 확인해 주세요.'
    const done = await buyer.call('returnPr', { prNo: row.prNo, body: { version: row.version, reason } })
    expect(done.body).toMatchObject({ status: 'RETURNED', approvalStatus: 'R' })
    expect((await buyer.call('getPr', { prNo: row.prNo })).body.header.returnReason).toBe(reason)
  })

  it('refuses to return a request while quotations are under way', async () => {
    const row = await waiting('RFQ')
    const refused = await buyer.call('returnPr', { prNo: row.prNo, body: said('returnPr', row.version) })
    expect([refused.status, refused.msg]).toEqual([
      422,
      '견적 진행 중인 구매요청은 반려할 수 없습니다. 견적의뢰를 먼저 취소해 주세요.',
    ])
  })

  it('closes what will not be bought, line by line', async () => {
    const row = await waiting('RECEIVED')
    const done = await buyer.call('closePr', { prNo: row.prNo, body: said('closePr', row.version) })
    expect(done.body.status).toBe('CLOSED')
    const lines = (await buyer.call('listPrLine', { prNo: row.prNo })).body
    expect(lines.every(line => ['CLOSED', 'CANCELED', 'ORDERED'].includes(line.lineStatus))).toBe(true)
  })

  it('hides requests of another section', async () => {
    const row = await waiting()
    expect((await other.call('receivePr', { prNo: row.prNo, body: { version: row.version } })).status).toBe(
      403,
    )
    expect((await other.call('listPrLine', { prNo: row.prNo })).status).toBe(403)
  })

  it('notices that somebody else was faster', async () => {
    const row = await waiting()
    const stale = await buyer.call('receivePr', { prNo: row.prNo, body: { version: row.version + 7 } })
    expect([stale.status, stale.code]).toEqual([409, 'staleVersion'])
  })

  it('allows each transition exactly in the states and to the groups that the workflow names', async () => {
    const callers: readonly (readonly [string, string])[] = [
      ['buy.all', '33'],
      ['req.mobile', '30'],
      ['audit.mon', '40'],
      ['system.admin', '99'],
    ]
    const wrong: string[] = []
    const all = (await (await product.logIn('buy.all')).call('listPr', { size: 0 })).body.rows
    for (const [id, group] of callers) {
      const caller = await product.logIn(id)
      for (const { value: status } of codeEntries('PR_STATUS'))
        for (const transition of transitions) {
          const row = all.find(each => each.status === status)
          if (!row) throw new Error(`the seed has no request in ${status}`)
          const facts = { status, group, isDrafter: false, isApprover: false, isNew: false }
          if (!findTransition(prWorkflow, transition)) throw new Error(transition)
          if (transitionRefusal(prWorkflow, transition, facts) === undefined) continue
          const answer = await caller.call(transition, {
            prNo: row.prNo,
            body: said(transition, row.version),
          })
          if (answer.status < 400) wrong.push(`${transition} of ${status} by ${id}`)
        }
    }
    expect(wrong).toEqual([])
  }, 60_000)
})
