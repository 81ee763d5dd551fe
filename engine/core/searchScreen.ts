import type { AskingRoom, Rooms } from '../contract/rooms'
import type { SearchOptions } from '../contract/rowsRoom'
import { isRefusal } from '../runtime/failure'
import { say } from '../runtime/say'
import type { Failure } from '../runtime/services'
import { chosenRow, hasUnsavedDetails } from './chosenRows'
import type { ScreenCore } from './screenCore'
import { tellWhenSlow } from './slowSearch'

/**
 * Searches everything on the page that asks by itself, or the blocks named; what keeps it from being made is shown at its
 * field. Calls `onAsked` while the answers are on their way.
 */
export async function searchScreen(
  core: ScreenCore,
  how: SearchOptions = {},
  ids?: readonly string[],
  onAsked?: () => void,
): Promise<boolean> {
  const { rooms } = core
  for (const filter of rooms.filters) {
    if (!(await filter.accept())) return false
  }
  for (const filter of rooms.filters) filter.set({ searched: filter.get().values })
  core.store.setState({ isGivenUp: false })
  const wanted = wantedRooms(rooms, ids)
  const answers = Promise.all(wanted.map(room => room.search(how)))
  onAsked?.()
  await tellWhenSlow(core, answers, () => {
    core.store.setState({ isGivenUp: true })
    how.first?.cancel?.()
    for (const room of wanted) room.cancel()
  })
  for (const room of wanted) showRefusal(rooms, room.failure())
  // The choice has stayed, so nothing else tells what hangs on it that it may have changed.
  if (how.isRefresh) await Promise.all(keptDetails(rooms, wanted).map(room => room.search(how)))
  return true
}

/** A condition that the server refuses is told at its field, as one that the page refuses. */
function showRefusal({ filters }: Rooms, failure: Failure | undefined): void {
  if (failure?.field === undefined || !isRefusal(failure)) return
  for (const filter of filters) if (filter.refuse(failure.field, failure.message)) return
}

/** Asks again for everything that did not come, or was given up, since what kept one part away has mostly kept the others away, too. */
export async function retryFailed(core: ScreenCore): Promise<void> {
  const { document, asking } = core.rooms
  const { isGivenUp } = core.store.getState()
  const lost = asking.filter(room => (isGivenUp || room.failure() !== undefined) && !room.hasUnsaved())
  const isMissing = document?.get().failure !== undefined && Object.keys(document.get().header).length === 0
  // A document that is the chosen row is among those that ask.
  const isPage = document !== undefined && document.plan.of === undefined
  const answers = isGivenUp
    ? [
        searchScreen(
          core,
          {},
          lost.map(({ plan }) => plan.id),
        ),
      ]
    : lost.map(room => room.search())
  await Promise.all([...answers, ...(isPage && isMissing ? [document.open()] : [])])
}

/** What hangs on a row that was chosen before its grid was searched again, and still is. */
function keptDetails(rooms: Rooms, searched: readonly AskingRoom[]): readonly AskingRoom[] {
  const masters = searched.map(room => room.plan.id)
  return rooms.asking.filter(
    room =>
      masters.includes(room.plan.of ?? '') &&
      !searched.includes(room) &&
      chosenRow(rooms, room.plan.of ?? ''),
  )
}

/**
 * Figures and charts speak of the same filter as the grids and are asked with each of them. A room whose master is searched
 * too follows the choice there.
 */
function wantedRooms({ asking, answers }: Rooms, ids: readonly string[] | undefined): readonly AskingRoom[] {
  const beside = new Set<AskingRoom>(answers)
  const named = asking.filter(room => ids === undefined || ids.includes(room.plan.id) || beside.has(room))
  const names = new Set(named.map(room => room.plan.id))
  return named.filter(room => room.plan.of === undefined || !names.has(room.plan.of))
}

/** Whether a search that the user asks for may drop what it would drop. */
export async function maySearch(core: ScreenCore, ids: readonly string[]): Promise<boolean> {
  const { rooms, services } = core
  const isUnsaved = rooms.asking.some(
    room => ids.includes(room.plan.id) && (room.hasUnsaved() || hasUnsavedDetails(rooms, room.plan.id)),
  )
  return !isUnsaved || services.ask.confirm(say('unsavedLost'), 'destroys')
}
