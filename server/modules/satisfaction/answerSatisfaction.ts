import type { OperationRequests } from '../../../codegen/generated/types'
import { characterLength } from '../../../schemas/shared/byteLength'
import { divideDecimals } from '../../../schemas/shared/decimal'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import type { EventContext } from '../../document/documentEvents'
import { moveDocument } from '../../document/documentKind'
import { openDocument } from '../../document/openDocument'
import { conflict, fieldRefused } from '../../http/failure'
import { satisfaction } from './satisfactionKind'
import { satisfactionTexts } from './satisfactionTexts'

const questions = ['scoreQlt', 'scoreDlv', 'scorePrc', 'scoreSvc', 'scoreDoc'] as const
const shortestComment = 10
const dissatisfied = 2

/** Five answers of the respondent, with words where one of them is bad. */
export async function answerSatisfaction(
  context: EventContext,
  { satisNo, body }: OperationRequests['answerSatis'],
) {
  const { now } = context
  const key = { id: satisNo, version: body.version }
  const stored = await openDocument(context, satisfaction, 'answerSatis', key)
  if (stored.due_date < koreanDay(now)) throw conflict(satisfactionTexts.expired)
  const scores = questions.map(question => {
    const value = body.header[question]
    if (value === undefined) throw fieldRefused(question, satisfactionTexts.unanswered)
    if (!/^[1-5]$/.test(value)) throw fieldRefused(question, 'codeNotAllowed', [value])
    return Number(value)
  })
  const comment = (body.header.comment ?? '').normalize('NFC').trim()
  if (scores.some(score => score <= dissatisfied) && characterLength(comment) < shortestComment)
    throw fieldRefused('comment', satisfactionTexts.commentMissing)
  const [score_qlt = 0, score_dlv = 0, score_prc = 0, score_svc = 0, score_doc = 0] = scores
  const sum = scores.reduce((total, score) => total + score, 0)
  return moveDocument(context, satisfaction, stored, {
    action: 'answerSatis',
    status: 'ANSWERED',
    columns: {
      ...{ score_qlt, score_dlv, score_prc, score_svc, score_doc },
      avg_score: divideDecimals(String(sum), String(scores.length), 2),
      comment: comment === '' ? null : comment,
      answered_dt: now.toISOString(),
    },
  })
}
