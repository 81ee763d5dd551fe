import { sql } from 'kysely'
import type { PrHeaderInput } from '../../../codegen/generated/types'
import { sumDecimals } from '../../../schemas/shared/decimal'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { type Currency, isCurrency, lineAmount, toKrw } from '../../../schemas/shared/money'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import type { EventContext } from '../../document/documentEvents'
import type { Prepared } from '../../document/documentParts'
import { codeRefused } from '../../http/failure'
import { findRate } from '../../master/exchangeRates'
import type { PrDraft, PrRecord } from './prKind'

export function currencyOf({ currency }: PrHeaderInput): Currency {
  if (!isCurrency(currency)) throw codeRefused('currency', '통화', currency)
  return currency
}

/** Amounts at the rate of the draft date; goods are received by the requester unless somebody else is named. */
export async function preparePr(
  { tx, actor, now }: EventContext,
  { header, lines }: PrDraft,
  stored?: PrRecord,
): Promise<Prepared> {
  const currency = currencyOf(header)
  const { rate } = await findRate(tx, currency, stored?.req_date ?? koreanDay(now))
  const requester = stored?.requester ?? actor.userId
  const receiver = header.receiver ?? requester
  const amounts = lines.map(({ qty = '0', unitPrice = '0' }) => lineAmount(qty, unitPrice, currency))
  const total_amt = sumDecimals(amounts)
  return {
    header: {
      receiver,
      ex_rate: rate,
      line_cnt: lines.length,
      total_amt,
      total_amt_krw: toKrw(total_amt, currency, rate),
    },
    lines: amounts.map(amt => ({ amt })),
    readers: [requester, receiver],
    after: () => forgetReceiver(tx, stored, [requester, receiver]),
  }
}

/** A person who is no longer its receiver cannot read the request any more, unless he was on one of its approval lines. */
async function forgetReceiver(
  tx: Transaction,
  stored: PrRecord | undefined,
  readers: readonly string[],
): Promise<void> {
  const { pr_no, receiver } = stored ?? {}
  if (!receiver || readers.includes(receiver)) return
  await runAs(tx, 'all', () =>
    sql`delete from pr_party where pr_no = ${pr_no} and singleid = ${receiver} and not exists (
      select from approval join approval_step step on step.appr_no = approval.appr_no
        join person approver on approver.singleid = step.singleid
      where approval.doc_type = 'PR' and approval.doc_no = ${pr_no}
        and ${receiver} in (step.singleid, approver.delegate_singleid))`.execute(tx),
  )
}
