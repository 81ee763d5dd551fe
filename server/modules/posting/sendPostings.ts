import { sql } from 'kysely'
import { systemActor } from '../../database/actor'
import { withActor } from '../../database/withActor'
import type { Services } from '../../http/serverModule'
import { postingLimits } from '../../limits'
import { type ErpOutcome, postToErp } from './erpClient'
import { settlePosting, type TakenPosting } from './settlePosting'

/*
 * waiting ──claim (row lock, committed)──▶ taken ── booked ──▶ POSTED
 *    ▲                                       ├── refused with a code ──▶ ERROR
 *    │                                       ├── no word ──▶ waiting, 2 s, then three times as long each
 *    │                                       └── no word, the fifth time ──▶ ERROR E007
 *    └──────── sender died: after its lease ─┘   the key makes a second sending harmless
 */

const { tries: mostTries, leaseMilliseconds, atOnce, headStartMilliseconds } = postingLimits

/** The pause after the nth try. */
export const postingPause = (tries: number) => postingLimits.firstPauseMilliseconds * 3 ** (tries - 1)

/** Sends what waits, or only the slips that are named; any number of nodes may do so at once. */
export async function sendPostings(services: Services, slipNos?: readonly string[]): Promise<number> {
  let sent = 0
  const work = async () => {
    for (let taken = await claim(services, slipNos); taken; taken = await claim(services, slipNos)) {
      await sendOne(services, taken)
      sent += 1
    }
  }
  if (services.settings.erp) await Promise.all(Array.from({ length: atOnce }, work))
  return sent
}

function claim(
  { database, clock }: Services,
  slipNos: readonly string[] | undefined,
): Promise<TakenPosting | undefined> {
  const now = clock.now()
  const gone = new Date(now.getTime() - leaseMilliseconds).toISOString()
  const left = new Date(now.getTime() - headStartMilliseconds).toISOString()
  const mine = slipNos
    ? sql`and slip_no in (${sql.join(['', ...slipNos])})`
    : sql`and (next_dt is not null or created_dt <= ${left})`
  return withActor(database, systemActor, async tx => {
    // One that its sender left may have reached the ERP.
    const { rows } = await sql<TakenPosting>`update erp_outbox set claimed_dt = ${now}, try_cnt = try_cnt + 1,
        unsure_yn = case when claimed_dt is null then unsure_yn else 'Y' end
      where erp_seq = (
        select erp_seq from erp_outbox
        where done_dt is null and (claimed_dt is null or claimed_dt < ${gone})
          and coalesce(next_dt, created_dt) <= ${now} ${mine}
        order by erp_seq limit 1 for update skip locked)
      returning erp_seq, slip_no, payload, requested_by, requested_nm, try_cnt, unsure_yn`.execute(tx)
    return rows[0]
  })
}

async function sendOne(services: Services, posting: TakenPosting): Promise<void> {
  const { erp } = services.settings
  if (!erp) return
  const outcome = await postToErp(erp, posting.payload)
  if (outcome.outcome === 'unknown' && posting.try_cnt < mostTries) await putBack(services, posting, outcome)
  else await settlePosting(services, posting, outcome)
}

function putBack(
  { database, clock }: Services,
  { erp_seq, try_cnt }: TakenPosting,
  { why, mayHaveArrived }: Extract<ErpOutcome, { outcome: 'unknown' }>,
): Promise<unknown> {
  return withActor(database, systemActor, tx =>
    tx
      .updateTable('erp_outbox')
      .set({
        claimed_dt: null,
        next_dt: new Date(clock.now().getTime() + postingPause(try_cnt)),
        last_error: why,
        ...(mayHaveArrived ? { unsure_yn: 'Y' } : {}),
      })
      .where('erp_seq', '=', erp_seq)
      .where('done_dt', 'is', null)
      .execute(),
  )
}
