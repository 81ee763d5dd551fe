import type { DocumentRoom } from '../contract/documentRoom'
import type { FilesRoom } from '../contract/filesRoom'

import type { EffectCalls } from '../runtime/effectCalls'
import type { Services } from '../runtime/services'

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
