import type { FileItem } from '../../codegen/generated/types'

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

export const noFiles: FilesState = { items: [], uploads: [], notes: {}, problems: [] }
