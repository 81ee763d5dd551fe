import { sql } from 'kysely'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import type { Actor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import type { Row } from '../../database/tables'
import type { BoardId } from './boardRules'
import { boardTexts } from './boardTexts'

export type PostRecord = Row<'post'>

const postQuery = (tx: Transaction, board: BoardId, postNo: number) =>
  tx.selectFrom('post').selectAll().where('board_id', '=', board).where('post_no', '=', postNo)

/**
 * A post by its number; undefined where the actor is not shown it. What is meant for whom and for how long is the row
 * policies' business: who writes sees what has run out and what is still to come.
 */
export const findPost = (tx: Transaction, board: BoardId, postNo: number): Promise<PostRecord | undefined> =>
  postQuery(tx, board, postNo).executeTakeFirst()

/** The same for a writer, and nobody else changes it until the transaction ends. */
export const lockPost = (tx: Transaction, board: BoardId, postNo: number): Promise<PostRecord | undefined> =>
  postQuery(tx, board, postNo).forUpdate().executeTakeFirst()

/** Pinned posts of a board but one, of those in use whose period has not ended; the board stays locked, so that the count holds until the save has happened. */
export async function countPinned(
  tx: Transaction,
  board: BoardId,
  postNo: number | undefined,
  today: string,
): Promise<number> {
  await tx.selectFrom('board').select('board_id').where('board_id', '=', board).forUpdate().execute()
  const { pinned } = await tx
    .selectFrom('post')
    .select(eb => eb.fn.countAll<string>().as('pinned'))
    .where('board_id', '=', board)
    .where('top_yn', '=', 'Y')
    .where('use_yn', '=', 'Y')
    .where(eb => eb.or([eb('post_to', 'is', null), eb('post_to', '>=', today)]))
    .where('post_no', '!=', postNo ?? 0)
    .executeTakeFirstOrThrow()
  return Number(pinned)
}

/** Where a post stands on the day. */
export function postMark({ use_yn, post_from, post_to }: PostRecord, today: string): string {
  const { before, now, after, unused } = boardTexts.marks
  if (use_yn === 'N') return unused
  if (post_from !== null && post_from > today) return before
  return post_to !== null && post_to < today ? after : now
}

/** When a reader has confirmed a post. */
export async function readConfirmation(
  tx: Transaction,
  post: PostRecord,
  reader: string,
): Promise<string | null> {
  const found = await tx
    .selectFrom('post_read')
    .select('confirm_dt')
    .where('board_id', '=', post.board_id)
    .where('post_no', '=', post.post_no)
    .where('reader', '=', reader)
    .executeTakeFirst()
  return found?.confirm_dt ?? null
}

/** Readers who have confirmed it; counted for writers, who see all of them. */
export async function countConfirmed(tx: Transaction, post: PostRecord): Promise<number> {
  const { confirmed } = await tx
    .selectFrom('post_read')
    .select(eb => eb.fn.count<string>('confirm_dt').as('confirmed'))
    .where('board_id', '=', post.board_id)
    .where('post_no', '=', post.post_no)
    .executeTakeFirstOrThrow()
  return Number(confirmed)
}

/**
 * Keeps when a reader has come, and counts a view once a reader and day; the writer's own views do not count. True when this one
 * did.
 */
export async function countView(
  tx: Transaction,
  post: PostRecord,
  actor: Actor,
  now: Date,
): Promise<boolean> {
  if (post.writer === actor.userId) return false
  const key = { board_id: post.board_id, post_no: post.post_no, reader: actor.userId }
  const last = await tx
    .selectFrom('post_read')
    .select('last_dt')
    .where('board_id', '=', key.board_id)
    .where('post_no', '=', key.post_no)
    .where('reader', '=', key.reader)
    .executeTakeFirst()
  await tx
    .insertInto('post_read')
    .values({ ...key, first_dt: now, last_dt: now })
    .onConflict(conflict => conflict.columns(['board_id', 'post_no', 'reader']).doUpdateSet({ last_dt: now }))
    .execute()
  if (last && koreanDay(new Date(last.last_dt)) === koreanDay(now)) return false
  await tx
    .updateTable('post')
    .set({ view_cnt: sql<number>`view_cnt + 1` })
    .where('post_no', '=', post.post_no)
    .execute()
  return true
}
