import { sql } from 'kysely'
import type { OperationFact } from '../../codegen/contractFacts'
import { contractFacts } from '../../codegen/generated/contractFacts'
import type { TransitionAnswer } from '../../codegen/generated/types'
import { type CodeGroup, isCodeGroup } from '../../schemas/codes/codeGroups'
import type { TransitionRefusal, Workflow } from '../../schemas/workflow/workflow'
import type { Actor } from '../database/actor'
import type { Transaction } from '../database/connect'
import { runAs } from '../database/runAs'
import type { Tables } from '../database/tables'
import { columnFacts } from '../database/tables.generated'
import { documentNotFound, type Failure } from '../http/failure'
import type { ApprovalSubject } from './approval/approvalDocument'
import { changeDocument, type DocumentChange } from './changeDocument'
import { type Columns, columnFact, columnOf, fieldOf } from './columns'
import type { EventContext } from './documentEvents'
import { addPartyRows, followDocument, type PartyTable } from './partyRows'

/** What every table of documents has. */
export type StoredDocument = Readonly<Record<string, unknown>> & {
  readonly status: string
  readonly version: number
  /** Missing in kinds that are not approved. */
  readonly approval_status?: string
  readonly file_id?: string | null
}

/** What a save sends. */
export interface DraftShape {
  readonly header: { readonly title?: string; readonly fileId?: string }
  readonly lines: readonly object[]
}

/** What a kind must say that is decided by approvers. */
export interface ApprovalFacts<Stored> {
  /** The column of the amount in won by which its approval rule is found; kinds about no money have none. */
  readonly amountKrw?: string
  /** The words for deleting a draft that was submitted once, where drafts are deleted. */
  readonly submittedBefore?: string
  readonly submitTooMany?: string
  /** What approvers read of it, where the columns of its table are not called so. */
  subject?(tx: Transaction, stored: Stored): Promise<Partial<ApprovalSubject>>
}

/** The facts of a kind of document. Everything else about it follows from contract, workflow and tables. */
export interface KindFacts<Stored extends StoredDocument = StoredDocument> {
  /** As the operations name it: listX, getX, createX, updateX, deleteX, submitX, recallX. */
  readonly name: string
  /** Operations that are called otherwise. */
  readonly operations?: Partial<Operations>
  readonly docType: string
  /** What its numbers begin with. @default docType */
  readonly prefix?: string
  readonly workflow: Workflow
  /** How its numbers are given that carry no month. */
  nextNumber?(tx: Transaction): Promise<string>
  /** Its table; lines and readers stand in <table>_line and <table>_party. */
  readonly table: keyof Tables & string
  /** Where its lines stand otherwise. */
  readonly lines?: Partial<LineFacts>
  /** The column of its number. */
  readonly number: string
  /** The column of the day whose month the number carries. @default req_date */
  readonly numberedDay?: string
  /** The column of its title. @default title */
  readonly title?: string
  /** The column of its drafter. @default the drafter field of its workflow */
  readonly drafter?: string
  /** Whose its files are. @default docType */
  readonly fileOwner?: string
  /** The page on which staff open it. */
  readonly page: string
  /** Kinds without it are not approved. docType is then a value of APPR_DOC_TYPE. */
  readonly approval?: ApprovalFacts<Stored>
  /** Words for a draft without lines or without a title. */
  readonly texts?: { readonly noLine: string; readonly titleTooShort?: string }
  /** Words for a state that refuses, by transition (and state) or by state; the others are refused by the name of the state. */
  readonly stateTexts?: Readonly<Record<string, string | Readonly<Record<string, string>>>>
  /** What refuses in another way than by words for a state; undefined leaves it to the others. */
  ownRefusal?(refusal: TransitionRefusal, transition: string, stored: StoredDocument): Failure | undefined
  /** Words for a reason that is too short, by transition. */
  readonly reasonTexts?: Readonly<Record<string, string>>
  /** Columns that the history keeps of a change. @default title, amount of the approval and count of lines */
  readonly noted?: readonly string[]
  /** A save deletes the lines and writes them again: suppliers may not update them, and the server adds nothing later. */
  readonly linesAreReplaced?: true
  /** People beside its readers see it, so that only the policies find the documents of a person. */
  readonly isFoundByPolicy?: true
  /** Groups that find their own alone, whatever the scope of their rows (protect_personal_document). */
  readonly ownOnly?: readonly string[]
  /** Locks what must be locked before the document, so that nobody waits for the other. */
  lockFirst?(tx: Transaction, stored: Stored): Promise<unknown>
}

