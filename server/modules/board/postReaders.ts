import { type RawBuilder, sql } from 'kysely'
import type { OperationRequests, PostReaderList } from '../../../codegen/generated/types'
import { truncateToCharacters } from '../../../schemas/shared/byteLength'
import { fillMessage } from '../../../schemas/shared/koreanParticle'
import type { Actor } from '../../database/actor'
import type { PortalCode } from '../../database/columnCodes'
import type { Transaction } from '../../database/connect'
import { runAsSystem } from '../../database/runAsSystem'
import { rowOf } from '../../document/answerRows'
import type { EventContext } from '../../document/documentEvents'
import { allOf, containing, equal } from '../../document/documentList'
import { foundPage } from '../../document/foundPage'
import { refused } from '../../http/failure'
import { portalsOf, readBoardId } from './boardRules'
import { boardTexts } from './boardTexts'
import type { PostRecord } from './postStore'

type Filters = Omit<OperationRequests['listPostReader'], 'boardId' | 'postNo'>

interface ReaderRecord {
  readonly reader_id: string
  readonly portal_type: PortalCode
}

const readerRow = rowOf('listPostReader')
const longestTitle = 200

/** Whom the post is meant for, of those who may log in today, beside when they have read it. Its writer need not read it. */
function readersOf(post: PostRecord): RawBuilder<unknown> {
  const board = readBoardId(post.board_id)
  const portals = board === undefined ? [] : portalsOf(board, post.target)
  const groups = post.target_groups?.split(',') ?? null
  const isMeant = sql`(${groups}::text[] is null or auth_group_id = any (${groups}::text[]))`
  return sql`(select meant.*, first_dt, last_dt, confirm_dt,
      case when confirm_dt is null then 'N' else 'Y' end as confirm_yn from (
      select singleid as reader_id, 'I' as portal_type, hname as reader_nm, deptnm as belong_nm, auth_group_id
      from person where use_flag = 'Y' and status = 'A' and ${portals.includes('I')} and ${isMeant}
      union all
      select user_id, 'E', user_name, comp_name_kr, auth_group_id
      from ext_user join company using (comp_no)
      where ext_user.status = 'ACTIVE' and ${portals.includes('E')} and ${isMeant}) as meant
    left join post_read on (board_id, post_no, reader) = (${post.board_id}, ${post.post_no}, reader_id)
    where reader_id <> ${post.writer}) as document`
}

/** Only writers come here, who see all people of both portals. */
export const countReaders = (tx: Transaction, post: PostRecord): Promise<number> =>
  runAsSystem(tx, async () => {
    const { rows } = await sql<{
      total: number
    }>`select count(*)::int as total from ${readersOf(post)}`.execute(tx)
    return rows[0]?.total ?? 0
  })

export function listPostReader(tx: Transaction, post: PostRecord, filters: Filters): Promise<PostReaderList> {
  const { readerNm, confirmYn } = filters
  const conditions = allOf([...containing([['reader_nm', readerNm]]), ...equal([['confirm_yn', confirmYn]])])
  return runAsSystem(tx, async () => {
    const { rows, ...count } = await foundPage(tx, filters, {
      operation: 'listPostReader',
      from: sql`${readersOf(post)} where ${conditions}`,
      sort: 'confirmDt:asc,readerNm:asc',
      unique: { column: 'reader_id', direction: 'asc' },
    })
    return { rows: rows.map(readerRow), ...count }
  })
}

/** Once a reader: said again it stays with the first time. */
export async function confirmPost(tx: Transaction, post: PostRecord, actor: Actor, now: Date): Promise<void> {
  if (post.must_yn !== 'Y') throw refused('NOT_MUST_READ', boardTexts.nothingToConfirm)
  await tx
    .insertInto('post_read')
    .values({
      ...{ board_id: post.board_id, post_no: post.post_no, reader: actor.userId },
      ...{ first_dt: now, last_dt: now, confirm_dt: now },
    })
    .onConflict(conflict =>
      conflict
        .columns(['board_id', 'post_no', 'reader'])
        .doUpdateSet({ last_dt: now, confirm_dt: now })
        .where('post_read.confirm_dt', 'is', null),
    )
    .execute()
}

const internalPages: Readonly<Record<string, string>> = { notice: '/board/notice' }

/** Tells those who have not confirmed it once more, in their bell and by mail; how many they were. */
export async function remindPost(
  { tx, actor, now }: Pick<EventContext, 'tx' | 'actor' | 'now'>,
  post: PostRecord,
): Promise<number> {
  if (post.must_yn !== 'Y') throw refused('NOT_MUST_READ', boardTexts.nothingToConfirm)
  const unread = await runAsSystem(tx, async () => {
    const { rows } = await sql<ReaderRecord>`select * from ${readersOf(post)}
      where confirm_dt is null and reader_id <> ${actor.userId}`.execute(tx)
    return rows
  })
  if (unread.length === 0) throw refused('EVERYBODY_CONFIRMED', boardTexts.everybodyConfirmed)
  const title = truncateToCharacters(fillMessage(boardTexts.mustRead, [post.title, actor.name]), longestTitle)
  const linkOf = (portal: PortalCode) => {
    const page = portal === 'E' ? '/cyber/' : (internalPages[post.board_id] ?? '/')
    return `${page}?postNo=${post.post_no}`
  }
  await tx
    .insertInto('notification')
    .values(
      unread.map(({ reader_id, portal_type }) => ({
        ...{ user_id: reader_id, portal_type, title },
        link: linkOf(portal_type),
        created_dt: now,
      })),
    )
    .execute()
  return unread.length
}
