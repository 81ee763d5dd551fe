import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, type ProductServer, startProduct } from '../productServer'
import { answerOf, companies, filled, quote, sent } from './quotationStory'

let product: ProductServer
let buyer: Caller
let daesung: Caller
let hanul: Caller
beforeAll(async () => {
  product = await startProduct()
  buyer = await product.logIn('buy.mobile')
  daesung = await product.logInSupplier('daesung1')
  hanul = await product.logInSupplier('hanul001')
}, 120_000)
afterAll(() => product.stop())

describe('from a request for quotation to the selected supplier', () => {
  it('opens sealed prices only when all have answered, ranks them, and moves the request along', async () => {
    const { prNo, rfqNo, version } = await sent(buyer)
    expect((await buyer.call('getPr', { prNo })).body.header.status).toBe('RFQ')
    await quote(daesung, rfqNo, '1234567')
    const early = await buyer.call('closeRfq', { rfqNo, body: { version } })
    expect(early.msg).toBe('마감일시가 지나거나 모든 업체가 답한 뒤에 마감할 수 있습니다.')
    await quote(hanul, rfqNo, '1111111')
    const sealed = await buyer.call('getRfq', { rfqNo })
    expect(sealed.body.quotes).toEqual([])
    expect(sealed.body.header.answerCnt).toBe(2)
    expect(sealed.raw.body).not.toMatch(/1234567|1111111/)
    const closed = await buyer.call('closeRfq', { rfqNo, body: { version } })
    expect(closed.body.status).toBe('CLOSED')
    const { quotes } = (await buyer.call('getRfq', { rfqNo })).body
    expect(
      quotes.filter(row => row.compNo === 'C000002').every(row => row.lineRank === 1 && row.rankNo === 1),
    ).toBe(true)
    const dear = quotes.filter(row => row.compNo === 'C000001').map(row => row.pickKey)
    const silent = await buyer.call('selectQuotation', {
      rfqNo,
      body: { version: closed.body.version, picks: dear },
    })
    expect(silent.msg).toBe('최저가가 아닌 업체 선정 시 사유를 10자 이상 입력해 주세요.')
    const none = await buyer.call('selectQuotation', {
      rfqNo,
      body: { version: closed.body.version, picks: [] },
    })
    expect(none.msg).toBe('품목마다 견적을 하나씩 선택해 주세요.')
    const done = await buyer.call('selectQuotation', {
      rfqNo,
      body: {
        version: closed.body.version,
        picks: quotes.filter(row => row.lineRank === 1).map(row => row.pickKey),
      },
    })
    expect([done.status, done.body.status]).toEqual([200, 'AWARDED'])
    const { header } = (await buyer.call('getRfq', { rfqNo })).body
    expect(Number(header.savingAmt)).toBe(Number(header.baseAmt) - Number(header.contractAmt))
    const request = (await buyer.call('getPr', { prNo })).body.header
    expect([header.prStatus, header.prVersion]).toEqual(['SELECTED', request.version])
    const lines = (await buyer.call('listPrLine', { prNo })).body
    expect(lines.some(line => line.lineStatus === 'SELECTED' && line.lineCompNm?.includes('한울'))).toBe(true)
    const lost = await daesung.call('listCyberQuotation', { rfqNo })
    expect(lost.body.rows.map(row => row.status)).toEqual(['NOT_SELECTED'])
  })

  it('shows a supplier his own and nothing of others, of the estimate and of other companies', async () => {
    const { rfqNo } = await sent(buyer)
    await quote(daesung, rfqNo, '7654321')
    const own = await hanul.call('getCyberRfq', { qtNo: await answerOf(hanul, rfqNo) })
    expect(own.raw.body).not.toMatch(/7654321|estAmt|2000000|C000001/)
    const list = await hanul.call('listCyberQuotation', { rfqNo, sort: 'totalAmt:desc' })
    expect(list.body.rows).toHaveLength(1)
    const theirs = (await daesung.call('listCyberQuotation', { rfqNo })).body.rows[0]?.qtNo ?? ''
    expect((await hanul.call('getCyberQuotation', { qtNo: theirs })).status).toBe(403)
    expect((await hanul.call('withdrawQuotation', { qtNo: theirs, body: { version: 3 } })).status).toBe(403)
    const stranger = await product.logInSupplier('sejin001')
    expect((await stranger.call('getCyberRfq', { qtNo: theirs })).status).toBe(403)
    expect((await stranger.call('listCyberRfq', { rfqNo })).body.rows).toEqual([])
    expect((await hanul.call('getRfq', { rfqNo })).status).toBe(403)
    expect((await (await product.logIn('buy.semi')).call('getRfq', { rfqNo })).status).toBe(403)
    expect((await (await product.logIn('req.mobile')).call('getRfq', { rfqNo })).status).toBe(403)
  })

  it('lets a supplier change his prices before the deadline and never after', async () => {
    const { rfqNo } = await sent(buyer)
    const { qtNo, version } = await quote(daesung, rfqNo, '5000')
    const back = await daesung.call('withdrawQuotation', { qtNo, body: { version } })
    expect(back.body.status).toBe('WITHDRAWN')
    const again = await daesung.call('submitQuotation', { qtNo, body: { version: back.body.version } })
    expect(again.body.status).toBe('SUBMITTED')
    const stale = await daesung.call('withdrawQuotation', { qtNo, body: { version } })
    expect(stale.status).toBe(409)
    const asked = (await hanul.call('listCyberRfq', { rfqNo })).body.rows[0]
    if (!asked) throw new Error('nothing was asked')
    const short = await hanul.call('declineRfq', {
      qtNo: asked.qtNo,
      body: { version: asked.version, reason: '불가' },
    })
    expect(short.msg).toBe('포기사유를 5자 이상 입력해 주세요.')
    const declined = await hanul.call('declineRfq', {
      qtNo: asked.qtNo,
      body: { version: asked.version, reason: '생산 여력이 없습니다.' },
    })
    expect(declined.body.status).toBe('DECLINED')
  })

  it.each([
    ['no supplier', {}, [], '견적의뢰 업체를 1개 이상 추가해 주세요.'],
    [
      'two suppliers for ten million won',
      { estAmt: '10000000' },
      companies,
      '예정금액 1,000만원 이상은 3개 업체 이상 견적이 필요합니다. 수의사유를 입력해 주세요.',
    ],
    [
      'a deadline of today',
      { deadlineDate: '2026-11-20' },
      companies,
      '견적마감일시는 현재로부터 24시간 이후여야 합니다.',
    ],
    ['a sole supplier without a reason', { rfqType: 'SOLE' }, ['C000001'], '수의사유를 입력해 주세요.'],
  ])('refuses to send with %s', async (_what, changes, suppliers, msg) => {
    const { rfqNo, version } = await filled(buyer, changes, suppliers)
    const refused = await buyer.call('sendRfq', { rfqNo, body: { version } })
    expect([refused.status, refused.msg]).toEqual([422, msg])
    await buyer.call('cancelRfq', { rfqNo, body: { version, reason: '조건을 바꾸어 다시 의뢰합니다.' } })
  })

  it('extends a deadline only to a later day, and cancels everything with a reason', async () => {
    const { prNo, rfqNo, version } = await sent(buyer)
    const extend = (deadlineDate: string, reason = '협력사 요청으로 연장합니다.') =>
      buyer.call('extendRfq', { rfqNo, body: { version, deadlineDate, reason } })
    expect((await extend('2026-11-24')).msg).toBe('연장 마감일시는 기존 마감일시보다 늦어야 합니다.')
    const later = await extend('2026-11-27')
    expect(later.status).toBe(200)
    const canceled = await buyer.call('cancelRfq', {
      rfqNo,
      body: { version: later.body.version, reason: '구매 계획이 변경되었습니다.' },
    })
    expect(canceled.body.status).toBe('CANCELED')
    expect((await buyer.call('getPr', { prNo })).body.header.status).toBe('RECEIVED')
    expect((await daesung.call('listCyberRfq', { rfqNo })).body.rows[0]?.status).toBe('CANCELED')
    const dead = await buyer.call('sendRfq', { rfqNo, body: { version: canceled.body.version } })
    expect(dead.status).toBe(409)
  })

  it('closes after the deadline without any answer as failed, and takes no answer any more', async () => {
    const { prNo, rfqNo, version } = await sent(buyer)
    const qtNo = await answerOf(daesung, rfqNo)
    product.clock.advance(5 * 24 * 3_600_000)
    const [late, clerk] = await Promise.all([product.logInSupplier('daesung1'), product.logIn('buy.mobile')])
    const tooLate = await late.call('checkRfq', { qtNo, body: { version: 0 } })
    expect(tooLate.msg).toBe('마감된 견적의뢰입니다.')
    const closed = await clerk.call('closeRfq', { rfqNo, body: { version } })
    expect(closed.body.status).toBe('FAILED')
    expect((await clerk.call('getPr', { prNo })).body.header.status).toBe('RECEIVED')
  })
})
