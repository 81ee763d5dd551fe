import { createStore, type StoreApi } from 'zustand/vanilla'
import type { PrintedSheet } from '../../schemas/shared/printedSheet'
import type { WonUnit } from '../../schemas/shared/wonUnit'
import type { CodeChoice } from '../runtime/services'
import type { AnswerState } from './answerRoom'
import type { DocumentState } from './documentRoom'
import type { EditedState } from './editedRoom'
import type { FilesState } from './filesRoom'
import type { FilterState } from './filterRoom'
import type { ImportState } from './importRoom'
import type { RowsState } from './rowsRoom'
import type { UploadState } from './uploadRoom'

/** Everything that changes while a screen is at work, as plain data. What follows from it is computed by selectors. */
export interface ScreenState {
  readonly filters: Readonly<Record<string, FilterState>>
  readonly rows: Readonly<Record<string, RowsState>>
  /** Grids whose rows are edited in place. */
  readonly edited: Readonly<Record<string, EditedState>>
  /** What figures and charts show, by block. */
  readonly answers: Readonly<Record<string, AnswerState>>
  readonly document: DocumentState | undefined
  readonly files: Readonly<Record<string, FilesState>>
  /** Sourcing groups that have been fetched, by their parent; those of the first level under the empty text. */
  readonly groups: Readonly<Record<string, readonly CodeChoice[]>>
  /** Ids of the open popups, the topmost last. */
  readonly popups: readonly string[]
  /** The dialog that takes rows out of a workbook, while it is open. */
  readonly importing: ImportState | undefined
  /** The dialog that sends a workbook to the server, while it is open. */
  readonly uploading: UploadState | undefined
  /** The document as a sheet of paper, while it is looked at. */
  readonly printing: PrintedSheet | undefined
  /** Sheets that are printed behind it. */
  readonly printingMore: readonly PrintedSheet[]
  /** The action under way; while it runs no other can be started. */
  readonly running: string | undefined
  readonly work: LongWork | undefined
  /** A search of the page that takes so long that it can be given up. */
  readonly searching: { cancel(): void } | undefined
  /** The last search of the page was given up before it was answered. */
  readonly isGivenUp: boolean
  /** What amounts of a report are shown in. */
  readonly wonUnit: WonUnit
  /** The place that is to get the focus, for example "filter.reqDate"; a new object for each request. */
  readonly focus: { readonly place: string } | undefined
}

/** Work that takes long enough to show progress and offer to cancel it. */
export interface LongWork {
  readonly done: number
  readonly total: number
  cancel(): void
}

export function createScreenStore(): StoreApi<ScreenState> {
  return createStore<ScreenState>(() => ({
    filters: {},
    rows: {},
    edited: {},
    answers: {},
    document: undefined,
    files: {},
    groups: {},
    popups: [],
    importing: undefined,
    uploading: undefined,
    printing: undefined,
    printingMore: [],
    running: undefined,
    work: undefined,
    searching: undefined,
    isGivenUp: false,
    wonUnit: 'won',
    focus: undefined,
  }))
}
