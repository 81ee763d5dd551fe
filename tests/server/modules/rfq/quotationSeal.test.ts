import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemActor } from '../../../../server/database/actor'
import { withActor } from '../../../../server/database/withActor'
import { closeDue } from '../../../../server/modules/rfq/closeDue'
import { type Caller, type ProductServer, startProduct } from '../productServer'
import { answerOf, quote, sent } from './quotationStory'

let product: ProductServer
let buyer: Caller
let chief: Caller
let daesung: Caller
let hanul: Caller
const day = 24 * 3_600_000

async function logInAll() {
  buyer = await product.logIn('buy.mobile')
  chief = await product.logIn('buy.all')
  daesung = await product.logInSupplier('daesung1')
  hanul = await product.logInSupplier('hanul001')
}
beforeAll(async () => {
  product = await startProduct()
  await logInAll()
}, 120_000)
afterAll(() => product.stop())

const paperCompany = 'C000005'
const prices = /7654321|1112223|3334445/

describe('the seal of quotations', () => {
  it('keeps prices from all staff, in documents, lists, orders of lists and words of refusals, until the opening', async () => {
    const { rfqNo } = await sent(buyer)
    const { qtNo } = await quote(daesung, rfqNo, '7654321', { minQty: '2' })
    await quote(hanul, rfqNo, '1112223')
    for (const reader of [buyer, chief]) {
      const document = await reader.call('getCyberQuotation', { qtNo })
      expect(document.body.header).toMatchObject({ sealedYn: 'Y', status: 'SUBMITTED' })
      expect(document.raw.body).not.toMatch(/7654321|totalAmt|unitPrice|leadTime|validTo|minQty/)
      for (const sort of ['totalAmt:asc', 'totalAmt:desc', 'leadTime:desc']) {
        const list = await reader.call('listCyberQuotation', { rfqNo, sort })
        expect(list.body.rows.map(row => [row.totalAmt, row.validTo])).toEqual([
          [undefined, undefined],
          [undefined, undefined],
        ])
        // With nothing to sort by, the number decides; by price it would be the other way round.
        const byNumber = sort.endsWith('asc') ? ['C000001', 'C000002'] : ['C000002', 'C000001']
        expect(list.body.rows.map(row => row.compNo)).toEqual(byNumber)
      }
      expect((await reader.call('getRfq', { rfqNo })).raw.body).not.toMatch(prices)
      const early = await reader.call('selectQuotation', {
        rfqNo,
        body: { version: 2, picks: [`10:${qtNo}`] },
      })
      expect([early.status, prices.test(early.raw.body)]).toEqual([409, false])
      const own = await reader.call('withdrawQuotation', {
        qtNo,
        body: { version: 3, reason: '대신 회수합니다.' },
      })
      expect(own.msg).toBe('OGPMS를 이용하는 협력사의 견적은 대리로 입력할 수 없습니다.')
    }
  })

  it('staff enter a paper quotation with a reason, and nobody else reads its prices before the opening', async () => {
    const { rfqNo } = await sent(buyer, {}, [paperCompany, 'C000001'])
    const { body } = await buyer.call('listCyberRfq', { rfqNo, compNo: paperCompany })
    const qtNo = body.rows[0]?.qtNo ?? ''
    const silent = await buyer.call('checkRfq', { qtNo, body: { version: 0 } })
    expect(silent.msg).toBe('대리입력 사유를 5자 이상 입력해 주세요.')
    const checked = await buyer.call('checkRfq', { qtNo, body: { version: 0, reason: '팩스로 받은 견적서' } })
    expect(checked.body.status).toBe('CHECKED')
    const { lines } = (await buyer.call('getCyberQuotation', { qtNo })).body
    const saved = await buyer.call('saveQuotation', {
      qtNo,
      body: {
        version: 1,
        header: { currency: 'KRW', validTo: '2026-12-31', leadTime: 9, proxyReason: '팩스로 받은 견적서' },
        lines: lines.map(({ lineNo }) => ({ lineNo, unitPrice: '3334445', deliveryDate: '2026-12-10' })),
      },
    })
    expect([saved.status, saved.msg]).toEqual([200, ''])
    const sentIn = await buyer.call('submitQuotation', { qtNo, body: { version: 2 } })
    expect(sentIn.body.status).toBe('SUBMITTED')
    const mine = await buyer.call('getCyberQuotation', { qtNo })
    expect(mine.body.header).toMatchObject({ proxyYn: 'Y', proxyReason: '팩스로 받은 견적서', sealedYn: 'N' })
    const others = await chief.call('getCyberQuotation', { qtNo })
    expect([others.body.header.sealedYn, prices.test(others.raw.body)]).toEqual(['Y', false])
    const supplier = await daesung.call('listCyberQuotation', { rfqNo })
    expect([supplier.body.rows.length, prices.test(supplier.raw.body)]).toEqual([1, false])
  })

  it('leaves out of rank and choice who sells only more than is wanted', async () => {
    const { rfqNo, version } = await sent(buyer)
    await quote(daesung, rfqNo, '1000', { minQty: '99999' })
    await quote(hanul, rfqNo, '2000')
    const closed = await buyer.call('closeRfq', { rfqNo, body: { version } })
    const { quotes } = (await buyer.call('getRfq', { rfqNo })).body
    const cheap = quotes.filter(row => row.compNo === 'C000001')
    expect(cheap.map(row => [row.fitYn, row.lineRank, row.rankNo])).toEqual(
      cheap.map(() => ['N', undefined, undefined]),
    )
    const select = (rows: typeof quotes) =>
      buyer.call('selectQuotation', {
        rfqNo,
        body: {
          version: closed.body.version,
          picks: rows.map(row => row.pickKey),
          reason: '단가가 가장 낮아 선정합니다.',
        },
      })
    expect((await select(cheap)).msg).toContain(
      '의 최소주문수량(99999)이 의뢰수량보다 많아 선정할 수 없습니다.',
    )
    expect((await select(quotes.filter(row => row.compNo === 'C000002'))).body.status).toBe('AWARDED')
    const awards = await withActor(product.database, systemActor, tx =>
      tx.selectFrom('rfq_award').selectAll().where('rfq_no', '=', rfqNo).orderBy('line_no').execute(),
    )
    expect(awards.length).toBe(cheap.length)
    expect(
      awards.every(row => row.comp_no === 'C000002' && row.is_lowest && row.unit_price === '2000.00'),
    ).toBe(true)
  })
})

