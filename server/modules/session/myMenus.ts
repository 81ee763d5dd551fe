import type { MyMenus } from '../../../codegen/generated/types'
import type { Actor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import { portalCode } from '../../database/portalCode'
import { notAllowed } from '../../http/failure'
import { type OperationRoute, route } from '../../http/route'
import type { KnownScreen } from '../access/knownScreens'
import type { MenuBook, MenuBooks } from '../access/menuBook'
import { grantedLeaves } from '../access/menuTree'

/** Assumed: as many as one list shows without scrolling. */
const mostRecent = 10
/** Entries of the log that are looked through; who opened one page a hundred times still finds the ones before. */
const lookedThrough = 300

/** What a person has starred and what he has opened lately. A menu that is not granted any more is not told about. */
export function myMenuRoutes(screens: readonly KnownScreen[], menus: MenuBooks): readonly OperationRoute[] {
  const granted = (book: MenuBook, actor: Actor) =>
    new Set(grantedLeaves(book, actor.portal, actor.group, screens))
  return [
    route('getMyMenus', async ({ tx, actor }) =>
      readMyMenus(tx, actor, granted(await menus.read(tx), actor)),
    ),
    route('saveFavourites', async ({ tx, actor, input: { body } }) => {
      const mayOpen = granted(await menus.read(tx), actor)
      if (!body.pgmIds.every(pgmId => mayOpen.has(pgmId))) throw notAllowed('a menu that is not granted')
      const hidden = (await readFavourites(tx, actor)).filter(pgmId => !mayOpen.has(pgmId))
      await keepFavourites(tx, actor, [...body.pgmIds, ...hidden])
      return readMyMenus(tx, actor, mayOpen)
    }),
  ]
}

/** Stars and recent pages of those menus that may be opened. */
export async function readMyMenus(
  tx: Transaction,
  actor: Actor,
  mayOpen: Pick<ReadonlySet<string>, 'has'>,
): Promise<MyMenus> {
  const favourites = await readFavourites(tx, actor)
  const recent = await readRecent(tx, actor)
  return {
    favourites: favourites.filter(pgmId => mayOpen.has(pgmId)),
    recent: recent.filter(pgmId => mayOpen.has(pgmId)).slice(0, mostRecent),
  }
}

async function readFavourites(tx: Transaction, actor: Actor): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('menu_favourite')
    .select('pgm_id')
    .where('user_id', '=', actor.userId)
    .where('portal_type', '=', portalCode(actor))
    .orderBy('sort_no')
    .execute()
  return rows.map(row => row.pgm_id)
}

async function keepFavourites(tx: Transaction, actor: Actor, pgmIds: readonly string[]): Promise<void> {
  const place = { user_id: actor.userId, portal_type: portalCode(actor) }
  await tx
    .deleteFrom('menu_favourite')
    .where('user_id', '=', place.user_id)
    .where('portal_type', '=', place.portal_type)
    .execute()
  if (pgmIds.length === 0) return
  await tx
    .insertInto('menu_favourite')
    .values(pgmIds.map((pgm_id, at) => ({ ...place, pgm_id, sort_no: at + 1 })))
    .execute()
}

async function readRecent(tx: Transaction, actor: Actor): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('menu_log')
    .select('pgm_id')
    .where('user_id', '=', actor.userId)
    .where('portal_type', '=', portalCode(actor))
    .orderBy('logged_dt', 'desc')
    .orderBy('log_seq', 'desc')
    .limit(lookedThrough)
    .execute()
  return [...new Set(rows.flatMap(({ pgm_id }) => pgm_id ?? []))]
}
