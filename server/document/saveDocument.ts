import { sql } from 'kysely'
import type { TransitionAnswer } from '../../codegen/generated/types'
import { koreanDay } from '../../schemas/shared/koreanTime'
import { findTransition } from '../../schemas/workflow/workflow'
import { badRequest } from '../http/failure'
import { withoutApproval } from './changeDocument'
import { cleanDraft } from './cleanFields'
import { type Columns, columnFact, columnsFor, type FieldFacts, fieldOf } from './columns'
import { targetOf } from './documentApproval'
import { addEvent, type EventContext } from './documentEvents'
import {
  addReaders,
  type DocumentKind,
  type DraftShape,
  docNoOf,
  drafterOf,
  type LineFacts,
  noteOf,
  readLines,
  type StoredDocument,
} from './documentKind'
import { nextNumber } from './documentNumber'
import type { DocumentParts, Prepared } from './documentParts'
import { attachFile, type FileNote } from './fileStore'
import { numbersOf } from './lineNumbers'
import { followDocument } from './partyRows'
import { deleteOtherLines, deleteRows, insertInto, updateRow, updateWhere } from './writeRows'

export interface Saving<Stored extends StoredDocument, Line extends object, Draft extends DraftShape> {
  readonly kind: DocumentKind<Stored, Line, Draft>
  readonly prepare: NonNullable<DocumentParts<Stored, Line, Draft>['prepare']>
  readonly rules: DocumentParts<Stored, Line, Draft>['rules']
  /** What a save sends, from the contract. */
  readonly sentHeader: FieldFacts
  readonly sentLines: FieldFacts
  /** What the history says of it. @default createX or updateX */
  readonly action?: string
}

/** Stores a new document in its first state, or what its drafter changed; with its lines, file, readers and event. */
export async function saveDocument<
  Stored extends StoredDocument,
  Line extends object,
  Draft extends DraftShape,
>(
  context: EventContext,
  { kind, prepare, rules, sentHeader, sentLines, action }: Saving<Stored, Line, Draft>,
  sent: Draft & { readonly files?: readonly FileNote[] },
  stored?: Stored,
): Promise<TransitionAnswer> {
  const { tx, actor, now } = context
  const { table, number, docType, operations } = kind
  const before = stored ? await readLines(tx, kind, docNoOf(kind, stored), [kind.lines.number]) : []
  const draft = numberedDraft(kind.lines, cleanDraft(sent), before)
  const failure = await rules?.(context, draft, 'draft', stored)
  if (failure) throw failure
  const prepared = await prepare(context, draft, stored)
  const { fileId: _file, ...headerFields } = sentHeader
  const written = { updated_by: actor.userId, updated_dt: now }
  const status = prepared.status ?? (stored ? targetOf(kind, operations.update, stored) : firstState(kind))
  const approvalStatus =
    (prepared.status === undefined ? stored?.approval_status : undefined) ??
    (columnFact(table, 'approval_status') ? 'N' : withoutApproval)
  const header = { ...columnsFor(table, headerFields, { ...draft.header }), ...prepared.header, ...written }
  const docNo = stored
    ? docNoOf(kind, stored)
    : ((await kind.nextNumber?.(tx)) ?? (await nextNumber(tx, kind.prefix ?? docType, now)))
  const version = stored ? stored.version + 1 : 0
  const moved = prepared.status === undefined ? { status } : { status, approval_status: approvalStatus }
  if (stored) await updateRow(tx, table, [number, docNo], { ...header, ...moved, version })
  else
    await insertInto(tx, table, [
      {
        ...columnsOfDrafter(kind, context),
        ...header,
        [number]: docNo,
        status,
        created_by: actor.userId,
        created_dt: now,
      },
    ])
  if (stored && kind.parties) await followDocument(tx, kind.parties, docNo)
  // The policies of lines and files ask whether the document is seen, so its people come first.
  await addReaders(tx, kind, docNo, prepared.readers ?? [])
  await writeLines(context, { kind, sentLines }, docNo, { draft, prepared, isStored: stored !== undefined })
  const fileId = prepared.fileId ?? draft.header.fileId
  if (fileId !== undefined)
    await attachFile(
      context,
      { fileId, ownerType: kind.fileOwner ?? docType, ownerNo: docNo },
      sent.files ?? [],
      file_id => updateRow(tx, table, [number, docNo], { file_id }),
    )
  await addEvent(context, {
    docType,
    docNo,
    action: action ?? (stored ? operations.update : operations.create),
    from: stored?.status ?? null,
    to: status,
    ...(stored ? { before: noteOf(kind, stored), after: noteOf(kind, header) } : {}),
  })
  await prepared.after?.()
  return { success: true, docNo, status, approvalStatus, version }
}

