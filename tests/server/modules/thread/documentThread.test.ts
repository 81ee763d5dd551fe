import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DocumentThread } from '../../../../codegen/generated/types'
import { systemActor } from '../../../../server/database/actor'
import { withActor } from '../../../../server/database/withActor'
import { acceptedOrder, inspect, shipped } from '../delivery/deliveryInputs'
import { type Caller, type ProductServer, startProduct } from '../productServer'
import { quote, sent } from '../rfq/quotationStory'
import { approvedClaim, returnedGoods } from '../slip/otherSources'
import type { SlipStage } from '../slip/slipStory'

let product: ProductServer
let admin: Caller
let buyer: Caller
let requester: Caller
let receiver: Caller
let daesung: Caller
let hanul: Caller
beforeAll(async () => {
  product = await startProduct()
  admin = await product.logIn('system.admin')
  buyer = await product.logIn('buy.mobile')
  requester = await product.logIn('req.mobile')
  receiver = await product.logIn('recv.mobile')
  daesung = await product.logInSupplier('daesung2')
  hanul = await product.logInSupplier('hanul001')
}, 120_000)
afterAll(() => product.stop())

async function threadOf(caller: Caller, docNo: string): Promise<DocumentThread> {
  const { status, msg, body } = await caller.call('getDocumentThread', { docNo })
  expect([status, msg]).toEqual([200, ''])
  return body
}

const numbersOf = ({ documents }: DocumentThread) => documents.map(({ docNo }) => docNo)
const stagesOf = ({ documents }: DocumentThread) => [...new Set(documents.map(({ stage }) => stage))]
const ask = async (query: string) =>
  withActor(product.database, systemActor, async tx =>
    (await sql.raw<{ no: string }>(query).execute(tx)).rows.map(({ no }) => no),
  )

/** 1,000 pieces ordered at 100 won, which nobody has to approve: 400 received of which 50 went back, 300 on their way. */
async function partlyDelivered() {
  const poNo = await acceptedOrder(product, { price: '100' })
  const first = await shipped(daesung, poNo, ['400'])
  await inspect(receiver, first.whReqNo, 0, [{ accept: '400' }])
  const confirmed = await receiver.call('submitWarehousing', { whReqNo: first.whReqNo, body: { version: 1 } })
  expect(confirmed.body.status).toBe('CONFIRMED')
  const coordinator = await product.logIn('dept.mobile')
  const returned = await coordinator.call('returnWarehousing', {
    whReqNo: first.whReqNo,
    body: {
      version: confirmed.body.version,
      reason: '도면과 치수가 다릅니다.',
      lines: [{ lineNo: 10, qty: '50' }],
    },
  })
  expect([returned.status, returned.msg]).toEqual([200, ''])
  const second = await shipped(daesung, poNo, ['300'])
  return { poNo, first, second }
}

