import type { Transaction } from '../database/connect'
import type { ApprovalDocument } from '../document/approval/approvalDocument'
import { decideApproval } from '../modules/approval/decideApproval'
import { contextOf } from './actOfSeed'
import { atWorkBy } from './workingTime'

const hour = 3_600_000

interface Decisions {
  readonly at: Date
  /** How many of the line decide. @default all */
  readonly steps?: number
  /** The first one rejects, in these words. */
  readonly rejection?: string | undefined
}

/** The approvers of a document one after the other, an hour between them. */
export async function decideOfSeed(
  tx: Transaction,
  document: ApprovalDocument,
  docNo: string,
  { at, steps: count, rejection }: Decisions,
): Promise<void> {
  const documents = new Map([[document.docType, document]])
  const steps = await tx
    .selectFrom('approval_step')
    .innerJoin('approval', 'approval.appr_no', 'approval_step.appr_no')
    .select(['approval.appr_no', 'singleid'])
    .where('doc_type', '=', document.docType)
    .where('doc_no', '=', docNo)
    .where('approval_step.status', 'in', ['WAIT', 'CURRENT'])
    .where('step_type', '<>', 'NOTIFY')
    .orderBy('step_no')
    .orderBy('seq')
    .execute()
  for (const [index, step] of steps.slice(0, rejection === undefined ? count : 1).entries()) {
    const subject = await document.find(tx, docNo)
    if (!subject) return
    await decideApproval(
      await contextOf(tx, step.singleid, new Date(atWorkBy(at.getTime() + (index + 1) * hour))),
      documents,
      { id: step.appr_no, version: subject.version },
      rejection === undefined
        ? { decision: 'approve', opinion: undefined }
        : { decision: 'reject', opinion: rejection },
    )
  }
}
