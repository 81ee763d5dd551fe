import type { Transaction } from '../database/connect'
import { nextNumber } from '../document/documentNumber'
import type { JudgedRow, UploadRow, UploadSort } from '../modules/itemUpload/uploadSort'
import { countRows, writeResults, writeRows } from '../modules/itemUpload/uploadStore'
import { writeEvents } from './writeEvents'

export interface WrittenUpload {
  readonly by: string
  readonly name: string
  readonly compNo: string | null
  /** When it came, with its time zone. */
  readonly at: string
  readonly fileName: string
  readonly status: string
  readonly rows: readonly UploadRow[]
  /** Missing while nobody has looked into it. */
  readonly judged: readonly JudgedRow[] | undefined
}

const minutesBetweenSteps = 7

/** An upload as it stands now, with its rows and how it came there. */
export async function writeUpload(tx: Transaction, sort: UploadSort, story: WrittenUpload): Promise<void> {
  const { by, name, compNo, at, fileName, status, rows, judged } = story
  const upNo = await nextNumber(tx, 'UP', new Date(at))
  const steps = stepsOf(sort, status, judged !== undefined)
  await tx
    .insertInto('item_upload')
    .values({
      ...{ up_no: upNo, owner_type: sort.ownerType, comp_no: compNo, file_name: fileName, status },
      ...{ uploaded_by: by, uploaded_by_nm: name, uploaded_dt: at, version: steps.length - 1 },
      ...{ created_by: by, created_dt: at, updated_by: by, updated_dt: at },
    })
    .execute()
  await writeRows(tx, upNo, rows)
  if (judged) await writeResults(tx, upNo, judged)
  await tx
    .updateTable('item_upload')
    .set(await countRows(tx, upNo))
    .where('up_no', '=', upNo)
    .execute()
  await writeEvents(
    tx,
    steps.map(([action, to], index) => ({
      ...{ doc_type: 'ITEM_UPLOAD', doc_no: upNo, action, to_status: to },
      ...{ actor: by, actor_name: name, from_status: steps[index - 1]?.[1] ?? null },
      at: new Date(Date.parse(at) + index * minutesBetweenSteps * 60_000),
    })),
  )
}

/** How an upload has come to where it is: transitions and the states they lead to. */
function stepsOf(
  { steps }: UploadSort,
  status: string,
  isJudged: boolean,
): readonly (readonly [string, string])[] {
  const begun = [steps.upload, 'UPLOADED'] as const
  if (status === 'UPLOADED') return [begun]
  const judged = [steps.validate, 'INVALID'] as const
  if (status === 'INVALID') return [begun, judged]
  if (status === 'CANCELED') return [begun, ...(isJudged ? [judged] : []), [steps.cancel, status]]
  const validated = [begun, [steps.validate, 'VALID']] as const
  return status === 'VALID' ? validated : [...validated, [steps.apply, status]]
}
