import { codeText } from '../../../schemas/codes/codeGroups'
import { type Actor, systemActor } from '../../database/actor'
import { withActor } from '../../database/withActor'
import type { EventContext } from '../../document/documentEvents'
import type { Services } from '../../http/serverModule'
import type { SlipRecord } from '../slip/slipKind'
import { bookSlip } from './bookSlip'
import type { ErpOutcome, ErpPosting } from './erpClient'
import { keepPostingError } from './keepPostingError'
import { lockForPosting } from './lockForPosting'

/** What a sender has taken out of the outbox. */
export interface TakenPosting {
  readonly erp_seq: string
  readonly slip_no: string
  readonly payload: ErpPosting
  readonly requested_by: string
  readonly requested_nm: string
  readonly try_cnt: number
  readonly unsure_yn: string
}

/** E007: the interface gave no word. */
const noWord = 'E007'

/** What the ERP said of a slip: booked, refused, or no word to the end. Said twice it counts once. */
export async function settlePosting(
  { database, clock }: Services,
  posting: TakenPosting,
  outcome: ErpOutcome,
): Promise<void> {
  const { slip_no, requested_by, requested_nm } = posting
  // Histories are added to by whoever asked for the posting.
  const actor: Actor = { ...systemActor, userId: requested_by, name: requested_nm }
  const now = clock.now()
  await withActor(
    database,
    actor,
    async tx => {
      const slip = await lockForPosting(tx, slip_no)
      const { numUpdatedRows } = await tx
        .updateTable('erp_outbox')
        .set({ done_dt: now, last_error: outcome.outcome === 'unknown' ? outcome.why : null })
        .where('erp_seq', '=', posting.erp_seq)
        .where('done_dt', 'is', null)
        .executeTakeFirst()
      if (!slip || numUpdatedRows === 0n) return
      const context: EventContext = { tx, actor, now, requestId: `posting ${posting.erp_seq}` }
      if (outcome.outcome === 'taken') await bookSlip(context, slip, outcome.gerpDocNo)
      else await keepError(context, slip, posting, outcome)
    },
    { idempotent: true, today: clock.today() },
  )
}

function keepError(
  context: EventContext,
  slip: SlipRecord,
  posting: TakenPosting,
  outcome: Exclude<ErpOutcome, { outcome: 'taken' }>,
) {
  const code = outcome.outcome === 'refused' ? outcome.code : noWord
  const said = outcome.outcome === 'refused' ? outcome.text : ''
  return keepPostingError(context, slip, {
    code,
    text: said === '' ? codeText('POST_ERROR', code) : said,
    isUnsure: outcome.outcome === 'unknown' && (outcome.mayHaveArrived || posting.unsure_yn === 'Y'),
  })
}
