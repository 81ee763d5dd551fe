/** What a rule asks of a document beside its state, where the demo has none like it: statements with its number and the sender. */
export type Statement = readonly [statement: string, values: readonly unknown[]]

interface Fitting {
  /** What the statements are about, where it is not the document in the address. */
  readonly field?: string
  readonly statements: readonly string[]
}

/** More is open than was ordered. */
const openLines = (order: string) => [
  `update po_line set qty = qty + 500, remain_qty = remain_qty + 500, completed_yn = 'N' where po_no = ${order}`,
  `update po set status = 'ACCEPTED' where po_no = ${order} and status = 'CLOSED'`,
]
const orderOf = '(select po_no from delivery where dlv_no = $1)'
const withPaper = `update delivery set file_id = coalesce(file_id, (select min(file_id) from delivery)) where dlv_no = $1`
const openRound = `update rfq set deadline_dt = '2099-01-01' where rfq_no = (select rfq_no from quotation where qt_no = $1)`
const submitted = `update warehousing set submitter = $2 where wh_req_no = $1`

const fittings: Readonly<Record<string, Fitting>> = {
  // A round is closed when its time is over.
  closeRfq: { statements: [`update rfq set deadline_dt = '2026-11-19' where rfq_no = $1`] },
  withdrawQuotation: { statements: [openRound] },
  createDelivery: { field: 'poNo', statements: openLines('$1') },
  createDeliveryProxy: { field: 'poNo', statements: openLines('$1') },
  updateDelivery: { statements: openLines(orderOf) },
  updateDeliveryProxy: { statements: openLines(orderOf) },
  shipDelivery: { statements: [...openLines(orderOf), withPaper] },
  shipDeliveryProxy: { statements: [...openLines(orderOf), withPaper] },
  inspectWarehousing: { statements: [`update warehousing set receiver = $2 where wh_req_no = $1`] },
  refuseWarehousing: { statements: [`update warehousing set receiver = $2 where wh_req_no = $1`] },
  recallWarehousing: { statements: [submitted] },
  reopenMonthlyCalc: {
    statements: [`update adjustment set status = 'POSTED' where calc_no = $1 and status = 'PAID'`],
  },
}

export function fittingOf(operation: string, sender: string, id: unknown, source: object): Statement[] {
  const { field, statements = [] } = fittings[operation] ?? {}
  const about: unknown = field === undefined ? id : Reflect.get(source, field)
  return statements.map(each => [each, each.includes('$2') ? [about, sender] : [about]])
}
