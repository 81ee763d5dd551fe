import type { TransitionAnswer } from '../../codegen/generated/types'
import { findTransition, groupMay } from '../../schemas/workflow/workflow'
import { conflict, documentNotFound, notAllowed } from '../http/failure'
import type { ApprovalDocument, ApprovalSubject } from './approval/approvalDocument'
import { approvedKind } from './approval/approvedKind'
import { deleteDraft } from './approval/deleteDraft'
import { recallApproval } from './approval/recallApproval'
import { type Submission, startApproval } from './approval/startApproval'
import { type Columns, type FieldFacts, sentAgain } from './columns'
import type { EventContext } from './documentEvents'
import {
  addReaders,
  type DocumentKind,
  type DraftShape,
  docNoOf,
  findDocument,
  linkOf,
  lockDocument,
  moveDocument,
  noteOf,
  personOf,
  readLines,
  type StoredDocument,
} from './documentKind'
import type { DocumentParts } from './documentParts'
import { operationFact } from './erasedRoute'
import { judgeTransition } from './judgeTransition'
import { saveDocument } from './saveDocument'
import { spokenReason } from './spokenReason'
import { checkVersion, type DocumentKey } from './transitionKeys'

/** Names of the operations that every kind has. */
export const operationsOf = (name: string) => ({
  get: `get${name}`,
  create: `create${name}`,
  update: `update${name}`,
  delete: `delete${name}`,
  submit: `submit${name}`,
  recall: `recall${name}`,
})

/** The document locked, judged by the workflow and compared with the version that the actor has seen. */
async function openDocument<Stored extends StoredDocument>(
  context: EventContext,
  kind: DocumentKind<Stored>,
  transition: string,
  key: DocumentKey,
): Promise<Stored> {
  const { tx, actor } = context
  // Who does not see it is told so before anything is locked.
  const stored = (await findDocument(tx, kind, key.id)) && (await lockDocument(tx, kind, key.id))
  if (!stored) throw documentNotFound(actor.scope)
  const { status } = stored
  const isDrafter = personOf(kind.drafter, stored) === actor.userId
  judgeTransition(actor, kind.workflow, transition, { id: key.id, status, isDrafter }, refusal => {
    const worded = kind.stateTexts?.[status] ?? kind.stateTexts?.[transition]
    return refusal === 'state' && worded !== undefined ? conflict(worded) : undefined
  })
  checkVersion(stored.version, key.version)
  return stored
}

function subjectOf<Stored extends StoredDocument>(
  kind: DocumentKind<Stored>,
  stored: Stored,
): ApprovalSubject {
  return {
    docNo: docNoOf(kind, stored),
    title: stored.title,
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

/** A kind as the approval engine sees it. */
function approvalOf<Stored extends StoredDocument, Line extends object, Draft extends DraftShape>(
  kind: DocumentKind<Stored>,
  parts: Pick<DocumentParts<Stored, Line, Draft>, 'approved'>,
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
    approve: (context, stored, { reason }) => parts.approved(context, stored, { reason }),
    reject: (context, stored, change) => moveDocument(context, kind, stored, change),
  })
}

function targetOf({ name, workflow }: DocumentKind, transition: string): string {
  const to = findTransition(workflow, transition)?.to
  if (to === undefined) throw new Error(`The workflow of ${name} has no transition ${transition}.`)
  return to
}

/** Deletes a draft that was never submitted, with its lines and files. */
export async function deleteDocument<Stored extends StoredDocument>(
  context: EventContext,
  kind: DocumentKind<Stored>,
  stored: Stored,
): Promise<TransitionAnswer> {
  const { table, number, docType, name, texts } = kind
  const { status, approval_status: approvalStatus, version } = stored
  const docNo = docNoOf(kind, stored)
  await deleteDraft(
    context,
    { table, key: number, docType },
    {
      docNo,
      status,
      action: `delete${name}`,
      before: noteOf(kind, stored),
      submittedBefore: texts.submittedBefore,
      fileOwner: kind.fileOwner ?? docType,
    },
  )
  return { success: true, docNo, status, approvalStatus, version }
}