describe('the deadline', () => {
  it('opens by the clock alone: not a minute earlier, and what was never submitted stays shut', async () => {
    const { rfqNo } = await sent(buyer)
    const { qtNo } = await quote(daesung, rfqNo, '7654321')
    const draft = await answerOf(hanul, rfqNo)
    await hanul.call('checkRfq', { qtNo: draft, body: { version: 0 } })
    const { lines } = (await hanul.call('getCyberQuotation', { qtNo: draft })).body
    await hanul.call('saveQuotation', {
      qtNo: draft,
      body: {
        version: 1,
        header: { currency: 'KRW' },
        lines: lines.map(({ lineNo }) => ({ lineNo, unitPrice: '1112223' })),
      },
    })
    product.clock.advance(4 * day + 9 * 3_600_000 - 60_000)
    await closeDue(product)
    await logInAll()
    expect((await buyer.call('getRfq', { rfqNo })).body.header.status).toBe('SENT')
    product.clock.advance(2 * 60_000)
    await closeDue(product)
    const opened = await buyer.call('getRfq', { rfqNo })
    expect(opened.body.header.status).toBe('CLOSED')
    expect(opened.body.quotes.every(row => row.unitPrice === '7654321')).toBe(true)
    expect((await chief.call('getCyberQuotation', { qtNo })).body.header.sealedYn).toBe('N')
    const shut = await chief.call('getCyberQuotation', { qtNo: draft })
    expect(shut.body.header).toMatchObject({ sealedYn: 'Y', status: 'EXPIRED' })
    expect(shut.raw.body).not.toMatch(/1112223/)
    expect(opened.body.history.at(-1)).toMatchObject({
      actorNm: '시스템',
      historyText: expect.stringContaining('마감시각 경과'),
    })
    const late = await hanul.call('submitQuotation', { qtNo: draft, body: { version: 2 } })
    expect(late.status).toBe(409)
  })

  it('is looked at whenever somebody reads, so that nobody waits for the job', async () => {
    const { rfqNo } = await sent(buyer, { deadlineDate: '2026-11-27' })
    await quote(daesung, rfqNo, '5000')
    product.clock.advance(4 * day)
    await logInAll()
    expect((await buyer.call('getRfq', { rfqNo })).body.header.status).toBe('CLOSED')
  })
})
