import { randomUUID } from 'node:crypto'
import type { TransitionAnswer } from '../../../codegen/generated/types'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { loiWorkflow } from '../../../schemas/workflow/workflows'
import { systemActor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import { withActor } from '../../database/withActor'
import type { ApprovalSubject } from '../../document/approval/approvalDocument'
import { approvedKind } from '../../document/approval/approvedKind'
import { deleteDraft } from '../../document/approval/deleteDraft'
import { recallApproval } from '../../document/approval/recallApproval'
import { type Submission, startApproval } from '../../document/approval/startApproval'
import type { EventContext } from '../../document/documentEvents'
import { handOver } from '../../document/handOver'
import { spokenReason } from '../../document/spokenReason'
import type { DocumentKey } from '../../document/transitionKeys'
import { conflict } from '../../http/failure'
import type { Services } from '../../http/serverModule'
import { submissionFailure } from './loiRules'
import {
  addLoiParties,
  changeLoi,
  findLoi,
  type LoiRecord,
  lockLoi,
  loiPlace,
  openLoi,
  readLoiLines,
} from './loiStore'
import { loiTexts } from './loiTexts'
import { loadLoiReferences, storedLoiInput } from './saveLoi'

const loiLink = (loiNo: string) => `/LoiRequestEdit?loiNo=${loiNo}`
const supplierLink = (loiNo: string) => `/cyber/CyberOrderRequestEdit/loi?loiNo=${loiNo}`

function subjectOf(stored: LoiRecord): ApprovalSubject {
  return {
    docNo: stored.loi_no,
    title: stored.title,
    amountKrw: stored.est_amt_krw,
    expenseType: null,
    deptcd: stored.deptcd,
    deptnm: stored.deptnm,
    drafter: stored.buyer_id,
    drafterNm: stored.buyer_nm,
    status: stored.status,
    version: stored.version,
  }
}

/** DRAFT or REJECTED → APPROVING with a new approval. */
export async function submitLoi(
  context: EventContext,
  key: DocumentKey,
  submission: Submission = {},
): Promise<TransitionAnswer> {
  const { tx, now } = context
  const stored = await openLoi(context, 'submitLoi', key)
  const input = storedLoiInput(stored, await readLoiLines(tx, stored.loi_no))
  const failure = submissionFailure(input, await loadLoiReferences(tx, input), {
    estAmt: stored.est_amt,
    hasFile: await hasFile(tx, stored),
    today: koreanDay(now),
  })
  if (failure) throw failure
  const started = await startApproval(context, loiApprovalDocument, subjectOf(stored), submission)
  if (started.apprNo === undefined) return issueLoi(context, stored)
  await addLoiParties(tx, stored.loi_no, [...started.approvers, ...started.delegates])
  return changeLoi(context, stored, {
    action: 'submitLoi',
    status: 'APPROVING',
    approvalStatus: 'P',
    reason: started.opinion,
    lastDeciDt: null,
  })
}

async function hasFile(tx: Transaction, { file_id }: LoiRecord): Promise<boolean> {
  if (file_id === null) return false
  const item = await tx
    .selectFrom('file_item')
    .select('file_seq')
    .where('file_id', '=', file_id)
    .executeTakeFirst()
  return item !== undefined
}

/** APPROVING → ISSUED; a supplier outside the portal has accepted, and the buyer prints the letter (domain 3.4). */
async function issueLoi(
  context: EventContext,
  stored: LoiRecord,
  reason?: string,
): Promise<TransitionAnswer> {
  const company = await runAs(context.tx, 'all', () =>
    context.tx
      .selectFrom('company')
      .select('forward_yn')
      .where('comp_no', '=', stored.comp_no ?? '')
      .executeTakeFirst(),
  )
  const isForwarded = company?.forward_yn === 'Y'
  await handOver(context, {
    companies: [isForwarded ? stored.comp_no : null],
    title: `LOI가 도착했습니다. ${stored.title} (${stored.loi_no})`,
    link: supplierLink(stored.loi_no),
  })
  return changeLoi(context, stored, {
    action: 'approveDoc',
    status: isForwarded ? 'ISSUED' : 'ACCEPTED',
    approvalStatus: 'A',
    lastDeciDt: context.now,
    reason,
  })
}

export async function recallLoi(context: EventContext, key: DocumentKey): Promise<TransitionAnswer> {
  const stored = await openLoi(context, 'recallLoi', key)
  await recallApproval(context, 'LO', stored.loi_no)
  return changeLoi(context, stored, { action: 'recallLoi', status: 'DRAFT', approvalStatus: 'C' })
}

/** Final. A supplier who has the letter is told. */
export async function cancelLoi(
  context: EventContext,
  key: DocumentKey,
  reason: string | undefined,
): Promise<TransitionAnswer> {
  const spoken = spokenReason(reason)
  const stored = await openLoi(context, 'cancelLoi', key)
  await handOver(context, {
    companies: [stored.status === 'ISSUED' ? stored.comp_no : null],
    title: `LOI가 취소되었습니다. ${stored.title} (${stored.loi_no})`,
    link: supplierLink(stored.loi_no),
  })
  return changeLoi(context, stored, { action: 'cancelLoi', status: 'CANCELED', reason: spoken })
}

/** Only a draft that was never submitted goes away; its number is not given again. */
export async function deleteLoi(context: EventContext, key: DocumentKey): Promise<void> {
  const action = 'deleteLoi'
  const { loi_no: docNo, status, title, est_amt_krw: estAmtKrw } = await openLoi(context, action, key)
  await deleteDraft(context, loiPlace, {
    docNo,
    status,
    action,
    before: { title, estAmtKrw },
    submittedBefore: loiTexts.submittedBefore,
    fileOwner: 'LOI',
  })
}

/** ISSUED → ACCEPTED by the supplier, while the letter is in force. */
export async function acceptLoi(context: EventContext, key: DocumentKey): Promise<TransitionAnswer> {
  const stored = await openLoi(context, 'acceptLoi', key)
  if ((stored.valid_to ?? '') < koreanDay(context.now)) throw conflict(loiTexts.expired)
  await handOver(context, {
    people: [stored.buyer_id],
    title: `협력사가 LOI를 수락했습니다. ${stored.title}`,
    link: loiLink(stored.loi_no),
  })
  return changeLoi(context, stored, { action: 'acceptLoi', status: 'ACCEPTED' })
}

/** ISSUED → DECLINED; the buyer cancels it. */
export async function declineLoi(
  context: EventContext,
  key: DocumentKey,
  reason: string | undefined,
): Promise<TransitionAnswer> {
  const spoken = spokenReason(reason, loiTexts.declineReasonShort)
  const stored = await openLoi(context, 'declineLoi', key)
  await handOver(context, {
    people: [stored.buyer_id],
    title: `협력사가 LOI를 거절했습니다. ${stored.title}`,
    link: loiLink(stored.loi_no),
  })
  return changeLoi(context, stored, {
    action: 'declineLoi',
    status: 'DECLINED',
    reason: spoken,
    columns: { decline_reason: spoken },
  })
}

/** Letters as the approval engine sees them. */
export const loiApprovalDocument = approvedKind({
  docType: 'LO',
  workflow: loiWorkflow,
  lock: lockLoi,
  find: findLoi,
  subject: subjectOf,
  letRead: (tx, loiNo, singleid) => addLoiParties(tx, loiNo, [singleid]),
  link: (loiNo, apprNo) => `${loiLink(loiNo)}&apprNo=${apprNo}`,
  approve: (context, stored, { reason }) => issueLoi(context, stored, reason),
  reject: changeLoi,
})

const expirer = { ...systemActor, name: '시스템' }

/** What nobody accepted or converted in time is over. Answers how many. */
export async function expireLoi({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<number> {
  const now = clock.now()
  return withActor(database, expirer, async tx => {
    const due = await tx
      .selectFrom('loi')
      .selectAll()
      .where('status', 'in', ['ISSUED', 'ACCEPTED'])
      .where('valid_to', '<', koreanDay(now))
      .orderBy('loi_no')
      .limit(100)
      .forUpdate()
      .skipLocked()
      .execute()
    const context: EventContext = { tx, actor: expirer, now, requestId: randomUUID() }
    for (const stored of due) {
      await changeLoi(context, stored, { action: 'expire', status: 'EXPIRED' })
      await handOver(context, {
        people: [stored.buyer_id],
        title: `LOI의 유효기간이 지났습니다. ${stored.title}`,
        link: loiLink(stored.loi_no),
      })
    }
    return due.length
  })
}
