import { sql } from 'kysely'
import type { TransitionAnswer } from '../../codegen/generated/types'
import { type CodeGroup, isCodeGroup } from '../../schemas/codes/codeGroups'
import type { Workflow } from '../../schemas/workflow/workflow'
import type { Transaction } from '../database/connect'
import { runAs } from '../database/runAs'
import type { Tables } from '../database/tables'
import { addParties, changeDocument, type DocumentChange } from './changeDocument'
import { type Columns, columnFact, columnOf, fieldOf } from './columns'
import type { EventContext } from './documentEvents'

/** What every table of documents with approval has. */
export type StoredDocument = Readonly<Record<string, unknown>> & {
  readonly status: string
  readonly approval_status: string
  readonly version: number
  readonly deptcd: string
  readonly deptnm: string
}

/** What a save sends. */
export interface DraftShape {
  readonly header: { readonly title: string; readonly fileId?: string }
  readonly lines: readonly { readonly lineNo?: number }[]
}

interface DraftTexts {
  readonly noLine: string
  readonly titleTooShort: string
  readonly submittedBefore: string
  readonly submitTooMany?: string
}

/** The facts of a kind of document. Everything else about it follows from contract, workflow and tables. */
export interface KindFacts {
  /** As the operations name it: listX, getX, createX, updateX, deleteX, submitX, recallX. */
  readonly name: string
  /** Value of APPR_DOC_TYPE, and the prefix of its numbers. */
  readonly docType: string
  readonly workflow: Workflow
  /** Its table; lines and readers stand in <table>_line and <table>_party. */
  readonly table: keyof Tables & string
  /** The column of its number. */
  readonly number: string
  /** Whose its files are. @default docType */
  readonly fileOwner?: string
  /** The page on which it is decided, and the column of the amount in won by which its approval rule is found. */
  readonly approval: { readonly page: string; readonly amountKrw: string }
  /** The column of its title. @default title */
  readonly title?: string
  /** Words for its drafts; a kind that is not drafted by hand has none. */
  readonly texts?: DraftTexts
  /** Words for a state that refuses, by transition or by state; the others are told by the name of the state. */
  readonly stateTexts?: Readonly<Record<string, string>>
  /** Words for a reason that is too short, by transition. */
  readonly reasonTexts?: Readonly<Record<string, string>>
}

export interface DocumentKind<
  Stored extends StoredDocument = StoredDocument,
  Line extends object = object,
  Draft extends DraftShape = DraftShape,
> extends KindFacts {
  readonly drafter: string
  readonly drafterName: string
  readonly statusGroup: CodeGroup
  /** Nothing has it: the types of a kind alone. */
  readonly types?: { readonly stored: Stored; readonly line: Line; readonly draft: Draft }
}

/** Declares a kind of document. A fact that workflow and tables do not bear out is a failure when the server starts. */
export function documentKind<Stored extends StoredDocument, Line extends object, Draft extends DraftShape>(
  facts: KindFacts,
): DocumentKind<Stored, Line, Draft> {
  const { table, number, workflow, approval } = facts
  const drafter = columnOf(workflow.drafterField)
  const drafterName = `${drafter.replace(/_id$/, '')}_nm`
  for (const column of [
    number,
    drafter,
    drafterName,
    approval.amountKrw,
    facts.title ?? 'title',
    'approval_status',
  ])
    if (!columnFact(table, column))
      throw new Error(`${facts.name}: the table ${table} has no column ${column}.`)
  if (!isCodeGroup(workflow.statusCode))
    throw new Error(`${facts.name}: no code group ${workflow.statusCode}.`)
  return { ...facts, drafter, drafterName, statusGroup: workflow.statusCode }
}

export const docNoOf = ({ number }: KindFacts, stored: StoredDocument): string => String(stored[number])

export const titleOf = ({ title = 'title' }: KindFacts, stored: StoredDocument): string =>
  String(stored[title])

/** The words for drafts of a kind that is drafted by hand. */
export function textsOf({ name, texts }: KindFacts): DraftTexts {
  if (!texts) throw new Error(`${name}: there are no texts for its drafts.`)
  return texts
}

/** The column of a kind that names a person, as text. */
export const personOf = (column: string, stored: StoredDocument): string => String(stored[column] ?? '')

/** The address of a document, as its page, approvers and messages open it. */
export const linkOf = ({ approval, number }: KindFacts, docNo: string): string =>
  `${approval.page}?${fieldOf(number)}=${docNo}`

/** The document by its number; undefined where the actor does not see it. */
export async function findDocument<Stored extends StoredDocument>(
  tx: Transaction,
  { table, number }: DocumentKind<Stored>,
  docNo: string,
): Promise<Stored | undefined> {
  const { rows } =
    await sql<Stored>`select * from ${sql.table(table)} where ${sql.ref(number)} = ${docNo}`.execute(tx)
  return rows[0]
}

/** The same for the server, whoever acts; nobody else changes it until the transaction ends. */
export async function lockDocument<Stored extends StoredDocument>(
  tx: Transaction,
  { table, number }: DocumentKind<Stored>,
  docNo: string,
): Promise<Stored | undefined> {
  const { rows } = await runAs(tx, 'all', () =>
    sql<Stored>`select * from ${sql.table(table)} where ${sql.ref(number)} = ${docNo} for update`.execute(tx),
  )
  return rows[0]
}

export async function readLines<Stored extends StoredDocument, Line extends object>(
  tx: Transaction,
  { table, number }: DocumentKind<Stored, Line>,
  docNo: string,
): Promise<readonly Line[]> {
  const { rows } = await sql<Line>`select * from ${sql.table(`${table}_line`)}
    where ${sql.ref(number)} = ${docNo} order by line_no`.execute(tx)
  return rows
}

/** Moves a document on; written as the server, since approvers and suppliers move it as well. */
export const moveDocument = <Stored extends StoredDocument>(
  context: EventContext,
  kind: DocumentKind<Stored>,
  stored: Stored,
  change: DocumentChange<Partial<Stored>>,
): Promise<TransitionAnswer> =>
  changeDocument(
    context,
    { table: kind.table, key: kind.number, docType: kind.docType, isOfServer: true },
    { ...stored, docNo: docNoOf(kind, stored) },
    change,
  )

/** Adds people who may read a document from now on. */
export const addReaders = (
  tx: Transaction,
  { table, number }: KindFacts,
  docNo: string,
  people: readonly (string | null | undefined)[],
): Promise<void> =>
  addParties(
    { tx },
    { table: `${table}_party`, key: number, docNo },
    people.map(person => person ?? null),
  )

/** What the history keeps of a document that is changed or deleted. */
export const noteOf = ({ table, approval: { amountKrw } }: KindFacts, row: Columns): Columns => ({
  title: row.title,
  [fieldOf(amountKrw)]: row[amountKrw],
  ...(columnFact(table, 'line_cnt') ? { lineCnt: row.line_cnt } : {}),
})
