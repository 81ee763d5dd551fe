import { koreanDay } from '../../../schemas/shared/koreanTime'
import type { Actor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import type { MayChangeFiles } from '../../document/documentModule'
import { checkVersion } from '../../document/transitionKeys'
import { documentNotFound, notAllowed, pageNotFound } from '../../http/failure'
import { type OperationRoute, route } from '../../http/route'
import type { ServerModule } from '../../http/serverModule'
import { type BoardId, readBoardId, writesOn } from './boardRules'
import { listPost } from './listPost'
import { openingPosts } from './openingPosts'
import { confirmPost, listPostReader, remindPost } from './postReaders'
import { countView, findPost, lockPost, type PostRecord } from './postStore'
import { readPost } from './readPost'
import { createPost, deletePost, updatePost } from './savePost'

function boardOf(id: string): BoardId {
  const board = readBoardId(id)
  if (board === undefined) throw pageNotFound()
  return board
}

function checkWriter(board: BoardId, actor: Actor): void {
  if (!writesOn(board, actor.group)) throw notAllowed(`writing on ${board} by group ${actor.group}`)
}

async function openForWriting(
  tx: Transaction,
  actor: Actor,
  { boardId, postNo, version }: { boardId: string; postNo: number; version: number },
): Promise<{ board: BoardId; post: PostRecord }> {
  const board = boardOf(boardId)
  checkWriter(board, actor)
  const post = await lockPost(tx, board, postNo)
  if (!post) throw documentNotFound(actor.scope)
  checkVersion(post.version, version)
  return { board, post }
}

async function openAsWriter(
  tx: Transaction,
  actor: Actor,
  boardId: string,
  postNo: number,
): Promise<PostRecord> {
  const board = boardOf(boardId)
  checkWriter(board, actor)
  const post = await findPost(tx, board, postNo)
  if (!post) throw documentNotFound(actor.scope)
  return post
}

const routes: readonly OperationRoute[] = [
  route('listPost', ({ tx, actor, now, input: { boardId, ...filters } }) => {
    const board = boardOf(boardId)
    const facts = { isWriter: writesOn(board, actor.group), today: koreanDay(now) }
    return listPost(tx, board, filters, facts)
  }),
  route('getPost', async ({ tx, actor, now, input: { boardId, postNo } }) => {
    const board = boardOf(boardId)
    const post = await findPost(tx, board, postNo)
    if (!post) throw documentNotFound(actor.scope)
    const isCounted = await countView(tx, post, actor, now)
    const facts = { board, actor, today: koreanDay(now) }
    return readPost(tx, isCounted ? { ...post, view_cnt: post.view_cnt + 1 } : post, facts)
  }),
  route('listPostReader', async ({ tx, actor, input: { boardId, postNo, ...filters } }) =>
    listPostReader(tx, await openAsWriter(tx, actor, boardId, Number(postNo) || 0), filters),
  ),
  route('confirmPost', async ({ tx, actor, now, input: { boardId, postNo } }) => {
    const post = await findPost(tx, boardOf(boardId), postNo)
    if (!post) throw documentNotFound(actor.scope)
    await confirmPost(tx, post, actor, now)
    return { success: true }
  }),
  route('remindPost', async context => {
    const { tx, actor, input } = context
    const post = await openAsWriter(tx, actor, input.boardId, input.postNo)
    return { success: true, remindedCnt: await remindPost(context, post) }
  }),
  route('listOpeningPost', async ({ tx, actor }) => openingPosts(tx, actor)),
  route('createPost', context => {
    const { boardId, body } = context.input
    const board = boardOf(boardId)
    checkWriter(board, context.actor)
    return createPost(context, board, body)
  }),
  route('updatePost', async context => {
    const { boardId, postNo, body } = context.input
    const { tx, actor } = context
    const { board, post } = await openForWriting(tx, actor, { boardId, postNo, version: body.version })
    return updatePost(context, board, post, body)
  }),
  route('deletePost', async context => {
    const { post } = await openForWriting(context.tx, context.actor, context.input)
    await deletePost(context, post)
    return { success: true }
  }),
]

/** Files of a post change as the post itself: by those who write on its board. */
export const mayChangePostFiles: MayChangeFiles = async (tx, actor, postNo) => {
  const post = await tx
    .selectFrom('post')
    .select('board_id')
    .where('post_no', '=', Number(postNo) || 0)
    .executeTakeFirst()
  const board = post && readBoardId(post.board_id)
  return board !== undefined && writesOn(board, actor.group)
}

export function boardModule(): ServerModule {
  return { name: 'board', routes }
}
