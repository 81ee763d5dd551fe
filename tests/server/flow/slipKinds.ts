import { slip } from '../../../server/modules/slip/slipKind'
import { declaredFacts, type FlowKind } from './flowKind'
import { pickSome } from './flowWorld'

/** What a text has the stand-in of the ERP do: book, refuse, die before it has booked, or after. */
const erpHumours = ['1', '2', '3', '#E005', '#E007', '#DIE0', '#DIE1']

/** What can be booked, of each kind the newest. */
const bookable = `(select adj_no as no from adjustment where status = 'INVOICED' order by adj_no desc limit 20)
  union all (select none_no from none_order where status = 'APPROVED' order by none_no desc limit 20)
  union all (select wh_req_no from warehousing where wh_type = 'RT' and settle_yn = 'Y' and slip_no is null
    order by wh_req_no desc limit 20)`

/** Slips of invoiced settlements, approved claims and returns of what was posted. */
export const signifierKind: FlowKind = {
  ...declaredFacts(slip),
  making: {
    createSignifier: async ({ random, read }) => {
      const row = pickSome(random, await read(bookable))
      return row && { body: { sources: [row.no] } }
    },
  },
  bodies: {
    updateSignifier: async ({ random, today, read }, row) => {
      const lines = await read(
        `select jsonb_strip_nulls(jsonb_build_object('lineNo', line_no, 'dcType', dc_type, 'accountCode', account_code,
          'costCenter', cost_center, 'amt', amt::text, 'taxCode', tax_code, 'lineText', line_text)) as line
         from signifier_line where slip_no = $1 order by line_no`,
        [row.slip_no],
      )
      return {
        header: { docDate: today, postingDate: today, headerText: `적요 ${random.pick(erpHumours)}` },
        lines: lines.map(({ line }) => line),
      }
    },
  },
}
