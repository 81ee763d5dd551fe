import { runAsSystem } from '../../database/runAsSystem'
import type { EventContext } from '../../document/documentEvents'
import { linkOf } from '../../document/documentKind'
import { handOver } from '../../document/handOver'
import { type QuotationRecord, quotation, rfq } from './rfqKind'

/** Where a supplier opens what he is asked for, until he submits it. */
export const quotationPage = (qtNo: string) => linkOf(quotation, qtNo)

/** The pages of quotations by their companies. */
export const pagesOf = (quotations: readonly QuotationRecord[]): ReadonlyMap<string, string> =>
  new Map(quotations.map(({ comp_no, qt_no }) => [comp_no, quotationPage(qt_no)]))

/** Each supplier has a page of his own. */
export async function tellSuppliers(
  context: EventContext,
  pages: Iterable<readonly [compNo: string, link: string]>,
  title: string,
): Promise<void> {
  for (const [company, link] of pages) await handOver(context, { companies: [company], title, link })
}

/** The buyer learns that something came of his request, never for how much. */
export async function tellBuyer(context: EventContext, rfqNo: string, title: string): Promise<void> {
  const asked = await runAsSystem(context.tx, () =>
    context.tx.selectFrom('rfq').select(['buyer_id', 'title']).where('rfq_no', '=', rfqNo).executeTakeFirst(),
  )
  if (!asked) return
  await handOver(context, {
    people: [asked.buyer_id],
    title: `${title} ${asked.title}`,
    link: linkOf(rfq, rfqNo),
  })
}
