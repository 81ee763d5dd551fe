import type { TransitionAnswer } from '../../codegen/generated/types'
import { findTransition } from '../../schemas/workflow/workflow'
import { deleteDraft } from './approval/deleteDraft'
import type { Submission } from './approval/startApproval'
import { withoutApproval } from './changeDocument'
import { checkGroup } from './checkGroup'
import { type Columns, type FieldFacts, fieldOf, sentAgain } from './columns'
import { approvalOf, recallDocument, submitDocument, targetOf } from './documentApproval'
import type { EventContext } from './documentEvents'
import {
  type DocumentKind,
  type DraftShape,
  docNoOf,
  isSavedByOne,
  moveDocument,
  noteOf,
  readLines,
  type StoredDocument,
} from './documentKind'
import type { DocumentParts } from './documentParts'
import { operationFact } from './erasedRoute'
import { openDocument } from './openDocument'
import { reasonOf } from './reasonOf'
import { saveDocument } from './saveDocument'
import type { DocumentKey } from './transitionKeys'

/** Deletes a draft that was never submitted, with its lines and files. */
export async function deleteDocument<Stored extends StoredDocument>(
  context: EventContext,
  kind: DocumentKind<Stored>,
  stored: Stored,
): Promise<TransitionAnswer> {
  const { table, number, docType, operations, approval } = kind
  const { status, approval_status: approvalStatus = withoutApproval, version } = stored
  const docNo = docNoOf(kind, stored)
  await deleteDraft(
    context,
    { table, key: number, docType },
    {
      docNo,
      status,
      action: operations.delete,
      before: noteOf(kind, stored),
      submittedBefore: approval?.submittedBefore,
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
  const { name, workflow, operations } = kind
  const { prepare, rules, approved } = parts
  const { sentHeader, sentLines } = prepare ? sentOf(kind) : noFields
  const { rejectDoc } = parts.transitions
  const approval = approvalOf(
    kind,
    async (context, stored, reason) => {
      if (!approved) throw new Error(`${name} does not say what its approval causes.`)
      return approved(context, stored, { isAutomatic: false, reason })
    },
    typeof rejectDoc === 'function' ? rejectDoc : undefined,
  )

  /** The draft as it is stored: what the columns hold was checked against the contract when it was sent. */
  const draftOf = async ({ tx }: EventContext, stored: Stored) => {
    const lines = await readLines(tx, kind, docNoOf(kind, stored))
    return {
      header: sentAgain(sentHeader, stored),
      lines: lines.map(line => sentAgain(sentLines, line as Columns)),
    } as unknown as Draft
  }
  const submit = async (context: EventContext, key: DocumentKey, submission: Submission = {}) => {
    if (!approved) throw new Error(`${name} is not approved.`)
    const stored = await openDocument(context, kind, operations.submit, key)
    const failure = await rules?.(context, await draftOf(context, stored), 'submission', stored)
    if (failure) throw failure
    const columns = (await parts.submit?.(context, stored)) ?? {}
    return submitDocument(context, kind, stored, {
      approval,
      submission,
      columns,
      approved: opinion => approved(context, stored, { isAutomatic: true, columns, opinion }),
    })
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
    if (work === undefined || work === 'elsewhere') throw new Error(`${name} has no transition ${action}.`)
    const isReasoned = findTransition(workflow, action)?.reason?.required === true
    const given = isReasoned ? reasonOf(workflow, action, reason, kind.reasonTexts?.[action]) : reason
    const stored = await openDocument(context, kind, action, key)
    if (work !== 'moves') return work(context, stored, given)
    const status = targetOf(kind, action, stored)
    return moveDocument(context, kind, stored, { action, status, reason: given })
  }
  const save = (context: EventContext, sent: Draft, stored?: Stored) => {
    if (!prepare) throw new Error(`${name} does not say how it is saved.`)
    return saveDocument(context, { kind, prepare, rules, sentHeader, sentLines }, sent, stored)
  }
  const create = async (context: EventContext, sent: Draft) => {
    checkGroup(workflow, operations.create, context.actor)
    return save(context, sent)
  }
  const update = async (context: EventContext, key: DocumentKey, sent: Draft) =>
    save(context, sent, await openDocument(context, kind, operations.update, key))
  return { approval, create, update, submit, recall, remove, transition }
}

interface SentFields {
  readonly sentHeader: FieldFacts
  readonly sentLines: FieldFacts
}

const noFields: SentFields = { sentHeader: {}, sentLines: {} }

/** What a save of the kind sends, from the contract. */
export function sentFields(operation: string): SentFields {
  const fields = operationFact(operation).body?.fields
  return { sentHeader: fields?.header?.fields ?? {}, sentLines: fields?.lines?.fields ?? {} }
}

/** The same of a kind, without the number by which one operation tells a change from a new document. */
export function sentOf(kind: Pick<DocumentKind, 'operations' | 'saving' | 'number'>): SentFields {
  const { sentHeader, sentLines } = sentFields(kind.saving)
  if (!isSavedByOne(kind)) return { sentHeader, sentLines }
  const { [fieldOf(kind.number)]: _number, ...others } = sentHeader
  return { sentHeader: others, sentLines }
}
