import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { subtractDecimals } from '../../../../schemas/shared/decimal'
import { systemActor } from '../../../../server/database/actor'
import { withActor } from '../../../../server/database/withActor'
import { approveBy } from '../orderRequest/orderInputs'
import type { Caller } from '../productServer'
import { approvedClaim, bookedReturn, returnedGoods } from './otherSources'
import {
  approvedSlip,
  createSlip,
  invoicedSettlement,
  post,
  type SlipStage,
  slipOf,
  startSlipStage,
} from './slipStory'

let stage: SlipStage
let buyer: Caller

beforeAll(async () => {
  stage = await startSlipStage()
  buyer = await stage.product.logIn('buy.all')
}, 120_000)
afterAll(() => stage.stop())

const draft = (sources: readonly string[]) => stage.staff.call('createSignifier', { body: { sources } })

async function reverse(slipNo: string) {
  const { version } = (await slipOf(stage.head, slipNo)).header
  const body = { version, reason: '금액을 잘못 기표했습니다.' }
  const { msg, body: answer } = await stage.head.call('reverseSignifier', { slipNo, body })
  expect([msg, answer.status]).toEqual(['', 'REVERSED'])
}

const claimOf = async (noneNo: string) => (await stage.staff.call('getNoneOrder', { noneNo })).body.header

describe('a slip of a claim without an order', () => {
  it('books the lines of the claim on their accounts, and the claim follows it to the ledger', async () => {
    const noneNo = await approvedClaim(stage)
    const slipNo = await approvedSlip(stage, '운반비 전표', [noneNo])
    const { header, lines, sources } = await slipOf(stage.staff, slipNo)
    expect(header).toMatchObject({ slipType: 'KR', slipSource: 'NONE', totalAmt: '380245', diffAmt: '0' })
    expect(header).toMatchObject({ docDate: '2026-11-10', dueDate: '2026-12-30' })
    expect(lines.map(line => [line.dcType, line.accountCode, line.amt, line.noneNo])).toEqual([
      ['D', '5310100', '345678', noneNo],
      ['D', '1350000', '34567', noneNo],
      ['C', '2110000', '380245', noneNo],
    ])
    expect(sources).toMatchObject([{ sourceNo: noneNo, noneNo, title: '11월 운반비', totalAmt: '380245' }])
    expect(await claimOf(noneNo)).toMatchObject({ status: 'SLIPPED', slipNo })
    expect((await post(stage.staff, slipNo)).body.status).toBe('POSTED')
    expect((await slipOf(stage.staff, slipNo)).header.gerpDocNo).toMatch(/^19\d{8}$/)
    expect(await claimOf(noneNo)).toMatchObject({ status: 'POSTED', slipNo })
  })

  it('is made once, and again only after it was canceled or reversed', async () => {
    const noneNo = await approvedClaim(stage)
    const both = await Promise.all([draft([noneNo]), draft([noneNo])])
    expect(both.map(one => one.status).sort()).toEqual([200, 409])
    const slipNo = both.find(one => one.status === 200)?.body.docNo ?? ''
    const reason = '청구를 다시 확인합니다.'
    await stage.staff.call('deleteSignifier', { slipNo, version: 0, reason })
    expect((await claimOf(noneNo)).status).toBe('APPROVED')
    const second = await approvedSlip(stage, '운반비 전표', [noneNo])
    await post(stage.staff, second)
    await reverse(second)
    expect((await claimOf(noneNo)).status).toBe('APPROVED')
    expect(await createSlip(stage, [noneNo])).not.toBe(second)
  })

  it('takes no claim before its approval, and no settlement beside a claim', async () => {
    const early = await draft([await approvedClaim(stage, { isApproved: false })])
    expect([early.status, early.msg]).toEqual([409, '승인된 비발주 정산만 기표할 수 있습니다.'])
    const mixed = await draft([await approvedClaim(stage), await invoicedSettlement(stage)])
    expect([mixed.status, mixed.msg]).toEqual([422, '정산, 비발주 정산, 반품은 함께 기표할 수 없습니다.'])
  })

  it('is offered with what else waits for a slip', async () => {
    const noneNo = await approvedClaim(stage)
    const { body } = await stage.staff.call('popupSlipSource', { slipSource: 'NONE' })
    expect(body.find(row => row.sourceNo === noneNo)).toMatchObject({ slipType: 'KR', totalAmt: '380245' })
    expect(body.every(row => row.slipSource === 'NONE')).toBe(true)
  })
})

