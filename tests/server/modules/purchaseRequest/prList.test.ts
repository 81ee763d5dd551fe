import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, type ProductServer, startProduct } from '../productServer'
import { line, request } from './prInputs'

let product: ProductServer
let buyer: Caller
let requester: Caller
beforeAll(async () => {
  product = await startProduct()
  buyer = await product.logIn('buy.all')
  requester = await product.logIn('req.mobile')
})
afterAll(() => product.stop())

describe('the list of purchase requests', () => {
  it('is never empty with the filters it opens with', async () => {
    const { body } = await requester.call('listPr', { reqDateFrom: '2026-10-20', reqDateTo: '2026-11-20' })
    expect(body.rows.length).toBe(10)
  })

  it('finds by several states, a part of the title in any case, and an item', async () => {
    const states = await buyer.call('listPr', { status: 'DRAFT,APPROVING', size: 0 })
    expect(new Set(states.body.rows.map(row => row.status))).toEqual(new Set(['DRAFT', 'APPROVING']))
    expect(states.body.total).toBe(45)
    await requester.call('createPr', {
      body: request({ title: 'Servo 100%_Kit 구매' }, [line({ itemName: 'Encoder_A' })]),
    })
    expect((await requester.call('listPr', { title: 'servo 100%_k' })).body.total).toBe(1)
    expect((await requester.call('listPr', { title: '0%K' })).body.total).toBe(0)
    expect((await requester.call('listPr', { itemName: 'r_a' })).body.total).toBe(1)
    expect((await requester.call('listPr', { itemName: 'rXa' })).body.total).toBe(0)
    expect((await requester.call('listPr', { title: "'; drop table pr; --" })).body.total).toBe(0)
  })

  it('gives the newest first, and a draft date that agrees with the number', async () => {
    const { body } = await buyer.call('listPr', { size: 0 })
    const numbers = body.rows.map(row => row.prNo)
    expect(numbers).toEqual([...numbers].sort().reverse())
    const days = body.rows.map(row => row.reqDate)
    expect(days).toEqual([...days].sort().reverse())
  })

  it('refuses a period that is turned round or longer than a year', async () => {
    const turned = await buyer.call('listPr', { reqDateFrom: '2026-11-20', reqDateTo: '2026-11-01' })
    expect(turned.msg).toBe('조회 시작일은 종료일보다 클 수 없습니다.')
    const long = await buyer.call('listPr', { reqDateFrom: '2025-01-01', reqDateTo: '2026-11-01' })
    expect(long.msg).toBe('조회기간은 최대 12개월입니다.')
  })
})
