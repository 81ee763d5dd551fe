import { koreanDay } from '../../../schemas/shared/koreanTime'
import type { EventContext } from '../../document/documentEvents'
import { readLines } from '../../document/documentKind'
import type { Prepared } from '../../document/documentParts'
import { currencyOf, taxCodeOf } from '../../document/draftFailure'
import { findRate } from '../../master/exchangeRates'
import { lineAmounts, orderAmounts } from '../order/orderAmounts'
import { requestsFollow } from '../purchaseRequest/requestsFollow'
import { joinedLines, letterOf, type OrderLine } from './joinLines'
import { letterLimitFailure } from './letter'
import { type OrderRequestDraft, type OrderRequestRecord, orderRequest } from './orderRequestKind'

const lineColumns = ({ requested, ...line }: OrderLine, amt: string | undefined) => ({
  pr_no: requested.pr_no || null,
  pr_line_no: requested.pr_no ? requested.line_no : null,
  item_code: requested.item_code,
  item_name: line.itemName ?? '',
  spec: line.spec ?? null,
  unit_code: line.unitCode ?? null,
  qty: line.qty,
  unit_price: line.unitPrice,
  amt: amt ?? '0',
  prev_price: requested.prev_price,
})

/** An order request is of the department of the request of its first line; its rate is that of the draft date. */
export async function prepareOrderRequest(
  context: EventContext,
  draft: OrderRequestDraft,
  stored?: OrderRequestRecord,
): Promise<Prepared> {
  const { tx, actor, now } = context
  const { header } = draft
  const currency = currencyOf(header)
  const lines = await joinedLines(context, draft, stored)
  const letter = await letterOf(tx, draft, stored)
  const rate = await findRate(tx, currency, stored?.req_date ?? koreanDay(now))
  const amounts = orderAmounts(lines, currency, rate.rate, taxCodeOf(header))
  const amountOf = lineAmounts(lines, currency)
  const tooMuch = letter && letterLimitFailure(letter, { ...amounts, currency, compNo: header.compNo })
  if (tooMuch) throw tooMuch
  const before = stored ? await readLines(tx, orderRequest, stored.or_no) : []
  const requested = lines[0]?.requested
  const ofDraft = {
    section: requested?.section ?? actor.section,
    deptcd: requested?.deptcd ?? actor.deptcd,
    deptnm: requested?.deptnm ?? actor.deptnm,
    requester: requested?.requester ?? actor.userId,
    requester_nm: requested?.requester_nm ?? actor.name,
    ...(letter ? { order_type: 'LOI', loi_no: letter.loi_no } : {}),
  }
  return {
    header: {
      ...(stored ? {} : ofDraft),
      pr_no: requested?.pr_no || null,
      rfq_no: requested?.rfq_no ?? null,
      ex_rate: rate.rate,
      rate_date: rate.rateDate,
      ...amounts,
      line_cnt: lines.length,
    },
    lines: lines.map((line, index) => lineColumns(line, amountOf[index])),
    readers: [...lines.map(line => line.requested.requester), header.receiver],
    after: () =>
      requestsFollow(context, [
        ...before.flatMap(line => line.pr_no ?? []),
        ...lines.flatMap(line => line.requested.pr_no || []),
      ]),
  }
}
