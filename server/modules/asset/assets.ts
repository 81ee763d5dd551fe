import type { TransitionAnswer } from '../../../codegen/generated/types'
import { codeText } from '../../../schemas/codes/codeGroups'
import type { EventContext } from '../../document/documentEvents'
import { findDocument, linkOf, moveDocument } from '../../document/documentKind'
import { documentModule, type MayChangeFiles } from '../../document/documentModule'
import { takenElsewhere } from '../../document/documentParts'
import { handOver } from '../../document/handOver'
import { type AssetRecord, asset } from './assetKind'
import { assetTitle } from './assetNotices'
import { rejectDisposal } from './disposeAsset'
import { reasonFailure } from './moveAsset'
import { type HistoryNote, noteHistory } from './noteHistory'
import { assetFailure, prepareAsset } from './updateAsset'

/** A step that changes the state alone, with its line in the history. */
async function step(
  context: EventContext,
  stored: AssetRecord,
  {
    action,
    status,
    type,
    reason,
  }: { action: string; status: string; type: HistoryNote['type']; reason: string | undefined },
  columns: Partial<AssetRecord> = {},
): Promise<TransitionAnswer> {
  const answer = await moveDocument(context, asset, stored, { action, status, reason, columns })
  const [before, after] = [stored.status, status].map(state => codeText('ASSET_STATUS', state))
  await noteHistory(context, stored.asset_no, [
    { type, reason, ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) },
  ])
  return answer
}

/** IDLE, REPAIR or LOST → IN_USE; what was lost and is found needs words for it. */
async function reuseAsset(context: EventContext, stored: AssetRecord, said: string | undefined) {
  const reason = said?.trim() || undefined
  const failure = stored.status === 'LOST' ? reasonFailure('reason', reason) : undefined
  if (failure) throw failure
  const change = { action: 'reuseAsset', status: 'IN_USE', type: 'REUSE', reason } as const
  return step(context, stored, change, { repair_comp: null, repair_due: null })
}

async function loseAsset(context: EventContext, stored: AssetRecord, reason: string | undefined) {
  const answer = await step(
    context,
    stored,
    { action: 'loseAsset', status: 'LOST', type: 'LOST', reason },
    { repair_comp: null, repair_due: null },
  )
  await handOver(context, {
    groups: ['51'],
    title: assetTitle(context, '자산 분실', stored),
    link: linkOf(asset, stored.asset_no),
  })
  return answer
}

export const assets = documentModule(asset, {
  prepare: prepareAsset,
  rules: assetFailure,
  transitions: {
    ...Object.fromEntries(
      Object.keys(takenElsewhere(asset.workflow))
        .filter(transition => transition !== 'updateAsset')
        .map(transition => [transition, 'elsewhere' as const]),
    ),
    idleAsset: (context, stored, reason) =>
      step(context, stored, { action: 'idleAsset', status: 'IDLE', type: 'IDLE', reason }),
    reuseAsset,
    loseAsset,
    rejectDisposal,
  },
})

/** While somebody may change it, and while it is lost: its disposal wants the report of the loss. */
export const mayChangeAssetFiles: MayChangeFiles = async (tx, actor, assetNo) =>
  (await assets.mayChangeFiles(tx, actor, assetNo)) ||
  (await findDocument(tx, asset, assetNo))?.status === 'LOST'
