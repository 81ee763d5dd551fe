import { addDays } from '../../../schemas/shared/calendar'
import { purchaseOrder } from '../../../server/modules/order/orderKind'
import { orderRequest as orderRequestKind } from '../../../server/modules/orderRequest/orderRequestKind'
import { purchaseRequest } from '../../../server/modules/purchaseRequest/prKind'
import { quotation as quotationKind, rfq as rfqKind } from '../../../server/modules/rfq/rfqKind'
import { order } from '../modules/orderRequest/orderInputs'
import { line, request } from '../modules/purchaseRequest/prInputs'
import { declaredFacts, type FlowInput, type FlowKind, linesOf, someQty, workflowOf } from './flowKind'
import { type FlowRow, type FlowWorld, numberOf, pickSome, textOf } from './flowWorld'
import { deliveryKind, warehousingKind } from './receiptKinds'
import { adjustmentKind, monthlyCalcKind, noneOrderKind, taxInvoiceKind } from './settlementKinds'
import { signifierKind } from './slipKinds'

const companies = ['C000001', 'C000002', 'C000003', 'C000006', 'C000007']
const receivers = ['req.mobile', 'head.mobile', 'buy.mobile']

function somePrice({ random }: FlowWorld): string {
  if (random.chance(0.05)) return random.pick(['0', '-5', '1.234'])
  return String(random.whole(1, 900) * random.pick([1, 10, 100, 1000]))
}

function someRequest(world: FlowWorld) {
  const { random, today } = world
  const currency = random.chance(0.85) ? 'KRW' : random.pick(['JPY', 'USD'])
  const lines = Array.from({ length: random.whole(1, 3) }, (_, index) =>
    line({ itemName: `시험 지그 ${index + 1}`, qty: someQty(world), unitPrice: somePrice(world) }),
  )
  return request(
    { needDate: addDays(today, random.whole(1, 40)), currency, receiver: random.pick(receivers) },
    lines,
  )
}

/** Lines of requests that may be ordered, whoever asks. */
const orderable = `select l.pr_no, l.line_no, l.qty, l.ordered_qty, p.currency
  from pr_line l join pr p using (pr_no)
  where p.status in ('RECEIVED', 'SELECTED', 'ORDERING') and l.qty > l.ordered_qty order by p.pr_no desc limit 40`

function someOrder(world: FlowWorld, row: FlowRow): FlowInput {
  const { random, today } = world
  const currency = random.chance(0.9) ? textOf(row, 'currency') : random.pick(['KRW', 'JPY', 'USD'])
  const open = Math.max(1, Math.floor(numberOf(row, 'qty') - numberOf(row, 'ordered_qty')))
  return {
    ...order(
      `${textOf(row, 'pr_no')}-${textOf(row, 'line_no')}`,
      {
        compNo: random.pick(companies),
        currency,
        taxCode: currency === 'KRW' ? random.pick(['V1', 'V3']) : 'V5',
        dueDate: addDays(today, random.whole(1, 60)),
      },
      {
        qty: random.chance(0.2) ? someQty(world) : String(random.whole(1, open)),
        unitPrice: somePrice(world),
      },
    ),
  }
}

const pr: FlowKind = {
  ...declaredFacts(purchaseRequest),
  making: { createPr: world => ({ body: someRequest(world) }) },
  bodies: {
    updatePr: world => someRequest(world),
    assignPrBuyer: ({ random }) => ({ buyerId: random.pick(['buy.mobile', 'buy.all', 'req.mobile']) }),
  },
}

const orderRequest: FlowKind = {
  ...declaredFacts(orderRequestKind),
  making: {
    createOrderRequest: async world => {
      const row = pickSome(world.random, await world.read(orderable))
      return row && { body: someOrder(world, row) }
    },
  },
  bodies: {
    updateOrderRequest: async (world, row) => {
      const [first] = await linesOf(world, 'order_request_line', 'or_no', textOf(row, 'or_no'))
      return someOrder(world, { ...row, line_no: first?.pr_line_no, pr_no: first?.pr_no, qty: first?.qty })
    },
  },
}

