import type { TransitionAnswer, TransitionRequest } from '../../codegen/generated/types'
import { findTransition } from '../../schemas/workflow/workflow'
import type { Actor } from '../database/actor'
import type { Transaction } from '../database/connect'
import type { OperationRoute } from '../http/route'
import type { Submission } from './approval/startApproval'
import { columnFact, columnOf, type FieldFacts, fieldOf, serverColumns } from './columns'
import { findForReader } from './documentApproval'
import type { EventContext } from './documentEvents'
import {
  type DocumentKind,
  type DraftShape,
  drafterOf,
  findDocument,
  isSavedByOne,
  personOf,
  type StoredDocument,
} from './documentKind'
import type { DocumentParts } from './documentParts'
import { documentWork, sentOf } from './documentWork'
import { erasedRoute, operationFact, pathParameter } from './erasedRoute'
import { documentAnswer, readDocument } from './readDocument'
import { type DocumentKey, deletedKeys, eachDocument, keysOf } from './transitionKeys'

export interface DocumentModule<Stored extends StoredDocument, Line extends object, Draft extends DraftShape>
  extends ReturnType<typeof documentWork<Stored, Line, Draft>> {
  readonly routes: readonly OperationRoute[]
  readonly mayChangeFiles: MayChangeFiles
}

export type MayChangeFiles = (tx: Transaction, actor: Actor, docNo: string) => Promise<boolean>

/** Steps that the approval engine takes for every kind. */
const ofApproval = ['approveDoc', 'rejectDoc']

/** The operations of a kind of document. A transition that no part takes is a failure when the server starts. */
export function documentModule<Stored extends StoredDocument, Line extends object, Draft extends DraftShape>(
  kind: DocumentKind<Stored, Line, Draft>,
  parts: DocumentParts<Stored, Line, Draft>,
): DocumentModule<Stored, Line, Draft> {
  const { number, operations, approval } = kind
  const derived = derivedSteps(kind, parts)
  const special = Object.keys(parts.transitions).filter(
    action =>
      parts.transitions[action] !== 'elsewhere' && ![operations.delete, ...ofApproval].includes(action),
  )
  checkTransitions(kind, [...derived, ...Object.keys(parts.transitions)], special)
  const work = documentWork(kind, parts)
  if (parts.prepare) checkSent(kind, sentOf(kind).sentHeader)
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
  const routesOf: Readonly<Record<string, () => OperationRoute>> = {
    [operations.create]: () =>
      erasedRoute<{ readonly body: Draft }>(operations.create, context =>
        work.create(context, withLines(context.input.body)),
      ),
    [operations.update]: () =>
      isSavedByOne(kind)
        ? saveRoute(kind, work)
        : erasedRoute<
            Readonly<Record<string, string>> & { readonly body: Draft & { readonly version: number } }
          >(operations.update, context => {
            const { body, [field]: id = '' } = context.input
            return work.update(context, { id, version: body.version }, withLines(body))
          }),
    [operations.delete]: () => deleteRoute(operations.delete, field, work.remove),
    [operations.submit]: () => each(operations.submit, work.submit, approval?.submitTooMany),
    [operations.recall]: () => each(operations.recall, work.recall),
  }
  return {
    ...work,
    mayChangeFiles: mayChangeFilesOf(kind),
    routes: [
      ...readRoutes(kind, parts.read),
      ...derived.flatMap(operation => routesOf[operation]?.() ?? []),
      ...special.map(action =>
        each(action, (context, key, { reason }) => work.transition(context, action, key, reason)),
      ),
    ],
  }
}

/** The steps of the workflow that no part names because they follow from the kind. */
function derivedSteps<Stored extends StoredDocument, Line extends object, Draft extends DraftShape>(
  { workflow, operations, approval }: DocumentKind<Stored, Line, Draft>,
  { prepare, approved, transitions }: DocumentParts<Stored, Line, Draft>,
): readonly string[] {
  const { create, update, submit, recall } = operations
  const saves = new Set([create, update])
  return [
    ...(prepare ? saves : []),
    ...(approval && approved ? [submit, recall] : []),
    operations.delete,
  ].filter(
    operation =>
      findTransition(workflow, operation) &&
      (!(operation in transitions) ||
        (operation === operations.delete && transitions[operation] !== 'elsewhere')),
  )
}

