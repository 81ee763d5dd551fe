import type { HistoryEntry, PostDocument } from '../../../codegen/generated/types'
import { findTransition } from '../../../schemas/workflow/workflow'
import { postWorkflow } from '../../../schemas/workflow/workflows'
import type { Actor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import { readFileItems } from '../../document/fileStore'
import { given } from '../../document/givenFields'
import { type BoardId, writesOn } from './boardRules'
import { countReaders } from './postReaders'
import { countConfirmed, type PostRecord, postMark, readConfirmation } from './postStore'

/** The whole of a post that the actor is shown. */
export async function readPost(
  tx: Transaction,
  post: PostRecord,
  { board, actor, today }: { readonly board: BoardId; readonly actor: Actor; readonly today: string },
): Promise<PostDocument> {
  const counts = writesOn(board, actor.group)
    ? { confirmCnt: await countConfirmed(tx, post), targetCnt: await countReaders(tx, post) }
    : {}
  return {
    header: {
      postNo: post.post_no,
      ...given({
        category: post.category,
        target: post.target,
        targetGroups: post.target_groups,
        confirmDt: await readConfirmation(tx, post, actor.userId),
      }),
      title: post.title,
      content: post.content,
      mustYn: post.must_yn,
      topYn: post.top_yn,
      popupYn: post.popup_yn,
      ...given({
        postFrom: post.post_from,
        postTo: post.post_to,
      }),
      mark: postMark(post, today),
      viewCnt: post.view_cnt,
      ...counts,
      ...(post.file_id === null ? {} : { fileId: post.file_id }),
      writer: post.writer,
      writerNm: post.writer_nm,
      writeDt: post.write_dt,
      useYn: post.use_yn,
      version: post.version,
    },
    files: post.file_id === null ? [] : await readFileItems(tx, post.file_id),
    history: await readHistory(tx, post.post_no),
  }
}

async function readHistory(tx: Transaction, postNo: number): Promise<readonly HistoryEntry[]> {
  const events = await tx
    .selectFrom('document_event')
    .select(['at', 'actor_name', 'action'])
    .where('doc_type', '=', 'POST')
    .where('doc_no', '=', String(postNo))
    .orderBy('seq')
    .execute()
  return events.map(event => ({
    eventDt: event.at,
    actorNm: event.actor_name,
    historyText: findTransition(postWorkflow, event.action)?.label ?? event.action,
  }))
}
