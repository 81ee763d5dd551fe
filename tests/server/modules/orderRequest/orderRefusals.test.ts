import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemActor } from '../../../../server/database/actor'
import { withActor } from '../../../../server/database/withActor'
import { type Caller, type ProductServer, startProduct } from '../productServer'
import { line, request } from '../purchaseRequest/prInputs'
import { quote, sent } from '../rfq/quotationStory'
import { approveBy, type Hands, order, receivedRequest } from './orderInputs'

let product: ProductServer
let hands: Hands
let buyer: Caller
let head: Caller
let supplier: Caller
beforeAll(async () => {
  product = await startProduct()
  buyer = await product.logIn('buy.mobile')
  head = await product.logIn('buy.head')
  supplier = await product.logInSupplier('daesung1')
  hands = {
    requester: await product.logIn('req.mobile'),
    approvers: [await product.logIn('head.mobile')],
    buyer,
  }
}, 120_000)
afterAll(() => product.stop())

const write = <Row>(statement: ReturnType<typeof sql<Row>>) =>
  withActor(product.database, systemActor, async tx => (await statement.execute(tx)).rows)
const submit = (orNo: string, version = 0) => buyer.call('submitOrderRequest', { orNo, body: { version } })

describe('an order request', () => {
  it('is not submitted for a supplier that GERP does not know', async () => {
    const { prNo } = await receivedRequest(hands)
    const { docNo: orNo } = (await buyer.call('createOrderRequest', { body: order(`${prNo}-10`) })).body
    const known = await write(
      sql<{ code: string }>`select gerp_vendor_code as code from company where comp_no = 'C000001'`,
    )
    await write(sql`update company set gerp_vendor_code = null where comp_no = 'C000001'`)
    const refused = await submit(orNo)
    await write(sql`update company set gerp_vendor_code = ${known[0]?.code} where comp_no = 'C000001'`)
    expect([refused.status, refused.msg]).toEqual([
      422,
      'GERP 업체코드가 없는 협력사입니다. GERP 등록 후 발주할 수 있습니다.',
    ])
    expect(refused.raw.json()).toMatchObject({ field: 'compNo' })
    expect((await submit(orNo)).status).toBe(200)
  })

  it('costs what was awarded, or says why it costs more', async () => {
    const { prNo, rfqNo, version } = await sent(buyer)
    await quote(supplier, rfqNo, '1000')
    await quote(await product.logInSupplier('hanul001'), rfqNo, '2000')
    const closed = await buyer.call('closeRfq', { rfqNo, body: { version } })
    const { quotes } = (await buyer.call('getRfq', { rfqNo })).body
    const picks = quotes.filter(row => row.lineRank === 1).map(row => row.pickKey)
    const awarded = await buyer.call('selectQuotation', {
      rfqNo,
      body: { version: closed.body.version, picks },
    })
    expect(awarded.msg).toBe('')
    const [asked] = (await buyer.call('popupPrLine', { prNo })).body
    const give = (unitPrice: string, basisReason?: string) =>
      buyer.call('createOrderRequest', {
        body: order(asked?.prLine ?? '', { priceBasis: 'QUOT', basisReason }, { qty: '1', unitPrice }),
      })
    const dear = await give('1000.01')
    expect(dear.msg).toBe('')
    const refused = await submit(dear.body.docNo)
    expect([refused.status, refused.msg]).toEqual([422, '선정 견적단가를 초과합니다. 사유를 입력해 주세요.'])
    expect(refused.raw.json()).toMatchObject({ field: 'basisReason' })
    await buyer.call('deleteOrderRequest', { orNo: dear.body.docNo, version: 0 })
    const reasoned = await give('1000.01', '운송비를 협력사가 부담하는 조건입니다.')
    expect((await submit(reasoned.body.docNo)).msg).toBe('')
  })

  it('has one currency', async () => {
    const { prNo } = await receivedRequest(hands)
    const made = await hands.requester.call('createPr', {
      body: request({ currency: 'USD' }, [line({ qty: '1', unitPrice: '10' })]),
    })
    const dollars = made.body.docNo
    await hands.requester.call('submitPr', { prNo: dollars, body: { version: 0 } }, yes)
    await approveBy(hands.approvers, dollars, 1)
    await buyer.call('receivePr', { prNo: dollars, body: { version: 2 } })
    const body = order(`${prNo}-10`)
    const both = { ...body, lines: [...body.lines, ...order(`${dollars}-10`, {}, { qty: '1' }).lines] }
    const refused = await buyer.call('createOrderRequest', { body: both })
    expect([refused.status, refused.msg]).toEqual([422, '한 발주요청에는 하나의 통화만 사용할 수 있습니다.'])
  })
})

