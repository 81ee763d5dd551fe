import type { RequestOutcome } from './seedFlow'
import type { Written } from './writeRequests'

/** The requests as their orders have left them: number and supplier of the order, what was received, when all was closed. */
export function continueRequests(written: Written, outcomes: ReadonlyMap<string, RequestOutcome>): Written {
  const closedAt = (prNo: string) => outcomes.get(prNo)?.closedAt
  return {
    ...written,
    pr: written.pr.map(pr => {
      const at = pr.status === 'CLOSED' ? closedAt(pr.pr_no) : undefined
      return at === undefined ? pr : { ...pr, updated_dt: new Date(at) }
    }),
    lines: written.lines.map(line => {
      const outcome = outcomes.get(line.pr_no)
      if (!outcome) return line
      return {
        ...line,
        po_no: outcome.poNo,
        comp_no: outcome.compNo,
        received_qty: String(outcome.received.get(line.line_no) ?? 0),
      }
    }),
    events: written.events.map(event => {
      const at = event.action === 'allPoClosed' ? closedAt(event.doc_no) : undefined
      return at === undefined ? event : { ...event, at: new Date(at) }
    }),
  }
}
