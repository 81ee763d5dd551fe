import type { OperationRequests } from '../../../codegen/generated/types'
import { type Columns, columnOf, wireOf } from '../../document/columns'
import {
  companyNames,
  type DocumentListPlan,
  equal,
  listDocuments,
  numbered,
  oneOf,
  periodConditions,
  unlessNumbered,
} from '../../document/documentList'
import { erasedRoute, operationFact } from '../../document/erasedRoute'

const { fields, sums } = operationFact('listSignifier').answer

/** A credit or a reversal stands with a minus in the list, so that rows and sums say the same; on its page as it is booked. */
const countedColumn = (sum: string) => `counted_${columnOf(sum)}`
const [sum = '', ...moreSums] = sums.map(countedColumn)

const plan: DocumentListPlan = {
  table: 'signifier',
  key: 'slip_no',
  parties: 'signifier_party',
  sum,
  moreSums,
  sortColumns: {
    ...Object.fromEntries(Object.keys(fields).map(name => [name, columnOf(name)])),
    ...Object.fromEntries(sums.map(name => [name, countedColumn(name)])),
    // Assumed: suppliers are sorted by their number.
    compNameKr: 'comp_no',
    // Numbers are given in the order of drafting.
    slipDate: 'slip_no',
  },
  names: companyNames,
}

/** The list of slips. */
export const listSlips = erasedRoute<OperationRequests['listSignifier']>(
  'listSignifier',
  async ({ tx, input }) => {
    const {
      rows,
      amount,
      more = [],
      ...found
    } = await listDocuments<Columns>(tx, plan, input, [
      ...unlessNumbered([input.slipNo], () =>
        periodConditions({
          field: 'slipDate',
          column: 'slip_date',
          from: input.slipDateFrom,
          to: input.slipDateTo,
          numbers: { key: 'slip_no', prefix: 'SG' },
        }),
      ),
      ...periodConditions({
        field: 'postingDate',
        column: 'posting_date',
        from: input.postingDateFrom,
        to: input.postingDateTo,
      }),
      ...numbered([
        ['slip_no', input.slipNo],
        ['gerp_doc_no', input.gerpDocNo],
      ]),
      ...equal([
        ['slip_type', input.slipType],
        ['slip_source', input.slipSource],
        ['comp_no', input.compNo],
        ['section', input.section],
        ['deptcd', input.deptcd],
        ['drafter', input.drafter],
      ]),
      ...oneOf([
        ['status', input.status],
        ['approval_status', input.approvalStatus],
      ]),
    ])
    const summed = [amount, ...more]
    return {
      rows: rows.map(row =>
        wireOf(fields, {
          ...row,
          ...Object.fromEntries(sums.map(name => [columnOf(name), row[countedColumn(name)]])),
        }),
      ),
      ...found,
      ...(amount === undefined
        ? {}
        : { sums: Object.fromEntries(sums.map((name, index) => [name, summed[index]])) }),
    }
  },
)
