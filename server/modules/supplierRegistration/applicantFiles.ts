import type { EventContext } from '../../document/documentEvents'
import { readItems } from '../../document/fileStore'
import { notAllowed } from '../../http/failure'
import type { SentFile } from './applyRules'
import type { ApplyToken } from './applyToken'

/** Refuses a file that was not uploaded with this token, or for this application before. */
export async function checkFiles(
  { tx }: Pick<EventContext, 'tx'>,
  files: readonly SentFile[],
  token: ApplyToken,
  ofApplication: string | null,
): Promise<void> {
  for (const fileId of new Set(files.map(file => file.fileId))) {
    if (fileId !== token.file_id && fileId !== ofApplication) throw notAllowed('a file of another token')
    const known = new Set((await readItems(tx, fileId)).map(item => item.file_seq))
    if (files.some(file => file.fileId === fileId && !known.has(file.fileSeq)))
      throw notAllowed('no such file of this token')
  }
}

/**
 * Makes the documents of an application exactly those that were sent: what was uploaded now is put to those of before, what is
 * not named any more goes.
 */
export async function keepFiles(
  { tx, now }: EventContext,
  files: readonly SentFile[],
  kept: string,
  regNo: string,
): Promise<void> {
  await tx
    .updateTable('file')
    .set({ owner_no: regNo, updated_dt: now })
    .where('file_id', '=', kept)
    .where('owner_no', 'is', null)
    .execute()
  const stays = files.filter(file => file.fileId === kept).map(file => file.fileSeq)
  let last = 0
  for (const item of await readItems(tx, kept)) {
    last = Math.max(last, item.file_seq)
    if (stays.includes(item.file_seq)) continue
    await tx
      .deleteFrom('file_item')
      .where('file_id', '=', kept)
      .where('file_seq', '=', item.file_seq)
      .execute()
  }
  for (const file of files) {
    const file_seq = file.fileId === kept ? file.fileSeq : ++last
    await tx
      .updateTable('file_item')
      .set({ file_id: kept, file_seq, doc_type: file.docType ?? null, bigo: file.bigo ?? null })
      .where('file_id', '=', file.fileId)
      .where('file_seq', '=', file.fileSeq)
      .execute()
  }
}
