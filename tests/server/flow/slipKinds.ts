import { type FlowKind, workflowOf } from './flowKind'
import { pickSome } from './flowWorld'

/** What a text has the stand-in of the ERP do: book, refuse, die before it has booked, or after. */
const erpHumours = ['1', '2', '3', '#E005', '#E007', '#DIE0', '#DIE1']

/** Slips of invoiced settlements. */
export const signifierKind: FlowKind = {
  workflow: workflowOf('signifier'),
  table: 'signifier',
  number: 'slip_no',
  making: {
    createSignifier: async ({ random, read }) => {
      const rows = await read(
        `select adj_no from adjustment where status = 'INVOICED' order by adj_no desc limit 20`,
      )
      const row = pickSome(random, rows)
      return row && { body: { sources: [row.adj_no] } }
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
