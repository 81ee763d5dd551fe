import type { FileItem } from '../../codegen/generated/types'
import type { FilesPlan } from '../plan/screenPlan'
import type { Slice } from './slice'

export interface FilesState {
  readonly items: readonly FileItem[]
  readonly uploads: readonly Upload[]
  /** Notes that are not saved yet, by number of the file. */
  readonly notes: Readonly<Record<number, string>>
  /** Korean: why files were not taken. */
  readonly problems: readonly string[]
}

interface Upload {
  readonly id: number
  readonly name: string
  /** 0 to 1. */
  readonly part: number
}

/** Files attached to a document. */
export interface FilesRoom extends Slice<FilesState> {
  readonly plan: FilesPlan
  /** Takes over what the server answered. */
  take(items: readonly FileItem[]): void
  upload(files: readonly File[]): Promise<void>
  cancel(uploadId: number): void
  remove(item: FileItem): Promise<void>
  note(fileSeq: number, text: string): void
  download(item: FileItem): Promise<void>
  downloadAll(): Promise<void>
  hasChangedNotes(): boolean
}
