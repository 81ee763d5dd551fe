import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemActor } from '../../../server/database/actor'
import { withActor } from '../../../server/database/withActor'
import { type CompanyStep, checkCompany, companySteps } from '../../../server/master/companySteps'
import { letter, scopeFile } from '../modules/loi/loiInputs'
import { approveBy, type Hands, order, receivedRequest } from '../modules/orderRequest/orderInputs'
import type { Caller } from '../modules/productServer'
import { line, request } from '../modules/purchaseRequest/prInputs'
import { answerOf, filled, quote, sent } from '../modules/rfq/quotationStory'
import { simple } from '../modules/simpleOrder/simpleOrderInputs'
import { startUndoneProduct, type UndoneProduct } from '../requests/undoneProduct'

/**
 * What a company's state allows (domain 3.42), state by step: first the table itself, then the operations, each brought to the
 * moment before it is called, asked in each of the states and taken back.
 */
const states = ['CANDIDATE', 'APPLIED', 'REGISTERED', 'SUSPENDED', 'TERMINATED', 'REJECTED'] as const

/** A row of the table as the domain draws it, in the order of the states. */
const table: Readonly<Record<CompanyStep, string>> = {
  wish: '●●●---',
  addToGroup: '--●---',
  askQuotation: '--●---',
  quote: '--●---',
  declineQuotation: '--●●--',
  selectQuotation: '--●---',
  draftOrder: '--●---',
  order: '--●---',
  letter: '--●---',
  deliver: '--●●--',
  raiseOrder: '--●---',
  settle: '--●●--',
  claim: '--●---',
  offerItem: '--●---',
  changeItem: '--●●--',
  changeCompany: '--●●--',
  registerVendor: '--●●--',
  evaluate: '--●●●-',
  survey: '--●●--',
}

const compNo = 'C000002'
let product: UndoneProduct
let hands: Hands
let buyer: Caller
let head: Caller
let supplier: Caller
const run = (text: string) => withActor(product.database, systemActor, tx => sql.raw(text).execute(tx))

beforeAll(async () => {
  product = await startUndoneProduct()
  buyer = await product.logIn('buy.mobile')
  head = await product.logIn('buy.head')
  supplier = await product.logInSupplier('hanul001')
  hands = {
    requester: await product.logIn('req.mobile'),
    approvers: [await product.logIn('head.mobile')],
    buyer,
  }
}, 120_000)
afterAll(() => product.stop())

type Call = () => Promise<{ readonly status: number; readonly msg: string }>

/** The states in which a call goes through, drawn as the table draws them. */
async function drawn(call: Call): Promise<string> {
  const marks: string[] = []
  for (const state of states) {
    const mark = await product.undone(async () => {
      await run(`update company set status = '${state}' where comp_no = '${compNo}'`)
      const { status, msg } = await call()
      if (status === 200) return '●'
      return /협력사/.test(msg) ? '-' : `[${status} ${msg}]`
    })
    marks.push(mark)
  }
  return marks.join('')
}

it.each(Object.keys(companySteps) as CompanyStep[])(
  'the state of a company decides over "%s"',
  async step => {
    const judged = await drawn(() =>
      withActor(product.database, systemActor, tx => checkCompany(tx, compNo, step)).then(
        () => ({ status: 200, msg: '' }),
        (error: Error) => ({ status: 422, msg: error.message }),
      ),
    )
    expect(judged).toBe(table[step])
  },
)

