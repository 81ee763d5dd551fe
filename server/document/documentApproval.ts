import type { TransitionAnswer } from '../../codegen/generated/types'
import { findTransition } from '../../schemas/workflow/workflow'
import type { Transaction } from '../database/connect'
import type { ApprovalDocument, ApprovalSubject } from './approval/approvalDocument'
import { approvedKind } from './approval/approvedKind'
import { findWithPass } from './approval/approverPass'
import { recallApproval } from './approval/recallApproval'
import { type Submission, startApproval } from './approval/startApproval'
import type { DocumentChange } from './changeDocument'
import type { EventContext } from './documentEvents'
import {
  addReaders,
  type DocumentKind,
  docNoOf,
  findDocument,
  linkOf,
  lockDocument,
  moveDocument,
  notFoundFor,
  personOf,
  type StoredDocument,
} from './documentKind'
import type { Approved } from './documentParts'

/** What approvers are asked about: the columns of the document, and what the kind says instead. */
async function subjectOf<Stored extends StoredDocument>(
  tx: Transaction,
  kind: DocumentKind<Stored>,
  stored: Stored,
): Promise<ApprovalSubject> {
  const text = (column: string | undefined) => personOf(column, stored)
  return {
    docNo: docNoOf(kind, stored),
    title: text(kind.title ?? 'title'),
    amountKrw: text(kind.approval?.amountKrw) || '0',
    expenseType: text('expense_type') || null,
    deptcd: text('deptcd'),
    deptnm: text('deptnm'),
    drafter: text(kind.drafter),
    drafterNm: text(kind.drafterName),
    status: stored.status,
    version: stored.version,
    ...(await kind.approval?.subject?.(tx, stored)),
  }
}

type Decided<Stored> = (
  context: EventContext,
  stored: Stored,
  reason: string | undefined,
) => Promise<TransitionAnswer>

/** A kind as the approval engine sees it: what the last approval causes, and what a rejection does beside moving it. */
export function approvalOf<Stored extends StoredDocument>(
  kind: DocumentKind<Stored>,
  approved: Decided<Stored>,
  rejected?: Decided<Stored>,
): ApprovalDocument {
  return approvedKind<Stored>({
    docType: kind.docType,
    workflow: kind.workflow,
    find: (tx, docNo) => findDocument(tx, kind, docNo),
    // Who decides may be of another department.
    lock: (tx, docNo) => lockDocument(tx, kind, docNo),
    subject: (stored, tx) => subjectOf(tx, kind, stored),
    letRead: (tx, docNo, singleid) => addReaders(tx, kind, docNo, [singleid]),
    link: (docNo, apprNo) => `${linkOf(kind, docNo)}&apprNo=${apprNo}`,
    approve: (context, stored, { reason }) => approved(context, stored, reason),
    reject: (context, stored, change) =>
      rejected ? rejected(context, stored, change.reason) : moveDocument(context, kind, stored, change),
  })
}

/** The document of an address: as its reader sees it, or as somebody on its approval line. */
export async function findForReader<Stored extends StoredDocument>(
  { tx, actor }: EventContext,
  kind: DocumentKind<Stored>,
  docNo: string,
): Promise<Stored> {
  const nameOf = (found: Stored) => ({ docType: kind.docType, docNo: docNoOf(kind, found) })
  const find = () => findDocument(tx, kind, docNo)
  const stored = await (kind.approval ? findWithPass(tx, actor, nameOf, find) : find())
  if (!stored) throw notFoundFor(kind, actor)
  return stored
}

/** How the last approval, or a rule without approvers, changes a document. */
export function approvedChange<Stored extends StoredDocument>(
  { now }: EventContext,
  kind: DocumentKind<Stored>,
  stored: Stored,
  { isAutomatic, reason, opinion, columns }: Approved<Stored>,
): DocumentChange<Partial<Stored>> {
  return {
    action: isAutomatic ? kind.operations.submit : 'approveDoc',
    status: targetOf(kind, 'approveDoc', stored),
    approvalStatus: isAutomatic ? 'X' : 'A',
    lastDeciDt: now,
    reason: isAutomatic ? opinion : reason,
    ...(columns === undefined ? {} : { columns }),
  }
}

/** How a rejection changes a document. */
export const rejectedChange = ({ now }: EventContext, reason: string | undefined) =>
  ({ action: 'rejectDoc', status: 'REJECTED', approvalStatus: 'R', lastDeciDt: now, reason }) as const

/** The state that a transition leads to. */
export function targetOf(
  { name, workflow }: Pick<DocumentKind, 'name' | 'workflow'>,
  transition: string,
  { status }: StoredDocument,
): string {
  const to = findTransition(workflow, transition)?.to
  if (to === undefined) throw new Error(`The workflow of ${name} has no transition ${transition}.`)
  return to === 'unchanged' ? status : to
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
  const { tx } = context
  const action = kind.operations.submit
  const subject = await subjectOf(tx, kind, { ...stored, ...columns })
  const started = await startApproval(context, approval, subject, submission)
  if (started.apprNo === undefined) return approved(started.opinion)
  await addReaders(tx, kind, docNoOf(kind, stored), started.approvers)
  return moveDocument(context, kind, stored, {
    action,
    status: targetOf(kind, action, stored),
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
  const action = kind.operations.recall
  await recallApproval(context, kind.docType, docNoOf(kind, stored))
  return moveDocument(context, kind, stored, {
    action,
    status: targetOf(kind, action, stored),
    approvalStatus: 'C',
  })
}
