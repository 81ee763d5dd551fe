import type { TransitionAnswer } from '../../codegen/generated/types'
import { findTransition } from '../../schemas/workflow/workflow'
import type { ApprovalDocument, ApprovalSubject } from './approval/approvalDocument'
import { approvedKind } from './approval/approvedKind'
import { recallApproval } from './approval/recallApproval'
import { type Submission, startApproval } from './approval/startApproval'
import type { EventContext } from './documentEvents'
import {
  addReaders,
  type DocumentKind,
  docNoOf,
  findDocument,
  linkOf,
  lockDocument,
  moveDocument,
  personOf,
  type StoredDocument,
  titleOf,
} from './documentKind'

function subjectOf<Stored extends StoredDocument>(
  kind: DocumentKind<Stored>,
  stored: Stored,
): ApprovalSubject {
  return {
    docNo: docNoOf(kind, stored),
    title: titleOf(kind, stored),
    amountKrw: String(stored[kind.approval.amountKrw]),
    expenseType: typeof stored.expense_type === 'string' ? stored.expense_type : null,
    deptcd: stored.deptcd,
    deptnm: stored.deptnm,
    drafter: personOf(kind.drafter, stored),
    drafterNm: personOf(kind.drafterName, stored),
    status: stored.status,
    version: stored.version,
  }
}

/** A kind as the approval engine sees it; `approved` is what the last approval causes. */
export function approvalOf<Stored extends StoredDocument>(
  kind: DocumentKind<Stored>,
  approved: (
    context: EventContext,
    stored: Stored,
    decided: { readonly reason?: string | undefined },
  ) => Promise<TransitionAnswer>,
): ApprovalDocument {
  return approvedKind<Stored>({
    docType: kind.docType,
    workflow: kind.workflow,
    find: (tx, docNo) => findDocument(tx, kind, docNo),
    // Who decides may be of another department.
    lock: (tx, docNo) => lockDocument(tx, kind, docNo),
    subject: stored => subjectOf(kind, stored),
    letRead: (tx, docNo, singleid) => addReaders(tx, kind, docNo, [singleid]),
    link: (docNo, apprNo) => `${linkOf(kind, docNo)}&apprNo=${apprNo}`,
    approve: (context, stored, { reason }) => approved(context, stored, { reason }),
    reject: (context, stored, change) => moveDocument(context, kind, stored, change),
  })
}

/** The state that a transition leads to. */
export function targetOf({ name, workflow }: DocumentKind, transition: string): string {
  const to = findTransition(workflow, transition)?.to
  if (to === undefined) throw new Error(`The workflow of ${name} has no transition ${transition}.`)
  return to
}

export interface Submitting<Stored> {
  readonly approval: ApprovalDocument
  readonly submission: Submission
  /** Columns that change with the submission. */
  readonly columns?: Partial<Stored>
  /** By a rule without approvers it is approved at once. */
  readonly approved: (opinion: string | undefined) => Promise<TransitionAnswer>
}

/** Starts the approval of a document, whose approvers may read it from now on. */
export async function submitDocument<Stored extends StoredDocument>(
  context: EventContext,
  kind: DocumentKind<Stored>,
  stored: Stored,
  { approval, submission, columns, approved }: Submitting<Stored>,
): Promise<TransitionAnswer> {
  const action = `submit${kind.name}`
  const started = await startApproval(context, approval, subjectOf(kind, stored), submission)
  if (started.apprNo === undefined) return approved(started.opinion)
  const readers = [...started.approvers, ...started.delegates]
  await addReaders(context.tx, kind, docNoOf(kind, stored), readers)
  return moveDocument(context, kind, stored, {
    action,
    status: targetOf(kind, action),
    approvalStatus: 'P',
    reason: started.opinion,
    lastDeciDt: null,
    ...(columns === undefined ? {} : { columns }),
  })
}

/** Takes a document back from its approvers, as long as none of them has acted. */
export async function recallDocument<Stored extends StoredDocument>(
  context: EventContext,
  kind: DocumentKind<Stored>,
  stored: Stored,
): Promise<TransitionAnswer> {
  const action = `recall${kind.name}`
  await recallApproval(context, kind.docType, docNoOf(kind, stored))
  return moveDocument(context, kind, stored, {
    action,
    status: targetOf(kind, action),
    approvalStatus: 'C',
  })
}
