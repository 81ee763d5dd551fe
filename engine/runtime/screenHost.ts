import { filterScope } from '../filter/filterState'
import { keptLines } from '../grid/linesState'
import { chosenRow } from './chosenRows'
import { evaluateIn } from './evaluateIn'
import type { RoomHost } from './roomHost'
import { isRow, type Row } from './row'
import type { ScreenCore } from './screenCore'
import { selectedRows } from './screenRooms'

/** What a room gets from its screen; one that hangs on the grid `of` also speaks of the row chosen there. */
export function createScreenHost(core: Omit<ScreenCore, 'host'>, of?: string): RoomHost {
  const { services, store, options, openPopups } = core
  const scope = (): Row =>
    of === undefined ? screenScope(core) : { ...screenScope(core), chosen: chosenRow(core.rooms, of) ?? {} }
  return {
    services,
    store,
    get params() {
      return core.params
    },
    scope,
    ...evaluateIn(scope, services.clock.today),
    openPopup: async request => {
      const { popupOpener } = await import('../popup/popupRun')
      return popupOpener({
        store,
        services,
        open: openPopups,
        isDisposed: () => core.isDisposed,
        plans: options.popups,
      })(request)
    },
    focus: place => store.setState({ focus: { place } }),
  }
}

/** Values that the expressions of a screen may speak of, as they stand now. */
function screenScope({ rooms, params, services }: Omit<ScreenCore, 'host'>): Row {
  const [filter] = rooms.filters
  const state = rooms.document?.get()
  const lines = Object.values(state?.lines ?? {})[0]
  const grid = rooms.grids[0] ?? rooms.edited[0]
  const parts = Object.entries(state?.parts ?? {}).filter(([, part]) => isRow(part))
  return {
    ...Object.fromEntries(parts),
    params,
    user: services.session.user(),
    filter: filter ? filterScope(filter.plan, filter.get().values) : {},
    header: state?.header ?? {},
    lines: lines ? keptLines(lines).map(line => line.values) : [],
    selection: grid?.selection() ?? [],
    ...selectedRows(lines, grid),
  }
}
