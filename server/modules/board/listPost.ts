import { type RawBuilder, sql } from 'kysely'
import type { OperationRequests, PostList } from '../../../codegen/generated/types'
import { addDays } from '../../../schemas/shared/calendar'
import type { Transaction } from '../../database/connect'
import { rowOf } from '../../document/answerRows'
import { foundPage } from '../../document/foundPage'
import { contains, type SortPart } from '../../document/listQuery'
import { fieldRefused } from '../../http/failure'
import { type BoardId, wordFailure } from './boardRules'
import { type PostRecord, postMark } from './postStore'

type Filters = Omit<OperationRequests['listPost'], 'boardId'>
type ListedPost = PostRecord & { readonly file_cnt: number; readonly confirm_cnt: number }

const postRow = rowOf('listPost')
const newestFirst: SortPart = { column: 'post_no', direction: 'desc' }
/** Pinned posts stand above the others unless another order is asked for. */
const pinnedFirst = 'topYn:desc,postNo:desc'
/** Questions stand by their category as its codes are sorted, those asked most first (domain 3.45). */
const mostAskedFirst = sql`(select sort_no from code where group_code = 'FAQ_CATEGORY' and value = listed.category),
  listed.category, view_cnt desc, post_no desc`

export async function listPost(
  tx: Transaction,
  board: BoardId,
  filters: Filters,
  { isWriter, today }: { readonly isWriter: boolean; readonly today: string },
): Promise<PostList> {
  checkFilters(filters)
  const counted = sql`post where ${sql.join(conditionsOf(board, filters), sql` and `)}`
  const { rows, ...count } = await foundPage<ListedPost>(tx, filters, {
    operation: 'listPost',
    from: sql`(select post.*, (select count(*)::int from file_item
      where file_item.file_id = post.file_id) as file_cnt, (select count(confirm_dt)::int from post_read
      where (post_read.board_id, post_read.post_no) = (post.board_id, post.post_no)) as confirm_cnt from ${counted}) listed`,
    counted,
    sort: board === 'faq' ? mostAskedFirst : pinnedFirst,
    unique: newestFirst,
    withheld: isWriter ? [] : ['confirmCnt'],
  })
  return {
    rows: rows.map(post => ({ ...postRow(post), mark: postMark(post, today) })),
    ...count,
  }
}

function checkFilters({ title, writeDtFrom, writeDtTo }: Filters): void {
  const failure = wordFailure(title)
  if (failure) throw failure
  if (writeDtFrom !== undefined && writeDtTo !== undefined && writeDtFrom > writeDtTo)
    throw fieldRefused('writeDtFrom', 'periodReversed')
}

function conditionsOf(board: BoardId, filters: Filters): readonly RawBuilder<unknown>[] {
  const conditions: RawBuilder<unknown>[] = [sql`post.board_id = ${board}`]
  const { title, writeDtFrom, writeDtTo } = filters
  if (title !== undefined && title.trim() !== '') {
    const consonants = title.normalize('NFC').replace(/\s/g, '')
    conditions.push(
      /^[ㄱ-ㅎ]+$/.test(consonants)
        ? contains(sql`post.title_cho`, consonants)
        : sql`(${contains(sql`post.title`, title)} or ${contains(sql`post.content_text`, title)})`,
    )
  }
  for (const [column, value] of [
    ['category', filters.category],
    ['target', filters.target],
    ['top_yn', filters.topYn],
    ['use_yn', filters.useYn],
  ] as const)
    if (value !== undefined && value !== '') conditions.push(sql`${sql.ref(`post.${column}`)} = ${value}`)
  // Days are those of Asia/Seoul.
  if (writeDtFrom !== undefined) conditions.push(sql`post.write_dt >= ${`${writeDtFrom}T00:00:00+09:00`}`)
  if (writeDtTo !== undefined)
    conditions.push(sql`post.write_dt < ${`${addDays(writeDtTo, 1)}T00:00:00+09:00`}`)
  return conditions
}
