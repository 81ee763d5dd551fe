import type { OperationRequests, TransitionAnswer } from '../../../codegen/generated/types'
import { characterLength } from '../../../schemas/shared/byteLength'
import { addDays } from '../../../schemas/shared/calendar'
import { compareDecimals, decimalPlaces } from '../../../schemas/shared/decimal'
import { fillMessage } from '../../../schemas/shared/koreanParticle'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { runAs } from '../../database/runAs'
import { approvedChange } from '../../document/documentApproval'
import type { EventContext } from '../../document/documentEvents'
import { linkOf, moveDocument } from '../../document/documentKind'
import { documentModule } from '../../document/documentModule'
import { handOver } from '../../document/handOver'
import { openDocument } from '../../document/openDocument'
import { conflict, fieldRefused, refused } from '../../http/failure'
import { totalOf } from '../supplierFigures/evaluationScore'
import { isEnded } from './calculateTotals'
import { followGrade } from './followGrade'
import { companyName, periodText, type TotalRecord, total } from './totalKind'
import { totalTexts } from './totalTexts'

/** Days after the publication in which a supplier may object. */
const objectionDays = 14
/** Who looks after suppliers, and who heads them. */
const managers = ['34', '50']
const leastWords = 10

export const totals = documentModule(total, {
  read: 'elsewhere',
  submit: async ({ actor }) => ({ drafter: actor.userId }),
  approved: (context, stored, approved) =>
    moveDocument(context, total, stored, approvedChange(context, total, stored, approved)),
  transitions: {
    createEvaTotal: 'elsewhere',
    calcEvaTotal: 'elsewhere',
    // Asks before it submits.
    submitEvaTotal: 'elsewhere',
    updateEvaTotal: 'elsewhere',
    objectEvaTotal: 'elsewhere',
    answerEvaObjection: 'elsewhere',
    publishEvaTotal: publishTotal,
  },
})

/** Shows a result to its supplier, once the period is over. */
async function publishTotal(context: EventContext, stored: TotalRecord): Promise<TransitionAnswer> {
  const { now } = context
  if (!isEnded(stored, now)) throw conflict(totalTexts.publishAfterEnd)
  const columns = { published_dt: now.toISOString() }
  const answer = await moveDocument(context, total, stored, {
    action: 'publishEvaTotal',
    status: 'PUBLISHED',
    columns,
  })
  await followGrade(context, stored.comp_no)
  await handOver(context, {
    companies: [stored.comp_no],
    title: fillMessage(totalTexts.published, periodText(stored)),
    link: supplierLink(stored),
  })
  if (stored.eva_grade === 'D' && stored.prev_grade === 'D')
    await handOver(context, {
      people: await peopleOf(context, managers),
      title: fillMessage(totalTexts.suspensionToReview, [
        ...periodText(stored),
        await companyName(context.tx, stored.comp_no),
      ]),
      link: `/CompManageEdit?compNo=${stored.comp_no}`,
    })
  return answer
}

const supplierLink = ({ total_no }: TotalRecord) => `/cyber/compInfo/evaTotalView?totalNo=${total_no}`

/** Everybody at work in some groups. */
export async function peopleOf(
  { tx }: Pick<EventContext, 'tx'>,
  groups: readonly string[],
): Promise<readonly string[]> {
  const people = await runAs(tx, 'all', () =>
    tx
      .selectFrom('person')
      .select('singleid')
      .where('auth_group_id', 'in', groups)
      .where('status', '<>', 'R')
      .where('use_flag', '=', 'Y')
      .orderBy('singleid')
      .execute(),
  )
  return people.map(({ singleid }) => singleid)
}

/** At most five points up or down, with one decimal. */
function checkedPoints(field: string, value: string, text: string): string {
  const isWithin = compareDecimals(value, '-5') >= 0 && compareDecimals(value, '5') <= 0
  if (!isWithin || decimalPlaces(value) > 1) throw fieldRefused(field, text)
  return value
}

