import type { OperationRequests } from '../../../codegen/generated/types'
import { codeEntries } from '../../../schemas/codes/codeGroups'
import { runAs } from '../../database/runAs'
import { findForReader } from '../../document/documentApproval'
import { addEvent, type EventContext } from '../../document/documentEvents'
import { attachFile } from '../../document/fileStore'
import { handOver } from '../../document/handOver'
import { insertInto, updateRow } from '../../document/writeRows'
import { type Failure, fieldRefused } from '../../http/failure'
import { readFilledRows } from '../workbook/readFilledRows'
import { type FaultyRow, refuseFaulty } from '../workbook/refuseFaulty'
import { nextAssetNumber } from './assetKind'
import { assetManagers } from './assetNotices'
import { serialFailure } from './assetPlace'
import { type Count, countAsset, recountRound, typedNumber } from './countAssets'
import { openRound, round } from './roundKind'

type Body = OperationRequests['saveAssetInventory']['body']
type Found = NonNullable<Body['found']>[number]

interface Refusal {
  readonly failure: Failure
  /** Absent for what was counted by its number alone. */
  readonly row: number | undefined
}

/** Refusals that are shown beside what was saved. */
const warningOf = (refusals: readonly Refusal[]): string =>
  refusals
    .map(({ failure, row }) => (row === undefined ? failure.text : `${row}행: ${failure.text}`))
    .join('\n')

/**
 * Keeps what was counted, row by row: what is refused leaves the others as they are, and is answered beside them. Where nothing is
 * kept the refusal is the answer. Things without a number become candidates.
 */
export async function saveInventory(
  context: EventContext,
  roundNo: string,
  { header, rows: changed = [], found = [] }: Body,
) {
  const opened = await openRound(context, roundNo, 'saveAssetInventory')
  const rows: readonly { readonly sent: Count; readonly row?: number }[] = [
    ...changed.map((sent, index) => ({ sent, row: index + 1 })),
    // A form without fields sends a header with nothing in it.
    ...(header && Object.keys(header).length > 0 ? [{ sent: typedCount(header) }] : []),
  ]
  const refusals: Refusal[] = []
  // In one order, as everybody who counts.
  const ordered = [...rows].sort((a, b) => (a.sent.assetNo < b.sent.assetNo ? -1 : 1))
  for (const { sent, row } of ordered) {
    const failure = await countAsset(context, opened, sent, row)
    if (failure) refusals.push({ failure, row })
  }
  const candNos: string[] = []
  for (const [index, thing] of found.entries())
    candNos.push(await addFound(context, roundNo, thing, index + 1))
  const [first] = refusals
  if (first && refusals.length === rows.length && found.length === 0) throw first.failure
  const progress = await recountRound(context, roundNo)
  refusals.sort((a, b) => (a.row ?? 0) - (b.row ?? 0))
  return {
    success: true,
    ...progress,
    ...(refusals.length === 0 ? {} : { warning: warningOf(refusals) }),
    ...(candNos.length === 0 ? {} : { candNos }),
  }
}

/** A count by its number alone; the result is a match unless it says otherwise. */
function typedCount({ assetNo = '', invResult, ...others }: NonNullable<Body['header']>): Count {
  const number = typedNumber(assetNo)
  if (number === '') throw fieldRefused('assetNo', 'fieldEmpty', ['자산번호'])
  return { ...others, assetNo: number, invResult: invResult ?? 'MATCH' }
}

