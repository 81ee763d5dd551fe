import type { EditedRoom } from '../contract/editedRoom'
import type { AskingRoom, Rooms } from '../contract/rooms'
import type { RowsRoom } from '../contract/rowsRoom'
import type { Row } from '../runtime/row'
import { chosenRow } from './chosenRows'
import type { ScreenCore } from './screenCore'

/**
 * A changed definition brings new rooms over the same store. Called before they are made; the answer goes on where the old ones
 * stood: a grid that still asks the same keeps its place, checks and unsaved rows, everything else is asked for again.
 */
export function prepareResume(core: ScreenCore): () => Promise<void> {
  const asked = askedBy(core.rooms)
  return async () => {
    const { rooms } = core
    const details = rooms.asking.filter(room => room.plan.of !== undefined)
    await Promise.all(
      rooms.asking.filter(room => !details.includes(room)).map(room => resumeRoom(rooms, asked, room)),
    )
    await Promise.all(
      details
        .filter(({ plan }) => chosenRow(core.rooms, plan.of ?? ''))
        .map(room => resumeRoom(rooms, asked, room)),
    )
  }
}

/** What each grid has asked, by what it asks with. */
function askedBy({ grids, edited }: Rooms): ReadonlyMap<string, Row> {
  const searched = [
    ...grids.filter(room => room.get().phase !== 'idle'),
    ...edited.filter(room => room.load.get().phase === 'ready'),
  ]
  return new Map(searched.map(room => [questionOf(room), room.request()]))
}

async function resumeRoom(
  { grids, edited, filters }: Rooms,
  asked: ReadonlyMap<string, Row>,
  room: AskingRoom,
): Promise<void> {
  const grid = [...grids, ...edited].find(candidate => candidate === room)
  const before = grid && asked.get(questionOf(grid))
  if (grid && before) await grid.resume(before)
  else if (!filters.some(filter => filter.isLacking())) await room.search({ isRefresh: true })
}

function questionOf({ plan }: RowsRoom | EditedRoom): string {
  return JSON.stringify([plan.id, 'binding' in plan.source && plan.source.binding])
}
