import { type Cells, company, load, place, readVectors, type TableRow } from './vectorWorld'

/** Request, buyer, submitted, approved, received, quotation closed, first order, accepted, first receipt, confirmed, invoiced. */
const leadTimes = `
H1 K1 10-01 10-02 10-02 10-08 10-12 10-13 10-20 10-21 11-02
H2 K1 10-05 10-09 10-12 - 10-13 10-13 10-15 10-15 -
H3 K1 10-20 10-20 10-21 - 10-31 - - - -
H4 K2 09-25 09-28 09-29 10-06 10-08 10-10 10-30 11-02 11-12
H5 K2 09-01 09-02 09-03 - 09-04 09-04 09-10 09-10 09-20
H6 K2 10-25 10-27 10-28 11-03 11-05 - - - -`

/** Requests with what followed them, each with one order, one receipt and one settlement at most. */
const leadTimeRows = (): readonly TableRow[] =>
  readVectors(leadTimes).flatMap(({ head }): TableRow[] => {
    const [
      no,
      buyer,
      submitted,
      approved,
      received,
      closed,
      ordered,
      accepted,
      delivered,
      confirmed,
      invoiced,
    ] = head
    const day = (word: string | undefined) => (word ? `2026-${word}` : undefined)
    const moment = (word: string | undefined) => (word ? `2026-${word}T03:00:00Z` : undefined)
    const event = (doc_type: string, doc_no: string, at: string | undefined, cells: Cells): TableRow[] =>
      at
        ? [['document_event', { doc_type, doc_no, at: moment(at), actor: 'x', actor_name: 'x', ...cells }]]
        : []
    const where = place('D1020')
    const has = (word: string | undefined, ...rows: readonly TableRow[]) => (word ? rows : [])
    return [
      [
        'pr',
        {
          pr_no: no,
          buyer_id: buyer,
          ...where,
          status: 'ORDERED',
          last_deci_dt: moment(approved),
          received_dt: moment(received),
        },
      ],
      ...event('PR', `${no}`, submitted, { action: 'submitPr', to_status: 'APPROVING' }),
      ...has(closed, ['rfq', { rfq_no: `G${no}`, pr_no: no, status: 'AWARDED' }]),
      ...event('RFQ', `G${no}`, closed, { action: 'closeRfq', to_status: 'CLOSED' }),
      [
        'po',
        {
          po_no: `O${no}`,
          order_type: 'NORMAL',
          status: 'SENT',
          po_date: day(ordered),
          accepted_dt: moment(accepted),
          ...where,
          comp_no: company('C1'),
        },
      ],
      ['po_line', { po_no: `O${no}`, line_no: 10, pr_no: no, qty: 1, amt: 0 }],
      ...has(delivered, [
        'warehousing',
        {
          wh_req_no: `W${no}`,
          po_no: `O${no}`,
          wh_type: 'GR',
          status: 'CONFIRMED',
          receipt_date: day(delivered),
          last_deci_dt: moment(confirmed),
        },
      ]),
      ...has(invoiced, [
        'adjustment_line',
        { adj_no: `J${no}`, line_no: 1, wh_req_no: `W${no}`, po_no: `O${no}` },
      ]),
      ...event('ADJ', `J${no}`, invoiced, { action: 'registerTaxInvoice', to_status: 'INVOICED' }),
    ]
  })

/** The requests of the vectors of report 08 alone. */
export const loadLeadTimes = (superUrl: string): Promise<void> => load(superUrl, leadTimeRows())
