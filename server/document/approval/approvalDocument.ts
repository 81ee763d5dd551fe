import type { TransitionAnswer } from '../../../codegen/generated/types'
import type { Workflow } from '../../../schemas/workflow/workflow'
import type { Actor } from '../../database/actor'
import type { Transaction } from '../../database/connect'

/** What the engine asks of a document, whatever its type. */
export interface ApprovalSubject {
  readonly docNo: string
  readonly title: string
  readonly amountKrw: string
  readonly expenseType: string | null
  readonly deptcd: string
  readonly deptnm: string
  readonly drafter: string
  readonly drafterNm: string
  readonly status: string
  readonly version: number
}

export interface DecisionContext {
  readonly tx: Transaction
  readonly actor: Actor
  readonly now: Date
  readonly requestId: string
}

/** A step of an approval has been decided; "pending" means others follow. */
interface DecidedStep {
  readonly outcome: 'pending' | 'approved' | 'rejected'
  readonly opinion: string | undefined
}

/** A kind of document that is approved. Its module provides it. */
export interface ApprovalDocument {
  /** Value of APPR_DOC_TYPE. */
  readonly docType: string
  readonly workflow: Workflow
  /** The document, locked for the transaction; undefined where the actor does not see it. */
  readonly lock: (tx: Transaction, docNo: string) => Promise<ApprovalSubject | undefined>
  readonly find: (tx: Transaction, docNo: string) => Promise<ApprovalSubject | undefined>
  /** Carries out what a decision means for the document and writes its event. */
  readonly decide: (context: DecisionContext, docNo: string, step: DecidedStep) => Promise<TransitionAnswer>
  /** Whoever stands in for an approver reads the document from now on. */
  readonly letRead: (tx: Transaction, docNo: string, singleid: string) => Promise<void>
  /** Where the document is opened for approval. */
  readonly link: (docNo: string, apprNo: string) => string
}
