import type { Columns } from '../../document/columns'
import { listOf } from '../../document/listOf'
import { slip } from './slipKind'

/** A credit or a reversal stands with a minus in the list, so that rows and sums say the same; on its page as it is booked. */
const counted = {
  supplyAmt: 'counted_supply_amt',
  vatAmt: 'counted_vat_amt',
  totalAmt: 'counted_total_amt',
} as const

export const listSlips = listOf(slip, {
  operation: 'listSignifier',
  numbers: ['slipNo', 'gerpDocNo'],
  numberEndsPeriod: ['slipDate'],
  computed: Object.fromEntries(
    Object.entries(counted).map(([field, column]) => [field, (row: Columns) => row[column]]),
  ),
  sortedBy: counted,
})
