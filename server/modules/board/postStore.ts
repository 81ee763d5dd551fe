import { sql } from 'kysely'
import type { Actor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import type { Row } from '../../database/tables'
import type { BoardId } from './boardRules'

export type PostRecord = Row<'post'>

/**
 * A post by its number; undefined where the actor is not shown it. What is meant for whom and for how long is the row
 * policies' business: who writes sees what has run out and what is still to come.
 */
export async function findPost(
  tx: Transaction,
  board: BoardId,
  postNo: number,
): Promise<PostRecord | undefined> {
  return tx
    .selectFrom('post')
    .selectAll()
    .where('board_id', '=', board)
    .where('post_no', '=', postNo)
    .executeTakeFirst()
}

/** The same for a writer, and nobody else changes it until the transaction ends. */
export async function lockPost(
  tx: Transaction,
  board: BoardId,
  postNo: number,
): Promise<PostRecord | undefined> {
  return tx
    .selectFrom('post')
    .selectAll()
    .where('board_id', '=', board)
    .where('post_no', '=', postNo)
    .forUpdate()
    .executeTakeFirst()
}

/** Pinned posts of a board but one; the board stays locked, so that the count holds until the save has happened. */
export async function countPinned(
  tx: Transaction,
  board: BoardId,
  postNo: number | undefined,
): Promise<number> {
  await tx.selectFrom('board').select('board_id').where('board_id', '=', board).forUpdate().execute()
  const { pinned } = await tx
    .selectFrom('post')
    .select(eb => eb.fn.countAll<string>().as('pinned'))
    .where('board_id', '=', board)
    .where('top_yn', '=', 'Y')
    .where('post_no', '!=', postNo ?? 0)
    .executeTakeFirstOrThrow()
  return Number(pinned)
}

/** Counts a view once a person and day (Assumed); the writer's own views do not count. True when this one did. */
export async function countView(
  tx: Transaction,
  post: PostRecord,
  actor: Actor,
  today: string,
): Promise<boolean> {
  if (post.writer === actor.userId) return false
  const view = await tx
    .insertInto('post_view')
    .values({ post_no: post.post_no, viewer: actor.userId, viewed_on: today })
    .onConflict(columns => columns.columns(['post_no', 'viewer', 'viewed_on']).doNothing())
    .executeTakeFirst()
  if (view.numInsertedOrUpdatedRows === 0n) return false
  await tx
    .updateTable('post')
    .set({ view_cnt: sql<number>`view_cnt + 1` })
    .where('post_no', '=', post.post_no)
    .execute()
  return true
}