/** A kind without lines is sent without them. */
const withLines = <Draft extends DraftShape>(sent: Draft): Draft =>
  (sent as Partial<DraftShape>).lines ? sent : { ...sent, lines: [] }

/** One operation that makes a document, or changes the one that its header names. */
function saveRoute<Stored extends StoredDocument, Line extends object, Draft extends DraftShape>(
  { operations, number }: DocumentKind<Stored, Line, Draft>,
  { create, update }: ReturnType<typeof documentWork<Stored, Line, Draft>>,
): OperationRoute {
  type Sent = Draft & { readonly version?: number }
  return erasedRoute<{ readonly body: Sent }>(operations.update, context => {
    const { version, ...sent } = context.input.body
    const { [fieldOf(number)]: id }: Readonly<Record<string, unknown>> = { ...sent.header }
    const draft = withLines(sent as unknown as Draft)
    if (typeof id !== 'string' || id === '') return create(context, draft)
    const [key] = keysOf(id, version === undefined ? {} : { version })
    return update(context, key ?? { id, version: 0 }, draft)
  })
}

function readRoutes<Stored extends StoredDocument, Line extends object, Draft extends DraftShape>(
  kind: DocumentKind<Stored, Line, Draft>,
  read: DocumentParts<Stored, Line, Draft>['read'],
): readonly OperationRoute[] {
  if (read === 'elsewhere') return []
  const { number, operations } = kind
  const answer = documentAnswer(kind, read)
  return [
    erasedRoute<Readonly<Record<string, string>>>(operations.get, async context => {
      const stored = await findForReader(context, kind, context.input[fieldOf(number)] ?? '')
      return readDocument(context, kind, stored, answer, read)
    }),
  ]
}

/** A DELETE of one document with its version, or of all that `keys` names; it has no body. */
function deleteRoute(
  operation: string,
  field: string,
  remove: (context: EventContext, key: DocumentKey) => Promise<void>,
): OperationRoute {
  return erasedRoute<{ readonly version?: number; readonly keys?: string }>(operation, async context => {
    for (const key of deletedKeys(pathOf(context.input, field), context.input)) await remove(context, key)
    return { success: true }
  })
}

/** Files change as the document itself: in the states in which it can be updated, and by its drafter where he alone may. */
function mayChangeFilesOf<Stored extends StoredDocument>(kind: DocumentKind<Stored>): MayChangeFiles {
  const { workflow, operations } = kind
  const updating = findTransition(workflow, operations.update)
  const states = updating?.from ?? workflow.editable
  return async (tx, actor, docNo) => {
    const stored = await findDocument(tx, kind, docNo)
    if (!stored) return false
    const mayUpdate =
      updating?.actor === 'anyone' ||
      updating?.substitutes?.includes(actor.group) ||
      personOf(kind.drafter, stored) === drafterOf(kind, actor)
    return mayUpdate && (states === 'any' || states.includes(stored.status))
  }
}

const pathOf = (input: object, field: string) =>
  String(Object.entries(input).find(([name]) => name === field)?.[1] ?? '')

function checkTransitions(
  { name, workflow, number }: Pick<DocumentKind, 'name' | 'workflow' | 'number'>,
  taken: readonly string[],
  special: readonly string[],
): void {
  for (const { transition: action } of workflow.transitions) {
    if (action.startsWith('sys:') || ofApproval.includes(action)) continue
    if (!taken.includes(action)) throw new Error(`${name}: no part takes the transition ${action}.`)
  }
  for (const action of taken)
    if (!findTransition(workflow, action))
      throw new Error(`${name}: the workflow has no transition ${action}.`)
  for (const action of special)
    if (columnOf(pathParameter(operationFact(action))) !== number)
      throw new Error(`${name}: the path of ${action} does not name ${number}.`)
}

/** Refuses, when the server starts, a request that names what only the server may write. */
function checkSent(
  { table, number, drafter }: Pick<DocumentKind, 'table' | 'number' | 'drafter'>,
  fields: FieldFacts,
): void {
  for (const { name } of Object.values(fields)) {
    const column = columnOf(name)
    if (
      column === number ||
      column === drafter ||
      (serverColumns.includes(column) && columnFact(table, column))
    )
      throw new Error(`${table}.${column} is written by the server alone, and a request names ${name}.`)
  }
}
