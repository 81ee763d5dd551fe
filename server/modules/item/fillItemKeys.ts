import { systemActor } from '../../database/actor'
import { withActor } from '../../database/withActor'
import type { Services } from '../../http/serverModule'
import { comparedOf, itemKeys } from './itemKeys'

const itemsAtOnce = 500

/** Computes by what items are compared, of those that were there before it was kept with them. */
export async function fillItemKeys({ database }: Pick<Services, 'database'>): Promise<void> {
  let filled = itemsAtOnce
  while (filled === itemsAtOnce)
    filled = await withActor(database, systemActor, async tx => {
      const found = await tx
        .selectFrom('item')
        .select(['item_code', 'item_name', 'spec', 'maker', 'model_no'])
        .where('same_key', 'is', null)
        .orderBy('item_code')
        .limit(itemsAtOnce)
        .forUpdate()
        .skipLocked()
        .execute()
      for (const one of found)
        await tx
          .updateTable('item')
          .set(itemKeys(comparedOf(one)))
          .where('item_code', '=', one.item_code)
          .execute()
      return found.length
    })
}
