import { createContext } from 'react'
import type { WorkTabs } from '../shell/frame/workTabs'
import type { OpenScreen } from './openScreen'

/** The open screens, for the page that draws the one on top. */
export const ScreensContext = createContext<WorkTabs<OpenScreen> | undefined>(undefined)