describe('a credit of what was returned after it was posted', () => {
  it('stands on the other side, names its settlement, and the return comes off no settlement', async () => {
    const goods = await returnedGoods(stage, buyer)
    expect(await bookedReturn(stage, goods.whReqNo)).toEqual({ slipNo: null, isTarget: true })
    const slipNo = await approvedSlip(stage, '반품 차감', [goods.whReqNo])
    const { header, lines } = await slipOf(stage.staff, slipNo)
    expect(header).toMatchObject({ slipType: 'KG', slipSource: 'ADJ', refNo: goods.adjNo, diffAmt: '0' })
    expect(header.supplyAmt).toBe(goods.supply)
    expect(lines.at(-1)).toMatchObject({ dcType: 'D', accountCode: '2110000', amt: header.totalAmt })
    expect(lines.slice(0, -1).every(line => line.dcType === 'C' && line.adjNo === goods.adjNo)).toBe(true)
    expect(await bookedReturn(stage, goods.whReqNo)).toEqual({ slipNo, isTarget: false })
    expect((await post(stage.staff, slipNo)).body.status).toBe('POSTED')
    expect((await slipOf(stage.staff, slipNo)).header.gerpDocNo).toMatch(/^19\d{8}$/)
  })

  it('comes off where slips are added up, as a reversal does; the reversal of a credit does not', async () => {
    const listed = async () => (await stage.staff.call('listSignifier', { compNo, want: 'totals' })).body.sums
    const goods = await returnedGoods(stage, buyer)
    const offered = (await stage.staff.call('popupSlipSource', {})).body
    const waiting = offered.find(row => row.sourceNo === goods.whReqNo)
    expect(waiting?.supplyAmtKrw).toBe(`-${goods.supply}`)
    const compNo = waiting?.compNo ?? ''
    const before = await listed()
    const slipNo = await approvedSlip(stage, '반품 차감', [goods.whReqNo])
    const [row] = (await stage.staff.call('listSignifier', { slipNo })).body.rows
    expect(row).toMatchObject({ supplyAmt: `-${goods.supply}`, totalAmt: waiting?.totalAmt })
    const added = (sums: typeof before) => subtractDecimals(sums?.supplyAmt ?? '0', before?.supplyAmt ?? '0')
    expect(added(await listed())).toBe(`-${goods.supply}`)
    await post(stage.staff, slipNo)
    await reverse(slipNo)
    expect(added(await listed())).toBe('0')
    const settled = await approvedSlip(stage, '역분개할 전표', [await invoicedSettlement(stage, { compNo })])
    await post(stage.staff, settled)
    await reverse(settled)
    expect(added(await listed())).toBe('0')
    const { reverseNo = '' } = (await slipOf(stage.staff, settled)).header
    const [reversal] = (await stage.staff.call('listSignifier', { slipNo: reverseNo })).body.rows
    expect(reversal).toMatchObject({ slipType: 'RV', totalAmt: '-2057000' })
    expect((await slipOf(stage.staff, reverseNo)).header.totalAmt).toBe('2057000')
  })

  it('lets the return come off a later settlement once it is reversed', async () => {
    const goods = await returnedGoods(stage, buyer)
    const slipNo = await approvedSlip(stage, '반품 차감', [goods.whReqNo])
    const twice = await draft([goods.whReqNo])
    expect([twice.status, twice.msg]).toEqual([409, `이미 기표되었습니다. (${goods.whReqNo})`])
    await post(stage.staff, slipNo)
    await reverse(slipNo)
    expect(await bookedReturn(stage, goods.whReqNo)).toEqual({ slipNo: null, isTarget: true })
  })

  it('is refused where a settlement has taken the return, or what was settled is no longer posted', async () => {
    const taken = await returnedGoods(stage, buyer)
    const open = await returnedGoods(stage, buyer, taken.poNo)
    await withActor(stage.product.database, systemActor, async tx => {
      await sql`update warehousing_line set adj_no = ${taken.adjNo} where wh_req_no = ${taken.whReqNo}`.execute(
        tx,
      )
      await sql`update adjustment set status = 'INVOICED' where adj_no = ${open.adjNo}`.execute(tx)
    })
    for (const { whReqNo } of [taken, open]) {
      const refused = await draft([whReqNo])
      expect([refused.status, refused.msg]).toEqual([
        409,
        '전기된 정산에서 반품되어 아직 공제되지 않은 입고만 기표할 수 있습니다.',
      ])
    }
    await withActor(stage.product.database, systemActor, tx =>
      sql`update adjustment set status = 'POSTED' where adj_no = ${open.adjNo}`.execute(tx),
    )
  })
})

describe('a settlement whose goods were returned after it was posted', () => {
  /** The way back from a posted settlement to one that may be canceled: reversal and a canceled tax invoice. */
  const takeBack = (adjNo: string) =>
    withActor(stage.product.database, systemActor, async tx => {
      await sql`update tax_invoice set status = 'CANCELED' where adj_no = ${adjNo}`.execute(tx)
      const { rows } = await sql<{
        version: number
      }>`update adjustment set status = 'CONFIRMED', slip_no = null
        where adj_no = ${adjNo} returning version`.execute(tx)
      return rows[0]?.version ?? 0
    })
  const cancel = async (adjNo: string) => {
    const version = await takeBack(adjNo)
    const body = { version, reason: '정산을 다시 작성합니다.' }
    return stage.staff.call('cancelAdjustment', { adjNo, body })
  }

  it('is not canceled once the return has its slip; without one the return comes off by itself', async () => {
    const credited = await returnedGoods(stage, buyer)
    const waiting = await returnedGoods(stage, buyer, credited.poNo)
    await createSlip(stage, [credited.whReqNo])
    const refused = await cancel(credited.adjNo)
    expect([refused.status, refused.msg]).toEqual([
      409,
      `반품이 이미 공제된 정산은 취소할 수 없습니다. (${credited.whReqNo})`,
    ])
    const canceled = await cancel(waiting.adjNo)
    expect([canceled.status, canceled.msg]).toEqual([200, ''])
    expect(await bookedReturn(stage, waiting.whReqNo)).toEqual({ slipNo: null, isTarget: false })
  })
})

it('an approver of a slip reads it whole', async () => {
  const noneNo = await approvedClaim(stage)
  const slipNo = await createSlip(stage, [noneNo])
  await stage.staff.call('submitSignifier', { slipNo, body: { version: 0 } })
  await approveBy([stage.head], slipNo, 1)
  expect((await slipOf(stage.head, slipNo)).sources.map(source => source.sourceNo)).toEqual([noneNo])
})
