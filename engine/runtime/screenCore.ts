import type { StoreApi } from 'zustand/vanilla'
import type { ImportRoom } from '../import/importRun'
import type { Popup } from '../popup/popupRun'
import type { UploadRoom } from '../upload/uploadRun'
import type { EffectCalls } from './effectCalls'
import type { RoomHost } from './roomHost'
import type { ScreenOptions } from './screen'
import type { ScreenPlan } from './screenPlan'
import type { Rooms } from './screenRooms'
import type { ScreenState } from './screenState'
import type { Services } from './services'

/** What the parts of one screen share. Plan, parameters and rooms are exchanged as a whole, never changed in place. */
export interface ScreenCore {
  readonly store: StoreApi<ScreenState>
  readonly services: Services
  readonly effects: EffectCalls
  readonly options: ScreenOptions
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
