import type { Transaction } from '../database/connect'
import { runAs } from '../database/runAs'
import { newestApproval, readApproval } from './approval/approvalStore'
import { type Columns, columnFact, columnOf, type FieldFacts, wireOf } from './columns'
import type { EventContext } from './documentEvents'
import { readDocumentHistory } from './documentHistory'
import { type DocumentKind, docNoOf, readLines, type StoredDocument } from './documentKind'
import { operationFact } from './erasedRoute'
import { readFileItems } from './fileStore'
import { given } from './givenFields'
import { type NameOf, namedFields, withNames } from './lookedUpNames'

/** What no column holds. */
export interface DocumentReading<Stored, Line> {
  /** Words for steps of its history, where the workflow has none or others. */
  readonly stepLabels?: Readonly<Record<string, string>>
  /** What of the stored document the reader may not see, and who is named in its history instead of people whom he may not know. */
  readonly withheld?: (
    context: EventContext,
    stored: Stored,
  ) => { readonly columns: readonly string[]; readonly actorName: string } | undefined
  readonly header?: Readonly<
    Record<
      string,
      (context: EventContext, stored: Stored, lines: readonly Line[]) => unknown | Promise<unknown>
    >
  >
  /** Fields of the header that are read together. */
  readonly beside?: {
    readonly fields: readonly string[]
    readonly read: (context: EventContext, stored: Stored) => Promise<Columns>
  }
  /** The header field that names files of another document, which are answered among its own. */
  readonly papers?: string
  /** Names in the header whose code is not answered beside them. */
  readonly names?: Readonly<Record<string, NameOf>>
  /** `read` answers the fields of each line, in their order. */
  readonly lines?: {
    readonly fields: readonly string[]
    readonly read: (
      context: EventContext,
      stored: Stored,
      lines: readonly Line[],
    ) => Promise<readonly Columns[]>
  }
}

/** What a document answers, from the contract: every field of header and lines has a column, a name that is looked up, or is read. */
export function documentAnswer<Stored, Line>(
  { operations, table, lines: { table: lineTable } }: Pick<DocumentKind, 'operations' | 'table' | 'lines'>,
  read: DocumentReading<Stored, Line> = {},
) {
  const { fields } = operationFact(operations.get).answer
  const header = fields.header?.fields ?? {}
  const lines = fields.lines?.fields ?? {}
  const named = (
    of: FieldFacts,
    its: string,
    others: readonly string[],
    further?: Readonly<Record<string, NameOf>>,
  ) => {
    const names = namedFields(of, column => columnFact(its, column) !== undefined, further)
    const known = new Set([...names.map(({ nameColumn }) => nameColumn), ...others.map(columnOf)])
    for (const { name } of Object.values(of))
      if (!known.has(columnOf(name)) && !columnFact(its, columnOf(name)))
        throw new Error(`${operations.get}: ${its} has no column for ${name}; say in "read" what it is.`)
    return names
  }
  return {
    header,
    lines,
    has: (part: string) => part in fields,
    headerNames: named(
      header,
      table,
      [...Object.keys(read.header ?? {}), ...(read.beside?.fields ?? [])],
      read.names,
    ),
    lineNames: named(lines, lineTable, read.lines?.fields ?? []),
  }
}

const columnsOf = (fields: FieldFacts, table: string) =>
  Object.values(fields).flatMap(({ name }) => (columnFact(table, columnOf(name)) ? columnOf(name) : []))

export type DocumentAnswer = ReturnType<typeof documentAnswer>

const withoutColumns = <Stored extends object>(stored: Stored, columns: readonly string[] = []): Stored => ({
  ...stored,
  ...Object.fromEntries(columns.map(name => [name, null])),
})

/** The whole document that the actor sees: header, lines, files, newest approval and history. */
export async function readDocument<Stored extends StoredDocument, Line extends object>(
  context: EventContext,
  kind: DocumentKind<Stored, Line>,
  stored: Stored,
  answer: DocumentAnswer,
  read: DocumentReading<Stored, Line> = {},
): Promise<Columns> {
  const { tx, actor } = context
  const { docType, workflow, statusGroup } = kind
  const docNo = docNoOf(kind, stored)
  const isSupplier = actor.portal === 'external'
  // Suppliers have no tables of people and companies; they read names alone (D-30).
  const names = (of: typeof answer.headerNames, rows: readonly Columns[]) =>
    isSupplier ? runAs(tx, 'all', () => withNames(tx, of, rows)) : withNames(tx, of, rows)
  const currency = typeof stored.currency === 'string' ? stored.currency : undefined
  const newest = answer.has('approval') && (await newestApproval(tx, docType, docNo))
  const approval = newest && (await readApproval(tx, newest.appr_no))
  const withheld = read.withheld?.(context, stored)
  const [header = stored] = await names(answer.headerNames, [withoutColumns(stored, withheld?.columns)])
  // Suppliers may read no more columns of lines than they are answered.
  const columns = isSupplier ? columnsOf(answer.lines, kind.lines.table) : undefined
  const stands = await readLines(tx, kind, docNo, columns)
  const lines = await names(answer.lineNames, stands as readonly Columns[])
  const beside = (await read.lines?.read(context, stored, stands)) ?? []
  const further: Record<string, unknown> = { ...(await read.beside?.read(context, stored)) }
  for (const [name, readField] of Object.entries(read.header ?? {}))
    further[name] = await readField(context, stored, stands)
  const papers = read.papers === undefined ? undefined : further[read.papers]
  const fileIds = [stored.file_id, papers].filter(id => typeof id === 'string')
  return {
    header: { ...wireOf(answer.header, header, currency), ...given(further) },
    ...(answer.has('lines')
      ? { lines: lines.map((line, index) => ({ ...wireOf(answer.lines, line, currency), ...beside[index] })) }
      : {}),
    ...(answer.has('files') ? { files: await readFilesOf(tx, fileIds) } : {}),
    ...(approval ? { approval } : {}),
    ...(answer.has('history')
      ? {
          history: await readDocumentHistory(tx, {
            docType,
            docNo,
            workflow,
            statusGroup,
            systemLabels: read.stepLabels,
            ...(withheld ? { nameOf: () => withheld.actorName } : {}),
          }),
        }
      : {}),
  }
}

async function readFilesOf(tx: Transaction, fileIds: readonly string[]) {
  const items = []
  for (const fileId of fileIds) items.push(...(await readFileItems(tx, fileId)))
  return items
}
