import { useSyncExternalStore } from 'react'
import type { WonUnit } from '../../schemas/shared/wonUnit'
import type { RoomHost } from '../contract/roomHost'

/** What amounts of a report are shown in. */
export const useWonUnit = ({ store }: Pick<RoomHost, 'store'>): WonUnit =>
  useSyncExternalStore(store.subscribe, () => store.getState().wonUnit)
