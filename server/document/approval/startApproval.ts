import { koreanDay } from '../../../schemas/shared/koreanTime'
import { nextNumber } from '../documentNumber'
import { advance } from './actOnApproval'
import type { ApprovalDocument, ApprovalSubject, DecisionContext } from './approvalDocument'
import { lineStepsFor } from './lineSteps'
import { planApproval } from './planApproval'
import { tellSteps } from './tellSteps'

/** What goes along with a submission: people of a kept line, and what the drafter tells the approvers. */
export interface Submission {
  readonly lineId?: string
  readonly opinion?: string
}

export interface StartedApproval {
  /** Undefined: an automatic rule approved without a step. */
  readonly apprNo: string | undefined
  readonly approvers: readonly string[]
  /** What the drafter has written, for the history. */
  readonly opinion: string | undefined
}

/**
 * Opens the next revision of the approval of a document: rule, approvers, first step current, first approvers told. A kept
 * line adds its people; without its number the drafter's default one does.
 */
export async function startApproval(
  context: DecisionContext,
  document: ApprovalDocument,
  subject: ApprovalSubject,
  submission: Submission = {},
): Promise<StartedApproval> {
  const { tx, actor, now } = context
  const today = koreanDay(now)
  const opinion = submission.opinion?.trim() || undefined
  const line = await lineStepsFor(tx, actor, document.docType, submission.lineId)
  const { rule, steps, organisation } = await planApproval(tx, document.docType, subject, today, line)
  if (rule.isAutomatic) return { apprNo: undefined, approvers: [], opinion }
  const { count } = await tx
    .selectFrom('approval')
    .select(eb => eb.fn.countAll<string>().as('count'))
    .where('doc_type', '=', document.docType)
    .where('doc_no', '=', subject.docNo)
    .executeTakeFirstOrThrow()
  const apprNo = await nextNumber(tx, 'AP', now)
  await tx
    .insertInto('approval')
    .values({
      appr_no: apprNo,
      doc_type: document.docType,
      doc_no: subject.docNo,
      revision: Number(count) + 1,
      title: subject.title,
      amount_krw: subject.amountKrw,
      drafter: subject.drafter,
      drafter_nm: subject.drafterNm,
      deptnm: subject.deptnm,
      approval_status: 'P',
      drafted_dt: now,
      opinion,
      created_by: actor.userId,
      created_dt: now,
    })
    .execute()
  const planned = steps.map(step => ({
    ...step,
    delegate: organisation.people.get(step.singleid)?.delegate ?? null,
    status: 'WAIT',
  }))
  const begun = advance(planned)
  await tx
    .insertInto('approval_step')
    .values(
      begun.map(step => ({
        appr_no: apprNo,
        step_no: step.stepNo,
        seq: step.seq,
        step_type: step.stepType,
        singleid: step.singleid,
        status: step.status,
      })),
    )
    .execute()
  await tellSteps(context, planned, begun, {
    title: subject.title,
    link: document.link(subject.docNo, apprNo),
    drafter: subject.drafter,
  })
  const approvers = begun.map(step => step.singleid)
  return { apprNo, approvers, opinion }
}
