import type { DocumentRoom } from '../contract/documentRoom'
import { type Row, textOf } from '../runtime/row'
import { say } from '../runtime/say'

import { type DocumentWork, hasUnsavedDocument } from './documentWork'

/** The document as it was before it was edited; a new one starts again. False when the user keeps what he has entered. */
export async function restoreDocument(work: DocumentWork): Promise<boolean> {
  const { room, services } = work
  const isUnsaved = hasUnsavedDocument(work)
  if (isUnsaved && !(await services.ask.confirm(say('unsavedLost'), 'destroys'))) return false
  const { isNew, phase, header } = room.get()
  if (phase !== 'ready') return true
  if (isNew) room.startNew({})
  else if (room.plan.load === undefined) room.show({ ...room.get().stored, ...storedParts(room) })
  else await room.load(textOf(header[room.plan.key]))
  return true
}

/** The lines as the server has them. */
function storedParts(room: DocumentRoom): Row {
  const parts = Object.entries(room.get().lines)
  return Object.fromEntries(
    parts.map(([part, { lines }]) => [part, lines.flatMap(line => line.stored ?? [])]),
  )
}
