import { groupRows } from '../../../schemas/shared/groupRows'
import type { Transaction } from '../../database/connect'

/** A menu as the store has it, with its further paths and its grants. */
export interface Menu {
  readonly pgmId: string
  readonly upPgmId?: string
  readonly pgmName: string
  readonly sspUrl?: string
  readonly portal: 'internal' | 'external'
  readonly sspSubUrls: readonly string[]
  /** Authority group to what it may do. */
  readonly grants: ReadonlyMap<string, 'read' | 'write'>
  /** Authority groups that may take its lists away as workbooks. */
  readonly exporters: ReadonlySet<string>
}

/** The menus in use, in their order, as they stood at one change. */
export interface MenuBook {
  readonly changeNo: string
  readonly menus: readonly Menu[]
}

export interface MenuBooks {
  /** The book as it stands for this transaction; read from the tables only when something has changed since the last one. */
  read(tx: Transaction): Promise<MenuBook>
  /** The book that was read last, in the same request. */
  latest(): MenuBook
}

const unread: MenuBook = { changeNo: '', menus: [] }

/**
 * Menus and grants for the login check and for every call: a change counts from the next request on, and a request without a
 * change in between costs one small question.
 */
export function createMenuBooks(): MenuBooks {
  let book = unread
  return {
    read: async tx => {
      const { change_no } = await tx.selectFrom('menu_change').select('change_no').executeTakeFirstOrThrow()
      if (change_no !== book.changeNo) book = await readMenuBook(tx, change_no)
      return book
    },
    latest: () => book,
  }
}

/** The menus in use with their grants, as the transaction sees them. */
export async function readMenuBook(tx: Transaction, changeNo = ''): Promise<MenuBook> {
  const menus = await tx
    .selectFrom('menu')
    .select(['pgm_id', 'up_pgm_id', 'pgm_name', 'ssp_url', 'portal_type'])
    .where('use_yn', '=', 'Y')
    .orderBy('menu_level')
    .orderBy('sort_no')
    .orderBy('pgm_id')
    .execute()
  const subUrls = await tx.selectFrom('menu_sub_url').selectAll().orderBy('sub_url').execute()
  const grants = await tx
    .selectFrom('auth_menu')
    .select(['auth_group_id', 'pgm_id', 'write_yn', 'excel_yn'])
    .where('read_yn', '=', 'Y')
    .execute()
  const subUrlsOf = groupRows(subUrls, row => row.pgm_id)
  const grantsOf = groupRows(grants, row => row.pgm_id)
  const inUse = new Set<string>()
  for (const { pgm_id, up_pgm_id } of menus) {
    // Levels come in order: what stands below a menu out of use is out of use as well.
    if (up_pgm_id === null || inUse.has(up_pgm_id)) inUse.add(pgm_id)
  }
  return {
    changeNo,
    menus: menus
      .filter(({ pgm_id }) => inUse.has(pgm_id))
      .map(row => ({
        pgmId: row.pgm_id,
        ...(row.up_pgm_id === null ? {} : { upPgmId: row.up_pgm_id }),
        pgmName: row.pgm_name,
        ...(row.ssp_url === null ? {} : { sspUrl: row.ssp_url }),
        portal: row.portal_type === 'E' ? 'external' : 'internal',
        sspSubUrls: (subUrlsOf.get(row.pgm_id) ?? []).map(each => each.sub_url),
        grants: new Map(
          (grantsOf.get(row.pgm_id) ?? []).map(each => [
            each.auth_group_id,
            each.write_yn === 'Y' ? 'write' : 'read',
          ]),
        ),
        exporters: new Set(
          (grantsOf.get(row.pgm_id) ?? []).flatMap(each =>
            each.excel_yn === 'Y' ? [each.auth_group_id] : [],
          ),
        ),
      })),
  }
}

/** Called in the transaction of every change of menus or grants. */
export async function noteMenuChange(tx: Transaction): Promise<void> {
  await tx
    .updateTable('menu_change')
    .set(({ eb }) => ({ change_no: eb('change_no', '+', '1') }))
    .execute()
}
