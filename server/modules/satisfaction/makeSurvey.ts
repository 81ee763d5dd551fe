import { addDays } from '../../../schemas/shared/calendar'
import { compareDecimals } from '../../../schemas/shared/decimal'
import { fillMessage } from '../../../schemas/shared/koreanParticle'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { runAsSystem } from '../../database/runAsSystem'
import { addEvent, type EventContext } from '../../document/documentEvents'
import { linkOf } from '../../document/documentKind'
import { nextNumber } from '../../document/documentNumber'
import { handOver } from '../../document/handOver'
import { insertNew } from '../../document/writeRows'
import { satisfaction } from './satisfactionKind'
import { satisfactionTexts } from './satisfactionTexts'

/** Won of an order from which on somebody is asked, and the days he has to answer. */
const leastAmount = '1000000'
const daysToAnswer = 14
const respondents = ['99', '50', '34', '33', '32', '31', '30']

interface CompletedOrder {
  readonly po_no: string
  readonly title: string
  readonly comp_no: string
  readonly order_type: string
  readonly total_amt_krw: string
  readonly requester: string
  readonly receiver: string | null
}

/** Asks who has got an order that is complete for the first time (domain 3.35); answers the number of the survey. */
export async function makeSurvey(context: EventContext, order: CompletedOrder): Promise<string | undefined> {
  const { tx, actor, now } = context
  if (order.order_type === 'TEST' || compareDecimals(order.total_amt_krw, leastAmount) < 0) return undefined
  const respondent = await respondentOf(context, [order.requester, order.receiver])
  if (respondent === undefined) return undefined
  const requested_dt = koreanDay(now)
  const due_date = addDays(requested_dt, daysToAnswer)
  const docNo = await nextNumber(tx, 'TS', now)
  const isNew = await runAsSystem(tx, () =>
    insertNew(tx, 'trans_satis', {
      ...{ satis_no: docNo, po_no: order.po_no, comp_no: order.comp_no, respondent, requested_dt, due_date },
      ...{ created_by: actor.userId, created_dt: now, updated_by: actor.userId, updated_dt: now },
    }),
  )
  if (!isNew) return undefined
  await addEvent(context, { docType: 'TS', docNo, action: 'whConfirmed', from: null, to: 'REQUESTED' })
  const title = fillMessage(satisfactionTexts.requested, [order.title, due_date])
  await handOver(context, { people: [respondent], title, link: linkOf(satisfaction, docNo) })
  return docNo
}

/** The first of the two who is at work and may answer. */
async function respondentOf(
  { tx }: EventContext,
  people: readonly (string | null)[],
): Promise<string | undefined> {
  const known = people.flatMap(one => one ?? [])
  const able = await runAsSystem(tx, () =>
    tx
      .selectFrom('person')
      .select('singleid')
      .where('singleid', 'in', ['', ...known])
      .where('status', '=', 'A')
      .where('use_flag', '=', 'Y')
      .where('auth_group_id', 'in', respondents)
      .execute(),
  )
  return known.find(one => able.some(({ singleid }) => singleid === one))
}
