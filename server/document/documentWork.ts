import type { TransitionAnswer } from '../../codegen/generated/types'
import { findTransition, groupMay } from '../../schemas/workflow/workflow'
import { notAllowed } from '../http/failure'
import { deleteDraft } from './approval/deleteDraft'
import type { Submission } from './approval/startApproval'
import { type Columns, type FieldFacts, sentAgain } from './columns'
import { approvalOf, recallDocument, submitDocument, targetOf } from './documentApproval'
import type { EventContext } from './documentEvents'
import {
  type DocumentKind,
  type DraftShape,
  docNoOf,
  moveDocument,
  noteOf,
  readLines,
  type StoredDocument,
  textsOf,
} from './documentKind'
import type { DocumentParts } from './documentParts'
import { operationFact } from './erasedRoute'
import { openDocument } from './openDocument'
import { saveDocument } from './saveDocument'
import { spokenReason } from './spokenReason'
import type { DocumentKey } from './transitionKeys'

/** Names of the operations that every kind has. */
export const operationsOf = (name: string) => ({
  get: `get${name}`,
  create: `create${name}`,
  update: `update${name}`,
  delete: `delete${name}`,
  submit: `submit${name}`,
  recall: `recall${name}`,
})

/** Deletes a draft that was never submitted, with its lines and files. */
export async function deleteDocument<Stored extends StoredDocument>(
  context: EventContext,
  kind: DocumentKind<Stored>,
  stored: Stored,
): Promise<TransitionAnswer> {
  const { table, number, docType, name } = kind
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
      submittedBefore: textsOf(kind).submittedBefore,
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
  const { name, workflow } = kind
  const operations = operationsOf(name)
  const { sentHeader, sentLines } = sentFields(operations.create)
  const approval = approvalOf(kind, parts.approved)

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
    const approved = () => parts.approved(context, stored, { columns })
    return submitDocument(context, kind, stored, { approval, submission, columns, approved })
  }
  const recall = async (context: EventContext, key: DocumentKey) =>
    recallDocument(context, kind, await openDocument(context, kind, operations.recall, key))
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