/** The state that the kind's way of creating leads to: staff may begin where a supplier ends. */
const firstState = ({ workflow, operations }: Pick<DocumentKind, 'workflow' | 'operations'>): string => {
  const to = findTransition(workflow, operations.create)?.to ?? 'unchanged'
  return to === 'unchanged' ? workflow.initial : to
}

/** Who drafts a document and for whom, where nothing else is prepared. */
function columnsOfDrafter(
  kind: Pick<DocumentKind, 'table' | 'drafter' | 'drafterName'>,
  { actor, now }: EventContext,
): Columns {
  const columns = {
    section: actor.section,
    deptcd: actor.deptcd,
    deptnm: actor.deptnm,
    [kind.drafter]: drafterOf(kind, actor),
    ...(kind.drafterName === undefined ? {} : { [kind.drafterName]: actor.name }),
    req_date: koreanDay(now),
  }
  return Object.fromEntries(Object.entries(columns).filter(([name]) => columnFact(kind.table, name)))
}

/** Lines by the numbers they are stored with, so that rules can name them. */
function numberedDraft<Draft extends DraftShape>(
  { number, numbering }: LineFacts,
  draft: Draft,
  before: readonly object[],
): Draft {
  const field = fieldOf(number)
  const sent = draft.lines.map(line => (line as Columns)[field] as number | undefined)
  const stored = before.map(line => Number((line as Columns)[number]))
  const numbers =
    numbering === 'given' ? sent.map((line, at) => line ?? at + 1) : numbersOf(field, sent, stored)
  if (numbering === 'fixed' && numbers.some(line => !stored.includes(line)))
    throw badRequest(field, 'the document has no such line')
  return { ...draft, lines: draft.lines.map((line, index) => ({ ...line, [field]: numbers[index] })) }
}

interface Written<Draft> {
  readonly draft: Draft
  readonly prepared: Prepared
  readonly isStored: boolean
}

/** Lines that are sent again keep the columns that only the server writes. */
async function writeLines<Stored extends StoredDocument, Line extends object, Draft extends DraftShape>(
  { tx }: EventContext,
  { kind, sentLines }: Pick<Saving<Stored, Line, Draft>, 'kind' | 'sentLines'>,
  docNo: string,
  { draft, prepared, isStored }: Written<Draft>,
): Promise<void> {
  const { number, lines } = kind
  const { table } = lines
  if (draft.lines.length === 0 && !columnFact(table, lines.number)) return
  if (!columnFact(table, lines.number)) throw new Error(`The table ${table} has no lines.`)
  const rows = draft.lines.flatMap((line, index): Columns[] => {
    const columns = prepared.lines[index]
    if (columns === undefined) return []
    const place = { [number]: docNo, [lines.number]: (line as Columns)[fieldOf(lines.number)] }
    return [{ ...columnsFor(table, sentLines, { ...line }), ...columns, ...place }]
  })
  if (lines.numbering === 'fixed') {
    for (const { [number]: _document, [lines.number]: line, ...columns } of rows)
      await updateWhere(
        tx,
        table,
        sql`${sql.ref(number)} = ${docNo} and ${sql.ref(lines.number)} = ${line}`,
        columns,
      )
    return
  }
  if (isStored && kind.linesAreReplaced) await deleteRows(tx, table, [number, docNo])
  if (!isStored || kind.linesAreReplaced) return insertInto(tx, table, rows)
  const kept = rows.map(row => Number(row[lines.number]))
  await deleteOtherLines(tx, table, [number, docNo], [lines.number, kept])
  return insertInto(tx, table, rows, [number, lines.number])
}
