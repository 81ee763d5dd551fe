import { evaluateIn } from '../contract/evaluateIn'
import type { RoomHost } from '../contract/roomHost'
import { createScreenStore } from '../contract/screenState'
import { type Row, textOf } from '../runtime/row'
import type { Services } from '../runtime/services'
import { userRoot } from '../runtime/userRoot'

/** How a popup opens further ones above itself. */
export type Openers = Pick<RoomHost, 'openPopup' | 'popupPlan'>

/** The host of the rooms in a popup, which is a small screen with a store of its own. `root`: what its expressions speak of. */
export function createPopupHost(
  services: Services,
  openers: Openers,
  handed: Row,
  root: (name: string) => unknown,
): RoomHost {
  const store = createScreenStore()
  return {
    services,
    store,
    params: Object.fromEntries(Object.entries(handed).map(([name, value]) => [name, textOf(value)])),
    ...evaluateIn(name => (name === 'user' ? userRoot(services) : root(name)), services.clock.today),
    ...openers,
    focus: place => store.setState({ focus: { place } }),
  }
}

let opened = 0

/** The same popup may stand above itself. */
export function popupId(name: string): string {
  opened += 1
  return `${name}-${opened}`
}
