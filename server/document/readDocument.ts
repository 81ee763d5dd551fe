import { koreanDay } from '../../schemas/shared/koreanTime'
import { newestApproval, readApproval } from './approval/approvalStore'
import { type Columns, columnFact, columnOf, type FieldFacts, wireOf } from './columns'
import type { EventContext } from './documentEvents'
import { readDocumentHistory } from './documentHistory'
import { type DocumentKind, docNoOf, readLines, type StoredDocument } from './documentKind'
import { operationFact } from './erasedRoute'
import { readFileItems } from './fileStore'
import { given } from './givenFields'
import { namedFields, withNames } from './lookedUpNames'

/** What no column holds. */
export interface DocumentReading<Stored, Line> {
  /** Words for steps of its history, where the workflow has none or others. */
  readonly stepLabels?: Readonly<Record<string, string>>
  readonly header?: Readonly<
    Record<
      string,
      (context: EventContext, stored: Stored, lines: readonly Line[]) => unknown | Promise<unknown>
    >
  >
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
  { operations, table }: Pick<DocumentKind, 'operations' | 'table'>,
  read: DocumentReading<Stored, Line> = {},
) {
  const { fields } = operationFact(operations.get).answer
  const header = fields.header?.fields ?? {}
  const lines = fields.lines?.fields ?? {}
  const named = (of: FieldFacts, its: string, others: readonly string[]) => {
    const names = namedFields(of, column => columnFact(its, column) !== undefined)
    const known = new Set([...names.map(({ nameColumn }) => nameColumn), ...others.map(columnOf)])
    for (const { name } of Object.values(of))
      if (!known.has(columnOf(name)) && !columnFact(its, columnOf(name)))
        throw new Error(`${operations.get}: ${its} has no column for ${name}; say in "read" what it is.`)
    return names
  }
  return {
    header,
    lines,
    hasFiles: 'files' in fields,
    headerNames: named(header, table, Object.keys(read.header ?? {})),
    lineNames: named(lines, `${table}_line`, read.lines?.fields ?? []),
  }
}

export type DocumentAnswer = ReturnType<typeof documentAnswer>

/** The whole document that the actor sees: header, lines, files, newest approval and history. */
export async function readDocument<Stored extends StoredDocument, Line extends object>(
  context: EventContext,
  kind: DocumentKind<Stored, Line>,
  stored: Stored,
  answer: DocumentAnswer,
  read: DocumentReading<Stored, Line> = {},
): Promise<Columns> {
  const { tx, now } = context
  const { docType, workflow, statusGroup } = kind
  const docNo = docNoOf(kind, stored)
  const currency = typeof stored.currency === 'string' ? stored.currency : undefined
  const newest = kind.approval && (await newestApproval(tx, docType, docNo))
  const approval = newest && (await readApproval(tx, newest.appr_no, koreanDay(now)))
  const [header = stored] = await withNames(tx, answer.headerNames, [stored])
  const stands = await readLines(tx, kind, docNo)
  const lines = await withNames(tx, answer.lineNames, stands as readonly Columns[])
  const beside = (await read.lines?.read(context, stored, stands)) ?? []
  const further: Record<string, unknown> = {}
  for (const [name, readField] of Object.entries(read.header ?? {}))
    further[name] = await readField(context, stored, stands)
  return {
    header: { ...wireOf(answer.header, header, currency), ...given(further) },
    lines: lines.map((line, index) => ({ ...wireOf(answer.lines, line, currency), ...beside[index] })),
    ...(answer.hasFiles ? { files: stored.file_id ? await readFileItems(tx, stored.file_id) : [] } : {}),
    ...(approval ? { approval } : {}),
    history: await readDocumentHistory(tx, {
      docType,
      docNo,
      workflow,
      statusGroup,
      systemLabels: read.stepLabels,
    }),
  }
}
