import { truncateToCharacters } from '../../../schemas/shared/byteLength'
import { runAs } from '../../database/runAs'
import type { EventContext } from '../../document/documentEvents'

/** One line of what happened to an asset. Texts are as people read them, not codes. */
export interface HistoryNote {
  readonly type: 'REG' | 'MOVE' | 'IDLE' | 'REUSE' | 'REPAIR' | 'DISPOSAL' | 'CHECK' | 'EDIT' | 'LOST'
  readonly before?: string | null
  readonly after?: string | null
  readonly reason?: string | null | undefined
}

const longest = 400

const cut = (text: string | null | undefined): string | null =>
  text === null || text === undefined || text === '' ? null : truncateToCharacters(text, longest)

/** Adds to the history of an asset; written as the server, since an asset that has moved on is not seen any more. */
export async function noteHistory(
  { tx, actor, now }: EventContext,
  assetNo: string,
  notes: readonly HistoryNote[],
): Promise<void> {
  if (notes.length === 0) return
  await runAs(tx, 'all', () =>
    tx
      .insertInto('asset_history')
      .values(
        notes.map(({ type, before, after, reason }) => ({
          asset_no: assetNo,
          hist_type: type,
          before_text: cut(before),
          after_text: cut(after),
          reason: cut(reason),
          acted_by: actor.userId,
          acted_dt: now,
        })),
      )
      .execute(),
  )
}
