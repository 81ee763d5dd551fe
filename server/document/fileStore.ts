import { sql } from 'kysely'
import type { FileItem } from '../../codegen/generated/types'
import { koreanDay } from '../../schemas/shared/koreanTime'
import { zeroPad } from '../../schemas/shared/zeroPad'
import type { Transaction } from '../database/connect'
import { fieldRefused } from '../http/failure'
import type { EventContext } from './documentEvents'
import { given } from './givenFields'

export interface FileNote {
  readonly fileSeq: number
  readonly bigo?: string
  /** Of papers of companies: what it is, and until when it counts. */
  readonly docType?: string
  readonly validTo?: string
}

interface FileRow {
  readonly file_id: string
  readonly file_seq: number
  readonly file_name: string
  readonly file_size: string
  readonly mime_type: string | null
  readonly bigo: string | null
  readonly doc_type?: string | null
  readonly valid_to?: string | null
}

export function itemOf(row: FileRow): FileItem {
  return {
    fileId: row.file_id,
    fileSeq: row.file_seq,
    fileName: row.file_name,
    fileSize: Number(row.file_size),
    ...given({
      mimeType: row.mime_type,
      bigo: row.bigo,
      docType: row.doc_type ?? null,
      validTo: row.valid_to ?? null,
    }),
  }
}

/** A day has its own counter: FL20261120000001. */
export async function nextFileId(tx: Transaction, now: Date): Promise<string> {
  const day = koreanDay(now).replaceAll('-', '')
  const { last_no } = await tx
    .insertInto('doc_sequence')
    .values({ prefix: 'FL', yyyymm: day, last_no: 1 })
    .onConflict(conflict =>
      conflict.columns(['prefix', 'yyyymm']).doUpdateSet({ last_no: sql<number>`doc_sequence.last_no + 1` }),
    )
    .returning('last_no')
    .executeTakeFirstOrThrow()
  return `FL${day}${zeroPad(last_no, 6)}`
}

export function findFile(tx: Transaction, fileId: string) {
  return tx.selectFrom('file').selectAll().where('file_id', '=', fileId).executeTakeFirst()
}

export async function readItems(tx: Transaction, fileId: string) {
  return tx.selectFrom('file_item').selectAll().where('file_id', '=', fileId).orderBy('file_seq').execute()
}

/** Bytes that a user has uploaded and no document carries yet. */
export async function pendingBytes(tx: Transaction, userId: string): Promise<number> {
  const { bytes } = await tx
    .selectFrom('file')
    .innerJoin('file_item', 'file_item.file_id', 'file.file_id')
    .select(eb => eb.fn.coalesce(eb.fn.sum<string>('file_size'), sql<string>`0`).as('bytes'))
    .where('file.created_by', '=', userId)
    .where('owner_no', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(bytes)
}

export async function readFileItems(tx: Transaction, fileId: string): Promise<readonly FileItem[]> {
  return (await readItems(tx, fileId)).map(itemOf)
}

/** Puts the same files to another group as well, behind those that stand there. */
export async function addCopies(
  { tx, actor, now }: Pick<EventContext, 'tx' | 'actor' | 'now'>,
  fileId: string,
  items: Awaited<ReturnType<typeof readItems>>,
): Promise<void> {
  const last = (await readItems(tx, fileId)).at(-1)?.file_seq ?? 0
  for (const [index, item] of items.entries())
    await tx
      .insertInto('file_item')
      .values({
        ...item,
        ...{ file_id: fileId, file_seq: last + index + 1, created_by: actor.userId, created_dt: now },
      })
      .execute()
}

export interface FileOwner {
  readonly fileId: string
  readonly ownerType: string
  readonly ownerNo: string
}

const fileMissing = '첨부파일을 찾을 수 없습니다. 다시 첨부해 주세요.'

/**
 * Ties an uploaded file to the document that is being saved, and keeps the remarks on its parts. The policies show the
 * actor only files he uploaded himself and files of documents he sees; of the latter this document's alone will do.
 *
 * `carry` writes the row that names the file. It runs between the check and the tie, and nowhere else: policies open a file
 * by the row that names it, so a file that is tied before that row stands is refused, and a row written before the check
 * would open a file of somebody else.
 */
export async function attachFile(
  { tx, actor, now }: EventContext,
  { fileId, ownerType, ownerNo }: FileOwner,
  notes: readonly FileNote[],
  carry: (fileId: string) => Promise<unknown>,
): Promise<void> {
  const file = await findFile(tx, fileId)
  if (!file || file.owner_type !== ownerType || (file.owner_no !== null && file.owner_no !== ownerNo))
    throw fieldRefused('fileId', fileMissing)
  await carry(fileId)
  if (file.owner_no === null) {
    // Two documents that are saved with the same file at once: the second finds it taken.
    const tied = await tx
      .updateTable('file')
      .set({ owner_no: ownerNo, updated_by: actor.userId, updated_dt: now })
      .where('file_id', '=', fileId)
      .where('owner_no', 'is', null)
      .executeTakeFirst()
    if (tied.numUpdatedRows === 0n) throw fieldRefused('fileId', fileMissing)
  }
  for (const note of notes)
    await tx
      .updateTable('file_item')
      .set({ bigo: note.bigo ?? null, doc_type: note.docType ?? null, valid_to: note.validTo ?? null })
      .where('file_id', '=', fileId)
      .where('file_seq', '=', note.fileSeq)
      .execute()
}
