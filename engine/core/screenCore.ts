import type { StoreApi } from 'zustand/vanilla'
import type { ImportRoom } from '../contract/importRoom'
import type { Popup } from '../contract/popup'
import type { RoomHost } from '../contract/roomHost'
import type { Rooms } from '../contract/rooms'
import type { ScreenOptions, TakePicture } from '../contract/screen'
import type { ScreenState } from '../contract/screenState'
import type { UploadRoom } from '../contract/uploadRoom'
import type { ScreenPlan } from '../plan/screenPlan'
import type { EffectCalls } from '../runtime/effectCalls'
import type { Services } from '../runtime/services'

/** What the parts of one screen share. Plan, parameters and rooms are exchanged as a whole, never changed in place. */
export interface ScreenCore {
  readonly store: StoreApi<ScreenState>
  readonly services: Services
  readonly effects: EffectCalls
  readonly options: ScreenOptions
  /** Columns of a grid as the user sees them, for an export. */
  /** What makes the pictures of the charts on screen, by block. */
  readonly charts: Map<string, TakePicture>
  readonly shownColumns: Map<string, readonly string[]>
  readonly openPopups: Map<string, Popup>
  readonly host: RoomHost
  /** The dialog that takes rows out of a workbook, while it is open. */
  importRoom?: ImportRoom | undefined
  /** The dialog that sends a workbook to the server, while it is open. */
  uploadRoom?: UploadRoom | undefined
  plan: ScreenPlan
  params: Readonly<Record<string, string>>
  rooms: Rooms
  isDisposed: boolean
}
