import { type RawBuilder, sql } from 'kysely'
import type { OperationRequests, PostList, PostRow } from '../../../codegen/generated/types'
import { addDays } from '../../../schemas/shared/calendar'
import type { Transaction } from '../../database/connect'
import { given } from '../../document/givenFields'
import { containsPattern, pageOf, type SortPart, sortOf } from '../../document/listQuery'
import { fieldRefused } from '../../http/failure'
import { type BoardId, wordFailure } from './boardRules'
import type { PostRecord } from './postStore'

type Filters = Omit<OperationRequests['listPost'], 'boardId'>
type ListedPost = PostRecord & { readonly file_cnt: number }

const sortColumns: Readonly<Record<string, string>> = {
  postNo: 'post_no',
  category: 'category',
  target: 'target',
  title: 'title',
  topYn: 'top_yn',
  popupYn: 'popup_yn',
  postFrom: 'post_from',
  postTo: 'post_to',
  viewCnt: 'view_cnt',
  fileCnt: 'file_cnt',
  writerNm: 'writer_nm',
  writeDt: 'write_dt',
  useYn: 'use_yn',
}

const newestFirst: SortPart = { column: 'post_no', direction: 'desc' }
/** Pinned posts stand above the others unless another order is asked for. */
const pinnedFirst = 'topYn:desc,postNo:desc'

export async function listPost(tx: Transaction, board: BoardId, filters: Filters): Promise<PostList> {
  checkFilters(board, filters)
  const found = sql`from post where ${sql.join(conditionsOf(board, filters), sql` and `)}`
  const counted = await sql<{ total: number }>`select count(*)::int as total ${found}`.execute(tx)
  const total = counted.rows[0]?.total ?? 0
  if (filters.want === 'totals') return { rows: [], total }
  const { limit, offset } = pageOf(filters)
  const { rows } = await sql<ListedPost>`select * from (select post.*, (select count(*)::int from file_item
      where file_item.file_id = post.file_id) as file_cnt ${found}) listed
    order by ${sortOf(filters.sort ?? pinnedFirst, sortColumns, newestFirst)}
    limit ${limit} offset ${offset}`.execute(tx)
  return { rows: rows.map(rowOf), total }
}

function checkFilters(board: BoardId, { title, writeDtFrom, writeDtTo }: Filters): void {
  const failure = wordFailure(board, title)
  if (failure) throw failure
  if (writeDtFrom !== undefined && writeDtTo !== undefined && writeDtFrom > writeDtTo)
    throw fieldRefused('writeDtFrom', 'periodReversed')
}

function conditionsOf(board: BoardId, filters: Filters): readonly RawBuilder<unknown>[] {
  const conditions: RawBuilder<unknown>[] = [sql`post.board_id = ${board}`]
  const { title, writeDtFrom, writeDtTo } = filters
  if (title !== undefined && title.trim() !== '') {
    const pattern = containsPattern(title)
    conditions.push(sql`(post.title ilike ${pattern} or post.content_text ilike ${pattern})`)
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

function rowOf(post: ListedPost): PostRow {
  return {
    postNo: post.post_no,
    ...given({
      category: post.category,
      target: post.target,
    }),
    title: post.title,
    topYn: post.top_yn,
    popupYn: post.popup_yn,
    ...given({
      postFrom: post.post_from,
      postTo: post.post_to,
    }),
    viewCnt: post.view_cnt,
    fileCnt: post.file_cnt,
    writer: post.writer,
    writerNm: post.writer_nm,
    writeDt: post.write_dt,
    useYn: post.use_yn,
    version: post.version,
  }
}
