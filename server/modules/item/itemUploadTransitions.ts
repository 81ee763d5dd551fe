import { sql } from 'kysely'
import type { OperationRequests, TransitionAnswer } from '../../../codegen/generated/types'
import { codeText } from '../../../schemas/codes/codeGroups'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { transitionRefusal } from '../../../schemas/workflow/workflow'
import { itemUploadWorkflow } from '../../../schemas/workflow/workflows'
import { addEvent, type EventContext } from '../../document/documentEvents'
import { nextNumber } from '../../document/documentNumber'
import { checkVersion, type DocumentKey } from '../../document/transitionKeys'
import { conflict, documentNotFound, fieldRefused, notAllowed, refused } from '../../http/failure'
import { newItemCodes } from './itemCodes'
import {
  cellsOf,
  countRows,
  deleteRows,
  lockUpload,
  readRows,
  type UploadRecord,
  uploadRowOf,
  writeResults,
  writeRows,
} from './itemUploadStore'
import { itemUploadTexts } from './itemUploadTexts'
import { type JudgedRow, judgeUpload, withCodes } from './judgeUpload'
import { cleanCells, readUploadFile, type UploadRow } from './readUploadFile'
import { loadReferences } from './uploadReferences'

/** Two people who apply the same new item must not both find it missing from the master. */
const applyLock = 'item_upload apply'

function checkGroup({ actor }: EventContext, transition: string, status?: string): void {
  const refusal = transitionRefusal(itemUploadWorkflow, transition, {
    ...(status === undefined ? {} : { status }),
    group: actor.group,
    isDrafter: false,
    isApprover: false,
    isNew: status === undefined,
  })
  if (refusal === 'state') throw conflict('stateRefused', [codeText('UPLOAD_STATUS', status ?? '')])
  if (refusal !== undefined) throw notAllowed(`${transition}: ${refusal}`)
}

/** The upload locked, judged by the workflow and compared with the version that the actor has seen. */
async function openUpload(
  context: EventContext,
  transition: string,
  { id, version }: DocumentKey,
): Promise<UploadRecord> {
  const upload = await lockUpload(context.tx, id)
  if (!upload) throw documentNotFound(context.actor.scope)
  checkGroup(context, transition, upload.status)
  checkVersion(upload.version, version)
  return upload
}

/** Stores the rows of a workbook under a new number; nothing is judged yet but the file as a whole. */
export async function uploadItemExcel(
  context: EventContext,
  { fileName, body }: OperationRequests['uploadItemExcel'] & { readonly body: Uint8Array },
): Promise<TransitionAnswer> {
  const { tx, actor, now } = context
  checkGroup(context, 'uploadItemExcel')
  const name = fileName.normalize('NFC')
  const rows = await readUploadFile(name, body)
  const references = await loadReferences(tx, [])
  const upNo = await nextNumber(tx, 'UP', now)
  await tx
    .insertInto('item_upload')
    .values({
      up_no: upNo,
      file_name: name,
      row_cnt: rows.length,
      status: 'UPLOADED',
      uploaded_by: actor.userId,
      uploaded_dt: now,
      created_by: actor.userId,
      created_dt: now,
      updated_by: actor.userId,
      updated_dt: now,
    })
    .execute()
  await writeRows(
    tx,
    upNo,
    rows.map(row => ({ ...row, cells: withCodes(row.cells, references) })),
  )
  const after = { fileName: name, rowCnt: rows.length }
  await addEvent(context, { ...eventOf(upNo, 'uploadItemExcel'), from: null, to: 'UPLOADED', after })
  return answerOf(upNo, 'UPLOADED', 0)
}

type RowsBody = OperationRequests['saveItemUploadRows']['body']

/** Stores changed rows and deletes those that are not sent; what is known of the others stays until the next validation. */
export async function saveItemUploadRows(
  context: EventContext,
  upNo: string,
  { version, lines }: RowsBody,
): Promise<TransitionAnswer> {
  const { tx } = context
  const upload = await openUpload(context, 'saveItemUploadRows', { id: upNo, version })
  const stored = new Map((await readRows(tx, upNo)).map(row => [row.row_no, row]))
  const references = await loadReferences(tx, [])
  const sent = new Map<number, UploadRow>()
  lines.forEach(({ rowNo, ...cells }, index) => {
    if (rowNo === undefined || !stored.has(rowNo) || sent.has(rowNo))
      throw fieldRefused('rowNo', itemUploadTexts.unknownRow, [rowNo ?? ''], index + 1)
    sent.set(rowNo, { rowNo, cells: withCodes(cleanCells(cells), references) })
  })
  const changed = [...sent.values()].filter(({ rowNo, cells }) => {
    const before = stored.get(rowNo)
    return !before || JSON.stringify(cleanCells(cellsOf(before))) !== JSON.stringify(cleanCells(cells))
  })
  const removed = [...stored.keys()].filter(rowNo => !sent.has(rowNo))
  await deleteRows(tx, upNo, removed)
  await writeRows(tx, upNo, changed)
  return changeUpload(context, upload, 'saveItemUploadRows', 'UPLOADED', {
    changed: changed.length,
    removed: removed.length,
  })
}

