import type { OperationCall } from '../../codegen/generated/frameOperations'
import { messages } from '../../schemas/shared/messages'
import { createApiClient } from '../auth/apiClient'
import { logOut } from '../auth/logOut'
import { loginPathOf } from '../auth/portalOf'
import { createServerClock } from '../auth/serverClock'
import { createTabLock, openSessionChannel } from '../auth/sessionChannel'
import { createSessionStore, type SessionStore } from '../auth/sessionStore'
import { createVerify } from '../auth/verifySession'
import { text } from '../i18n/text'
import { createGo, type Mover } from '../routing/createGo'
import type { OpenScreen } from '../routing/openScreen'
import type { ScreenRoute } from '../runtime/screenPlan'
import { createAsk } from '../shell/askQueue'
import type { Frame } from '../shell/frame'
import { createThemeChoice } from '../shell/theme'
import { createWorkTabs, type WorkTabs } from '../shell/workTabs'
import { createBrowserStorage } from './browserStorage'
import { createLeaving } from './createLeaving'
import { takeEarlyCheck } from './earlyCheck'

export interface FrameParts {
  readonly screens: () => readonly ScreenRoute[]
  readonly loadScreens: () => Promise<readonly ScreenRoute[]>
  /** How operations travel, as far as they are known by now. */
  readonly operations: () => Readonly<Record<string, OperationCall>>
  readonly mover: () => Mover
}

/** Ties session, server, questions and tabs together, over what the browser gives. */
export function createFrame({ screens, loadScreens, operations, mover }: FrameParts): {
  frame: Frame
  tabs: WorkTabs<OpenScreen>
} {
  const session = createSessionStore(window.sessionStorage)
  const clock = createServerClock(Date.now, () => console.warn(text('clockAdvice')))
  const storage = createBrowserStorage(window.localStorage)
  const ask = createAsk()
  const tabs = createWorkTabs<OpenScreen>()
  const go = createGo(session, mover)
  const leaving = createLeaving({ session, ask, mover })

  letGoOfOthersTabs(session, tabs)

  const channel = openSessionChannel(new BroadcastChannel('gpms.session'), session, () => {
    tabs.closeAll()
    mover().navigate(loginPathOf(session.getState().portal), { replace: true })
  })
  const call = createApiClient({
    fetch: (input, init) =>
      takeEarlyCheck(String(input), session.getState().tokens?.accessToken) ?? window.fetch(input, init),
    session,
    clock,
    createId: () => crypto.randomUUID(),
    operations,
    refresh: async () => (await verify()) === 'renewed',
    leave: reaction => void leaving(reaction),
    onAlive: () => {
      const { windowMilliseconds, tokens } = session.getState()
      // Every call moves the end of the session by its window; the next verification tells the exact end.
      if (tokens && windowMilliseconds !== undefined)
        session.setState({ expiresAt: clock.now() + windowMilliseconds })
    },
  })
  const verify = createVerify({
    call: () => call,
    session,
    clock,
    lock: createTabLock(navigator.locks),
    announce: channel.announce,
  })

  const frame: Frame = {
    session,
    call,
    clock,
    ask,
    tabs,
    storage,
    go,
    screens,
    loadScreens,
    verify,
    theme: createThemeChoice(storage, document.documentElement),
    // Spec §4, §8: suppliers are led to the entry of their portal.
    endSession: () => leaving(session.getState().portal === 'external' ? 'integration' : 'logIn'),
    logOut: async () => {
      if (tabs.hasUnsaved() && !(await ask.confirm(messages.confirmLeaveUnsaved))) return
      const { portal } = session.getState()
      await logOut({ call, session, announce: channel.announce })
      tabs.closeAll()
      mover().navigate(loginPathOf(portal), { replace: true })
    },
  }
  return { frame, tabs }
}

/** Screens outlive a lost session, but only for the person whose entries they hold. */
function letGoOfOthersTabs(session: SessionStore, tabs: WorkTabs<OpenScreen>): void {
  let owner: string | undefined
  session.subscribe(({ user }) => {
    if (user === undefined || user.singleid === owner) return
    if (owner !== undefined) tabs.closeAll()
    owner = user.singleid
  })
}
