import { type RawBuilder, sql } from 'kysely'
import type { OperationRequests, PostList, PostRow } from '../../../codegen/generated/types'
import { addDays } from '../../../schemas/shared/calendar'
import type { Transaction } from '../../database/connect'
import { given } from '../../document/givenFields'
import { containsPattern, pageOf, type SortPart, sortOf } from '../../document/listQuery'
import { fieldRefused } from '../../http/failure'
import { type BoardId, wordFailure } from './boardRules'
import { type PostRecord, postMark } from './postStore'

type Filters = Omit<OperationRequests['listPost'], 'boardId'>
type ListedPost = PostRecord & { readonly file_cnt: number; readonly confirm_cnt: number }

const sortColumns: Readonly<Record<string, string>> = {
  postNo: 'post_no',
  category: 'category',
  target: 'target',
  title: 'title',
  targetGroups: 'target_groups',
  mustYn: 'must_yn',
  confirmCnt: 'confirm_cnt',
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
  const found = sql`from post where ${sql.join(conditionsOf(board, filters), sql` and `)}`
  const counted = await sql<{ total: number }>`select count(*)::int as total ${found}`.execute(tx)
  const total = counted.rows[0]?.total ?? 0
  if (filters.want === 'totals') return { rows: [], total }
  const { limit, offset } = pageOf(filters)
  const { sort = board === 'faq' ? undefined : pinnedFirst } = filters
  const order = sort === undefined ? mostAskedFirst : sortOf(sort, sortColumns, newestFirst)
  const { rows } = await sql<ListedPost>`select * from (select post.*, (select count(*)::int from file_item
      where file_item.file_id = post.file_id) as file_cnt, (select count(confirm_dt)::int from post_read
      where (post_read.board_id, post_read.post_no) = (post.board_id, post.post_no)) as confirm_cnt ${found}) listed
    order by ${order} limit ${limit} offset ${offset}`.execute(tx)
  return { rows: rows.map(post => rowOf(post, isWriter, today)), total }
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
    const pattern = containsPattern(title)
    const consonants = title.normalize('NFC').replace(/\s/g, '')
    conditions.push(
      /^[ㄱ-ㅎ]+$/.test(consonants)
        ? sql`post.title_cho like ${containsPattern(consonants)}`
        : sql`(post.title ilike ${pattern} or post.content_text ilike ${pattern})`,
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

function rowOf(post: ListedPost, isWriter: boolean, today: string): PostRow {
  return {
    postNo: post.post_no,
    ...given({
      category: post.category,
      target: post.target,
      targetGroups: post.target_groups,
    }),
    title: post.title,
    mustYn: post.must_yn,
    topYn: post.top_yn,
    popupYn: post.popup_yn,
    ...given({
      postFrom: post.post_from,
      postTo: post.post_to,
    }),
    mark: postMark(post, today),
    viewCnt: post.view_cnt,
    ...(isWriter ? { confirmCnt: post.confirm_cnt } : {}),
    fileCnt: post.file_cnt,
    writer: post.writer,
    writerNm: post.writer_nm,
    writeDt: post.write_dt,
    useYn: post.use_yn,
    version: post.version,
  }
}
