import { sumDecimals } from '../../../schemas/shared/decimal'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { lineAmount, toKrw } from '../../../schemas/shared/money'
import type { EventContext } from '../../document/documentEvents'
import type { Prepared } from '../../document/documentParts'
import { currencyOf } from '../../document/draftFailure'
import { fieldRefused } from '../../http/failure'
import { findRate } from '../../master/exchangeRates'
import type { LoiDraft, LoiRecord } from './loiKind'

/** A letter belongs to the department of its requester; its amount in won is computed at the rate of the draft date. */
export async function prepareLoi(
  { tx, actor, now }: EventContext,
  { header, lines }: LoiDraft,
  stored?: LoiRecord,
): Promise<Prepared> {
  const currency = currencyOf(header)
  const requester = await tx
    .selectFrom('person')
    .select(['singleid', 'hname', 'section', 'deptcd', 'deptnm'])
    .where('singleid', '=', header.requester ?? actor.userId)
    .where('status', '<>', 'R')
    .where('use_flag', '=', 'Y')
    .executeTakeFirst()
  // A buyer writes for the section whose letters he sees.
  if (!requester || (actor.scope === 'section' && requester.section !== actor.section))
    throw fieldRefused('requester', 'codeNotAllowed', [header.requester ?? ''])
  const rate = await findRate(tx, currency, stored?.req_date ?? koreanDay(now))
  const amounts = lines.map(line => lineAmount(line.qty ?? '0', line.unitPrice ?? '0', currency))
  const est_amt = sumDecimals(amounts)
  return {
    header: {
      section: requester.section,
      deptcd: requester.deptcd,
      deptnm: requester.deptnm ?? '',
      requester: requester.singleid,
      requester_nm: requester.hname,
      ex_rate: rate.rate,
      rate_date: rate.rateDate,
      est_amt,
      est_amt_krw: toKrw(est_amt, currency, rate.rate),
    },
    lines: amounts.map(amt => ({ amt })),
    readers: [requester.singleid],
  }
}
