import type { FilesRoom } from '../files/filesRun'
import type { EffectCalls } from '../runtime/effectCalls'
import { type Row, textOf } from '../runtime/row'
import { say } from '../runtime/say'
import type { Services } from '../runtime/services'
import type { DocumentRoom } from './documentRun'

/** A document and what saving it and moving it on take. */
export interface DocumentWork {
  readonly room: DocumentRoom
  readonly files: readonly FilesRoom[]
  readonly services: Services
  readonly effects: EffectCalls
  /** Query parameters of the page. */
  readonly params: Readonly<Record<string, string>>
  /** The grid in which the document is chosen. */
  readonly master?: DocumentMaster
}

export interface DocumentMaster {
  /** Searches the grid again and keeps the document chosen and as the server has it now. */
  showAgain(key: string): Promise<void>
  /** Searches the grid again after its chosen row has gone. */
  forget(): Promise<void>
}

export function hasUnsavedDocument({ room, files }: Pick<DocumentWork, 'room' | 'files'>): boolean {
  const { phase } = room.get()
  return (
    phase === 'ready' &&
    (room.isDirty() || files.some(one => one.hasChangedNotes() || one.get().uploads.length > 0))
  )
}

/** The document as it was before it was edited; a new one starts again. False when the user keeps what he has entered. */
export async function restoreDocument(work: DocumentWork): Promise<boolean> {
  const { room, services } = work
  const isUnsaved = hasUnsavedDocument(work)
  if (isUnsaved && !(await services.ask.confirm(say('unsavedLost')))) return false
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
