import { sql } from 'kysely'
import type { TransitionAnswer } from '../../../codegen/generated/types'
import { codeText } from '../../../schemas/codes/codeGroups'
import { transitionRefusal } from '../../../schemas/workflow/workflow'
import { itemUploadWorkflow } from '../../../schemas/workflow/workflows'
import { createdBy } from '../../document/createdBy'
import { addEvent, type EventContext } from '../../document/documentEvents'
import { nextNumber } from '../../document/documentNumber'
import { checkVersion, type DocumentKey } from '../../document/transitionKeys'
import { conflict, documentNotFound, fieldRefused, notAllowed, refused } from '../../http/failure'
import { good } from './judgeCells'
import { cleanCells, readUploadFile } from './readUploadFile'
import type { UploadCells } from './uploadCells'
import type { JudgedRow, UploadRow, UploadSort } from './uploadSort'
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
} from './uploadStore'
import { uploadTexts } from './uploadTexts'

/** Two people who apply the same new item must not both find it missing. */
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
  sort: UploadSort,
  transition: string,
  { id, version }: DocumentKey,
): Promise<UploadRecord> {
  const upload = await lockUpload(context.tx, sort, id)
  if (!upload) throw documentNotFound(context.actor.scope)
  checkGroup(context, transition, upload.status)
  checkVersion(upload.version, version)
  return upload
}

/** Stores the rows of a workbook under a new number; nothing is judged yet but the file as a whole. */
export async function upload(
  context: EventContext,
  sort: UploadSort,
  file: { readonly fileName: string; readonly body: Uint8Array },
): Promise<TransitionAnswer> {
  const { tx, actor, now } = context
  checkGroup(context, sort.steps.upload)
  await sort.check?.(tx, actor)
  const fileName = file.fileName.normalize('NFC')
  const rows = await readUploadFile(sort, fileName, file.body)
  const tidy = await sort.tidier(tx)
  const upNo = await nextNumber(tx, 'UP', now)
  await tx
    .insertInto('item_upload')
    .values({
      up_no: upNo,
      owner_type: sort.ownerType,
      comp_no: actor.compNo ?? null,
      file_name: fileName,
      row_cnt: rows.length,
      status: 'UPLOADED',
      uploaded_by: actor.userId,
      uploaded_by_nm: actor.name,
      uploaded_dt: now,
      ...createdBy(context),
    })
    .execute()
  await writeRows(
    tx,
    upNo,
    rows.map(row => ({ ...row, cells: tidy(row.cells) })),
  )
  const after = { fileName, rowCnt: rows.length }
  await addEvent(context, { ...eventOf(upNo, sort.steps.upload), from: null, to: 'UPLOADED', after })
  return answerOf(upNo, 'UPLOADED', 0)
}

interface RowsBody {
  readonly version: number
  readonly lines: readonly ({ readonly rowNo?: number } & UploadCells)[]
}

