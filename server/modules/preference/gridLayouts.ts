import type { GridLayout } from '../../../codegen/generated/types'
import type { Actor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import { type OperationRoute, route } from '../../http/route'

/** More grids than the product has; a person who keeps more loses the oldest. */
const mostLayouts = 500

export const gridLayoutRoutes: readonly OperationRoute[] = [
  route('getGridLayout', ({ tx, actor, input }) => findLayout(tx, actor, input.gridKey)),
  route('saveGridLayout', async ({ tx, actor, now, input }) => {
    await keepLayout(tx, actor, now, input.body)
    return { success: true }
  }),
]

async function findLayout(tx: Transaction, actor: Actor, gridKey: string): Promise<GridLayout> {
  const kept = await layoutsOf(tx, actor).select('columns').where('grid_key', '=', gridKey).executeTakeFirst()
  // Only saveGridLayout writes it, whose body the contract has checked.
  return { gridKey, columns: kept ? (kept.columns as GridLayout['columns']) : [] }
}

function layoutsOf(tx: Transaction, { userId, portal }: Actor) {
  return tx.selectFrom('grid_layout').where('user_id', '=', userId).where('portal_type', '=', portal)
}

async function keepLayout(tx: Transaction, actor: Actor, now: Date, layout: GridLayout): Promise<void> {
  const { gridKey, columns } = layout
  const place = { user_id: actor.userId, portal_type: actor.portal, grid_key: gridKey }
  if (columns.length === 0) {
    await tx
      .deleteFrom('grid_layout')
      .where('user_id', '=', place.user_id)
      .where('portal_type', '=', place.portal_type)
      .where('grid_key', '=', gridKey)
      .execute()
    return
  }
  const values = { columns, updated_dt: now }
  await tx
    .insertInto('grid_layout')
    .values({ ...place, ...values })
    .onConflict(conflict => conflict.columns(['user_id', 'portal_type', 'grid_key']).doUpdateSet(values))
    .execute()
  await tx
    .deleteFrom('grid_layout')
    .where('user_id', '=', place.user_id)
    .where('portal_type', '=', place.portal_type)
    .where('grid_key', 'in', eb =>
      eb
        .selectFrom('grid_layout')
        .select('grid_key')
        .where('user_id', '=', place.user_id)
        .where('portal_type', '=', place.portal_type)
        .orderBy('updated_dt', 'desc')
        .offset(mostLayouts),
    )
    .execute()
}