describe('the thread of a document', () => {
  it('tells what was ordered, delivered and received of partial deliveries and a return, and what is open', async () => {
    const { poNo, first, second } = await partlyDelivered()
    const thread = await threadOf(buyer, first.dlvNo)
    expect(stagesOf(thread)).toEqual(['발주', '납품', '입고', '반품'])
    expect(thread).toMatchObject({
      ...{ orderedQty: '1000', orderedAmt: '100000', currency: 'KRW', documentCnt: 6 },
      ...{ deliveredQty: '650', deliveredAmt: '65000', openDeliveryQty: '350', openDeliveryAmt: '35000' },
      ...{ receivedQty: '350', receivedAmt: '35000', openReceiptQty: '300', openReceiptAmt: '30000' },
      ...{ settledQty: '0', settledAmt: '0', openSettlementQty: '350', openSettlementAmt: '35000' },
      ...{ postedAmt: '0', openPostingAmt: '0' },
    })
    expect(thread.documents.filter(({ mark }) => mark !== '').map(({ docNo }) => docNo)).toEqual([
      first.dlvNo,
    ])
    const back = thread.documents.find(({ stage }) => stage === '반품')
    expect(back).toMatchObject({ qty: '-50', amt: '-5000', state: '입고확정' })
    // It is the same chain from wherever it is looked at.
    for (const docNo of [poNo, second.dlvNo, first.whReqNo, second.whReqNo, back?.docNo ?? ''])
      expect([docNo, numbersOf(await threadOf(buyer, docNo))]).toEqual([docNo, numbersOf(thread)])
  })

  it('leads from a slip to its request and from there to the slip again', async () => {
    const [slipNo = ''] = await ask(`select source.slip_no as no from signifier_source source
      join adjustment_line line on line.adj_no = source.source_no join po_line on po_line.po_no = line.po_no
      where po_line.pr_no is not null and source.live_yn = 'Y' order by 1 desc limit 1`)
    const thread = await threadOf(admin, slipNo)
    expect(stagesOf(thread)).toEqual(
      expect.arrayContaining(['구매요청', '발주', '납품', '입고', '정산', '전표']),
    )
    const request = thread.documents.find(({ stage }) => stage === '구매요청')
    expect(request?.docUrl).toBe(`/prConfirmEdit?prNo=${request?.docNo}`)
    const again = await threadOf(admin, request?.docNo ?? '')
    expect(again.documents.find(({ docNo }) => docNo === slipNo)?.docUrl).toBe(
      `/signifierDetail?slipNo=${slipNo}`,
    )
  })

  it('holds every kind of document of the demo once, in the order of the stages', async () => {
    const kinds = [
      ...['pr pr_no', 'rfq rfq_no', 'quotation qt_no', 'loi loi_no', 'order_request or_no', 'po po_no'],
      ...[
        'simple_order so_no',
        'delivery dlv_no',
        'warehousing wh_req_no',
        'adjustment adj_no',
        'signifier slip_no',
      ],
      ...['none_order none_no', 'monthly_calc calc_no', 'statement stmt_no', 'tax_invoice ti_no'],
    ]
    for (const kind of kinds) {
      const [table, key] = kind.split(' ')
      const numbers = await ask(`select ${key} as no from ${table} order by md5(${key}) limit 3`)
      for (const docNo of numbers) {
        const found = numbersOf(await threadOf(admin, docNo))
        expect(found).toContain(docNo)
        expect(new Set(found).size).toBe(found.length)
      }
    }
    const [confirmed = ''] = await ask(
      'select wh_app_no as no from warehousing where wh_app_no is not null limit 1',
    )
    expect(stagesOf(await threadOf(admin, confirmed))).toContain('입고')
  })

  it('settles what was settled of its orders alone, not all that shares their settlement', async () => {
    const [adjNo = ''] = await ask(`select line.adj_no as no from adjustment_line line
      join adjustment using (adj_no)
      where adjustment.status in ('POSTED', 'PAID') and adjustment.deduct_amt = 0
      group by 1 having count(distinct po_no) > 1 order by 1 desc limit 1`)
    const [poNo = ''] = await ask(`select min(line.po_no) as no from adjustment_line line
      where line.adj_no = '${adjNo}' and not exists (select from adjustment_line other
        join adjustment using (adj_no) where other.po_no = line.po_no and adjustment.deduct_amt > 0)`)
    const [settled = ''] = await ask(`select trim_scale(sum(line.amt))::text as no from adjustment_line line
      join adjustment using (adj_no) where po_no = '${poNo}' and adjustment.status <> 'CANCELED'`)
    const thread = await threadOf(admin, poNo)
    expect(numbersOf(thread)).toContain(adjNo)
    expect([thread.documents.filter(({ stage }) => stage === '발주').length, thread.settledAmt]).toEqual([
      1,
      settled,
    ])
  })

  it('settles what is left after deductions, and leaves nothing of a deduction open', async () => {
    const [adjNo = ''] = await ask(`select adj_no as no from adjustment where deduct_amt > 0
      and status in ('POSTED', 'PAID') and adj_no in (select line.adj_no from adjustment_line line
        join po_line ordered on ordered.po_no = line.po_no join adjustment_line other on other.po_no = line.po_no
        group by line.adj_no having count(distinct line.po_no) = 1 and count(distinct other.adj_no) = 1
          and sum(distinct ordered.received_qty) > 0)
      order by adj_no desc limit 1`)
    const [poNo = ''] = await ask(`select min(po_no) as no from adjustment_line where adj_no = '${adjNo}'`)
    const [supply, receipts] =
      await ask(`select trim_scale(unnest(array[supply_amt, receipt_amt]))::text as no
      from adjustment where adj_no = '${adjNo}'`)
    const thread = await threadOf(admin, poNo)
    expect([thread.settledAmt, thread.postedAmt, thread.openPostingAmt]).toEqual([supply, supply, '0'])
    const open = Number(thread.receivedAmt) - Number(receipts)
    expect(Number(thread.openSettlementAmt)).toBe(open)
  })

  it('takes what came back after its posting off by the slip of the return', async () => {
    const goods = await returnedGoods({ product } as SlipStage, buyer)
    const before = await threadOf(admin, goods.poNo)
    const staff = await product.logIn('acc.staff')
    const made = await staff.call('createSignifier', { body: { sources: [goods.whReqNo] } })
    expect([made.status, made.msg]).toEqual([200, ''])
    const after = await threadOf(admin, made.body.docNo)
    expect(after.documents.find(({ docNo }) => docNo === goods.whReqNo)?.stage).toBe('반품')
    const settled = (await threadOf(admin, goods.poNo)).settledAmt
    expect(Number(before.settledAmt) - Number(settled)).toBe(Number(goods.supply))
  })

  it('of a claim without an order is settled and not yet posted', async () => {
    const noneNo = await approvedClaim({ product } as SlipStage)
    expect(await threadOf(admin, noneNo)).toMatchObject({
      ...{ documentCnt: 1, orderedAmt: '0', settledAmt: '345678', postedAmt: '0', openPostingAmt: '345678' },
      openSettlementAmt: '0',
    })
  })

  it('adds up no quantities of several units', async () => {
    const poNo = await acceptedOrder(product, { qty: '10' }, { qty: '3', unit: 'SET' })
    const thread = await threadOf(buyer, poNo)
    expect(thread).toMatchObject({
      ...{ orderedAmt: '16250', threadNotice: '단위가 여럿이라 수량을 합하지 않았습니다.' },
    })
    expect(thread).not.toHaveProperty('orderedQty')
  })

  it('is cut where too many documents hang together, and says so', async () => {
    const poNo = await acceptedOrder(product)
    await withActor(product.database, systemActor, tx =>
      sql`insert into delivery (dlv_no, po_no, comp_no, section, deptcd, deptnm, delivery_date, dlv_method)
        select 'DL209901-' || lpad(n::text, 6, '0'), ${poNo}, 'C000001', '모바일사업부', 'D1020', '모바일개발팀',
          '2026-11-20', 'TRUCK' from generate_series(1, 60) n`.execute(tx),
    )
    const thread = await threadOf(buyer, poNo)
    expect(thread.documents.filter(({ stage }) => stage === '납품')).toHaveLength(50)
    expect(thread.threadNotice).toMatch(/^연결된 문서가 많아 200건까지만 표시합니다/)
  })
})

