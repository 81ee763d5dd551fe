import type { TransitionAnswer } from '../../../codegen/generated/types'
import type { Transaction } from '../../database/connect'
import { documentNotFound } from '../../http/failure'
import type { DocumentChange } from '../changeDocument'
import type { EventContext } from '../documentEvents'
import type { ApprovalDocument, ApprovalSubject } from './approvalDocument'
import { noteStep, type Waiting } from './noteStep'

/** What a module tells of its kind of document; the rest is the same for all of them. */
export interface ApprovedKind<Stored extends Waiting>
  extends Pick<ApprovalDocument, 'docType' | 'workflow' | 'letRead' | 'link'> {
  /** The stored document; undefined where the actor does not see it. */
  readonly find: (tx: Transaction, docNo: string) => Promise<Stored | undefined>
  /** The same, locked for the transaction. */
  readonly lock: (tx: Transaction, docNo: string) => Promise<Stored | undefined>
  readonly subject: (stored: Stored, tx: Transaction) => ApprovalSubject | Promise<ApprovalSubject>
  /** The last step is approved. */
  readonly approve: (
    context: EventContext,
    stored: Stored,
    change: ApprovedChange,
  ) => Promise<TransitionAnswer>
  /** A step is rejected. */
  readonly reject: (
    context: EventContext,
    stored: Stored,
    change: RejectedChange,
  ) => Promise<TransitionAnswer>
}

type Decided = Pick<DocumentChange, 'reason'> & { readonly lastDeciDt: Date }
export type ApprovedChange = Decided & {
  readonly action: 'approveDoc'
  readonly status: 'APPROVED'
  readonly approvalStatus: 'A'
}
export type RejectedChange = Decided & {
  readonly action: 'rejectDoc'
  readonly status: 'REJECTED'
  readonly approvalStatus: 'R'
}

/** A kind of document as the approval engine sees it. Steps that others follow are noted, and change no state. */
export function approvedKind<Stored extends Waiting>(kind: ApprovedKind<Stored>): ApprovalDocument {
  const { docType, workflow, letRead, link, find, lock, subject } = kind
  const subjectOf = async (tx: Transaction, stored: Stored | undefined) => stored && subject(stored, tx)
  return {
    docType,
    workflow,
    letRead,
    link,
    find: async (tx, docNo) => subjectOf(tx, await find(tx, docNo)),
    lock: async (tx, docNo) => subjectOf(tx, await lock(tx, docNo)),
    decide: async (context, docNo, { outcome, opinion }) => {
      const stored = await lock(context.tx, docNo)
      if (!stored) throw documentNotFound(context.actor.scope)
      if (outcome === 'pending') return noteStep(context, [docType, docNo], stored, opinion)
      const decided = { lastDeciDt: context.now, reason: opinion }
      return outcome === 'approved'
        ? kind.approve(context, stored, {
            action: 'approveDoc',
            status: 'APPROVED',
            approvalStatus: 'A',
            ...decided,
          })
        : kind.reject(context, stored, {
            action: 'rejectDoc',
            status: 'REJECTED',
            approvalStatus: 'R',
            ...decided,
          })
    },
  }
}
