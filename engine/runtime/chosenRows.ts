import type { Row } from './row'
import { say } from './say'
import type { ScreenCore } from './screenCore'
import type { AskingRoom, Rooms } from './screenRooms'

/** The row under the cursor of a grid, on which other blocks may hang. */
export function chosenRow(rooms: Rooms, gridId: string): Row | undefined {
  return [...rooms.grids, ...rooms.edited].find(grid => grid.plan.id === gridId)?.chosen()
}

/** Rooms that show what belongs to the chosen row of a grid. */
export function detailsOf(rooms: Rooms, gridId: string): readonly AskingRoom[] {
  return rooms.asking.filter(room => room.plan.of === gridId)
}

/** Searches what hangs on a grid whenever another of its rows is chosen; without one it becomes empty. */
export function followChoices({ rooms, store, host }: ScreenCore): () => void {
  const details = rooms.asking.filter(room => room.plan.of !== undefined)
  if (details.length === 0) return () => undefined
  const shown = new Map<AskingRoom, string>()
  return store.subscribe(() => {
    for (const room of details) {
      const chosen = chosenRow(rooms, room.plan.of ?? '')
      const asked = chosen ? JSON.stringify(host.evaluateAll(room.with, { chosen })) : ''
      if ((shown.get(room) ?? '') === asked) continue
      shown.set(room, asked)
      if (chosen) void room.search()
      else room.clear()
    }
  })
}

/** Whether what hangs on a grid may go; asks when something in it is not saved. */
export function mayLeaveDetails(core: ScreenCore, gridId: string): true | Promise<boolean> {
  const isUnsaved = hasUnsavedDetails(core.rooms, gridId)
  return isUnsaved ? core.services.ask.confirm(say('unsavedLost')) : true
}

export function hasUnsavedDetails(rooms: Rooms, gridId: string): boolean {
  return detailsOf(rooms, gridId).some(room => room.hasUnsaved() || hasUnsavedDetails(rooms, room.plan.id))
}