/** The lines of a kind. */
export interface LineFacts {
  readonly table: string
  /** The column of their number. */
  readonly number: string
  /**
   * tens: stored lines keep their numbers, new ones follow in tens. given: as they are sent. fixed: the server makes them with the
   * document; a save changes those that it names, and adds and deletes none.
   */
  readonly numbering: 'tens' | 'given' | 'fixed'
}

/** The operations that follow from a kind. */
export interface Operations {
  readonly get: string
  readonly create: string
  readonly update: string
  readonly delete: string
  readonly submit: string
  readonly recall: string
}

export interface DocumentKind<
  Stored extends StoredDocument = StoredDocument,
  Line extends object = object,
  Draft extends DraftShape = DraftShape,
> extends KindFacts<Stored> {
  readonly operations: Operations
  /** The operation whose request says what a save sends: that which creates, or where the server creates that which updates. */
  readonly saving: string
  readonly lines: LineFacts
  readonly drafter: string
  /** Where the table has one. */
  readonly drafterName: string | undefined
  readonly statusGroup: CodeGroup
  readonly noted: readonly string[]
  /** Where the table of its readers exists. */
  readonly parties: PartyTable | undefined
  /** Nothing has it: the types of a kind alone. */
  readonly types?: { readonly stored: Stored; readonly line: Line; readonly draft: Draft }
}

/** Declares a kind of document. A fact that workflow and tables do not bear out is a failure when the server starts. */
export function documentKind<
  Stored extends StoredDocument,
  Line extends object,
  Draft extends DraftShape = DraftShape,
>(facts: KindFacts<Stored>): DocumentKind<Stored, Line, Draft> {
  const { name, table, number, workflow, approval } = facts
  const drafter = facts.drafter ?? columnOf(workflow.drafterField)
  const drafterName = `${drafter.replace(/_id$/, '')}_nm`
  const has = (column: string) => columnFact(table, column) !== undefined
  const noted = facts.noted ?? [facts.title ?? 'title', approval?.amountKrw ?? '', 'line_cnt'].filter(has)
  const needed = approval ? ['approval_status', ...(approval.amountKrw ? [approval.amountKrw] : [])] : []
  for (const column of [number, drafter, 'status', 'version', ...noted, ...needed])
    if (!has(column)) throw new Error(`${name}: the table ${table} has no column ${column}.`)
  if (!isCodeGroup(workflow.statusCode)) throw new Error(`${name}: no code group ${workflow.statusCode}.`)
  const operations = {
    ...{ get: `get${name}`, create: `create${name}`, update: `update${name}` },
    ...{ delete: `delete${name}`, submit: `submit${name}`, recall: `recall${name}` },
    ...facts.operations,
  }
  return {
    ...facts,
    operations,
    saving: savesHeader(operations.create) ? operations.create : operations.update,
    lines: { table: `${table}_line`, number: 'line_no', numbering: 'tens', ...facts.lines },
    drafter,
    drafterName: has(drafterName) ? drafterName : undefined,
    statusGroup: workflow.statusCode,
    noted,
    parties: partiesOf(table, number),
  }
}

function savesHeader(operation: string): boolean {
  const facts: Readonly<Record<string, OperationFact | undefined>> = contractFacts
  return facts[operation]?.body?.fields.header !== undefined
}

/** Rows of readers may repeat columns of the document, which lists of their own documents then filter by. */
function partiesOf(table: string, number: string): PartyTable | undefined {
  const columns = columnFacts[`${table}_party`]
  if (columns === undefined) return undefined
  const copied = Object.keys(columns).filter(column => column !== number && columnFact(table, column))
  return { table, parties: `${table}_party`, key: number, copied }
}

