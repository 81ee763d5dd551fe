import { sql } from 'kysely'
import type { OperationRequests } from '../../../codegen/generated/types'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { zeroPad } from '../../../schemas/shared/zeroPad'
import { assetWorkflow } from '../../../schemas/workflow/workflows'
import type { Transaction } from '../../database/connect'
import type { Row } from '../../database/tables'
import { documentKind } from '../../document/documentKind'
import { assetTexts } from './assetTexts'

export type AssetRecord = Row<'asset'>
export type AssetHistoryRecord = Row<'asset_history'>

export interface AssetDraft {
  readonly header: OperationRequests['updateAsset']['body']['header']
  readonly lines: readonly []
}

/** Things that the company owns, and candidates for them. Its lines are what happened to it, which nobody edits. */
export const asset = documentKind<AssetRecord, AssetHistoryRecord, AssetDraft>({
  name: 'Asset',
  docType: 'AS',
  workflow: assetWorkflow,
  table: 'asset',
  number: 'asset_no',
  title: 'asset_name',
  drafter: 'custodian',
  fileOwner: 'ASSET',
  lines: { table: 'asset_history', number: 'hist_seq', numbering: 'fixed' },
  page: '/assetManagementList',
  noted: ['asset_name', 'asset_class', 'serial_no', 'location', 'useful_life'],
  stateTexts: { moveAsset: assetTexts.moveFromOther },
  reasonTexts: {
    idleAsset: assetTexts.reasonTooShort,
    loseAsset: assetTexts.reasonTooShort,
    rejectDisposal: assetTexts.reasonTooShort,
  },
})

/** Candidates are listed apart from what is in use (domain 3.39 d). */
export const candidateStates = ['REG_WAIT', 'EXCLUDED'] as const

/** The next number of a year: candidates AW26-000001, assets AS26-000001. */
export async function nextAssetNumber(tx: Transaction, prefix: 'AW' | 'AS', now: Date): Promise<string> {
  const year = koreanDay(now).slice(2, 4)
  const { last_no } = await tx
    .insertInto('doc_sequence')
    .values({ prefix, yyyymm: `20${year}00`, last_no: 1 })
    .onConflict(conflict =>
      conflict.columns(['prefix', 'yyyymm']).doUpdateSet({ last_no: sql<number>`doc_sequence.last_no + 1` }),
    )
    .returning('last_no')
    .executeTakeFirstOrThrow()
  return `${prefix}${year}-${zeroPad(last_no, 6)}`
}
