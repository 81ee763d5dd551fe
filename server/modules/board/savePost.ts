import type { OperationRequests, TransitionAnswer } from '../../../codegen/generated/types'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { richTextWords } from '../../../schemas/shared/richText'
import { addEvent, type EventContext } from '../../document/documentEvents'
import { attachFile } from '../../document/fileStore'
import { isConfirmed } from '../../http/confirmed'
import { fieldRefused, question, refused } from '../../http/failure'
import type { OperationContext } from '../../http/route'
import { readUsableCodes } from '../../master/usableCodes'
import { type BoardId, codeFields, mostPinned, type PostInput, postFailure } from './boardRules'
import { boardTexts } from './boardTexts'
import { countConfirmed, countPinned, type PostRecord } from './postStore'
import { sanitizeRichText } from './sanitizeRichText'

type SaveContext = EventContext & Pick<OperationContext<unknown>, 'http'>
const changedRule = 'POST_CHANGED'

type Body = Pick<OperationRequests['createPost']['body'], 'header' | 'files'>

function given(header: PostInput): PostInput {
  const { title, content, ...rest } = header
  return { title: title.normalize('NFC').trim(), content: sanitizeRichText(content), ...rest }
}

async function check({ tx, now }: EventContext, board: BoardId, header: PostInput, postNo?: number) {
  const codes = await readUsableCodes(
    tx,
    codeFields.map(([, group]) => group),
  )
  const failure = postFailure(board, header, codes)
  if (failure) throw failure
  const isPinned = header.topYn === 'Y' && header.useYn !== 'N'
  if (isPinned && (await countPinned(tx, board, postNo, koreanDay(now))) >= mostPinned)
    throw fieldRefused('topYn', boardTexts.tooManyPinned, [mostPinned])
}

function columnsOf(header: PostInput) {
  return {
    category: header.category ?? null,
    target: header.target ?? null,
    title: header.title,
    content: header.content,
    content_text: richTextWords(header.content),
    target_groups: header.targetGroups || null,
    must_yn: header.mustYn ?? 'N',
    top_yn: header.topYn ?? 'N',
    popup_yn: header.popupYn ?? 'N',
    post_from: header.postFrom ?? null,
    post_to: header.postTo ?? null,
    use_yn: header.useYn ?? 'Y',
  }
}

export async function createPost(
  context: EventContext,
  board: BoardId,
  body: Body,
): Promise<TransitionAnswer> {
  const { tx, actor, now } = context
  const header = given(body.header)
  await check(context, board, header)
  const { post_no: postNo } = await tx
    .insertInto('post')
    .values({
      board_id: board,
      ...columnsOf(header),
      writer: actor.userId,
      writer_nm: actor.name,
      write_dt: now,
      created_by: actor.userId,
      created_dt: now,
      updated_by: actor.userId,
      updated_dt: now,
    })
    .returning('post_no')
    .executeTakeFirstOrThrow()
  await attach(context, postNo, header, body.files)
  const after = { boardId: board, title: header.title }
  await addEvent(context, {
    docType: 'POST',
    docNo: String(postNo),
    action: 'createPost',
    from: null,
    to: header.useYn ?? 'Y',
    after,
  })
  return answerOf(postNo, header, 0)
}

export async function updatePost(
  context: SaveContext,
  board: BoardId,
  post: PostRecord,
  body: Body,
): Promise<TransitionAnswer> {
  const { tx, actor, now } = context
  const header = given(body.header)
  await check(context, board, header, post.post_no)
  await askAgain(context, post, header)
  const version = post.version + 1
  await tx
    .updateTable('post')
    .set({ ...columnsOf(header), version, updated_by: actor.userId, updated_dt: now })
    .where('post_no', '=', post.post_no)
    .execute()
  await attach(context, post.post_no, header, body.files)
  await addEvent(context, {
    docType: 'POST',
    docNo: String(post.post_no),
    action: 'updatePost',
    from: post.use_yn,
    to: header.useYn ?? 'Y',
    before: factsOf(post.title, post.top_yn, post.target),
    after: factsOf(header.title, header.topYn ?? 'N', header.target ?? null),
  })
  return answerOf(post.post_no, header, version)
}

/**
 * Whoever has confirmed a must-read post has not read what it says now: its writer decides whether they are asked again. Without
 * a word of his he is asked.
 */
async function askAgain(
  { tx, http }: SaveContext,
  post: PostRecord,
  { title, content, confirmAgainYn }: PostInput,
): Promise<void> {
  const isChanged = post.title !== title || post.content !== content
  if (!isChanged || confirmAgainYn === 'N' || (await countConfirmed(tx, post)) === 0) return
  if (confirmAgainYn !== 'Y' && !isConfirmed(http.headers, changedRule))
    throw question(changedRule, boardTexts.changed)
  await tx
    .updateTable('post_read')
    .set({ confirm_dt: null })
    .where('board_id', '=', post.board_id)
    .where('post_no', '=', post.post_no)
    .execute()
}

/** The post, what it was read by and its files are gone; its history stays. */
export async function deletePost(context: EventContext, post: PostRecord): Promise<void> {
  const { tx } = context
  const postNo = String(post.post_no)
  if ((await countConfirmed(tx, post)) > 0) throw refused('POST_CONFIRMED', boardTexts.confirmed)
  await addEvent(context, {
    docType: 'POST',
    docNo: postNo,
    action: 'deletePost',
    from: post.use_yn,
    to: null,
    before: factsOf(post.title, post.top_yn, post.target),
  })
  await tx.updateTable('post').set({ file_id: null }).where('post_no', '=', post.post_no).execute()
  await tx.deleteFrom('file').where('owner_type', '=', 'POST').where('owner_no', '=', postNo).execute()
  await tx.deleteFrom('post').where('post_no', '=', post.post_no).execute()
}

function factsOf(title: string, topYn: string, target: string | null) {
  return { title, topYn, target }
}

/** A header without a file keeps the one it has: files are deleted by their own operation. */
async function attach(
  context: EventContext,
  postNo: number,
  { fileId }: PostInput,
  files: Body['files'] = [],
): Promise<void> {
  if (fileId === undefined) return
  await attachFile(context, { fileId, ownerType: 'POST', ownerNo: String(postNo) }, files, file_id =>
    context.tx.updateTable('post').set({ file_id }).where('post_no', '=', postNo).execute(),
  )
}

/** A post has no approval: its status is whether it is in use. */
function answerOf(postNo: number, { useYn = 'Y' }: PostInput, version: number): TransitionAnswer {
  return { success: true, docNo: String(postNo), status: useYn, approvalStatus: 'N', version }
}
