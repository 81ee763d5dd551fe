import type { EditedRoom } from '../contract/editedRoom'
import type { AskingRoom, Rooms } from '../contract/rooms'
import type { RowsRoom } from '../contract/rowsRoom'
import type { ActionPlan } from '../plan/actionPlan'
import type { Row } from '../runtime/row'
import { say } from '../runtime/say'
import type { ScreenCore } from './screenCore'

/** The row under the cursor of a grid, on which other blocks may hang. */
export function chosenRow(rooms: Rooms, gridId: string): Row | undefined {
  return [...rooms.grids, ...rooms.edited].find(grid => grid.plan.id === gridId)?.chosen()
}

/** What a room hangs on: the chosen row, or the checked ones where it speaks of them. Undefined while there are none. */
function aboutOf(rooms: Rooms, { plan, with: values }: AskingRoom): Row | undefined {
  const chosen = chosenRow(rooms, plan.of ?? '')
  if (!Object.values(values).some(({ reads }) => reads.includes('selection'))) return chosen && { chosen }
  const selection = checkedRows(rooms, plan.of ?? '')
  return selection.length > 0 ? { chosen: chosen ?? {}, selection } : undefined
}

export function checkedRows(rooms: Rooms, gridId: string): readonly Row[] {
  return rooms.grids.find(grid => grid.plan.id === gridId)?.selection() ?? []
}

/** The grid whose checked rows an action moves. */
export function movedGrid(
  { rooms, plan }: ScreenCore,
  action: ActionPlan | undefined,
): RowsRoom | EditedRoom | undefined {
  const gridId = action?.grid ?? plan.document?.of?.grid
  return [...rooms.grids, ...rooms.edited].find(({ plan: { id } }) => gridId === undefined || id === gridId)
}

/** Rooms that show what belongs to the chosen row of a grid. */
function detailsOf(rooms: Rooms, gridId: string): readonly AskingRoom[] {
  return rooms.asking.filter(room => room.plan.of === gridId)
}

/** Searches what hangs on a grid whenever another of its rows is chosen; without one it becomes empty. */
export function followChoices({ rooms, store, host }: ScreenCore): () => void {
  const details = rooms.asking.filter(room => room.plan.of !== undefined)
  if (details.length === 0) return () => undefined
  const askedOf = (room: AskingRoom) => {
    const about = aboutOf(rooms, room)
    return about ? JSON.stringify(host.evaluateAll(room.with, about)) : ''
  }
  const shown = new Map(details.map(room => [room, askedOf(room)]))
  return store.subscribe(() => {
    for (const room of details) {
      const asked = askedOf(room)
      if (shown.get(room) === asked) continue
      shown.set(room, asked)
      if (asked !== '') void room.search()
      else room.clear()
    }
  })
}

/** Whether what hangs on a grid may go; asks when something in it is not saved. */
export function mayLeaveDetails(core: ScreenCore, gridId: string): true | Promise<boolean> {
  const isUnsaved = hasUnsavedDetails(core.rooms, gridId)
  return isUnsaved ? core.services.ask.confirm(say('unsavedLost'), 'destroys') : true
}

export function hasUnsavedDetails(rooms: Rooms, gridId: string): boolean {
  return detailsOf(rooms, gridId).some(room => room.hasUnsaved() || hasUnsavedDetails(rooms, room.plan.id))
}
