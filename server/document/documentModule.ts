import type { TransitionAnswer, TransitionRequest } from '../../codegen/generated/types'
import { findTransition } from '../../schemas/workflow/workflow'
import type { Actor } from '../database/actor'
import type { Transaction } from '../database/connect'
import { documentNotFound, fieldRefused } from '../http/failure'
import type { OperationRoute } from '../http/route'
import { findWithPass } from './approval/approverPass'
import type { Submission } from './approval/startApproval'
import { columnFact, columnOf, type FieldFacts, fieldOf } from './columns'
import type { EventContext } from './documentEvents'
import {
  type DocumentKind,
  type DraftShape,
  docNoOf,
  findDocument,
  personOf,
  type StoredDocument,
  textsOf,
} from './documentKind'
import type { DocumentParts } from './documentParts'
import { documentWork, operationsOf, sentFields } from './documentWork'
import { erasedRoute, operationFact, pathParameter } from './erasedRoute'
import { documentAnswer, readDocument } from './readDocument'
import { type DocumentKey, eachDocument, keysOf, readKeys } from './transitionKeys'

export interface DocumentModule<Stored extends StoredDocument, Line extends object, Draft extends DraftShape>
  extends ReturnType<typeof documentWork<Stored, Line, Draft>> {
  readonly routes: readonly OperationRoute[]
  /** Files change as the document itself: by its drafter, in the states that can be edited. */
  readonly mayChangeFiles: (tx: Transaction, actor: Actor, docNo: string) => Promise<boolean>
}

/** Steps that the approval engine takes for every kind. */
const ofApproval = ['approveDoc', 'rejectDoc']

/** The operations of a kind of document. A transition that nobody takes, or two take, is a failure when the server starts. */
export function documentModule<Stored extends StoredDocument, Line extends object, Draft extends DraftShape>(
  kind: DocumentKind<Stored, Line, Draft>,
  parts: DocumentParts<Stored, Line, Draft>,
): DocumentModule<Stored, Line, Draft> {
  const { docType, workflow, number } = kind
  const { submitTooMany } = textsOf(kind)
  const operations = operationsOf(kind.name)
  const derived: readonly string[] = Object.values(operations)
  const special = Object.keys(parts.transitions).filter(action => !derived.includes(action))
  checkTransitions(kind, derived, special)
  checkSent(kind, sentFields(operations.create).sentHeader)
  const answer = documentAnswer(kind, parts.read)
  const work = documentWork(kind, parts)
  const field = fieldOf(number)

  type Keyed = Readonly<Record<string, string>> & { readonly body: TransitionRequest & Submission }
  const each = (
    operation: string,
    run: (context: EventContext, key: DocumentKey, body: Keyed['body']) => Promise<TransitionAnswer>,
    tooMany?: string,
  ) =>
    erasedRoute<Keyed>(operation, context => {
      const { body } = context.input
      return eachDocument(context.input[field] ?? '', body, key => run(context, key, body), tooMany)
    })
  return {
    ...work,
    mayChangeFiles: async (tx, actor, docNo) => {
      const stored = await findDocument(tx, kind, docNo)
      if (!stored || personOf(kind.drafter, stored) !== actor.userId) return false
      return workflow.editable.includes(stored.status)
    },
    routes: [
      erasedRoute<Readonly<Record<string, string>>>(operations.get, async context => {
        const { tx, actor, input } = context
        const named = (found: Stored) => ({ docType, docNo: docNoOf(kind, found) })
        const stored = await findWithPass(tx, actor, named, () => findDocument(tx, kind, input[field] ?? ''))
        if (!stored) throw documentNotFound(actor.scope)
        return readDocument(context, kind, stored, answer, parts.read)
      }),
      erasedRoute<{ readonly body: Draft }>(operations.create, context =>
        work.create(context, context.input.body),
      ),
      erasedRoute<Readonly<Record<string, string>> & { readonly body: Draft & { readonly version: number } }>(
        operations.update,
        context => {
          const { body, [field]: id = '' } = context.input
          return work.update(context, { id, version: body.version }, body)
        },
      ),
      erasedRoute<{ readonly version?: number; readonly keys?: string }>(operations.delete, async context => {
        const { version, keys } = context.input
        if (keys === undefined && version === undefined) throw fieldRefused('version', 'fieldEmpty', ['버전'])
        const asked = keysOf(pathOf(context.input, field), {
          ...(version === undefined ? {} : { version }),
          ...(keys === undefined ? {} : { keys: readKeys(keys) }),
        })
        for (const key of asked) await work.remove(context, key)
        return { success: true }
      }),
      each(operations.submit, work.submit, submitTooMany),
      each(operations.recall, work.recall),
      ...special.map(action =>
        each(action, (context, key, { reason }) => work.transition(context, action, key, reason)),
      ),
    ],
  }
}

const pathOf = (input: object, field: string) =>
  String(Object.entries(input).find(([name]) => name === field)?.[1] ?? '')

function checkTransitions(
  { name, workflow, number }: DocumentKind,
  own: readonly string[],
  special: readonly string[],
): void {
  const named = [...own, ...special]
  const taken = (transition: string) => named.filter(one => one === transition).length
  for (const { transition: action } of workflow.transitions) {
    if (action.startsWith('sys:') || ofApproval.includes(action)) continue
    if (taken(action) !== 1) throw new Error(`${name}: ${taken(action)} parts take the transition ${action}.`)
  }
  for (const action of special) {
    if (!findTransition(workflow, action))
      throw new Error(`${name}: the workflow has no transition ${action}.`)
    if (columnOf(pathParameter(operationFact(action))) !== number)
      throw new Error(`${name}: the path of ${action} does not name ${number}.`)
  }
}

/** Columns that the server alone writes: a field of a request that fell on one would change them. */
const ofServer = [
  'status',
  'approval_status',
  'version',
  'created_by',
  'created_dt',
  'updated_by',
  'updated_dt',
]

/** Refuses, when the server starts, a request that names what only the server may write. */
function checkSent({ table, number, drafter }: DocumentKind, fields: FieldFacts): void {
  for (const { name } of Object.values(fields)) {
    const column = columnOf(name)
    if (column === number || column === drafter || (ofServer.includes(column) && columnFact(table, column)))
      throw new Error(`${table}.${column} is written by the server alone, and a request names ${name}.`)
  }
}
