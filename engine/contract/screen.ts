import type { StoreApi } from 'zustand/vanilla'
import type { ChartImage } from '../../schemas/shared/chartImage'
import type { WonUnit } from '../../schemas/shared/wonUnit'
import type { PopupPlan, ScreenPlan } from '../plan/screenPlan'
import type { RowWayPlan, StepPlan } from '../plan/stepPlan'
import type { FirstCalls } from '../runtime/firstCalls'
import type { Row } from '../runtime/row'

import type { AnswerRoom } from './answerRoom'
import type { DocumentRoom } from './documentRoom'
import type { EditedRoom } from './editedRoom'
import type { FilesRoom } from './filesRoom'
import type { FilterRoom } from './filterRoom'
import type { Hooks } from './hookContract'
import type { ImportRoom } from './importRoom'
import type { LinesRoom } from './linesRoom'
import type { Popup } from './popup'
import type { RoomHost } from './roomHost'
import type { RowsRoom } from './rowsRoom'
import type { ScreenState } from './screenState'
import type { UploadRoom } from './uploadRoom'

/** A plan at work. Views read its state by selectors and tell it what the user does; it draws nothing. */
export interface Screen {
  readonly plan: ScreenPlan
  readonly access: 'read' | 'write'
  readonly store: StoreApi<ScreenState>
  readonly host: RoomHost
  /** Loads the document or makes the first search. */
  start(): void
  /** Asks again for everything that did not come. */
  retry(): void
  /** Cancels what is under way and lets go of everything. */
  dispose(): void
  /** Runs an action; one that is disabled or under way does nothing. True when all its steps came to their end. */
  run(actionId: string): Promise<boolean>
  /** A changed definition, while developing: filters and unsaved rows stay. */
  replacePlan(plan: ScreenPlan): void
  /** The page is entered again, by grants that may have changed. What has been typed stays. */
  allow(grants: ScreenGrants): void
  /** The address has changed under the page (back, forward): its conditions are taken over and searched. */
  applyParams(params: Readonly<Record<string, string>>): void
  actionState(actionId: string): ActionState
  /** Whether leaving would lose something the user has done. */
  hasUnsavedWork(): boolean
  filter(id: string): FilterRoom
  rows(gridId: string): RowsRoom
  /** What a kpi or chart block shows. */
  answer(blockId: string): AnswerRoom
  lines(gridId: string): LinesRoom
  edited(gridId: string): EditedRoom
  files(blockId: string): FilesRoom
  readonly document: DocumentRoom | undefined
  popup(id: string): Popup
  /** The open dialog that takes rows out of a workbook. */
  importRoom(): ImportRoom | undefined
  /** The open dialog that sends a workbook to the server. */
  uploadRoom(): UploadRoom | undefined
  /** Takes what the user has typed into header fields, and runs what hangs on them. */
  changeHeader(values: Row): void
  lookUpHeader(field: string, typed?: string): Promise<void>
  /** Puts a row of a tree elsewhere and saves it; true once it is there. Undefined where rows are not moved. */
  mover(gridId: string): MoveRow | undefined
  /** Follows a link of a row. */
  goFrom(step: RowWayPlan, row: Row): void
  /** Saves what is entered in the popup on top, else on the page; what keeps it from that is said. */
  save(): Promise<void>
  /** Runs the steps of a button in a row; while an action is under way it does nothing. */
  runFrom(steps: readonly StepPlan[], row: Row): Promise<boolean>
  /** What makes the picture of a chart, for files; undefined when it is not drawn any more. */
  showChart(blockId: string, take: TakePicture | undefined): void
  /** The charts on screen as pictures, in the order of the page. */
  pictures(): Promise<readonly ChartImage[]>
  /** Columns of a grid as the user sees them, for an export. */
  shownColumns(gridId: string): readonly string[] | undefined
  showColumns(gridId: string, columns: readonly string[]): void
  /** What amounts of a report are shown in; kept for the person. */
  chooseUnit(unit: WonUnit): void
  /** Changes when `replacePlan` has given the rooms new plans. */
  revision(): number
}

/** `place`: beside the target, or as the last of those below it. */
export type MoveRow = (row: Row, target: number, place: 'before' | 'after' | 'below') => Promise<boolean>

export type TakePicture = () => Promise<ChartImage | undefined>

/** What the authority group may do on the page. */
interface ScreenGrants {
  readonly access: 'read' | 'write'
  /** False: it may not make workbooks of this page. */
  readonly mayExport?: boolean
}

export interface ScreenOptions extends ScreenGrants {
  /** Query parameters of the page. */
  readonly params: Readonly<Record<string, string>>
  readonly hooks?: Hooks
  popups(name: string): Promise<PopupPlan>
  /** Calls that the route has sent while the plan was on its way. */
  readonly first?: FirstCalls
}

export interface ActionState {
  readonly isVisible: boolean
  readonly isEnabled: boolean
  /** Korean: why it is disabled. */
  readonly reason?: string
  /** It is this action that is under way. */
  readonly isRunning: boolean
}
