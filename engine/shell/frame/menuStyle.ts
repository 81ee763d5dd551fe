import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Portal } from '../../../schemas/shared/addresses'
import type { StoragePort } from '../../runtime/services'

/** Spec §2: two menu styles exist. */
export type MenuStyle = 'mega' | 'horizontal'

export const menuStyles: readonly MenuStyle[] = ['mega', 'horizontal']
const menuStyleKey = 'gpms.menuStyle'

export interface MenuStyleChoice {
  readonly store: StoreApi<{ readonly chosen: MenuStyle | undefined }>
  choose(style: MenuStyle): void
}

/** The menu style kept from last time. */
export function createMenuStyle(storage: StoragePort): MenuStyleChoice {
  const kept = storage.read(menuStyleKey)
  const store = createStore<{ chosen: MenuStyle | undefined }>(() => ({
    chosen: menuStyles.find(style => style === kept),
  }))
  return {
    store,
    choose: chosen => {
      storage.write(menuStyleKey, chosen)
      store.setState({ chosen })
    },
  }
}

/**
 * Assumed, since the specification does not say which applies when: staff, whose menus are many, see the mega menu, suppliers
 * the horizontal one, and everybody may choose the other.
 */
export function menuStyleOf(chosen: MenuStyle | undefined, portal: Portal): MenuStyle {
  return chosen ?? (portal === 'external' ? 'horizontal' : 'mega')
}