/** What can be done with the documents of a kind. */
export function documentWork<Stored extends StoredDocument, Line extends object, Draft extends DraftShape>(
  kind: DocumentKind<Stored, Line, Draft>,
  parts: DocumentParts<Stored, Line, Draft>,
) {
  const { name, docType, workflow } = kind
  const operations = operationsOf(name)
  const { sentHeader, sentLines } = sentFields(operations.create)
  const approval = approvalOf(kind, parts)

  const submit = async (context: EventContext, key: DocumentKey, submission: Submission = {}) => {
    const { tx } = context
    const stored = await openDocument(context, kind, operations.submit, key)
    const lines = await readLines(tx, kind, key.id)
    // What the columns hold was checked against the contract when it was sent.
    const draft = {
      header: sentAgain(sentHeader, stored),
      lines: lines.map(line => sentAgain(sentLines, line as Columns)),
    } as unknown as Draft
    const failure = await parts.rules(context, draft, 'submission', stored)
    if (failure) throw failure
    const columns = (await parts.submit?.(context, stored)) ?? {}
    const started = await startApproval(context, approval, subjectOf(kind, stored), submission)
    if (started.apprNo === undefined) return parts.approved(context, stored, { columns })
    await addReaders(tx, kind, key.id, [...started.approvers, ...started.delegates])
    return moveDocument(context, kind, stored, {
      action: operations.submit,
      status: targetOf(kind, operations.submit),
      approvalStatus: 'P',
      reason: started.opinion,
      lastDeciDt: null,
      columns,
    })
  }
  const recall = async (context: EventContext, key: DocumentKey) => {
    const stored = await openDocument(context, kind, operations.recall, key)
    await recallApproval(context, docType, key.id)
    const status = targetOf(kind, operations.recall)
    return moveDocument(context, kind, stored, { action: operations.recall, status, approvalStatus: 'C' })
  }
  const remove = async (context: EventContext, key: DocumentKey) => {
    const work = parts.transitions[operations.delete]
    const stored = await openDocument(context, kind, operations.delete, key)
    await (typeof work === 'function'
      ? work(context, stored, undefined)
      : deleteDocument(context, kind, stored))
  }
  const transition = async (context: EventContext, action: string, key: DocumentKey, reason?: string) => {
    const work = parts.transitions[action]
    if (work === undefined) throw new Error(`${name} has no transition ${action}.`)
    const isReasoned = findTransition(workflow, action)?.reason?.required === true
    const spoken = isReasoned ? spokenReason(reason, kind.reasonTexts?.[action]) : reason
    const stored = await openDocument(context, kind, action, key)
    if (work !== 'moves') return work(context, stored, spoken)
    return moveDocument(context, kind, stored, { action, status: targetOf(kind, action), reason: spoken })
  }
  const save = (context: EventContext, sent: Draft, stored?: Stored) =>
    saveDocument(context, { kind, parts, sentHeader, sentLines }, sent, stored)
  const create = async (context: EventContext, sent: Draft) => {
    const { actor } = context
    const creating = findTransition(workflow, operations.create)
    if (!creating || !groupMay(creating, actor.group))
      throw notAllowed(`${operations.create} by group ${actor.group}`)
    return save(context, sent)
  }

  const update = async (context: EventContext, key: DocumentKey, sent: Draft) =>
    save(context, sent, await openDocument(context, kind, operations.update, key))
  return { approval, create, update, submit, recall, remove, transition }
}

/** What a save of the kind sends, from the contract. */
export function sentFields(operation: string): {
  readonly sentHeader: FieldFacts
  readonly sentLines: FieldFacts
} {
  const fields = operationFact(operation).body?.fields
  return { sentHeader: fields?.header?.fields ?? {}, sentLines: fields?.lines?.fields ?? {} }
}
