import { sql } from 'kysely'
import { fillMessage } from '../../../schemas/shared/koreanParticle'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { messages } from '../../../schemas/shared/messages'
import type { Transaction } from '../../database/connect'
import type { EventContext } from '../../document/documentEvents'
import { newItemCodes } from '../item/itemCodes'
import { itemKeys, sameItemKey } from '../item/itemKeys'
import { type CellRule, cellProblems, good, isLeadTime, repeated, wrong } from './judgeCells'
import {
  codeValue,
  listOfCodes,
  lowestGroups,
  plainNumber,
  readGroups,
  readUnits,
  readValues,
} from './rowReferences'
import type { UploadCells, UploadField } from './uploadCells'
import {
  codeSheet,
  groupColumn,
  itemNameColumn,
  makerColumn,
  optional,
  required,
  specColumn,
  unitColumn,
} from './uploadColumns'
import type { CodeList, JudgedRow, UploadColumn, UploadRow, UploadSort } from './uploadSort'
import { uploadTexts } from './uploadTexts'

const columns: readonly UploadColumn[] = [
  itemNameColumn('정밀 샤프트'),
  specColumn('Φ8×120 SUJ2 h6'),
  makerColumn,
  {
    ...{ field: 'modelNo', label: '모델번호', ...optional, longest: 60, width: 120 },
    ...{ guide: '60자 이내', example: 'DS-0812' },
  },
  {
    ...{ field: 'itemType', label: '품목구분', ...required, width: 90 },
    ...{ guide: codeSheet, example: '부품' },
  },
  {
    ...{ field: 'catCode', label: '카테고리', ...required, width: 100 },
    ...{ guide: '"코드" 시트의 3레벨 카테고리 코드 6자리', example: '200203' },
  },
  groupColumn,
  unitColumn,
  {
    ...{ field: 'leadTime', label: '리드타임(일)', isRequired: false, isNumber: true, width: 100 },
    ...{ guide: '0~365 사이의 숫자', example: '14' },
  },
]

/** Items of the staff: each good row becomes one in use. */
export const itemSort: UploadSort = {
  ownerType: 'I',
  steps: {
    ...{ upload: 'uploadItemExcel', save: 'saveItemUploadRows', validate: 'validateItemUpload' },
    ...{ apply: 'applyItemUpload', cancel: 'cancelItemUpload' },
  },
  templateName: '품목 엑셀 업로드 양식.xlsx',
  errorsName: '품목 엑셀 업로드 오류.xlsx',
  sheet: '품목',
  columns,
  mostRows: 5_000,
  codeLists,
  tidier: async tx => {
    const [types, units] = [await readValues(tx, 'ITEM_TYPE'), await readUnits(tx)]
    return ({ itemType, unitCode, leadTime, ...cells }) => ({
      ...cells,
      ...(itemType === undefined ? {} : { itemType: codeValue(itemType, types) }),
      ...(unitCode === undefined ? {} : { unitCode: codeValue(unitCode, units) }),
      ...(leadTime === undefined ? {} : { leadTime: plainNumber(leadTime) }),
    })
  },
  judge: ({ tx }, rows) => judgeItems(tx, rows),
  apply: makeItems,
}

async function codeLists(tx: Transaction): Promise<readonly CodeList[]> {
  const { rows: categories } = await sql<{ value: string; text: string }>`
    select leaf.cat_code as value, concat_ws(' > ', first.cat_name, second.cat_name, leaf.cat_name) as text
    from item_category leaf join item_category second on second.cat_code = leaf.up_cat_code
      join item_category first on first.cat_code = second.up_cat_code
    where leaf.cat_level = 3 and leaf.use_yn = 'Y' order by leaf.cat_code`.execute(tx)
  return [
    listOfCodes('품목구분', await readValues(tx, 'ITEM_TYPE')),
    listOfCodes('단위', await readUnits(tx)),
    { label: '카테고리', codes: categories },
    await lowestGroups(tx),
  ]
}

const known =
  (values: ReadonlyMap<string, unknown>, message: string): CellRule =>
  text =>
    values.has(text) ? undefined : fillMessage(message, [text])

const lowest =
  <Level>(levels: ReadonlyMap<string, Level>, wanted: Level, unknown: string, misplaced: string): CellRule =>
  text => {
    const level = levels.get(text)
    if (level === wanted) return undefined
    return fillMessage(level === undefined ? unknown : misplaced, [text])
  }

