import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Caller, type ProductServer, startProduct } from '../productServer'
import { line } from '../purchaseRequest/prInputs'
import { quote } from '../rfq/quotationStory'
import { approveBy, receivedRequest } from './orderInputs'

let product: ProductServer
let buyer: Caller
let head: Caller
beforeAll(async () => {
  product = await startProduct()
  buyer = await product.logIn('buy.mobile')
  head = await product.logIn('buy.head')
}, 120_000)
afterAll(() => product.stop())

const ok = (answer: { readonly status: number; readonly msg: string }) =>
  expect([answer.status, answer.msg]).toEqual([200, ''])

/** A request of 10 jigs and 4 gauges, quoted by two suppliers of whom the second is the cheaper one. */
async function closedQuotations() {
  const requester = await product.logIn('req.mobile')
  const approvers = [await product.logIn('head.mobile')]
  const { prNo, version } = await receivedRequest({ requester, approvers, buyer }, [
    line({ qty: '10' }),
    line({ itemName: '측정 게이지', spec: '0.01 mm', qty: '4', unitPrice: '30000' }),
  ])
  const made = await buyer.call('createRfq', { prNo, body: { version } })
  const rfqNo = made.body.docNo
  const { header, lines } = (await buyer.call('getRfq', { rfqNo })).body
  const saved = await buyer.call('updateRfq', {
    rfqNo,
    body: {
      version: header.version,
      header: {
        ...{ title: header.title, rfqType: 'COMP', estAmt: '620000', deadlineDate: '2026-11-24' },
        ...{ deliveryPlace: '구미 1공장 자재창고', payTerm: 'P30' },
      },
      lines: lines.map(({ lineNo }) => ({ lineNo })),
      suppliers: [{ compNo: 'C000001' }, { compNo: 'C000002' }],
    },
  })
  const sent = await buyer.call('sendRfq', { rfqNo, body: { version: saved.body.version } })
  ok(sent)
  await quote(await product.logInSupplier('daesung1'), rfqNo, '45000')
  await quote(await product.logInSupplier('hanul001'), rfqNo, '28000.5')
  const closed = await buyer.call('closeRfq', { rfqNo, body: { version: sent.body.version } })
  ok(closed)
  return { prNo, rfqNo, version: closed.body.version }
}

it('a quotation awarded to two suppliers becomes two orders with the quantities and the money of each', async () => {
  const { prNo, rfqNo, version } = await closedQuotations()
  const { quotes } = (await buyer.call('getRfq', { rfqNo })).body
  const lineNos = [...new Set(quotes.map(({ lineNo }) => lineNo))].sort((one, other) => one - other)
  const pick = (lineNo: number | undefined, compNo: string) =>
    quotes.find(row => row.lineNo === lineNo && row.compNo === compNo)?.pickKey
  const awarded = await buyer.call('selectQuotation', {
    rfqNo,
    body: {
      version,
      picks: [pick(lineNos[0], 'C000001'), pick(lineNos[1], 'C000002')],
      reason: '지그는 가공 경험이 있는 업체에 맡깁니다.',
    },
  })
  ok(awarded)
  expect((await buyer.call('getPr', { prNo })).body.header.status).toBe('SELECTED')
  // The worklist says where quotations stand; who asked for the goods does not read them.
  const listed = async (caller: Caller) => (await caller.call('listPr', { prNo })).body.rows[0]
  expect((await listed(buyer))?.rfqStatus).toBe('AWARDED')
  expect(await listed(await product.logIn('req.mobile'))).not.toHaveProperty('rfqStatus')

  const request = (await buyer.call('getPr', { prNo })).body.header
  ok(await buyer.call('orderPr', { prNo, body: { version: request.version } }))
  const { documents } = (await buyer.call('getDocumentThread', { docNo: prNo })).body
  const drafts = documents.filter(({ stage }) => stage === '발주요청')
  expect(drafts.map(({ compNo, qty, amt }) => [compNo, qty, amt])).toEqual([
    ['C000001', '10', '450000'],
    ['C000002', '4', '112002'],
  ])

  for (const { docNo: orNo } of drafts) {
    const { header, lines } = (await buyer.call('getOrderRequest', { orNo })).body
    const { title, currency, taxCode, compNo, payTerm, priceBasis } = header
    const saved = await buyer.call('updateOrderRequest', {
      orNo,
      body: {
        version: header.version,
        header: {
          ...{ title, currency, taxCode, compNo, payTerm, priceBasis },
          ...{ receiver: 'req.mobile', expenseType: 'EXP', dueDate: '2026-12-10' },
          ...{ deliveryPlace: '구미 1공장 자재창고', basisReason: '견적으로 정한 단가입니다.' },
        },
        lines: lines.map(one => ({
          ...{ lineNo: one.lineNo, prLine: one.prLine, qty: one.qty, unitPrice: one.unitPrice },
          ...{ accountCode: '5310100', costCenter: 'CC1020' },
        })),
      },
    })
    ok(saved)
    const submitted = await buyer.call('submitOrderRequest', { orNo, body: { version: saved.body.version } })
    ok(submitted)
    expect(await approveBy([head], orNo, submitted.body.version)).toBe('ORDERED')
  }

  const thread = (await buyer.call('getDocumentThread', { docNo: rfqNo })).body
  const orders = thread.documents.filter(({ stage }) => stage === '발주')
  expect(orders.map(({ compNo, qty, amt }) => [compNo, qty, amt])).toEqual([
    ['C000001', '10', '450000'],
    ['C000002', '4', '112002'],
  ])
  expect(thread).toMatchObject({ orderedQty: '14', orderedAmt: '562002', openDeliveryAmt: '562002' })
  const { lines, header } = (await buyer.call('getPr', { prNo })).body
  expect(header.status).toBe('ORDERED')
  expect(lines.map(({ qty, orderedQty, lineStatus }) => [qty, orderedQty, lineStatus])).toEqual([
    ['10', '10', 'ORDERED'],
    ['4', '4', 'ORDERED'],
  ])
  for (const [index, { docNo: poNo }] of orders.entries()) {
    const { lines: ordered } = (await buyer.call('getPo', { poNo })).body
    expect(ordered.map(({ qty, unitPrice }) => [qty, unitPrice])).toEqual([
      index === 0 ? ['10', '45000'] : ['4', '28000.5'],
    ])
  }
})