describe('who looks at a thread', () => {
  it('sees as a supplier his orders, deliveries and settlements, and nothing of the company or of others', async () => {
    const { poNo, first } = await partlyDelivered()
    const thread = await threadOf(daesung, first.dlvNo)
    expect(stagesOf(thread)).toEqual(['발주', '납품'])
    expect(thread.documents[0]?.docUrl).toBe(`/CyberOrderRequestEdit?poNo=${poNo}`)
    expect(thread).toMatchObject({ documentCnt: 3, receivedQty: '350' })
    for (const docNo of [first.dlvNo, poNo]) {
      const refused = await hanul.call('getDocumentThread', { docNo })
      expect([refused.status, refused.raw.body.includes(docNo)]).toEqual([403, false])
    }
    const [mine = ''] =
      await ask(`select adj_no as no from adjustment where comp_no = 'C000001' and slip_no is not null
      and status in ('POSTED', 'PAID') order by 1 desc limit 1`)
    const settled = await daesung.call('getDocumentThread', { docNo: mine })
    expect(settled.raw.body).not.toMatch(/"(PR|OR|SO|WR|SG)20/)
    expect(stagesOf(settled.body)).toEqual(expect.arrayContaining(['정산', '거래명세서', '세금계산서']))
  })

  it('sees of a request for quotation his own quotation, and staff no price before it is opened', async () => {
    const { prNo, rfqNo, version } = await sent(buyer)
    const own = await quote(daesung, rfqNo, '7654321')
    const other = await quote(hanul, rfqNo, '8765432')
    const theirs = await hanul.call('getDocumentThread', { docNo: rfqNo })
    expect(theirs.body.documents.map(({ docNo }) => docNo)).toEqual([rfqNo, other.qtNo])
    expect(theirs.raw.body).not.toMatch(new RegExp(`${own.qtNo}|${prNo}|estAmt|2000000|C000001`))
    expect((await hanul.call('getDocumentThread', { docNo: own.qtNo })).status).toBe(403)
    const sealed = await threadOf(buyer, prNo)
    const quoted = sealed.documents.filter(({ stage }) => stage === '견적')
    expect(quoted.map(({ docNo, amt }) => [docNo, amt])).toEqual([
      [own.qtNo, undefined],
      [other.qtNo, undefined],
    ])
    await buyer.call('closeRfq', { rfqNo, body: { version } })
    const opened = await threadOf(buyer, own.qtNo)
    expect(opened.documents.filter(({ stage, amt }) => stage === '견적' && amt !== undefined)).toHaveLength(2)
  })

  it('counts nowhere what is hidden, and finds by another way what lies behind it', async () => {
    const { poNo, first } = await partlyDelivered()
    // Who asked for the goods follows order and receipts; the delivery is between buyer, receiver and supplier.
    const thread = await threadOf(requester, poNo)
    expect(stagesOf(thread)).toEqual(['발주', '입고', '반품'])
    expect(thread.documentCnt).toBe(thread.documents.length)
    expect((await requester.call('getDocumentThread', { docNo: first.dlvNo })).status).toBe(403)
    const semi = await product.logIn('buy.semi')
    expect((await semi.call('getDocumentThread', { docNo: poNo })).status).toBe(403)
  })

  it('is led only to pages that he has', async () => {
    const { poNo } = await partlyDelivered()
    const thread = await threadOf(receiver, poNo)
    const urls = Object.fromEntries(
      thread.documents.map(({ stage, docUrl }) => [stage, docUrl?.split('?')[0]]),
    )
    expect(urls.입고).toBe('/warehousingList')
  })

  it.each([
    ['a number that nobody has', 'PO209912-000001'],
    ['a kind that there is not', 'ZZ202611-000001'],
  ])('is told of %s as of a hidden one', async (_what, docNo) => {
    expect((await admin.call('getDocumentThread', { docNo })).msg).toBe('존재하지 않는 문서입니다.')
    expect((await buyer.call('getDocumentThread', { docNo })).status).toBe(403)
  })
})