async function rulesOf(tx: Transaction): Promise<Readonly<Partial<Record<UploadField, CellRule>>>> {
  const categories = await tx
    .selectFrom('item_category')
    .select(['cat_code', 'cat_level'])
    .where('use_yn', '=', 'Y')
    .execute()
  const { unknownCategory, categoryNotLowest, unknownGroup, groupNotLowest, unknownUnit } = uploadTexts
  const levels = new Map(categories.map(({ cat_code, cat_level }) => [cat_code, cat_level]))
  return {
    itemType: known(await readValues(tx, 'ITEM_TYPE'), messages.codeNotAllowed),
    catCode: lowest(levels, 3, unknownCategory, categoryNotLowest),
    sgCode: lowest(await readGroups(tx), '004', unknownGroup, groupNotLowest),
    unitCode: known(await readUnits(tx), unknownUnit),
    leadTime: text => (isLeadTime(text) ? undefined : fillMessage(uploadTexts.leadTimeWrong, [text])),
  }
}

export async function judgeItems(tx: Transaction, rows: readonly UploadRow[]): Promise<readonly JudgedRow[]> {
  const rules = await rulesOf(tx)
  const items = await loadSameItems(tx, rows)
  const seen = new Map<string, number>()
  return rows.map(row => {
    const problems = cellProblems(columns, row.cells, rules)
    if (problems.length > 0) return wrong(columns, row, problems)
    const key = sameItemKey(row.cells)
    const itemCode = items.get(key)
    if (itemCode !== undefined)
      return repeated(row, 'itemName', fillMessage(uploadTexts.repeatsItem, [itemCode]), itemCode)
    const earlier = seen.get(key)
    if (earlier !== undefined)
      return repeated(row, 'itemName', fillMessage(uploadTexts.repeatsRow, [earlier]))
    seen.set(key, row.rowNo)
    return good(row)
  })
}

/** An item of these states is there, or is about to be. */
const countedStates = ['ACTIVE', 'INACTIVE', 'REQUESTED']

/** Items of the master that bear the name of a row; which of them are the same is for their key to say. */
async function loadSameItems(
  tx: Transaction,
  rows: readonly UploadRow[],
): Promise<ReadonlyMap<string, string>> {
  const names = [
    ...new Set(rows.map(({ cells }) => (cells.itemName ?? '').replace(/\s+/g, '').toLowerCase())),
  ]
  const found = await sql<{
    item_code: string
    item_name: string
    spec: string
    maker: string | null
  }>`select item_code, item_name, spec, maker from item
    where lower(regexp_replace(item_name, '\\s+', '', 'g')) = any(${names}::text[])
      and status = any(${countedStates}::text[])
    order by item_code desc`.execute(tx)
  // The lowest number is written last and stays.
  return new Map(
    found.rows.map(({ item_code, item_name, spec, maker }) => [
      sameItemKey({ itemName: item_name, spec, maker: maker ?? undefined }),
      item_code,
    ]),
  )
}

/** PostgreSQL takes 65,535 parameters in one statement. */
const itemsAtOnce = 1_000

async function makeItems(
  { tx, actor, now }: EventContext,
  rows: readonly UploadRow[],
): Promise<readonly string[]> {
  const codes = await newItemCodes(
    tx,
    rows.map(({ cells }) => cells.catCode ?? ''),
  )
  const written = { created_by: actor.userId, created_dt: now, updated_by: actor.userId, updated_dt: now }
  const items = rows.map(({ cells }, index) => ({
    item_code: codes[index] ?? '',
    ...columnsOfItem(cells),
    requester: actor.userId,
    status: 'ACTIVE',
    reg_date: koreanDay(now),
    ...written,
  }))
  for (let start = 0; start < items.length; start += itemsAtOnce)
    await tx
      .insertInto('item')
      .values(items.slice(start, start + itemsAtOnce))
      .execute()
  return codes
}

function columnsOfItem(cells: UploadCells) {
  const { itemName = '', spec = '', maker, modelNo, itemType = '', leadTime } = cells
  return {
    item_name: itemName,
    spec,
    maker: maker ?? null,
    model_no: modelNo ?? null,
    item_type: itemType,
    cat_code: cells.catCode ?? '',
    sg_code: cells.sgCode ?? '',
    unit_code: cells.unitCode ?? '',
    lead_time: leadTime === undefined ? null : Number(leadTime),
    // Equipment is an asset, as it is where single items are registered.
    asset_yn: itemType === 'EQP' ? 'Y' : 'N',
    ...itemKeys({ itemName, spec, maker, modelNo }),
  }
}
