import { assetRoundWorkflow } from '../../../schemas/workflow/workflows'
import type { Row } from '../../database/tables'
import type { EventContext } from '../../document/documentEvents'
import { documentKind, findDocument, lockDocument, notFoundFor } from '../../document/documentKind'
import { judgeTransition } from '../../document/judgeTransition'
import { conflict } from '../../http/failure'
import { roundTexts } from './roundTexts'

export type RoundRecord = Row<'asset_round'>

/** Rounds in which the assets of a section, or of the whole company, are counted. */
export const round = documentKind<RoundRecord, object>({
  name: 'AssetRound',
  docType: 'IV',
  workflow: assetRoundWorkflow,
  table: 'asset_round',
  number: 'round_no',
  numberedDay: 'from_date',
  title: 'round_name',
  drafter: 'opened_by',
  page: '/assetInventoryList',
  noted: ['round_name', 'target_cnt', 'checked_cnt'],
  stateTexts: { CLOSED: roundTexts.closed },
})

/** The round locked, where its workflow lets the actor count: counts of one round come one after the other. */
export async function openRound(
  { tx, actor }: EventContext,
  roundNo: string,
  transition: string,
): Promise<RoundRecord> {
  const stored = (await findDocument(tx, round, roundNo)) && (await lockDocument(tx, round, roundNo))
  if (!stored) throw notFoundFor(round, actor)
  judgeTransition(actor, round.workflow, transition, { id: roundNo, status: stored.status }, refusal =>
    refusal === 'state' ? conflict(roundTexts.closed) : undefined,
  )
  return stored
}
