import { isAuthGroupId } from '../../schemas/codes/authGroups'
import {
  type MenuBranch,
  type MenuLeaf,
  type MenuTrees,
  menuTrees,
  type Portal,
} from '../../schemas/codes/menus'
import type { Transaction } from '../database/connect'
import { noteMenuChange } from '../modules/access/menuBook'

const portalTypes: Readonly<Record<Portal, 'I' | 'E'>> = { internal: 'I', external: 'E' }

interface SeededMenu {
  readonly pgm_id: string
  readonly up_pgm_id: string | null
  readonly pgm_name: string
  readonly ssp_url: string | null
  readonly portal_type: string
  readonly menu_level: number
  readonly menu_type: string
  readonly leaf: string
  readonly sort_no: number
}

const step = 10

/** Both menus as the product brings them, every entry in steps of ten so that there is room between two. */
function seedMenus(trees: MenuTrees): {
  readonly menus: readonly SeededMenu[]
  readonly leaves: readonly MenuLeaf[]
} {
  const menus: SeededMenu[] = []
  const leaves: MenuLeaf[] = []
  for (const portal of ['internal', 'external'] as const) {
    const entry = (
      { pgmId, pgmName }: MenuBranch<unknown> | MenuLeaf,
      at: number,
      upper: string | null,
      level: number,
      url: string | null,
    ): SeededMenu => ({
      pgm_id: pgmId,
      up_pgm_id: upper,
      pgm_name: pgmName,
      ssp_url: url,
      portal_type: portalTypes[portal],
      menu_level: level,
      menu_type: url === null ? 'G' : 'L',
      leaf: url === null ? 'F' : 'T',
      sort_no: (at + 1) * step,
    })
    trees[portal].forEach((first, atFirst) => {
      menus.push(entry(first, atFirst, null, 1, null))
      first.childs.forEach((second, atSecond) => {
        menus.push(entry(second, atSecond, first.pgmId, 2, null))
        second.childs.forEach((leaf, atLeaf) => {
          menus.push(entry(leaf, atLeaf, second.pgmId, 3, leaf.sspUrl))
          leaves.push(leaf)
        })
      })
    })
  }
  return { menus, leaves }
}

/**
 * Adds the menus that the database has never had, each with its paths and grants. What somebody has deleted or changed there stays so,
 * grants that he took away included.
 */
export async function addNewMenus(tx: Transaction, trees = menuTrees): Promise<void> {
  const present = await tx.selectFrom('menu').select('pgm_id').execute()
  const deleted = await tx
    .selectFrom('document_event')
    .select('doc_no as pgm_id')
    .where('doc_type', '=', 'MENU')
    .where('action', '=', 'deleteMenu')
    .execute()
  const known = new Set(present.map(({ pgm_id }) => pgm_id))
  const gone = deleted.map(({ pgm_id }) => pgm_id).filter(pgmId => !known.has(pgmId))
  // The number of a menu begins with that of the menu above it.
  const isNew = (pgmId: string) => !known.has(pgmId) && !gone.some(upper => pgmId.startsWith(upper))
  if (seedMenus(trees).menus.some(({ pgm_id }) => isNew(pgm_id))) await writeMenus(tx, trees, isNew)
}

/** Adds the menus, paths and grants that the database does not have yet; what somebody has changed there stays. */
export async function writeMenus(
  tx: Transaction,
  trees = menuTrees,
  isMeant: (pgmId: string) => boolean = () => true,
): Promise<void> {
  const seeded = seedMenus(trees)
  const menus = seeded.menus.filter(({ pgm_id }) => isMeant(pgm_id))
  const all = seeded.leaves.filter(({ pgmId }) => isMeant(pgmId))
  await tx
    .insertInto('menu')
    .values(menus)
    .onConflict(conflict => conflict.doNothing())
    .execute()
  // An address that stands in another menu of the database is left there.
  const rows = await tx.selectFrom('menu').select('pgm_id').execute()
  const leaves = all.filter(leaf => rows.some(row => row.pgm_id === leaf.pgmId))
  const subUrls = leaves.flatMap(({ pgmId, sspSubUrls }) =>
    sspSubUrls.map(sub_url => ({ pgm_id: pgmId, sub_url })),
  )
  if (subUrls.length > 0)
    await tx
      .insertInto('menu_sub_url')
      .values(subUrls)
      .onConflict(conflict => conflict.doNothing())
      .execute()
  const grants = leaves.flatMap(({ pgmId, groups }) =>
    groups
      .filter(({ group }) => isAuthGroupId(group))
      .map(({ group, isReadOnly }) => ({
        auth_group_id: group,
        pgm_id: pgmId,
        write_yn: isReadOnly ? 'N' : 'Y',
      })),
  )
  if (grants.length > 0)
    await tx
      .insertInto('auth_menu')
      .values(grants)
      .onConflict(conflict => conflict.doNothing())
      .execute()
  await noteMenuChange(tx)
}
