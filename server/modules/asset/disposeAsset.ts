import type { OperationRequests, TransitionAnswer } from '../../../codegen/generated/types'
import { codeText } from '../../../schemas/codes/codeGroups'
import { compareDecimals, decimalPlaces, isDecimal } from '../../../schemas/shared/decimal'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { runAs } from '../../database/runAs'
import type { EventContext } from '../../document/documentEvents'
import { linkOf, moveDocument } from '../../document/documentKind'
import { attachFile } from '../../document/fileStore'
import { handOver } from '../../document/handOver'
import { openDocument } from '../../document/openDocument'
import { updateRow } from '../../document/writeRows'
import { type Failure, fieldRefused, refused } from '../../http/failure'
import { readUsableCodes } from '../../master/usableCodes'
import { type AssetRecord, asset } from './assetKind'
import { assetManagers, assetTitle } from './assetNotices'
import { assetTexts } from './assetTexts'
import { reasonFailure } from './moveAsset'
import { noteHistory } from './noteHistory'

type Request = OperationRequests['requestDisposal']['body']

/** What is wrong with an amount in won. */
export function wonFailure(field: string, amount: string, row?: number): Failure | undefined {
  if (!isDecimal(amount)) return fieldRefused(field, 'notNumeric', [], row)
  if (compareDecimals(amount, '0') < 0) return fieldRefused(field, assetTexts.amountNegative, [], row)
  if (decimalPlaces(amount) > 0) return fieldRefused(field, assetTexts.amountNotWhole, [], row)
  return undefined
}

async function requestFailure(
  { tx }: EventContext,
  stored: AssetRecord,
  { disposeType, disposeReason, disposeAmt, fileId }: Request,
): Promise<Failure | undefined> {
  const types = await readUsableCodes(tx, ['DISPOSE_TYPE'])
  if (!types.get('DISPOSE_TYPE')?.has(disposeType))
    return fieldRefused('disposeType', 'codeNotAllowed', [disposeType])
  if (disposeType === 'LOSS' && stored.status !== 'LOST')
    return fieldRefused('disposeType', assetTexts.lossOfLostOnly)
  if (disposeType === 'RETURN' && stored.wh_req_no === null)
    return fieldRefused('disposeType', assetTexts.returnOfReceiptOnly)
  const failure = reasonFailure('disposeReason', disposeReason)
  if (failure) return failure
  if (disposeType === 'SALE' && (disposeAmt ?? '') === '')
    return fieldRefused('disposeAmt', assetTexts.saleAmountMissing)
  if (disposeAmt !== undefined && disposeAmt !== '') {
    const wrong = wonFailure('disposeAmt', disposeAmt)
    if (wrong) return wrong
  }
  if ((fileId ?? '') === '')
    return fieldRefused(
      'fileId',
      stored.status === 'LOST' ? assetTexts.lossReportMissing : assetTexts.photoMissing,
    )
  return undefined
}

/** → DISPOSAL_REQ: somebody else decides (D-90). */
export async function requestDisposal(
  context: EventContext,
  assetNo: string,
  body: Request,
): Promise<TransitionAnswer> {
  const { tx, actor } = context
  const { version, disposeType, disposeReason, disposeAmt, fileId = '', files = [] } = body
  const stored = await openDocument(context, asset, 'requestDisposal', { id: assetNo, version })
  const failure = await requestFailure(context, stored, body)
  if (failure) throw failure
  const reason = disposeReason.trim()
  const answer = await moveDocument(context, asset, stored, {
    action: 'requestDisposal',
    status: 'DISPOSAL_REQ',
    reason,
    columns: {
      dispose_type: disposeType,
      dispose_reason: reason,
      dispose_amt: disposeType === 'SALE' && disposeAmt ? disposeAmt : null,
      dispose_req_by: actor.userId,
      prev_status: stored.status,
    },
  })
  await attachFile(context, { fileId, ownerType: 'ASSET', ownerNo: assetNo }, files, file_id =>
    runAs(tx, 'all', () => updateRow(tx, 'asset', ['asset_no', assetNo], { file_id })),
  )
  await noteHistory(context, assetNo, [
    {
      type: 'DISPOSAL',
      before: codeText('ASSET_STATUS', stored.status),
      after: `${codeText('ASSET_STATUS', 'DISPOSAL_REQ')} (${codeText('DISPOSE_TYPE', disposeType)})`,
      reason,
    },
  ])
  await handOver(context, {
    groups: assetManagers,
    title: assetTitle(context, '자산 폐기신청', stored),
    link: linkOf(asset, assetNo),
  })
  return answer
}

/** DISPOSAL_REQ → DISPOSED, by another person than the applicant. */
export async function approveDisposal(
  context: EventContext,
  assetNo: string,
  { version, disposeDate }: OperationRequests['approveDisposal']['body'],
): Promise<TransitionAnswer> {
  const { actor, now } = context
  const stored = await openDocument(context, asset, 'approveDisposal', { id: assetNo, version })
  if (stored.dispose_req_by === actor.userId) throw refused('ownDisposal', assetTexts.ownDisposal)
  if (disposeDate < (stored.acq_date ?? '') || disposeDate > koreanDay(now))
    throw fieldRefused('disposeDate', assetTexts.disposeDateWrong)
  const answer = await moveDocument(context, asset, stored, {
    action: 'approveDisposal',
    status: 'DISPOSED',
    columns: { dispose_date: disposeDate },
  })
  await noteHistory(context, assetNo, [
    {
      type: 'DISPOSAL',
      before: codeText('ASSET_STATUS', stored.status),
      after: `${codeText('ASSET_STATUS', 'DISPOSED')} (${disposeDate})`,
    },
  ])
  await handOver(context, {
    people: [stored.dispose_req_by],
    title: assetTitle(context, '자산 폐기승인', stored),
    link: linkOf(asset, assetNo),
  })
  return answer
}

/** DISPOSAL_REQ → the state before the request, which is forgotten. */
export async function rejectDisposal(
  context: EventContext,
  stored: AssetRecord,
  reason: string | undefined,
): Promise<TransitionAnswer> {
  const status = stored.prev_status ?? 'IN_USE'
  const forgotten = { dispose_type: null, dispose_reason: null, dispose_amt: null, dispose_req_by: null }
  const answer = await moveDocument(context, asset, stored, {
    action: 'rejectDisposal',
    status,
    reason,
    columns: { ...forgotten, prev_status: null },
  })
  await noteHistory(context, stored.asset_no, [
    {
      type: 'DISPOSAL',
      before: codeText('ASSET_STATUS', stored.status),
      after: codeText('ASSET_STATUS', status),
      reason,
    },
  ])
  await handOver(context, {
    people: [stored.dispose_req_by],
    title: assetTitle(context, '자산 폐기반려', stored),
    link: linkOf(asset, stored.asset_no),
  })
  return answer
}
