import type { FileItem } from '../../codegen/generated/types'
import type { FilesPlan } from '../plan/screenPlan'
import type { Services } from '../runtime/services'
import type { Slice } from './slice'

export interface FilesState {
  readonly items: readonly FileItem[]
  readonly uploads: readonly Upload[]
  /** What is said of files and not saved yet, by their numbers. */
  readonly notes: Readonly<Record<number, FileSaid>>
  /** Korean: why files were not taken. */
  readonly problems: readonly string[]
}

/** What a person says of a file; only of papers what it is and until when it counts. */
export interface FileSaid {
  readonly bigo?: string
  readonly docType?: string
  readonly validTo?: string
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
  note(fileSeq: number, said: FileSaid): void
  /** What is said of a file, whether saved or not. */
  saidOf(item: FileItem): Required<FileSaid>
  readonly services: Pick<Services, 'codes' | 'clock'>
  download(item: FileItem): Promise<void>
  downloadAll(): Promise<void>
  hasChangedNotes(): boolean
}
