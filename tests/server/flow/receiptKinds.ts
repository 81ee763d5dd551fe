import { addDays } from '../../../schemas/shared/calendar'
import { delivery } from '../modules/delivery/deliveryInputs'
import { type FlowKind, linesOf, someQty, workflowOf } from './flowKind'
import { type FlowRow, type FlowWorld, numberOf, pickSome, textOf } from './flowWorld'

/** Orders of which something may be delivered, the latest first. */
const deliverable = `select po.po_no, l.line_no, l.qty, l.received_qty, l.shipped_qty from po join po_line l using (po_no)
  where po.status in ('ACCEPTED', 'PARTIAL') and l.completed_yn = 'N' order by po.updated_dt desc nulls last limit 30`

function someDelivery(world: FlowWorld, row: FlowRow) {
  const { random, today } = world
  const open = Math.max(
    1,
    Math.floor(numberOf(row, 'qty') - numberOf(row, 'received_qty') - numberOf(row, 'shipped_qty')),
  )
  const qty = random.chance(0.2)
    ? someQty(world)
    : String(random.chance(0.4) ? open : random.whole(1, open + 1))
  const poNo = textOf(row, 'po_no')
  return {
    ...delivery(
      poNo,
      [qty],
      { deliveryDate: addDays(today, random.whole(0, 5)), stmtPaperNo: 'ST-1' },
      { poLine: `${poNo}-${textOf(row, 'line_no')}`, lastYn: random.pick(['Y', 'N']) },
    ),
  }
}

/** Goods on their way from the supplier. */
export const deliveryKind: FlowKind = {
  workflow: workflowOf('delivery'),
  table: 'delivery',
  number: 'dlv_no',
  making: {
    createDelivery: async world => {
      const row = pickSome(world.random, await world.read(deliverable))
      return row && { body: someDelivery(world, row) }
    },
  },
  bodies: {
    updateDelivery: async (world, row) => {
      const lines = await linesOf(world, 'po_line', 'po_no', textOf(row, 'po_no'))
      return someDelivery(world, pickSome(world.random, lines) ?? row)
    },
  },
}

/** Receipts: inspected, approved, returned, canceled. */
export const warehousingKind: FlowKind = {
  workflow: workflowOf('warehousing'),
  table: 'warehousing',
  number: 'wh_req_no',
  making: {},
  bodies: {
    inspectWarehousing: async (world, row) => {
      const { random, today } = world
      const lines = await linesOf(world, 'warehousing_line', 'wh_req_no', textOf(row, 'wh_req_no'))
      return {
        header: { receiptDate: today },
        lines: lines.map(line => {
          const delivered = numberOf(line, 'dlv_qty')
          const rejected = random.chance(0.3) ? random.whole(0, Math.max(0, Math.floor(delivered))) : 0
          return {
            lineNo: line.line_no,
            acceptQty: random.chance(0.05) ? someQty(world) : String(delivered - rejected),
            rejectQty: String(rejected),
            ...(rejected > 0 ? { rejectReason: 'DEF', rejectMemo: '치수가 도면과 다릅니다.' } : {}),
          }
        }),
      }
    },
    returnWarehousing: async (world, row) => {
      const { random } = world
      const lines = await linesOf(world, 'warehousing_line', 'wh_req_no', textOf(row, 'wh_req_no'))
      return {
        reason: '사용 중 불량이 발견되었습니다.',
        lines: lines.map(line => ({
          lineNo: line.line_no,
          qty: String(random.whole(0, Math.floor(numberOf(line, 'accept_qty')) + 1)),
        })),
      }
    },
  },
}