const sumOf = (
  { auto_score, manual_score, adjust_score, objection_score }: TotalRecord,
  more: Partial<TotalRecord>,
) => {
  const sum = totalOf({
    autoScore: auto_score ?? '0',
    manualScore: manual_score ?? '0',
    adjustScore: more.adjust_score ?? adjust_score,
    objectionScore: more.objection_score ?? objection_score,
  })
  return { ...more, total_score: sum.totalScore, eva_grade: sum.grade }
}

/** Points that people add or take, for a reason. */
export async function adjustTotal(
  context: EventContext,
  { totalNo, body }: OperationRequests['updateEvaTotal'],
): Promise<TransitionAnswer> {
  const { adjustScore, adjustReason } = body.header
  const stored = await openDocument(context, total, 'updateEvaTotal', { id: totalNo, version: body.version })
  const points = checkedPoints('adjustScore', adjustScore, totalTexts.adjustRange)
  const reason = adjustReason?.normalize('NFC').trim() ?? ''
  if (compareDecimals(points, '0') !== 0 && characterLength(reason) < 5)
    throw fieldRefused('adjustReason', totalTexts.adjustReason)
  const columns = sumOf(stored, { adjust_score: points, adjust_reason: reason === '' ? null : reason })
  return moveDocument(context, total, stored, {
    action: 'updateEvaTotal',
    columns,
    before: { adjustScore: stored.adjust_score, totalScore: stored.total_score },
    after: { adjustScore: points, totalScore: columns.total_score },
  })
}

/** The last day on which the supplier may object. */
export const objectUntil = ({ published_dt }: Pick<TotalRecord, 'published_dt'>): string =>
  addDays(koreanDay(new Date(published_dt ?? 0)), objectionDays)

/** A supplier says once why he does not agree. */
export async function objectTotal(
  context: EventContext,
  { totalNo, body }: OperationRequests['objectEvaTotal'],
): Promise<TransitionAnswer> {
  const { tx, now } = context
  const stored = await openDocument(context, total, 'objectEvaTotal', { id: totalNo, version: body.version })
  // An objection leaves its state by the answer alone.
  if (stored.objection_answer !== null) throw conflict(totalTexts.objectedOnce)
  if (koreanDay(now) > objectUntil(stored)) throw refused('objectionOver', totalTexts.objectionOver)
  const objection = body.objection.normalize('NFC').trim()
  if (characterLength(objection) < leastWords) throw fieldRefused('objection', totalTexts.objectionTooShort)
  const columns = { objection, objected_dt: now.toISOString() }
  const answer = await moveDocument(context, total, stored, {
    action: 'objectEvaTotal',
    status: 'OBJECTED',
    columns,
  })
  await handOver(context, {
    people: await peopleOf(context, managers),
    title: fillMessage(totalTexts.objected, [await companyName(tx, stored.comp_no), totalNo]),
    link: linkOf(total, totalNo),
  })
  return answer
}

/** The answer is final; points are changed with it by those alone who need nobody's approval. */
export async function answerObjection(
  context: EventContext,
  { totalNo, body }: OperationRequests['answerEvaObjection'],
): Promise<TransitionAnswer> {
  const { actor } = context
  const { objectionScore = '0', objectionAnswer } = body
  const stored = await openDocument(context, total, 'answerEvaObjection', {
    id: totalNo,
    version: body.version,
  })
  const points = checkedPoints('objectionScore', objectionScore, totalTexts.objectionRange)
  if (compareDecimals(points, '0') !== 0 && !['99', '50'].includes(actor.group))
    throw fieldRefused('objectionScore', totalTexts.objectionScoreOfManagers)
  const words = objectionAnswer.normalize('NFC').trim()
  if (characterLength(words) < leastWords) throw fieldRefused('objectionAnswer', totalTexts.answerTooShort)
  const answer = await moveDocument(context, total, stored, {
    action: 'answerEvaObjection',
    status: 'PUBLISHED',
    columns: sumOf(stored, { objection_score: points, objection_answer: words }),
    after: { objectionScore: points },
  })
  await followGrade(context, stored.comp_no)
  await handOver(context, {
    companies: [stored.comp_no],
    title: fillMessage(totalTexts.objectionAnswered, periodText(stored)),
    link: supplierLink(stored),
  })
  return answer
}
