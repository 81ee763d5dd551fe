import type { StoreApi } from 'zustand/vanilla'
import type { ChoicePopupPlan, EntryPopupPlan, OneByOnePlan } from '../plan/screenPlan'
import type { Row } from '../runtime/row'
import type { DocumentRoom } from './documentRoom'
import type { FilesRoom } from './filesRoom'
import type { FilterRoom } from './filterRoom'
import type { LinesRoom } from './linesRoom'
import type { PopupQuestion, RoomHost } from './roomHost'
import type { RowsRoom } from './rowsRoom'

/** An open popup of fields and lines: a document that is new or loaded, and what was entered to hand back. */
export interface EntryPopup {
  readonly id: string
  readonly plan: EntryPopupPlan
  readonly host: RoomHost
  readonly room: DocumentRoom
  readonly lines: LinesRoom | undefined
  readonly files: FilesRoom | undefined
  /** Where records are entered one after the other. */
  readonly oneByOne: OneByOne | undefined
  /** Asks for what it begins with, once more after a failure. */
  load(): Promise<void>
  changeHeader(values: Row): void
  lookUpHeader(field: string, typed?: string): Promise<void>
  /** Judges, sends where the popup saves, and hands back; what stops it is shown. */
  choose(): Promise<void>
  /** Asks when something was entered. */
  close(): void
  /** At once, since the page below has gone. */
  drop(): void
  hasUnsaved(): boolean
}

/** Records that are found and decided one after the other. */
export interface OneByOne {
  readonly plan: OneByOnePlan
  readonly store: StoreApi<OneByOneState>
  type(text: string): void
  /** Finds the record of what was typed or scanned. */
  search(text: string): Promise<void>
  /** Decides about the record that was found, and saves. */
  decide(value: string): Promise<void>
}

export interface OneByOneState {
  readonly typed: string
  readonly isFound: boolean
  readonly isSearching: boolean
  /** Why nothing was found. */
  readonly error: string | undefined
  /** What was saved last, in words. */
  readonly last: string | undefined
  readonly done: number
  readonly all: number
}

/** An open popup: one in which a row is chosen, or one in which fields are filled in. */
export type Popup = ChoicePopup | EntryPopup

/** A filter and a grid of its own, and a row to hand back. */
export interface ChoicePopup {
  readonly id: string
  readonly plan: ChoicePopupPlan
  readonly host: RoomHost
  readonly filter: FilterRoom | undefined
  readonly grid: RowsRoom
  /** What it is the question of. */
  readonly question?: PopupQuestion
  /** What its rows are about. */
  readonly about?: PopupQuestion
  /** Takes the opinion that is being written. */
  write(opinion: string): void
  search(): Promise<void>
  /** Chooses the selected row, or goes on in a popup that only confirms. */
  choose(): Promise<void>
  chooseRow(index: number): Promise<void>
  close(): void
  drop(): void
  hasUnsaved(): boolean
}
