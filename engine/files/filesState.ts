import type { FilesState } from '../contract/filesRoom'

export const noFiles: FilesState = { items: [], uploads: [], notes: {}, problems: [] }
