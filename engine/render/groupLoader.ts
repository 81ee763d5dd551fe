import type { StoreApi } from 'zustand/vanilla'
import { levelBelow } from '../../schemas/shared/sourcingGroup'
import type { RoomHost } from '../contract/roomHost'
import type { ScreenState } from '../contract/screenState'
import { tellFailure } from '../runtime/tellFailure'

const askedOf = new WeakMap<StoreApi<ScreenState>, Set<string>>()

/** Fetches the sourcing groups below a group, or the first ones; each once for a screen, for one question at a time. */
export async function loadGroups({ store, services }: RoomHost, parent: string): Promise<void> {
  const asked = askedOf.get(store) ?? new Set()
  askedOf.set(store, asked)
  if (asked.has(parent)) return
  asked.add(parent)
  try {
    const found = await services.call('getSgCode', {
      SG_LEVEL: levelBelow(parent),
      ...(parent !== '' && { UP_LEVEL: parent }),
    })
    const options = found.map(({ SG_CODE, SG_NAME }) => ({ value: SG_CODE, text: SG_NAME }))
    store.setState(({ groups }) => ({ groups: { ...groups, [parent]: options } }))
  } catch (error) {
    asked.delete(parent)
    await tellFailure(services.ask, error)
  }
}