const submittedOrder = async (title = '시험 지그 발주') => {
  const { prNo } = await receivedRequest(hands)
  const made = await buyer.call('createOrderRequest', { body: order(`${prNo}-10`, { compNo, title }) })
  const orNo = made.body.docNo
  await buyer.call('submitOrderRequest', { orNo, body: { version: 0 } })
  return orNo
}
const placedOrder = async () => {
  const orNo = await submittedOrder()
  await approveBy([head], orNo, 1)
  const poNo = (await buyer.call('getOrderRequest', { orNo })).body.header.poNo ?? ''
  const promise = { version: 0, header: {}, lines: [{ lineNo: 10, promisedDate: '2026-12-10' }] }
  await supplier.call('promisePo', { poNo, body: promise })
  await supplier.call('acceptPo', { poNo, body: { version: 1 } })
  return poNo
}
const changed = async (poNo: string, after: object) => {
  const { header, lines } = (await buyer.call('getPoTerms', { poNo })).body
  const { version, receiver, deliveryPlace } = header
  const { afterQty, afterPrice, afterDue } = lines[0] ?? {}
  return buyer.call('changePo', {
    poNo,
    body: {
      ...{ version, receiver, deliveryPlace, reason: '생산 계획이 바뀌었습니다.' },
      lines: [{ lineNo: 10, afterQty, afterPrice, afterDue, ...after }],
    },
  })
}
/** The last approval of a document, as the first of its approvers finds it. */
const lastApproval = async (docNo: string, version: number): Promise<Call> => {
  const { rows } = (await head.call('listApprovalInbox', { size: 0 })).body
  const apprNo = rows.find(row => row.docNo === docNo)?.apprNo ?? ''
  return () => head.call('approveDoc', { apprNo, body: { version } })
}
const issuedLetter = async () => {
  const fileId = await scopeFile(buyer)
  const loiNo = (await buyer.call('createLoi', { body: letter({ compNo, fileId }) })).body.docNo
  return loiNo
}
const claimed: Call = () =>
  supplier.call('createNoneOrder', {
    body: {
      header: {
        ...{ title: '시험 운반비', noneType: 'PARCEL', contactId: 'req.mobile', evidenceType: 'TI' },
        ...{ supplyAmt: '100000', vatAmt: '10000', taxCode: 'V1' },
      },
      lines: [{ itemName: '운반비', amt: '100000' }],
    },
  })

