import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemActor } from '../../../../server/database/actor'
import { withActor } from '../../../../server/database/withActor'
import { order } from '../orderRequest/orderInputs'
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

const write = (statement: ReturnType<typeof sql>) =>
  withActor(product.database, systemActor, tx => statement.execute(tx))

/** The supplier's own quotation of a request sent to two, which he has read. */
async function checked() {
  const { rfqNo } = await sent(buyer)
  const qtNo = await answerOf(daesung, rfqNo)
  const { version } = (await daesung.call('getCyberRfq', { qtNo })).body.header
  await daesung.call('checkRfq', { qtNo, body: { version } })
  return { rfqNo, qtNo }
}

const goodHeader = { currency: 'KRW', validTo: '2026-12-31', leadTime: 7 }
const goodLine = { unitPrice: '1000', deliveryDate: '2026-12-10' }

async function save(qtNo: string, header: object, changes: object) {
  const { header: kept, lines } = (await daesung.call('getCyberQuotation', { qtNo })).body
  const body = {
    version: kept.version,
    header: { ...goodHeader, ...header },
    lines: lines.map(({ lineNo }) => ({ lineNo, ...goodLine, ...changes })),
  }
  return { itemName: lines[0]?.itemName ?? '', saved: await daesung.call('saveQuotation', { qtNo, body }) }
}

describe('a quotation is not submitted', () => {
  let qtNo = ''
  beforeAll(async () => {
    qtNo = (await checked()).qtNo
  })

  it.each<[string, object, object, string]>([
    ['without a price', {}, { unitPrice: undefined }, '단가를 입력해 주세요. (품목 {0})'],
    ['for nothing', {}, { unitPrice: '0' }, '단가를 입력해 주세요. (품목 {0})'],
    ['with nothing quoted', {}, { noQuoteYn: 'Y' }, '전 품목 미견적인 경우 견적포기를 이용해 주세요.'],
    ['valid for six days', { validTo: '2026-11-30' }, {}, '견적유효일은 마감일로부터 7일 이후여야 합니다.'],
    ['for a day gone by', {}, { deliveryDate: '2026-11-19' }, '납품가능일은 오늘 이후여야 합니다.'],
    ['without a lead time', { leadTime: undefined }, {}, '작성이 완료되지 않은 견적입니다.'],
    ['without a day of validity', { validTo: undefined }, {}, '작성이 완료되지 않은 견적입니다.'],
  ])('%s', async (_what, header, changes, template) => {
    const { itemName, saved } = await save(qtNo, header, changes)
    expect(saved.msg).toBe('')
    const refused = await daesung.call('submitQuotation', { qtNo, body: { version: saved.body.version } })
    expect([refused.status, refused.msg]).toEqual([422, template.replace('{0}', itemName)])
  })

  it('with a price of three decimals, which is not even kept', async () => {
    const { saved } = await save(qtNo, {}, { unitPrice: '1000.125' })
    expect([saved.status, saved.msg]).toEqual([422, '단가는 소수 2자리까지 입력할 수 있습니다.'])
    expect(saved.raw.json()).toMatchObject({ field: 'unitPrice', row: 1 })
  })

  it('before its supplier has read what he is asked for', async () => {
    const { rfqNo } = await sent(buyer)
    const { saved } = await save(await answerOf(daesung, rfqNo), {}, {})
    expect([saved.status, saved.msg]).toEqual([409, '견적의뢰를 먼저 확인해 주세요.'])
  })
})

describe('after the deadline', () => {
  it('nothing is written, submitted or taken back, though nobody has closed the request yet', async () => {
    const { rfqNo, qtNo } = await checked()
    const other = await quote(hanul, rfqNo, '2000')
    const { saved } = await save(qtNo, {}, {})
    const past = sql`update rfq set deadline_dt = '2026-11-20T00:00:00Z' where rfq_no = ${rfqNo}`
    await write(past)
    const late = await save(qtNo, {}, {})
    expect(late.saved.msg).toBe('견적 마감시간이 지났습니다.')
    const submitted = await daesung.call('submitQuotation', { qtNo, body: { version: saved.body.version } })
    expect(submitted.msg).toBe('견적 마감시간이 지났습니다.')
    const withdrawn = await hanul.call('withdrawQuotation', {
      qtNo: other.qtNo,
      body: { version: other.version },
    })
    expect(withdrawn.msg).toBe('마감 후에는 견적을 회수할 수 없습니다.')
  })
})

describe('a request for quotation', () => {
  it('is not sent to a supplier whose business is suspended', async () => {
    const { rfqNo, version } = await filled(buyer, {}, [...companies, 'C000003'])
    await write(sql`update company set status = 'SUSPENDED' where comp_no = 'C000003'`)
    const refused = await buyer.call('sendRfq', { rfqNo, body: { version } })
    await write(sql`update company set status = 'REGISTERED' where comp_no = 'C000003'`)
    expect([refused.status, refused.msg]).toEqual([422, '거래정지 협력사에는 견적을 의뢰할 수 없습니다.'])
  })

  it('is not sent for what has been ordered since it was drafted', async () => {
    const { prNo, rfqNo, version } = await filled(buyer)
    const { lines } = (await buyer.call('getRfq', { rfqNo })).body
    const made = await buyer.call('createOrderRequest', {
      body: order(`${prNo}-${lines[0]?.lineNo}`, {}, { qty: '1' }),
    })
    expect(made.msg).toBe('')
    const refused = await buyer.call('sendRfq', { rfqNo, body: { version } })
    expect([refused.status, refused.msg]).toEqual([422, '이미 발주된 품목이 포함되어 있습니다.'])
  })

  it('is not decided for a quotation that is not valid any more', async () => {
    const { rfqNo, version } = await sent(buyer)
    await quote(daesung, rfqNo, '1000')
    await quote(hanul, rfqNo, '2000')
    const closed = await buyer.call('closeRfq', { rfqNo, body: { version } })
    await write(sql`update quotation set valid_to = '2026-11-19' where rfq_no = ${rfqNo}`)
    const { quotes } = (await buyer.call('getRfq', { rfqNo })).body
    const refused = await buyer.call('selectQuotation', {
      rfqNo,
      body: {
        version: closed.body.version,
        picks: quotes.filter(row => row.lineRank === 1).map(row => row.pickKey),
      },
    })
    expect([refused.status, refused.msg]).toEqual([
      422,
      '견적 유효기간이 지났습니다. 재견적을 요청해 주세요.',
    ])
  })
})
