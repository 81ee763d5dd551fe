import type { HistoryEntry, PostDocument } from '../../../codegen/generated/types'
import { findTransition } from '../../../schemas/workflow/workflow'
import { postWorkflow } from '../../../schemas/workflow/workflows'
import type { Actor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import { partOf } from '../../document/answerRows'
import { readFileItems } from '../../document/fileStore'
import { type BoardId, writesOn } from './boardRules'
import { countReaders } from './postReaders'
import { countConfirmed, type PostRecord, postMark, readConfirmation } from './postStore'

const header = partOf('getPost', 'header')

/** The whole of a post that the actor is shown. */
export async function readPost(
  tx: Transaction,
  post: PostRecord,
  { board, actor, today }: { readonly board: BoardId; readonly actor: Actor; readonly today: string },
): Promise<PostDocument> {
  const counts = writesOn(board, actor.group)
    ? { confirmCnt: await countConfirmed(tx, post), targetCnt: await countReaders(tx, post) }
    : {}
  const confirm_dt = await readConfirmation(tx, post, actor.userId)
  return {
    header: { ...header({ ...post, confirm_dt }), mark: postMark(post, today), ...counts },
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
