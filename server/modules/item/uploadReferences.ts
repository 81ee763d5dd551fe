import { sql } from 'kysely'
import type { Transaction } from '../../database/connect'
import { sameItemKey, type UploadReferences } from './judgeUpload'
import type { UploadRow } from './readUploadFile'

/** An item of these states is there, or is about to be. */
const countedStates = ['ACTIVE', 'INACTIVE', 'REQUESTED']

/** What the codes of rows may be. */
export async function loadCodes(tx: Transaction): Promise<Pick<UploadReferences, 'itemTypes' | 'units'>> {
  const types = await tx
    .selectFrom('code')
    .select(['value', 'text'])
    .where('group_code', '=', 'ITEM_TYPE')
    .where('use_yn', '=', 'Y')
    .orderBy('sort_no')
    .execute()
  const units = await tx
    .selectFrom('unit')
    .select(['unit_code', 'unit_name'])
    .where('use_yn', '=', 'Y')
    .orderBy('unit_code')
    .execute()
  return {
    itemTypes: new Map(types.map(({ value, text }) => [value, text])),
    units: new Map(units.map(({ unit_code, unit_name }) => [unit_code, unit_name])),
  }
}

/** What the rows are judged against. */
export async function loadReferences(tx: Transaction, rows: readonly UploadRow[]): Promise<UploadReferences> {
  const categories = await tx
    .selectFrom('item_category')
    .select(['cat_code', 'cat_level'])
    .where('use_yn', '=', 'Y')
    .execute()
  const groups = await tx
    .selectFrom('sourcing_group')
    .select(['sg_code', 'sg_level'])
    .where('use_yn', '=', 'Y')
    .execute()
  return {
    ...(await loadCodes(tx)),
    categories: new Map(categories.map(({ cat_code, cat_level }) => [cat_code, cat_level])),
    groups: new Map(groups.map(({ sg_code, sg_level }) => [sg_code, sg_level])),
    items: await loadSameItems(tx, rows),
  }
}

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
