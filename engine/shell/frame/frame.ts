import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import type { Portal } from '../../../schemas/shared/addresses'
import type { OpenStream } from '../../auth/apiClient'
import type { ServerClock } from '../../auth/serverClock'
import type { SessionState, SessionStore, VerifyOutcome } from '../../auth/sessionStore'
import type { Languages } from '../../i18n/languages'
import type { ScreenRoute } from '../../plan/screenPlan'
import type { CallPort, GoPort, StoragePort } from '../../runtime/services'
import type { Ask } from './askQueue'
import type { MenuStyleChoice } from './menuStyle'
import type { ThemeChoice } from './theme'
import type { WorkTabs } from './workTabs'

/** What the parts of the frame share. Made once by the composition, read through `useFrame`. */
export interface Frame {
  readonly session: SessionStore
  /** Which host the page stands on; on that of suppliers nothing of staff is shown (spec §2). */
  readonly host: { readonly isExternal: boolean }
  readonly call: CallPort
  readonly openStream: OpenStream
  readonly clock: ServerClock
  readonly ask: Ask
  readonly tabs: WorkTabs
  readonly theme: ThemeChoice
  readonly menuStyle: MenuStyleChoice
  readonly storage: StoragePort
  readonly languages: Languages
  readonly go: GoPort
  /** All routes of definitions, of both portals; none before they have been loaded. */
  readonly screens: () => readonly ScreenRoute[]
  /** Fetches them, once. */
  readonly loadScreens: () => Promise<readonly ScreenRoute[]>
  readonly verify: () => Promise<VerifyOutcome>
  readonly logOut: () => Promise<void>
  /** Ends all sessions of the person, here and elsewhere. */
  readonly logOutEverywhere: () => Promise<void>
  /** The session has ended by itself: says so and goes to the log-in page, suppliers to their entry; the way back is kept. */
  readonly endSession: () => Promise<void>
  /** Forgets a lost session and says so where it must be said; answers where to go. */
  readonly leave: (
    farewell: 'logIn' | 'tellAndLogIn' | 'tellExpired',
    page: { readonly portal: Portal; readonly href: string },
  ) => Promise<string>
}

export const FrameContext = createContext<Frame | undefined>(undefined)

export function useFrame(): Frame {
  const frame = useContext(FrameContext)
  if (!frame) throw new Error('Engine bug: useFrame was called outside the frame.')
  return frame
}

export function useSession<Part>(select: (state: SessionState) => Part): Part {
  return useStore(useFrame().session, select)
}