interface Judgement {
  readonly rows: readonly UploadRow[]
  readonly judged: readonly JudgedRow[]
  /** A row comes out otherwise than it did the last time. */
  readonly hasChanged: boolean
}

async function judge({ tx }: EventContext, upNo: string): Promise<Judgement> {
  const stored = await readRows(tx, upNo)
  const rows = stored.map(uploadRowOf)
  const judged = judgeUpload(rows, await loadReferences(tx, rows))
  const hasChanged = judged.some(({ result }, index) => result !== stored[index]?.row_result)
  return { rows, judged, hasChanged }
}

/** Judges every row again: VALID when none is wrong, apart from repeated ones. */
export async function validateItemUpload(context: EventContext, key: DocumentKey): Promise<TransitionAnswer> {
  const upload = await openUpload(context, 'validateItemUpload', key)
  const { judged } = await judge(context, upload.up_no)
  await writeResults(context.tx, upload.up_no, judged)
  const isWrong = judged.some(({ result }) => result === 'ERR')
  return changeUpload(context, upload, 'validateItemUpload', isWrong ? 'INVALID' : 'VALID')
}

/** Makes an item of every good row, repeated ones skipped; what has changed since the validation refuses the whole. */
export async function applyItemUpload(context: EventContext, key: DocumentKey): Promise<TransitionAnswer> {
  const { tx, actor, now } = context
  const upload = await openUpload(context, 'applyItemUpload', key)
  await sql`select pg_advisory_xact_lock(hashtext(${applyLock}))`.execute(tx)
  const { rows, judged, hasChanged } = await judge(context, upload.up_no)
  if (hasChanged) throw conflict(itemUploadTexts.changedSince)
  const good = judged.filter(({ result }) => result === 'OK')
  if (good.length === 0) throw refused('nothingToApply', itemUploadTexts.nothingToApply)
  const numbers = new Set(good.map(({ rowNo }) => rowNo))
  const applied = rows.filter(({ rowNo }) => numbers.has(rowNo))
  const codes = await newItemCodes(
    tx,
    applied.map(({ cells }) => cells.catCode ?? ''),
  )
  const today = koreanDay(now)
  const written = { created_by: actor.userId, created_dt: now, updated_by: actor.userId, updated_dt: now }
  const items = applied.map(({ cells }, index) => ({
    item_code: codes[index] ?? '',
    item_name: cells.itemName ?? '',
    spec: cells.spec ?? '',
    maker: cells.maker ?? null,
    model_no: cells.modelNo ?? null,
    item_type: cells.itemType ?? '',
    cat_code: cells.catCode ?? '',
    sg_code: cells.sgCode ?? '',
    unit_code: cells.unitCode ?? '',
    lead_time: cells.leadTime === undefined ? null : Number(cells.leadTime),
    // Equipment is an asset, as it is where single items are registered.
    asset_yn: cells.itemType === 'EQP' ? 'Y' : 'N',
    requester: actor.userId,
    status: 'ACTIVE',
    reg_date: today,
    ...written,
  }))
  for (let start = 0; start < items.length; start += itemsAtOnce)
    await tx
      .insertInto('item')
      .values(items.slice(start, start + itemsAtOnce))
      .execute()
  await writeResults(
    tx,
    upload.up_no,
    applied.map(({ rowNo }, index) => ({
      rowNo,
      result: 'OK',
      problems: [],
      itemCode: codes[index] ?? '',
    })),
  )
  return changeUpload(context, upload, 'applyItemUpload', 'APPLIED', { itemCnt: items.length })
}

/** PostgreSQL takes 65,535 parameters in one statement. */
const itemsAtOnce = 1_000

export async function cancelItemUpload(context: EventContext, key: DocumentKey): Promise<TransitionAnswer> {
  const upload = await openUpload(context, 'cancelItemUpload', key)
  return changeUpload(context, upload, 'cancelItemUpload', 'CANCELED')
}

async function changeUpload(
  context: EventContext,
  upload: UploadRecord,
  action: string,
  status: string,
  facts: Readonly<Record<string, unknown>> = {},
): Promise<TransitionAnswer> {
  const { tx, actor, now } = context
  const version = upload.version + 1
  const counts = await countRows(tx, upload.up_no)
  await tx
    .updateTable('item_upload')
    .set({ ...counts, status, version, updated_by: actor.userId, updated_dt: now })
    .where('up_no', '=', upload.up_no)
    .execute()
  await addEvent(context, {
    ...eventOf(upload.up_no, action),
    from: upload.status,
    to: status,
    after: { ...counts, ...facts },
  })
  return answerOf(upload.up_no, status, version)
}

const eventOf = (docNo: string, action: string) => ({ docType: 'ITEM_UPLOAD', docNo, action })

/** An upload has no approval. */
function answerOf(docNo: string, status: string, version: number): TransitionAnswer {
  return { success: true, docNo, status, approvalStatus: 'N', version }
}
