import { runAsSystem } from '../../database/runAsSystem'
import type { EventContext } from '../../document/documentEvents'
import { handOver } from '../../document/handOver'

interface Word {
  readonly title: string
  readonly link: (compNo: string) => string
}

/** Each supplier has a page of his own. */
export async function tellSuppliers(
  context: EventContext,
  companies: readonly string[],
  { title, link }: Word,
): Promise<void> {
  for (const company of companies)
    await handOver(context, { companies: [company], title, link: link(company) })
}

/** The buyer learns that something came of his request, never for how much. */
export async function tellBuyer(context: EventContext, rfqNo: string, title: string): Promise<void> {
  const rfq = await runAsSystem(context.tx, () =>
    context.tx.selectFrom('rfq').select(['buyer_id', 'title']).where('rfq_no', '=', rfqNo).executeTakeFirst(),
  )
  if (!rfq) return
  await handOver(context, {
    people: [rfq.buyer_id],
    title: `${title} ${rfq.title}`,
    link: `/prConfirmEdit/rfq?rfqNo=${rfqNo}`,
  })
}