/** One operation makes and changes documents: the number stands in the header of what changes one. */
export const isSavedByOne = ({ operations }: Pick<DocumentKind, 'operations'>): boolean =>
  operations.create === operations.update

export const docNoOf = ({ number }: Pick<KindFacts, 'number'>, stored: StoredDocument): string =>
  String(stored[number])

/** The column of a kind that names a person, as text. */
export const personOf = (column: string | undefined, stored: StoredDocument): string =>
  String((column === undefined ? undefined : stored[column]) ?? '')

/** Who the actor is as a drafter: a document that a company drafts is that of all its users. */
export const drafterOf = ({ drafter }: Pick<DocumentKind, 'drafter'>, actor: Actor): string =>
  drafter === 'comp_no' ? (actor.compNo ?? '') : actor.userId

/** The address of a document, as its page, approvers and messages open it. */
export const linkOf = ({ page, number }: Pick<KindFacts, 'page' | 'number'>, docNo: string): string =>
  `${page}?${fieldOf(number)}=${docNo}`

/** The document by its number; undefined where the actor does not see it. */
/** A document that the actor does not find: refused where others have such documents that he does not see. */
export const notFoundFor = (
  { ownOnly = [] }: Pick<KindFacts, 'ownOnly'>,
  { group, scope }: Pick<Actor, 'group' | 'scope'>,
): Failure => documentNotFound(ownOnly.includes(group) ? 'own' : scope)

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
  kind: DocumentKind<Stored>,
  docNo: string,
): Promise<Stored | undefined> {
  const { table, number } = kind
  return runAs(tx, 'all', async () => {
    if (kind.lockFirst) {
      const seen = await findDocument(tx, kind, docNo)
      if (seen) await kind.lockFirst(tx, seen)
    }
    const { rows } = await sql<Stored>`select * from ${sql.table(table)}
      where ${sql.ref(number)} = ${docNo} for update`.execute(tx)
    return rows[0]
  })
}

/** Its lines in their order, none of a kind without lines; `columns` are those that may be read, where that is not all. */
export async function readLines<Stored extends StoredDocument, Line extends object>(
  tx: Transaction,
  { number, lines }: DocumentKind<Stored, Line>,
  docNo: string,
  columns?: readonly string[],
): Promise<readonly Line[]> {
  if (!columnFact(lines.table, lines.number)) return []
  const read = columns ? sql.join(columns.map(name => sql.ref(name))) : sql`*`
  const { rows } = await sql<Line>`select ${read} from ${sql.table(lines.table)}
    where ${sql.ref(number)} = ${docNo} order by ${sql.ref(lines.number)}`.execute(tx)
  return rows
}

/** Moves a document on; written as the server, since approvers and suppliers move it as well. */
export async function moveDocument<Stored extends StoredDocument>(
  context: EventContext,
  kind: DocumentKind<Stored>,
  stored: Stored,
  change: DocumentChange<Partial<Stored>>,
): Promise<TransitionAnswer> {
  const docNo = docNoOf(kind, stored)
  const answer = await changeDocument(
    context,
    { table: kind.table, key: kind.number, docType: kind.docType, isOfServer: true },
    { ...stored, docNo },
    change,
  )
  if (kind.parties) await followDocument(context.tx, kind.parties, docNo)
  return answer
}

/** Adds people who may read a document from now on. */
export async function addReaders(
  tx: Transaction,
  { name, parties }: Pick<DocumentKind, 'name' | 'parties'>,
  docNo: string,
  people: readonly (string | null | undefined)[],
): Promise<void> {
  const known = [...new Set(people.flatMap(person => person ?? []))]
  if (known.length === 0) return
  if (!parties) throw new Error(`${name} has no table of readers.`)
  await addPartyRows(tx, parties, docNo, known)
}

/** What the history keeps of a document that is changed or deleted. */
export const noteOf = ({ noted }: Pick<DocumentKind, 'noted'>, row: Columns): Columns =>
  Object.fromEntries(noted.map(column => [fieldOf(column), row[column]]))
