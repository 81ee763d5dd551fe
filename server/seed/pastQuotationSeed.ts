import { sql } from 'kysely'
import { startOfMonth } from '../../schemas/shared/calendar'
import { divideDecimals, multiplyDecimals, sumDecimals } from '../../schemas/shared/decimal'
import { koreanDay } from '../../schemas/shared/koreanTime'
import { currencyDecimals } from '../../schemas/shared/money'
import type { Transaction } from '../database/connect'
import { readLines } from '../document/documentKind'
import { purchaseRequest } from '../modules/purchaseRequest/prKind'
import { deadlineOf } from '../modules/rfq/rfqDeadline'
import { type QuotationPlan, writeQuotations } from './quotationSeed'
import { type SeededRandom, seededRandom } from './seededRandom'
import { workdaysFrom } from './workingTime'

const seed = 20_261_130
/** One request of so many was asked for quotations of several suppliers. */
const oneOf = 3
const savingTypes = ['NEGO', 'BID', 'SPEC', 'NEGO', 'BULK', 'BID', 'SUBST'] as const

interface Ordered {
  readonly pr_no: string
  readonly po_no: string
  readonly comp_no: string
  readonly sent: string
  readonly awarded: string
}

/**
 * Requests for quotation of months before this one, which have become orders, so that there are awards to report on: they went to the
 * supplier of the order at its prices. The others who were asked are none of those whose users log in to the demo.
 */
export async function seedPastQuotations(tx: Transaction, today: string): Promise<void> {
  const random = seededRandom(seed)
  const ordered = await readOrdered(tx, today)
  const { rows: companies } = await sql<{ comp_no: string }>`select comp_no from company
    where status = 'REGISTERED' and forward_yn = 'Y' and coalesce(currency, 'KRW') = 'KRW'
      and comp_no not in (select comp_no from ext_user) order by comp_no`.execute(tx)
  const plans: QuotationPlan[] = []
  for (const [index, order] of ordered.filter((_, place) => place % oneOf === 0).entries()) {
    const [sentAt, awardedAt] = [new Date(order.sent), new Date(order.awarded)]
    const deadline = deadlineOf(workdaysFrom(koreanDay(awardedAt), -1))
    const others = companies.map(({ comp_no }) => comp_no).filter(comp_no => comp_no !== order.comp_no)
    const suppliers = [
      order.comp_no,
      ...[0, 1].flatMap(step => others[(index * 2 + step) % others.length] ?? []),
    ]
    if (new Date(deadline) <= sentAt) continue
    plans.push({
      ...(await readBought(tx, random, order)),
      ...{ status: 'AWARDED', sentAt, deadline, awardedAt, suppliers },
      savingType: savingTypes[index % savingTypes.length] ?? 'NEGO',
    })
  }
  await writeQuotations(tx, random, plans)
  // An award opens its lines for orders: here these have followed already.
  await sql`update pr_line set line_status = pr.status from pr
    where pr.pr_no = pr_line.pr_no and pr_line.line_status = 'SELECTED' and pr.status in ('ORDERED', 'CLOSED')`.execute(
    tx,
  )
}

async function readOrdered(tx: Transaction, today: string): Promise<readonly Ordered[]> {
  const { rows } =
    await sql<Ordered>`select po.pr_no, po.po_no, po.comp_no, sent.at as sent, awarded.at as awarded
    from po join pr on pr.pr_no = po.pr_no
      join document_event sent on sent.doc_type = 'PR' and sent.doc_no = po.pr_no and sent.action = 'sendRfq'
      join document_event awarded on awarded.doc_type = 'PR' and awarded.doc_no = po.pr_no and awarded.action = 'selectQuotation'
    where po.currency = 'KRW' and po.status not in ('DECLINED', 'CANCELED') and pr.status in ('ORDERED', 'CLOSED')
      and awarded.at < ${`${startOfMonth(today)}T00:00:00+09:00`}::timestamptz
      and po.comp_no not in (select comp_no from ext_user) order by po.pr_no`.execute(tx)
  return rows
}

/** The request with its lines, and what its suppliers ask for them: the one who got the order its price, the others some percent more. */
async function readBought(
  tx: Transaction,
  random: SeededRandom,
  { pr_no, po_no, comp_no }: Ordered,
): Promise<Pick<QuotationPlan, 'pr' | 'lines' | 'priceOf'>> {
  const pr = await tx.selectFrom('pr').selectAll().where('pr_no', '=', pr_no).executeTakeFirstOrThrow()
  const lines = (await readLines(tx, purchaseRequest, pr_no)).filter(line => line.qty !== null)
  const bought = await tx
    .selectFrom('po_line')
    .select(['pr_line_no', 'unit_price'])
    .where('po_no', '=', po_no)
    .execute()
  const prices = new Map(bought.map(line => [line.pr_line_no, line.unit_price]))
  return {
    ...{ pr, lines },
    priceOf: (asked, lineNo) => {
      const price = prices.get(lineNo) ?? '1'
      if (asked === comp_no) return price
      const more = multiplyDecimals(price, String(random.whole(102, 112)))
      return sumDecimals([divideDecimals(more, '100', currencyDecimals.KRW), '1'])
    },
  }
}
