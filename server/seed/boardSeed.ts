import { addDays } from '../../schemas/shared/calendar'
import { richTextWords } from '../../schemas/shared/richText'
import type { Transaction } from '../database/connect'
import { nextFileId } from '../document/fileStore'
import { demoAccounts } from '../modules/demo/demoAccounts'
import { demoSuppliers } from '../modules/demo/demoSuppliers'
import { newBlobKey, writeBlob } from '../modules/file/fileBlobs'
import { type NoticeText, noticeTexts } from './noticeTexts'
import { type SeededRandom, seededRandom } from './seededRandom'
import { supplierNoticeTexts } from './supplierNoticeTexts'
import { writeEvents } from './writeEvents'

const seed = 20_261_122
/** Staff who open the notices at all; suppliers' notices are opened by those who look after them. */
const readers = { internal: 190, suppliers: 7 }
/** Days after which about two thirds of those have read a notice who ever will. */
const readingDays = 9
const hour = 3_600_000

/** The notices of the demo, dated from its anchor day, with who wrote and changed them when. */
export async function seedNotices(tx: Transaction, today: string, now: Date): Promise<void> {
  const random = seededRandom(seed)
  const writers = await tx
    .selectFrom('person')
    .select(['singleid', 'hname'])
    .where('singleid', 'in', ['system.admin', 'ops.admin', 'buy.head'])
    .execute()
  const names = new Map(writers.map(person => [person.singleid, person.hname]))
  const told = [...noticeTexts, ...supplierNoticeTexts].map(notice => tellNotice(random, notice, today, now))
  const posts = await tx
    .insertInto('post')
    .values(told.map(notice => postOf(notice, today, names)))
    .returning(['post_no', 'title'])
    .execute()
  const numbers = new Map(posts.map(post => [post.title, String(post.post_no)]))
  await seedReaders(tx, random, now)
  await writeEvents(
    tx,
    told.flatMap(({ notice, written, changes }) =>
      [written, ...changes].map((at, index) => ({
        doc_type: 'POST',
        doc_no: numbers.get(notice.title) ?? '',
        at,
        actor: notice.writer,
        actor_name: names.get(notice.writer) ?? notice.writer,
        action: index === 0 ? 'createPost' : 'updatePost',
        from_status: index === 0 ? null : 'Y',
        to_status: notice.isOutOfUse && index === changes.length ? 'N' : 'Y',
      })),
    ),
  )
}

/** Demo accounts that a must-read notice waits for; the others of them have confirmed it, so that it stands in nobody's way. */
const unconfirmed = ['cfo', 'mirae001']

/** About three of five have confirmed what they must read, each within a few days. */
async function seedReaders(tx: Transaction, random: SeededRandom, now: Date): Promise<void> {
  const posts = await tx
    .selectFrom('post')
    .select(['board_id', 'post_no', 'write_dt', 'target_groups'])
    .where('must_yn', '=', 'Y')
    .orderBy('post_no')
    .execute()
  const staff = await tx
    .selectFrom('person')
    .select(['singleid as reader', 'auth_group_id'])
    .where('use_flag', '=', 'Y')
    .orderBy('singleid')
    .execute()
  const suppliers = await tx
    .selectFrom('ext_user')
    .select(['user_id as reader', 'auth_group_id'])
    .where('status', '=', 'ACTIVE')
    .orderBy('user_id')
    .execute()
  const isDemo = new Set([
    ...demoAccounts.map(({ singleid }) => singleid),
    ...demoSuppliers.map(({ userId }) => userId),
  ])
  const rows = posts.flatMap(({ board_id, post_no, write_dt, target_groups }) =>
    (board_id === 'ogpms' ? suppliers : staff).flatMap(({ reader, auth_group_id }) => {
      const isMeant = target_groups === null || target_groups.split(',').includes(auth_group_id)
      const hasRead = random.chance(0.72)
      const hasConfirmed = hasRead && random.chance(0.8)
      const isSure = isDemo.has(reader) && !unconfirmed.includes(reader)
      if (!isMeant || unconfirmed.includes(reader) || !(hasRead || isSure)) return []
      const written = Date.parse(write_dt)
      const first = new Date(Math.min(written + random.whole(5, 4_000) * 60_000, now.getTime() - 60_000))
      const confirm_dt = hasConfirmed || isSure ? first : null
      return [{ board_id, post_no, reader, first_dt: first, last_dt: first, confirm_dt }]
    }),
  )
  if (rows.length > 0) await tx.insertInto('post_read').values(rows).execute()
}

interface ToldNotice {
  readonly notice: NoticeText
  readonly written: Date
  readonly changes: readonly Date[]
  readonly views: number
}

function tellNotice(random: SeededRandom, notice: NoticeText, today: string, now: Date): ToldNotice {
  const day = addDays(today, -notice.daysAgo)
  const morning = Date.parse(`${day}T08:00:00+09:00`) + random.whole(5, 170) * 60_000
  const written = Math.min(morning, now.getTime() - 60_000)
  // A slip is mended within the hour, a pinned notice is brought up to date later, one out of use was taken back.
  const later = [
    ...(random.chance(0.25) ? [random.whole(10, 55) / 60] : []),
    ...(notice.isPinned && random.chance(0.7) ? [24 * random.whole(2, 12) + random.whole(0, 6)] : []),
    ...(notice.isOutOfUse ? [24 * random.whole(13, 20) + random.whole(0, 6)] : []),
  ]
  const changes = later.map(hours => written + hours * hour).filter(at => at < now.getTime())
  return {
    notice,
    written: new Date(written),
    changes: changes.map(at => new Date(at)),
    views: viewsOf(random, notice),
  }
}

/** Many read a notice in its first days and hardly anybody later, except of those that stay on top. */
function viewsOf(random: SeededRandom, { target, daysAgo, until, isPinned, isPopup }: NoticeText): number {
  const days = Math.min(daysAgo, daysAgo + until) + 0.35
  const audience = target === 'EXT' ? readers.suppliers : readers.internal
  const interest = Math.min(1.1, random.logNormal(isPopup ? 0.9 : 0.5, 0.45))
  const lasting = isPinned ? random.whole(60, 140) / 100 : random.whole(2, 20) / 100
  return Math.round(audience * (interest * (1 - Math.exp(-days / readingDays)) + (lasting * days) / 200))
}

function postOf(
  { notice, written, changes, views }: ToldNotice,
  today: string,
  names: ReadonlyMap<string, string>,
) {
  return {
    board_id: notice.board ?? 'notice',
    target: notice.target,
    title: notice.title,
    content: notice.content,
    content_text: richTextWords(notice.content),
    target_groups: notice.groups ?? null,
    must_yn: notice.isMust ? 'Y' : 'N',
    top_yn: notice.isPinned ? 'Y' : 'N',
    popup_yn: notice.isPopup ? 'Y' : 'N',
    post_from: addDays(today, -notice.daysAgo),
    post_to: addDays(today, notice.until),
    view_cnt: views,
    writer: notice.writer,
    writer_nm: names.get(notice.writer) ?? notice.writer,
    write_dt: written,
    use_yn: notice.isOutOfUse ? 'N' : 'Y',
    created_by: notice.writer,
    created_dt: written,
    updated_by: notice.writer,
    updated_dt: changes.at(-1) ?? written,
    version: changes.length,
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