/** Stores changed rows and deletes those that are not sent; what is known of the others stays until the next validation. */
export async function saveRows(
  context: EventContext,
  sort: UploadSort,
  upNo: string,
  { version, lines }: RowsBody,
): Promise<TransitionAnswer> {
  const { tx } = context
  const stored = await openUpload(context, sort, sort.steps.save, { id: upNo, version })
  const before = new Map((await readRows(tx, upNo)).map(row => [row.row_no, row]))
  const tidy = await sort.tidier(tx)
  const clean = (cells: UploadCells) => cleanCells(sort.columns, cells)
  const sent = new Map<number, UploadRow>()
  lines.forEach(({ rowNo, ...cells }, index) => {
    if (rowNo === undefined || !before.has(rowNo) || sent.has(rowNo))
      throw fieldRefused('rowNo', uploadTexts.unknownRow, [rowNo ?? ''], index + 1)
    sent.set(rowNo, { rowNo, cells: tidy(clean(cells)) })
  })
  const changed = [...sent.values()].filter(({ rowNo, cells }) => {
    const row = before.get(rowNo)
    return !row || JSON.stringify(clean(cellsOf(row))) !== JSON.stringify(clean(cells))
  })
  const removed = [...before.keys()].filter(rowNo => !sent.has(rowNo))
  await deleteRows(tx, upNo, removed)
  await writeRows(tx, upNo, changed)
  return change(context, stored, sort.steps.save, 'UPLOADED', {
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

async function judge(context: EventContext, sort: UploadSort, upNo: string): Promise<Judgement> {
  const stored = await readRows(context.tx, upNo)
  const rows = stored.map(uploadRowOf)
  const judged = await sort.judge(context, rows)
  const hasChanged = judged.some(({ result }, index) => result !== stored[index]?.row_result)
  return { rows, judged, hasChanged }
}

/** Judges every row again: VALID when none is wrong, apart from repeated ones. */
export async function validate(
  context: EventContext,
  sort: UploadSort,
  key: DocumentKey,
): Promise<TransitionAnswer> {
  const stored = await openUpload(context, sort, sort.steps.validate, key)
  const { judged } = await judge(context, sort, stored.up_no)
  await writeResults(context.tx, stored.up_no, judged)
  const isWrong = judged.some(({ result }) => result === 'ERR')
  return change(context, stored, sort.steps.validate, isWrong ? 'INVALID' : 'VALID')
}

/** Makes of every good row what it stands for, repeated ones skipped; what has changed since the validation refuses the whole. */
export async function apply(
  context: EventContext,
  sort: UploadSort,
  key: DocumentKey,
): Promise<TransitionAnswer> {
  const { tx, actor } = context
  const stored = await openUpload(context, sort, sort.steps.apply, key)
  await sort.check?.(tx, actor)
  await sql`select pg_advisory_xact_lock(hashtext(${applyLock}), hashtext(${actor.compNo ?? ''}))`.execute(tx)
  const { rows, judged, hasChanged } = await judge(context, sort, stored.up_no)
  if (hasChanged) throw conflict(uploadTexts.changedSince)
  const applied = rows.filter((_, index) => judged[index]?.result === 'OK')
  if (applied.length === 0) throw refused('nothingToApply', uploadTexts.nothingToApply)
  const numbers = await sort.apply(context, applied, stored.file_name)
  await writeResults(
    tx,
    stored.up_no,
    applied.map((row, index) => ({ ...good(row), resultNo: numbers[index] ?? '' })),
  )
  return change(context, stored, sort.steps.apply, 'APPLIED', { itemCnt: numbers.length })
}

export async function cancel(
  context: EventContext,
  sort: UploadSort,
  key: DocumentKey,
): Promise<TransitionAnswer> {
  const stored = await openUpload(context, sort, sort.steps.cancel, key)
  return change(context, stored, sort.steps.cancel, 'CANCELED')
}

async function change(
  context: EventContext,
  stored: UploadRecord,
  action: string,
  status: string,
  facts: Readonly<Record<string, unknown>> = {},
): Promise<TransitionAnswer> {
  const { tx, actor, now } = context
  const version = stored.version + 1
  const counts = await countRows(tx, stored.up_no)
  await tx
    .updateTable('item_upload')
    .set({ ...counts, status, version, updated_by: actor.userId, updated_dt: now })
    .where('up_no', '=', stored.up_no)
    .execute()
  await addEvent(context, {
    ...eventOf(stored.up_no, action),
    from: stored.status,
    to: status,
    after: { ...counts, ...facts },
  })
  return answerOf(stored.up_no, status, version)
}

const eventOf = (docNo: string, action: string) => ({ docType: 'ITEM_UPLOAD', docNo, action })

/** An upload has no approval. */
function answerOf(docNo: string, status: string, version: number): TransitionAnswer {
  return { success: true, docNo, status, approvalStatus: 'N', version }
}