const rfq: FlowKind = {
  ...declaredFacts(rfqKind),
  making: {
    createRfq: async world => {
      const rows = await world.read(
        `select pr_no, version from pr where status = 'RECEIVED' order by pr_no desc limit 30`,
      )
      const row = pickSome(world.random, rows)
      return row && { prNo: row.pr_no, body: { version: row.version } }
    },
  },
  bodies: {
    updateRfq: async (world, row) => {
      const { random, today } = world
      const lines = await linesOf(world, 'rfq_line', 'rfq_no', textOf(row, 'rfq_no'))
      return {
        header: {
          title: textOf(row, 'title'),
          rfqType: 'COMP',
          estAmt: '2000000',
          deadlineDate: addDays(today, random.whole(1, 5)),
          deliveryPlace: '구미 1공장 자재창고',
          payTerm: 'P30',
        },
        lines: lines.map(({ line_no }) => ({ lineNo: line_no })),
        suppliers: companies.filter(() => random.chance(0.6)).map(compNo => ({ compNo })),
      }
    },
    extendRfq: ({ random, today }) => ({ deadlineDate: addDays(today, random.whole(-1, 10)) }),
    selectQuotation: async (world, row) => {
      const quoted = await world.read(
        `select distinct on (l.line_no) l.line_no || ':' || q.qt_no as pick from quotation q join quotation_line l using (qt_no)
         where q.rfq_no = $1 and q.status = 'SUBMITTED' order by l.line_no, l.unit_price`,
        [textOf(row, 'rfq_no')],
      )
      return { picks: quoted.map(({ pick }) => pick), reason: '납기와 품질을 함께 보아 선정합니다.' }
    },
  },
}

const quotation: FlowKind = {
  ...declaredFacts(quotationKind),
  making: {},
  bodies: {
    saveQuotation: async (world, row) => {
      const { random, today } = world
      const lines = await linesOf(world, 'rfq_line', 'rfq_no', textOf(row, 'rfq_no'))
      return {
        header: {
          currency: textOf(row, 'currency'),
          validTo: addDays(today, random.whole(5, 60)),
          leadTime: random.whole(1, 30),
        },
        lines: lines.map(({ line_no }) => ({
          lineNo: line_no,
          unitPrice: somePrice(world),
          deliveryDate: addDays(today, random.whole(1, 40)),
        })),
      }
    },
  },
}

const po: FlowKind = {
  ...declaredFacts(purchaseOrder),
  making: {},
  bodies: {
    promisePo: async (world, row) => {
      const lines = await linesOf(world, 'po_line', 'po_no', textOf(row, 'po_no'))
      const promisedDate = addDays(world.today, world.random.whole(0, 70))
      return {
        header: { promiseReason: '원자재 수급이 늦습니다.' },
        lines: lines.map(({ line_no }) => ({ lineNo: line_no, promisedDate })),
      }
    },
    changePo: async (world, row) => {
      const { random, today } = world
      const stored = await world.read(
        `select line_no, qty, unit_price, due_date::text from po_line where po_no = $1`,
        [row.po_no],
      )
      const changed = stored.filter(() => random.chance(0.6))
      return {
        reason: '생산 계획이 바뀌었습니다.',
        receiver: random.chance(0.2) ? random.pick(receivers) : (row.receiver ?? ''),
        deliveryPlace: random.chance(0.2)
          ? random.pick(['구미 1공장', '구미 2공장', ''])
          : (row.delivery_place ?? ''),
        lines: changed.map(({ line_no, qty, unit_price, due_date }) => ({
          lineNo: line_no,
          afterQty: random.chance(0.5) ? (random.chance(0.1) ? '0' : someQty(world)) : qty,
          afterPrice: random.chance(0.5) ? somePrice(world) : unit_price,
          afterDue: random.chance(0.4) ? addDays(today, random.whole(1, 60)) : due_date,
        })),
      }
    },
  },
}

/** Changes of orders; the version they are answered with is that of the order. */
const ofOrder = async ({ random, read }: FlowWorld, row: FlowRow): Promise<FlowInput> => {
  const [order] = await read('select version from po where po_no = $1', [row.po_no])
  return random.chance(0.93) ? { version: Number(order?.version) } : {}
}

const poChange: FlowKind = {
  workflow: workflowOf('poChange'),
  table: 'po_change',
  number: 'chg_no',
  making: {},
  bodies: { ackPoChange: ofOrder, declinePoChange: ofOrder, cancelPoChange: ofOrder },
}

/** The documents of the flow, from the request on. */
export const flowKinds: readonly FlowKind[] = [
  pr,
  rfq,
  quotation,
  orderRequest,
  po,
  poChange,
  deliveryKind,
  warehousingKind,
  adjustmentKind,
  taxInvoiceKind,
  monthlyCalcKind,
  noneOrderKind,
  signifierKind,
]
