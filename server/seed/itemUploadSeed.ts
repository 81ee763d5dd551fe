import type { Insertable } from 'kysely'
import { addDays } from '../../schemas/shared/calendar'
import type { Transaction } from '../database/connect'
import type { Tables } from '../database/tables'
import { nextNumber } from '../document/documentNumber'
import { countRows, writeResults, writeRows } from '../modules/item/itemUploadStore'
import { type JudgedRow, judgeUpload } from '../modules/item/judgeUpload'
import type { UploadRow } from '../modules/item/readUploadFile'
import { loadReferences } from '../modules/item/uploadReferences'
import { type UploadStory, uploadStories } from './itemUploadTexts'
import { writeEvents } from './writeEvents'

type Event = Insertable<Tables['document_event']>

/** Workbooks of items of the last two months: most are in the item master, some still wait for somebody. */
export async function seedItemUploads(tx: Transaction, today: string): Promise<void> {
  const people = await tx.selectFrom('person').select(['singleid', 'hname']).execute()
  const names = new Map(people.map(({ singleid, hname }) => [singleid, hname]))
  const events: Event[] = []
  const taken = new Set<string>()
  for (const story of uploadStories) {
    const at = `${addDays(today, -story.daysAgo)}T${story.time}:00+09:00`
    const { rows, judge } = await contentOf(tx, story, taken)
    const upNo = await nextNumber(tx, 'UP', new Date(at))
    const written = { by: story.by, at }
    await writeUpload(tx, upNo, story, written)
    await writeRows(tx, upNo, rows)
    if (story.status !== 'UPLOADED' && !story.isUnjudged) await writeResults(tx, upNo, await judge())
    await tx
      .updateTable('item_upload')
      .set(await countRows(tx, upNo))
      .where('up_no', '=', upNo)
      .execute()
    events.push(...eventsOf(upNo, story, written, names.get(story.by) ?? story.by))
  }
  await writeEvents(tx, events)
}

interface Written {
  readonly by: string
  readonly at: string
}

async function writeUpload(
  tx: Transaction,
  upNo: string,
  story: UploadStory,
  { by, at }: Written,
): Promise<void> {
  await tx
    .insertInto('item_upload')
    .values({
      up_no: upNo,
      file_name: story.fileName,
      status: story.status,
      uploaded_by: by,
      uploaded_dt: at,
      created_by: by,
      created_dt: at,
      updated_by: by,
      updated_dt: at,
      version: stepsOf(story).length - 1,
    })
    .execute()
}

interface Content {
  readonly rows: readonly UploadRow[]
  readonly judge: () => Promise<readonly JudgedRow[]>
}

/** The sheet of a story, or that of items which are in use; `taken` items came with another sheet. */
async function contentOf(tx: Transaction, story: UploadStory, taken: Set<string>): Promise<Content> {
  if (story.itemCnt === undefined) {
    const rows = story.rows.map((cells, index) => ({ rowNo: index + 2, cells }))
    return { rows, judge: async () => judgeUpload(rows, await loadReferences(tx, rows)) }
  }
  const applied = await appliedRows(tx, story, taken)
  for (const { judged } of applied) taken.add(judged.itemCode ?? '')
  return {
    rows: applied.map(({ row }) => row),
    judge: () => Promise.resolve(applied.map(({ judged }) => judged)),
  }
}

/** What the items in use would have stood like in the workbook that they came from. */
async function appliedRows(
  tx: Transaction,
  { category = '', itemCnt = 0 }: UploadStory,
  taken: ReadonlySet<string>,
): Promise<readonly { readonly row: UploadRow; readonly judged: JudgedRow }[]> {
  const items = await tx
    .selectFrom('item')
    .selectAll()
    .where('status', '=', 'ACTIVE')
    .where('requester', '=', 'tf.admin')
    .where('cat_code', 'like', `${category}%`)
    .where('item_code', 'not in', ['', ...taken])
    .orderBy('reg_date', 'desc')
    .orderBy('item_code')
    .limit(itemCnt)
    .execute()
  return items.map((item, index) => {
    const rowNo = index + 2
    const cells = {
      itemName: item.item_name,
      spec: item.spec,
      ...(item.maker === null ? {} : { maker: item.maker }),
      ...(item.model_no === null ? {} : { modelNo: item.model_no }),
      itemType: item.item_type,
      catCode: item.cat_code,
      sgCode: item.sg_code,
      unitCode: item.unit_code,
      ...(item.lead_time === null ? {} : { leadTime: String(item.lead_time) }),
    }
    return { row: { rowNo, cells }, judged: { rowNo, result: 'OK', problems: [], itemCode: item.item_code } }
  })
}

/** How an upload has come to where it is: transitions and the states they lead to. */
function stepsOf({ status, isUnjudged = false }: UploadStory): readonly (readonly [string, string])[] {
  const begun = [['uploadItemExcel', 'UPLOADED']] as const
  if (status === 'UPLOADED') return begun
  if (status === 'INVALID') return [...begun, ['validateItemUpload', 'INVALID']]
  if (status === 'CANCELED')
    return isUnjudged
      ? [...begun, ['cancelItemUpload', 'CANCELED']]
      : [...begun, ['validateItemUpload', 'INVALID'], ['cancelItemUpload', 'CANCELED']]
  const validated = [...begun, ['validateItemUpload', 'VALID']] as const
  return status === 'VALID' ? validated : [...validated, ['applyItemUpload', 'APPLIED']]
}

const minutesBetweenSteps = 7

function eventsOf(upNo: string, story: UploadStory, { by, at }: Written, name: string): readonly Event[] {
  const began = Date.parse(at)
  return stepsOf(story).map(([action, to], index, steps) => ({
    doc_type: 'ITEM_UPLOAD',
    doc_no: upNo,
    at: new Date(began + index * minutesBetweenSteps * 60_000),
    actor: by,
    actor_name: name,
    action,
    from_status: steps[index - 1]?.[1] ?? null,
    to_status: to,
  }))
}
