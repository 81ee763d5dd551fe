import { addMonths } from '../../../schemas/shared/calendar'
import { settlement } from '../../../server/modules/settlement/settlementKind'
import { settlementMonth } from '../../../server/modules/settlementMonth/settlementMonth'
import { taxInvoice } from '../../../server/modules/taxInvoice/taxInvoiceKind'
import { declaredFacts, type FlowKind, workflowOf } from './flowKind'
import { type FlowRow, type FlowWorld, numberOf, pickSome, textOf } from './flowWorld'

/** Lines of confirmed receipts that no settlement holds but canceled ones, the latest first. */
const settleable = `select l.wh_req_no || '-' || l.line_no as key, h.comp_no from warehousing_line l join warehousing h using (wh_req_no)
  where h.status = 'CONFIRMED' and not exists (select from adjustment_line s join adjustment a using (adj_no)
    where s.wh_req_no = l.wh_req_no and s.wh_line_no = l.line_no and a.status <> 'CANCELED')
  order by h.receipt_date desc, l.wh_req_no desc limit 60`

const monthsAgo = ({ today }: FlowWorld, count: number) =>
  addMonths(today, -count).slice(0, 7).replace('-', '')

/** A number of the tax office: the day, and what the walk draws. */
function someNtsNo({ random, today }: FlowWorld): string {
  return `${today.replaceAll('-', '')}${random.whole(10_000_000, 99_999_999)}FLOWFLOW`
}

/** Mostly the amounts of the settlement, now and then others: it is then a mismatch, or refused. */
function someInvoice(world: FlowWorld, row: FlowRow) {
  const { random, today } = world
  const isImport = textOf(row, 'tax_code') === 'V5'
  const vat = numberOf(row, 'vat_amt')
  return {
    ...(isImport ? { invoiceNo: `CI-${random.whole(1000, 9999)}` } : { ntsNo: someNtsNo(world) }),
    writeDate: today,
    supplyAmt: String(numberOf(row, 'supply_amt_krw')),
    vatAmt: String(random.chance(0.2) ? vat + random.whole(1, 500) : vat),
  }
}

/** Settlements of receipts, up to their payment. */
export const adjustmentKind: FlowKind = {
  ...declaredFacts(settlement),
  making: {
    createAdjustment: async ({ random, read }) => {
      const rows = await read(settleable)
      const first = pickSome(random, rows)
      if (!first) return undefined
      const same = rows.filter(row => row.comp_no === first.comp_no && random.chance(0.5))
      const keys = new Set([first, ...same].map(row => textOf(row, 'key')))
      return {
        body: { lineKeys: [...keys].join(','), deductAmt: '0', allowReason: '단가 변경 전 입고분입니다.' },
      }
    },
    syncPayment: async ({ random, read }) => {
      const rows = await read(
        `select adj_no from adjustment where status = 'POSTED' order by adj_no desc limit 20`,
      )
      const row = pickSome(random, rows)
      return row && { body: { adjNos: [row.adj_no] } }
    },
  },
  bodies: {
    updateAdjustment: ({ random }) => ({
      deductAmt: String(random.whole(0, 5) * 1000),
      deductReason: '납기 지연에 따른 공제',
    }),
    proxyConfirmAdjustment: () => ({ opinion: '전화로 확인하였습니다.' }),
    registerTaxInvoice: someInvoice,
    registerCyberTaxInvoice: someInvoice,
  },
}

export const taxInvoiceKind: FlowKind = {
  ...declaredFacts(taxInvoice),
  status: 'status',
  making: {},
  bodies: {},
}

/** Months of a supplier and section, agreed by both sides. */
export const monthlyCalcKind: FlowKind = {
  ...declaredFacts(settlementMonth),
  making: {
    aggregateMonthlyCalc: world => ({ body: { yyyymm: monthsAgo(world, world.random.chance(0.7) ? 0 : 1) } }),
  },
  bodies: {
    answerMonthlyCalc: () => ({ header: { objectionAnswer: '입고 수량을 다시 확인하였습니다.' } }),
    objectMonthlyCalc: async ({ random, read }, row) => {
      const rows = await read(`select adj_no from adjustment where calc_no = $1 and status = 'NOTIFIED'`, [
        row.calc_no,
      ])
      const adjNos = rows.filter(() => random.chance(0.6)).map(found => textOf(found, 'adj_no'))
      return { adjNos: adjNos.join(','), objection: '입고 수량이 당사 출하 수량과 다릅니다.' }
    },
  },
}

/** Claims without orders; those with evidence are the demo's, since no file is drawn. */
export const noneOrderKind: FlowKind = {
  workflow: workflowOf('noneOrder'),
  table: 'none_order',
  number: 'none_no',
  making: { createNoneOrder: world => ({ body: someClaim(world) }) },
  bodies: {
    updateCyberNoneOrder: world => someClaim(world),
    updateNoneOrder: async ({ read, random }, row) => {
      const [claim = {}] = await read(claimInput, [row.none_no])
      const lines = await read(
        `select line_no, item_name, amt::text as amt from none_order_line where none_no = $1`,
        [row.none_no],
      )
      const given = Object.entries(claim).filter(([, value]) => value !== null)
      return {
        header: { ...Object.fromEntries(given), payTerm: random.pick(['P30', 'P60']) },
        lines: lines.map(({ line_no: lineNo, item_name: itemName, amt }) => ({
          ...{ lineNo, itemName, amt },
          ...{ accountCode: '5310100', costCenter: 'CC1020' },
        })),
      }
    },
  },
}

/** What staff read of a claim, and send back with what they assign to it. */
const claimInput = `select title, none_type as "noneType", comp_no as "compNo", contact_id as "contactId",
    use_from::text as "useFrom", use_to::text as "useTo", evidence_type as "evidenceType", nts_no as "ntsNo",
    write_date::text as "writeDate", tax_code as "taxCode", supply_amt::text as "supplyAmt", vat_amt::text as "vatAmt",
    file_id as "fileId" from none_order where none_no = $1`

function someClaim({ random, today }: FlowWorld) {
  const supply = random.whole(1, 90) * 10_000
  return {
    header: {
      title: `운반비 청구 ${random.whole(1, 99)}`,
      noneType: 'PARCEL',
      contactId: random.pick(['req.mobile', 'head.mobile']),
      useFrom: addMonths(today, -1),
      useTo: today,
      evidenceType: 'RCPT',
      writeDate: today,
      taxCode: 'V1',
      supplyAmt: String(supply),
      vatAmt: String(supply / 10),
    },
    lines: [{ itemName: '운반비', amt: String(random.chance(0.9) ? supply : supply + 1) }],
  }
}
