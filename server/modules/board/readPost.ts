import type { HistoryEntry, PostDocument } from '../../../codegen/generated/types'
import { findTransition } from '../../../schemas/workflow/workflow'
import { postWorkflow } from '../../../schemas/workflow/workflows'
import type { Transaction } from '../../database/connect'
import { readFileItems } from '../../document/fileStore'
import { given } from '../../document/givenFields'
import type { PostRecord } from './postStore'

/** The whole of a post that the actor is shown. */
export async function readPost(tx: Transaction, post: PostRecord): Promise<PostDocument> {
  return {
    header: {
      postNo: post.post_no,
      ...given({
        category: post.category,
        target: post.target,
      }),
      title: post.title,
      content: post.content,
      topYn: post.top_yn,
      popupYn: post.popup_yn,
      ...given({
        postFrom: post.post_from,
        postTo: post.post_to,
      }),
      viewCnt: post.view_cnt,
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
