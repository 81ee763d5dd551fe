import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { OperationRequests, TransitionAnswer } from '../../../codegen/generated/types'
import { daysBetween } from '../../../schemas/shared/calendar'
import { fillMessage } from '../../../schemas/shared/koreanParticle'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { systemActor } from '../../database/actor'
import { withActor } from '../../database/withActor'
import type { EventContext } from '../../document/documentEvents'
import { linkOf, moveDocument } from '../../document/documentKind'
import { documentModule } from '../../document/documentModule'
import { handOver } from '../../document/handOver'
import { filterConditions, listOf } from '../../document/listOf'
import { openDocument } from '../../document/openDocument'
import { remindDue } from '../../document/remindDue'
import { keysOf, transitionEach } from '../../document/transitionKeys'
import { isConfirmed } from '../../http/confirmed'
import { question, refused } from '../../http/failure'
import { type OperationContext, route } from '../../http/route'
import type { ServerModule, Services } from '../../http/serverModule'
import { answerSatisfaction } from './answerSatisfaction'
import { type SatisfactionRecord, satisfaction } from './satisfactionKind'
import { satisfactionTexts } from './satisfactionTexts'

const hour = 3_600_000
const quietMilliseconds = 3 * 24 * hour
const mostCompanies = 20
const mostKeys = 1000

/** A survey whose day has gone by cannot be answered, whether the job has seen it or not. */
const facts = {
  numbers: ['satisNo', 'poNo'],
  where: {
    avgAtMost: (value: string): RawBuilder<unknown> => sql`document.avg_score <= ${value}::numeric`,
  },
}

async function orderOf({ tx }: EventContext, { po_no }: SatisfactionRecord) {
  const { rows } = await sql<{ title: string; total_amt_krw: string }>`select title, total_amt_krw
    from po where po_no = ${po_no}`.execute(tx)
  return { poTitle: rows[0]?.title, totalAmtKrw: rows[0]?.total_amt_krw }
}

/** Scores are chosen among codes, whose values are text. */
const answered = (score: number | null) => (score === null ? undefined : String(score))

const surveys = documentModule(satisfaction, {
  read: {
    beside: { fields: ['poTitle', 'totalAmtKrw'], read: orderOf },
    header: {
      scoreQlt: (_, { score_qlt }) => answered(score_qlt),
      scoreDlv: (_, { score_dlv }) => answered(score_dlv),
      scorePrc: (_, { score_prc }) => answered(score_prc),
      scoreSvc: (_, { score_svc }) => answered(score_svc),
      scoreDoc: (_, { score_doc }) => answered(score_doc),
    },
  },
  transitions: {
    answerSatis: 'elsewhere',
    remindSatis: 'elsewhere',
    excludeSatis: (context, stored, reason = '') =>
      moveDocument(context, satisfaction, stored, {
        action: 'excludeSatis',
        status: 'EXCLUDED',
        reason,
        columns: { exclude_reason: reason },
      }),
  },
})

const isQuiet = ({ reminded_dt }: SatisfactionRecord, now: Date) =>
  reminded_dt !== null && now.getTime() - new Date(reminded_dt).getTime() < quietMilliseconds

/** Reminds the respondents of surveys; those who were reminded lately are left out, which the person is asked about first. */
async function remind(
  context: OperationContext<OperationRequests['remindSatis']>,
): Promise<TransitionAnswer> {
  const { input, now, http } = context
  const opened: SatisfactionRecord[] = []
  for (const key of keysOf(input.satisNo, input.body, undefined, mostKeys))
    opened.push(await openDocument(context, satisfaction, 'remindSatis', key))
  const due = opened.filter(stored => !isQuiet(stored, now))
  const left = opened.length - due.length
  if (due.length === 0) throw refused('remindedLately', satisfactionTexts.remindedLately, [left])
  if (left > 0 && !isConfirmed(http.headers, 'remindedLately'))
    throw question('remindedLately', satisfactionTexts.remindedLately, [left])
  const keys = due.map(({ satis_no, version }) => ({ id: satis_no, version }))
  return transitionEach(keys, async ({ id }) => {
    const stored = due.find(({ satis_no }) => satis_no === id) as SatisfactionRecord
    const title = fillMessage(satisfactionTexts.reminded, [stored.po_no, stored.due_date])
    await handOver(context, { people: [stored.respondent], title, link: linkOf(satisfaction, id) })
    const columns = { reminded_dt: now.toISOString(), reminder_cnt: stored.reminder_cnt + 1 }
    return moveDocument(context, satisfaction, stored, { action: 'remindSatis', columns })
  })
}

/** What nobody has answered in time is over. Answers how many. */
export function expireSurveys({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<number> {
  const now = clock.now()
  const actor = { ...systemActor, name: '시스템' }
  return withActor(database, actor, async tx => {
    const due = await tx
      .selectFrom('trans_satis')
      .selectAll()
      .where('status', '=', 'REQUESTED')
      .where('due_date', '<', koreanDay(now))
      .orderBy('satis_no')
      .limit(100)
      .forUpdate()
      .skipLocked()
      .execute()
    const context = { tx, actor, now, requestId: randomUUID() }
    for (const stored of due)
      await moveDocument(context, satisfaction, stored, { action: 'expire', status: 'EXPIRED' })
    return due.length
  })
}

/** Three days before the last day to answer (domain 3.44). */
export const remindRespondents = (services: Pick<Services, 'database' | 'clock'>) =>
  remindDue(services, {
    ...{ kind: satisfaction, states: ['REQUESTED'], days: [3] },
    texts: { before: satisfactionTexts.dueSoon, after: satisfactionTexts.expired },
  })

const conditionsOf = filterConditions(satisfaction, { operation: 'listSatisAverage', ...facts })

/** Surveys of satisfaction (domain 3.35). */
export const satisfactionModule = (services: Services): ServerModule => ({
  name: 'satisfaction',
  routes: [
    listOf(satisfaction, {
      operation: 'listSatis',
      ...facts,
      computed: {
        dDay: ({ status, due_date }, today) =>
          status === 'REQUESTED' && typeof due_date === 'string' ? daysBetween(today, due_date) : undefined,
      },
      sortedBy: { dDay: 'due_date' },
    }),
    route('listSatisAverage', async ({ tx, input }) => {
      const where = sql.join([sql`document.status = 'ANSWERED'`, ...conditionsOf(input)], sql` and `)
      const { rows } = await sql<{ compNo: string; compNameKr: string; avgScore: string }>`
        select comp_no as "compNo", comp_name_kr as "compNameKr", round(avg(document.avg_score), 2) as "avgScore"
        from trans_satis document join company using (comp_no) where ${where}
        group by comp_no, comp_name_kr order by avg(document.avg_score), comp_no limit ${mostCompanies}`.execute(
        tx,
      )
      return { rows }
    }),
    ...surveys.routes,
    route('answerSatis', context => answerSatisfaction(context, context.input)),
    route('remindSatis', remind),
  ],
  chores: [
    {
      name: 'satisfaction surveys',
      title: '거래만족도 만료',
      everyMilliseconds: hour,
      run: () => expireSurveys(services),
    },
    {
      name: 'reminders of respondents',
      title: '거래만족도 응답 알림',
      everyMilliseconds: hour,
      run: () => remindRespondents(services),
    },
  ],
})
