import { type FlowKind, workflowOf } from './flowKind'
import { pickSome } from './flowWorld'

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
    updateSignifier: ({ random, today }) => ({
      header: { postingDate: today, headerText: `적요 ${random.whole(1, 9)}` },
      lines: [],
    }),
  },
}
