import type { MenuList, OperationRequests } from '../../../codegen/generated/types'
import { groupRows } from '../../../schemas/shared/groupRows'
import type { Transaction } from '../../database/connect'
import { rowOf } from '../../document/answerRows'

const menuRow = rowOf('listMenu')

/** The tree of one portal. Menus that the filter finds come with everything above them, so that they have a place. */
export async function listMenu(tx: Transaction, filter: OperationRequests['listMenu']): Promise<MenuList> {
  const menus = await tx
    .selectFrom('menu')
    .selectAll()
    .where('portal_type', '=', filter.portalType)
    .orderBy('menu_level')
    .orderBy('sort_no')
    .orderBy('pgm_id')
    .execute()
  const subUrls = groupRows(
    await tx.selectFrom('menu_sub_url').selectAll().orderBy('sub_url').execute(),
    row => row.pgm_id,
  )
  const name = filter.pgmName?.trim().toLowerCase() ?? ''
  const found = menus.filter(
    menu =>
      menu.pgm_name.toLowerCase().includes(name) &&
      (filter.useYn === undefined || menu.use_yn === filter.useYn),
  )
  const shown = new Set<string>()
  const byId = new Map(menus.map(menu => [menu.pgm_id, menu]))
  for (const menu of found) {
    for (let at: typeof menu | undefined = menu; at; at = byId.get(at.up_pgm_id ?? '')) shown.add(at.pgm_id)
  }
  const rows = menus
    .filter(menu => shown.has(menu.pgm_id))
    .map(menu => ({
      ...menuRow({ ...menu, leaf: menu.leaf === 'T' ? 'Y' : 'N' }),
      subUrls: (subUrls.get(menu.pgm_id) ?? []).map(({ sub_url }) => ({ subUrl: sub_url })),
    }))
  return { rows, total: rows.length }
}
