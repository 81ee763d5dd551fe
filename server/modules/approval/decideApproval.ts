import type { TransitionAnswer } from '../../../codegen/generated/types'
import { characterLength } from '../../../schemas/shared/byteLength'
import { fillMessage } from '../../../schemas/shared/koreanParticle'
import { actOnApproval, type Decision, type StepState } from '../../document/approval/actOnApproval'
import type { ApprovalDocument, DecisionContext } from '../../document/approval/approvalDocument'
import { loadSteps } from '../../document/approval/approvalStore'
import { approvalTexts } from '../../document/approval/approvalTexts'
import { findApproval } from '../../document/approval/approverPass'
import { tellSteps } from '../../document/approval/tellSteps'
import { handOver } from '../../document/handOver'
import { checkVersion, type DocumentKey } from '../../document/transitionKeys'
import { conflict, documentNotFound, fieldRefused, refused } from '../../http/failure'

const shortestOpinion = 5

/** Documents by the value of APPR_DOC_TYPE. */
export type ApprovalDocuments = ReadonlyMap<string, ApprovalDocument>

/**
 * An approver (or his delegate) approves or rejects:
 *
 *   approval seen ─▶ document locked ─▶ version ─▶ his turn? ─▶ step written ─▶ next step, or the document decided
 *       403/422                          409        409 P3/P6
 */
export async function decideApproval(
  context: DecisionContext,
  documents: ApprovalDocuments,
  { id, version }: DocumentKey,
  { decision, opinion }: { readonly decision: Decision; readonly opinion: string | undefined },
): Promise<TransitionAnswer> {
  const { tx, actor, now } = context
  const said = opinion?.trim() ?? ''
  if (decision === 'reject' && characterLength(said) < shortestOpinion)
    throw fieldRefused('opinion', 'opinionTooShort')
  const approval = await findApproval(tx, actor, id)
  if (!approval) throw documentNotFound(actor.scope)
  const document = documents.get(approval.doc_type)
  const subject = await document?.lock(tx, approval.doc_no)
  if (!document || !subject) throw documentNotFound(actor.scope)

  // Read again under the document's lock: two approvers of one step may come at the same moment.
  const current = await tx
    .selectFrom('approval')
    .select('approval_status')
    .where('appr_no', '=', id)
    .executeTakeFirstOrThrow()
  if (current.approval_status !== 'P') throw conflict('approvalAlreadyDone')
  // Nobody approves what he submitted, not even as somebody's delegate; a document may have been changed by others since.
  const steps = (await loadSteps(tx, id)).map(step =>
    step.delegate === approval.drafter ? { ...step, delegate: null } : step,
  )
  const move = actOnApproval(steps, { singleid: actor.userId, decision })
  if ('problem' in move) {
    throw move.problem === 'approvalAlreadyDone'
      ? conflict('approvalAlreadyDone')
      : refused('notCurrentApprover', 'notCurrentApprover')
  }
  checkVersion(subject.version, version)

  await writeSteps(context, id, { before: steps, after: move.steps, acted: move.acted, opinion: said })
  if (move.outcome !== 'pending')
    await tx
      .updateTable('approval')
      .set({
        approval_status: move.outcome === 'approved' ? 'A' : 'R',
        last_deci_dt: now,
        updated_by: actor.userId,
        updated_dt: now,
      })
      .where('appr_no', '=', id)
      .execute()
  const link = document.link(subject.docNo, id)
  const standsFor = move.acted.filter(({ singleid }) => singleid !== actor.userId)
  // Days end; who has decided keeps reading what he decided about.
  if (standsFor.length > 0) await document.letRead(tx, subject.docNo, actor.userId)
  const insteadOf = standsFor.map(step => approverName(step, steps)).join(', ')
  await handOver(context, {
    people: standsFor.map(({ singleid }) => singleid),
    title: fillMessage(approvalTexts[decision === 'approve' ? 'approvedByDelegate' : 'rejectedByDelegate'], [
      actor.name,
      insteadOf,
      subject.title,
    ]),
    link,
  })
  const told = { title: subject.title, link, drafter: approval.drafter }
  await tellSteps(context, steps, move.steps, told)
  if (move.outcome !== 'pending')
    await handOver(context, {
      people: [approval.drafter],
      title: fillMessage(approvalTexts[move.outcome], [subject.title]),
      link,
    })
  const decided = insteadOf === '' ? context : { ...context, insteadOf }
  return document.decide(decided, subject.docNo, {
    outcome: move.outcome,
    opinion: said === '' ? undefined : said,
  })
}

const approverName = ({ singleid }: StepState, steps: Awaited<ReturnType<typeof loadSteps>>) =>
  steps.find(step => step.singleid === singleid)?.approver?.hname ?? singleid

interface StepChange {
  readonly before: readonly StepState[]
  readonly after: readonly StepState[]
  readonly acted: readonly StepState[]
  readonly opinion: string
}

async function writeSteps(
  { tx, actor, now }: DecisionContext,
  apprNo: string,
  change: StepChange,
): Promise<void> {
  for (const [index, step] of change.after.entries()) {
    const before = change.before[index]
    if (!before || before.status === step.status) continue
    const isActor = change.acted.includes(before)
    await tx
      .updateTable('approval_step')
      .set({
        status: step.status,
        ...(isActor
          ? {
              acted_by: actor.userId,
              acted_dt: now,
              opinion: change.opinion === '' ? null : change.opinion,
              delegate_singleid: actor.userId === step.singleid ? null : actor.userId,
            }
          : {}),
      })
      .where('appr_no', '=', apprNo)
      .where('step_no', '=', step.stepNo)
      .where('seq', '=', step.seq)
      .execute()
  }
}
