import { addDays } from '../../schemas/shared/calendar'
import type { Transaction } from '../database/connect'
import { itemSort, judgeItems } from '../modules/itemUpload/itemRows'
import type { JudgedRow, UploadRow } from '../modules/itemUpload/uploadSort'
import { type UploadStory, uploadStories } from './itemUploadTexts'
import { writeUpload } from './writeUpload'

/** Workbooks of items of the last two months: most are in the item master, some still wait for somebody. */
export async function seedItemUploads(tx: Transaction, today: string): Promise<void> {
  const people = await tx.selectFrom('person').select(['singleid', 'hname']).execute()
  const names = new Map(people.map(({ singleid, hname }) => [singleid, hname]))
  const taken = new Set<string>()
  for (const story of uploadStories) {
    const { rows, judge } = await contentOf(tx, story, taken)
    const isJudged = story.status !== 'UPLOADED' && !story.isUnjudged
    await writeUpload(tx, itemSort, {
      ...{ by: story.by, name: names.get(story.by) ?? story.by, compNo: null },
      ...{ fileName: story.fileName, status: story.status, rows },
      at: `${addDays(today, -story.daysAgo)}T${story.time}:00+09:00`,
      judged: isJudged ? await judge() : undefined,
    })
  }
}

interface Content {
  readonly rows: readonly UploadRow[]
  readonly judge: () => Promise<readonly JudgedRow[]>
}

/** The sheet of a story, or that of items which are in use; `taken` items came with another sheet. */
async function contentOf(tx: Transaction, story: UploadStory, taken: Set<string>): Promise<Content> {
  if (story.itemCnt === undefined) {
    const rows = story.rows.map((cells, index) => ({ rowNo: index + 2, cells }))
    return { rows, judge: async () => judgeItems(tx, rows) }
  }
  const applied = await appliedRows(tx, story, taken)
  for (const { judged } of applied) taken.add(judged.resultNo ?? '')
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
    return { row: { rowNo, cells }, judged: { rowNo, result: 'OK', problems: [], resultNo: item.item_code } }
  })
}