/** Something without a number: a candidate of the counter's department, whose cost and day are typed at its registration. */
async function addFound(
  context: EventContext,
  roundNo: string,
  { assetName, serialNo, location, bigo, fileId }: Found,
  row: number,
): Promise<string> {
  const { tx, actor, now } = context
  const text = (value: string | undefined) => value?.normalize('NFC').trim() || null
  const [name, place, serial] = [text(assetName), text(location), text(serialNo)]
  if (name === null) throw fieldRefused('assetName', 'cellEmpty', [row, '자산명'], row)
  if (place === null) throw fieldRefused('location', 'cellEmpty', [row, '위치'], row)
  const failure = await serialFailure(context, serial ?? undefined, '', row)
  if (failure) throw failure
  const number = await runAs(tx, 'all', async () => {
    const candNo = await nextAssetNumber(tx, 'AW', now)
    await insertInto(tx, 'asset', [
      {
        ...{ asset_no: candNo, cand_no: candNo, asset_name: name, serial_no: serial, location: place },
        ...{ section: actor.section, deptcd: actor.deptcd, deptnm: actor.deptnm, custodian: actor.userId },
        ...{ bigo: text(bigo), found_round: roundNo, status: 'REG_WAIT' },
        ...{ created_by: actor.userId, created_dt: now, updated_by: actor.userId, updated_dt: now },
      },
    ])
    return candNo
  })
  await addEvent(context, { docType: 'AS', docNo: number, action: 'foundAsset', from: null, to: 'REG_WAIT' })
  if (fileId)
    await attachFile(context, { fileId, ownerType: 'ASSET', ownerNo: number }, [], file_id =>
      runAs(tx, 'all', () => updateRow(tx, 'asset', ['asset_no', number], { file_id })),
    )
  await handOver(context, {
    groups: assetManagers,
    title: `장부외 자산 발견: ${name} (${number}) — ${actor.name}`,
    link: `/assetManagementRegisterList?assetNo=${number}`,
  })
  return number
}

const mostRows = 5_000

/** The template of counts (domain 3.40). */
export const countColumns = [
  { field: 'assetNo', label: '자산번호', width: 120, isRequired: true },
  { field: 'invResult', label: '실사결과', width: 90, isRequired: true },
  { field: 'realDeptcd', label: '실제부서코드', width: 110 },
  { field: 'realLocation', label: '실제위치', width: 160 },
  { field: 'bigo', label: '비고', width: 200 },
] as const

/** Counts of a workbook, all or none: a row stands as if it had been typed after reading what others counted. */
export async function importInventory(
  context: EventContext,
  roundNo: string,
  fileName: string,
  body: Uint8Array,
) {
  const opened = await openRound(context, roundNo, 'importAssetInventory')
  const rows = await readFilledRows(fileName, body, countColumns, mostRows)
  const faults: FaultyRow[] = []
  const ordered = [...rows].sort((a, b) => ((a.cells.assetNo ?? '') < (b.cells.assetNo ?? '') ? -1 : 1))
  for (const { rowNo, cells } of ordered) {
    const { assetNo = '', invResult = '', ...others } = cells
    const count: Count = { ...others, assetNo: assetNo.toUpperCase(), invResult: resultOf(invResult) }
    const failure = await countAsset(context, opened, count, rowNo)
    if (failure) faults.push({ rowNo, text: failure.text })
  }
  refuseFaulty(faults.sort((a, b) => a.rowNo - b.rowNo))
  await recountRound(context, roundNo)
  return { success: true, importedCnt: rows.length }
}

/** A result by its value or by what people read. */
function resultOf(text: string): Count['invResult'] {
  const known = codeEntries('INV_RESULT').find(entry => entry.value === text || entry.text === text)
  return (known?.value ?? text) as Count['invResult']
}

/** What the person still has to count, for the template of a round that he sees. */
export async function uncountedRows(context: EventContext, roundNo: string) {
  const { tx } = context
  await findForReader(context, round, roundNo)
  const rows = await tx
    .selectFrom('asset_inventory')
    .select('asset_no')
    .where('round_no', '=', roundNo)
    .where('inv_result', '=', 'NONE')
    .orderBy('asset_no')
    .limit(mostRows)
    .execute()
  const empty = { invResult: null, realDeptcd: null, realLocation: null, bigo: null }
  return rows.map(({ asset_no }) => ({ assetNo: asset_no, ...empty }))
}
