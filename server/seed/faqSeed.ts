import { addDays } from '../../schemas/shared/calendar'
import { richTextWords } from '../../schemas/shared/richText'
import type { Transaction } from '../database/connect'
import { faqTexts } from './faqTexts'
import { seededRandom } from './seededRandom'
import { writeEvents } from './writeEvents'

/** The questions of both portals; one was answered every five days before the anchor day. */
export async function seedFaq(tx: Transaction, today: string): Promise<void> {
  const random = seededRandom(20_261_123)
  const writer = 'ops.admin'
  const { hname } = await tx
    .selectFrom('person')
    .select('hname')
    .where('singleid', '=', writer)
    .executeTakeFirstOrThrow()
  const rows = faqTexts.map(({ category, target, title, content, isOutOfUse }, index) => {
    const day = addDays(today, -(faqTexts.length - index) * 5)
    const written = new Date(Date.parse(`${day}T09:00:00+09:00`) + random.whole(0, 400) * 60_000)
    return {
      board_id: 'faq',
      ...{ category, target, title, content, content_text: richTextWords(content) },
      // Each was read more or less often; suppliers are fewer.
      view_cnt: ((index * 37) % 181) % (target === 'EXT' ? 41 : 181) || 5,
      ...{ writer, writer_nm: hname, write_dt: written, use_yn: isOutOfUse ? 'N' : 'Y' },
      ...{ created_by: writer, created_dt: written, updated_by: writer, updated_dt: written },
    }
  })
  const posts = await tx
    .insertInto('post')
    .values(rows)
    .returning(['post_no', 'write_dt', 'use_yn'])
    .execute()
  await writeEvents(
    tx,
    posts.map(({ post_no, write_dt, use_yn }) => ({
      ...{
        doc_type: 'POST',
        doc_no: String(post_no),
        at: new Date(write_dt),
        actor: writer,
        actor_name: hname,
      },
      ...{ action: 'createPost', from_status: null, to_status: use_yn },
    })),
  )
}
