import { evaluateIn } from '../contract/evaluateIn'
import type { RoomHost } from '../contract/roomHost'
import { checkedRows, chosenRow } from '../core/chosenRows'
import type { ScreenCore } from '../core/screenCore'
import { selectedRows } from '../core/screenRooms'
import { filterScope } from '../filter/filterState'
import { keptLines } from '../grid/keptLines'
import { noLines } from '../grid/linesState'
import { isRow } from '../runtime/row'
import { userRoot } from '../runtime/userRoot'

/** What a room gets from its screen; one that hangs on the grid `of` also speaks of the row chosen there. */
export function createScreenHost(core: Omit<ScreenCore, 'host'>, of?: string): RoomHost {
  const { services, store, options, openPopups } = core
  const root = (name: string) => (of === undefined ? rootOf(core, name) : detailRoot(core, of, name))
  return {
    services,
    store,
    get params() {
      return core.params
    },
    ...evaluateIn(root, services.clock.today),
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
    popupPlan: options.popups,
    focus: place => store.setState({ focus: { place } }),
  }
}

function detailRoot(core: Omit<ScreenCore, 'host'>, of: string, name: string): unknown {
  if (name === 'chosen') return chosenRow(core.rooms, of) ?? {}
  return name === 'selection' ? checkedRows(core.rooms, of) : rootOf(core, name)
}

type Core = Omit<ScreenCore, 'host'>

/** Values that the expressions of a screen may speak of; beside them each single part of the document by its name. */
const roots: Readonly<Record<string, (core: Core) => unknown>> = {
  params: ({ params }) => params,
  user: ({ services }) => userRoot(services),
  filter: ({ rooms }) => {
    const [filter] = rooms.filters
    return filter ? filterScope(filter.plan, filter.get().values) : {}
  },
  header: ({ rooms }) => rooms.document?.get().header ?? {},
  lines: core => {
    const lines = linesOf(core)
    return lines ? keptLines(lines).map(line => line.values) : []
  },
  selection: core => gridOf(core)?.selection() ?? [],
  line: core => selectedRows(linesOf(core), undefined).line,
  row: core => selectedRows(linesOf(core), gridOf(core)).row,
}

function rootOf(core: Core, name: string): unknown {
  if (Object.hasOwn(roots, name)) return roots[name]?.(core)
  const lines = core.rooms.document?.get().lines ?? {}
  if (Object.hasOwn(lines, name)) return keptLines(lines[name] ?? noLines).map(line => line.values)
  const parts = core.rooms.document?.get().parts ?? {}
  return Object.hasOwn(parts, name) && isRow(parts[name]) ? parts[name] : undefined
}

/** The part of that name, or the only one there is. */
function linesOf({ rooms }: Core) {
  const lines = rooms.document?.get().lines ?? {}
  return lines.lines ?? Object.values(lines)[0]
}

const gridOf = ({ rooms }: Core) => rooms.grids[0] ?? rooms.edited[0]