const yes = { 'x-confirmed': 'budgetExceeded' }

/** An order that its supplier has not answered. */
async function placed() {
  const { prNo } = await receivedRequest(hands)
  const { docNo: orNo } = (await buyer.call('createOrderRequest', { body: order(`${prNo}-10`) })).body
  await submit(orNo)
  await approveBy([head], orNo, 1)
  return (await buyer.call('getOrderRequest', { orNo })).body.header.poNo ?? ''
}

describe('an order', () => {
  it('that was canceled is not accepted any more', async () => {
    const poNo = await placed()
    const canceled = await buyer.call('cancelPo', {
      poNo,
      body: { version: 0, reason: '구매 계획이 변경되었습니다.' },
    })
    expect(canceled.msg).toBe('')
    const refused = await supplier.call('acceptPo', { poNo, body: { version: canceled.body.version } })
    expect([refused.status, refused.msg]).toEqual([409, '취소된 발주는 접수할 수 없습니다.'])
  })

  it('of which something is settled keeps its price', async () => {
    const [settled] = await write(sql<{ po_no: string; line_no: number }>`select receipt.po_no,
        receipt.po_line_no as line_no from warehousing_line receipt
      join adjustment on adjustment.adj_no = receipt.adj_no and adjustment.status <> 'CANCELED'
      join po on po.po_no = receipt.po_no and po.order_type <> 'TEST' order by receipt.po_no desc limit 1`)
    const poNo = settled?.po_no ?? ''
    await write(sql`update po set status = 'PARTIAL' where po_no = ${poNo}`)
    const everybody = await product.logIn('buy.all')
    const { header, lines } = (await everybody.call('getPoTerms', { poNo })).body
    const { version, receiver, deliveryPlace } = header
    const { lineNo, afterQty, afterDue } = lines.find(each => each.lineNo === settled?.line_no) ?? {}
    const refused = await everybody.call('changePo', {
      poNo,
      body: {
        ...{ version, receiver, deliveryPlace, reason: '단가를 다시 협의했습니다.' },
        lines: [{ lineNo, afterQty, afterDue, afterPrice: '1' }],
      },
    })
    expect([refused.status, refused.msg]).toEqual([422, '정산된 수량이 있어 단가를 변경할 수 없습니다.'])
    expect(refused.raw.json()).toMatchObject({ field: 'afterPrice', row: 1 })
  })

  it('stands on paper for its supplier and for staff, without who approved it', async () => {
    const poNo = await placed()
    for (const reader of [buyer, supplier]) {
      const [sheet] = (await reader.call('getPoSheet', { poNo })).body.sheets
      expect(sheet).toMatchObject({
        title: '발주서',
        number: poNo,
        approvals: [],
        amount: { figure: '528,000', hangul: '일금 오십이만팔천원정' },
      })
      expect(JSON.stringify(sheet)).not.toContain('김성호')
    }
    const stranger = await product.logInSupplier('hanul001')
    expect((await stranger.call('getPoSheet', { poNo })).status).toBe(403)
  })

  it('in dollars spells no won', async () => {
    const [dollars] = await write(
      sql<{ po_no: string }>`select po_no from po where currency = 'USD' order by po_no limit 1`,
    )
    const everybody = await product.logIn('buy.all')
    const [sheet] = (await everybody.call('getPoSheet', { poNo: dollars?.po_no ?? '' })).body.sheets
    expect(sheet?.amount?.figure).toMatch(/^USD [\d,.]+$/)
    expect(sheet?.amount?.hangul).toBe('')
  })
})
