import type { ScreenPiece } from '../routing/screenSource'
import { createScreen } from '../screen/createScreen'
import { ScreenRoutePage } from './ScreenRoutePage'

/** What the first opened screen fetches, once: the runtime and what draws it. */
export const screenPiece: ScreenPiece = {
  createScreen,
  loadEntryRooms: async () => (await import('../screen/entryRooms')).entryRooms,
  Page: ScreenRoutePage,
}