/** Every step of the table that an operation takes, as it stands before the call. */
const arrivals: readonly (readonly [string, CompanyStep, () => Promise<Call>])[] = [
  [
    'wishing for it in a request',
    'wish',
    async () => () =>
      hands.requester.call('createPr', { body: request({ wishCompNo: compNo }, [line({ qty: '1' })]) }),
  ],
  [
    'asking it for a quotation',
    'askQuotation',
    async () => {
      const { rfqNo, version } = await filled(buyer, {}, ['C000001', compNo])
      return () => buyer.call('sendRfq', { rfqNo, body: { version } })
    },
  ],
  [
    'giving it more time to quote',
    'askQuotation',
    async () => {
      const { rfqNo, version } = await sent(buyer, {}, ['C000001', compNo])
      const body = { version, deadlineDate: '2026-11-30', reason: '물량을 다시 확인합니다.' }
      return () => buyer.call('extendRfq', { rfqNo, body })
    },
  ],
  [
    'its reading what it is asked for',
    'quote',
    async () => {
      const qtNo = await answerOf(supplier, (await sent(buyer, {}, ['C000001', compNo])).rfqNo)
      return () => supplier.call('checkRfq', { qtNo, body: { version: 0 } })
    },
  ],
  [
    'its declining to quote',
    'declineQuotation',
    async () => {
      const qtNo = await answerOf(supplier, (await sent(buyer, {}, ['C000001', compNo])).rfqNo)
      return () =>
        supplier.call('declineRfq', { qtNo, body: { version: 0, reason: '생산 여력이 없습니다.' } })
    },
  ],
  [
    'choosing its quotation',
    'selectQuotation',
    async () => {
      const { rfqNo, version } = await sent(buyer, {}, [compNo])
      await quote(supplier, rfqNo, '1000')
      const closed = await buyer.call('closeRfq', { rfqNo, body: { version } })
      const { quotes } = (await buyer.call('getRfq', { rfqNo })).body
      const picks = quotes.map(row => row.pickKey)
      const body = { version: closed.body.version, picks, reason: '단독 견적으로 선정합니다.' }
      return () => buyer.call('selectQuotation', { rfqNo, body })
    },
  ],
  [
    'drafting an order request',
    'draftOrder',
    async () => {
      const { prNo } = await receivedRequest(hands)
      return () => buyer.call('createOrderRequest', { body: order(`${prNo}-10`, { compNo }) })
    },
  ],
  [
    'submitting an order request',
    'order',
    async () => {
      const { prNo } = await receivedRequest(hands)
      const made = await buyer.call('createOrderRequest', { body: order(`${prNo}-10`, { compNo }) })
      return () => buyer.call('submitOrderRequest', { orNo: made.body.docNo, body: { version: 0 } })
    },
  ],
  ['approving an order request', 'order', async () => lastApproval(await submittedOrder(), 1)],
  [
    'sending an order request again',
    'order',
    async () => {
      const orNo = await submittedOrder('시험 지그 발주 #XFER')
      await approveBy([head], orNo, 1)
      const { version } = (await buyer.call('getOrderRequest', { orNo })).body.header
      return () => buyer.call('retryOrderRequest', { orNo, body: { version } })
    },
  ],
  [
    'drafting a simple order',
    'draftOrder',
    async () => () => hands.requester.call('createSimpleOrder', { body: simple({ compNo }) }),
  ],
  [
    'submitting a simple order',
    'order',
    async () => {
      const made = await hands.requester.call('createSimpleOrder', { body: simple({ compNo }) })
      return () => hands.requester.call('submitSimpleOrder', { soNo: made.body.docNo, body: { version: 0 } })
    },
  ],
  [
    'drafting a letter of intent',
    'letter',
    async () => () => buyer.call('createLoi', { body: letter({ compNo }) }),
  ],
  [
    'submitting a letter of intent',
    'letter',
    async () => {
      const loiNo = await issuedLetter()
      return () => buyer.call('submitLoi', { loiNo, body: { version: 0 } })
    },
  ],
  [
    'approving a letter of intent',
    'letter',
    async () => {
      const loiNo = await issuedLetter()
      await buyer.call('submitLoi', { loiNo, body: { version: 0 } })
      return lastApproval(loiNo, 1)
    },
  ],
  [
    'ordering more',
    'raiseOrder',
    async () => {
      const poNo = await placedOrder()
      return () => changed(poNo, { afterQty: '11' })
    },
  ],
  [
    'ordering dearer',
    'raiseOrder',
    async () => {
      const poNo = await placedOrder()
      return () => changed(poNo, { afterPrice: '49000' })
    },
  ],
  [
    'approving that more is ordered',
    'raiseOrder',
    async () => {
      const poNo = await placedOrder()
      await changed(poNo, { afterQty: '11' })
      return lastApproval(poNo, (await buyer.call('getPo', { poNo })).body.header.version)
    },
  ],
  ['its claiming something', 'claim', async () => claimed],
]

describe('operations', () => {
  it.each(arrivals)('%s depends on the state of the company', async (_what, step, arrive) => {
    await product.undone(async () => {
      expect(await drawn(await arrive())).toBe(table[step])
    })
  })

  it('ordering less, or later, does not: what was agreed goes on', async () => {
    await product.undone(async () => {
      const poNo = await placedOrder()
      const going = '●●●●●●'
      expect(await drawn(() => changed(poNo, { afterQty: '9' }))).toBe(going)
      expect(await drawn(() => changed(poNo, { afterDue: '2026-12-20' }))).toBe(going)
    })
  })

  it('rejecting, recalling and canceling stay possible', async () => {
    await product.undone(async () => {
      const orNo = await submittedOrder()
      const recall = () => buyer.call('recallOrderRequest', { orNo, body: { version: 1 } })
      expect(await drawn(recall)).toBe('●●●●●●')
    })
  })
})
