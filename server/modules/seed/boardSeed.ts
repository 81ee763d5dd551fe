import { addDays } from '../../../schemas/shared/calendar'
import { richTextWords } from '../../../schemas/shared/richText'
import type { Transaction } from '../../database/connect'
import { newBlobKey, writeBlob } from '../common/fileBlobs'
import { nextFileId } from '../common/fileStore'
import { type NoticeText, noticeTexts } from './noticeTexts'

/** The notices of the demo, dated from its anchor day. */
export async function seedNotices(tx: Transaction, today: string): Promise<void> {
  const writers = await tx
    .selectFrom('person')
    .select(['singleid', 'hname'])
    .where('singleid', 'in', ['system.admin', 'ops.admin', 'buy.head'])
    .execute()
  const names = new Map(writers.map(person => [person.singleid, person.hname]))
  await tx
    .insertInto('post')
    .values(noticeTexts.map((notice, index) => postOf(notice, index, today, names)))
    .execute()
}

function postOf(notice: NoticeText, index: number, today: string, names: ReadonlyMap<string, string>) {
  const day = addDays(today, -notice.daysAgo)
  const written = `${day}T${String(8 + (index % 3)).padStart(2, '0')}:${String((index * 17) % 60).padStart(2, '0')}:00+09:00`
  return {
    board_id: 'notice',
    target: notice.target,
    title: notice.title,
    content: notice.content,
    content_text: richTextWords(notice.content),
    top_yn: notice.isPinned ? 'Y' : 'N',
    popup_yn: notice.isPopup ? 'Y' : 'N',
    post_from: day,
    post_to: addDays(today, notice.until),
    // The longer it stands there, the more have read it.
    view_cnt: Math.min(118, 6 + notice.daysAgo * 2 + ((index * 29) % 23)),
    writer: notice.writer,
    writer_nm: names.get(notice.writer) ?? notice.writer,
    write_dt: written,
    use_yn: notice.isOutOfUse ? 'N' : 'Y',
    created_by: notice.writer,
    created_dt: written,
    updated_by: notice.writer,
    updated_dt: written,
  }
}

/** Files of the notices that say they have one. */
export async function seedNoticeFiles(tx: Transaction, folder: string, now: Date): Promise<void> {
  for (const notice of noticeTexts) {
    if (notice.file === undefined) continue
    const post = await tx
      .selectFrom('post')
      .select(['post_no', 'writer', 'write_dt'])
      .where('title', '=', notice.title)
      .executeTakeFirstOrThrow()
    const bytes = Buffer.from(`${notice.title}\n\n${richTextWords(notice.content)}\n`, 'utf8')
    const blob = newBlobKey()
    await writeBlob(folder, blob, bytes)
    const fileId = await nextFileId(tx, now)
    const written = { created_by: post.writer, created_dt: post.write_dt }
    await tx
      .insertInto('file')
      .values({ file_id: fileId, owner_type: 'POST', owner_no: String(post.post_no), ...written })
      .execute()
    await tx
      .insertInto('file_item')
      .values({
        file_id: fileId,
        file_seq: 1,
        file_name: notice.file,
        file_size: String(bytes.length),
        mime_type: 'text/plain',
        blob_key: blob,
        ...written,
      })
      .execute()
    await tx.updateTable('post').set({ file_id: fileId }).where('post_no', '=', post.post_no).execute()
  }
}
