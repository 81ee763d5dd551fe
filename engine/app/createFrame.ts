import type { OperationCall } from '../../codegen/generated/frameOperations'
import type { Portal } from '../../schemas/shared/addresses'
import { messages } from '../../schemas/shared/messages'
import { createApiClient } from '../auth/apiClient'
import { createFollowRights } from '../auth/followRights'
import { logOut, logOutEverywhere } from '../auth/logOut'
import { loginPathOf } from '../auth/portalOf'
import { sendRequest } from '../auth/sendRequest'
import { createServerClock } from '../auth/serverClock'
import { createTabLock, openSessionChannel } from '../auth/sessionChannel'
import { createSessionStore, type SessionStore } from '../auth/sessionStore'
import { createVerify } from '../auth/verifySession'
import { text } from '../i18n/text'
import type { ScreenRoute } from '../plan/screenPlan'
import { allowOpenPage } from '../routing/allowOpenPage'
import { createGo, type Mover } from '../routing/createGo'
import { farewellOf, portalAtStart, wayBack } from '../routing/guardTable'
import type { OpenScreen } from '../routing/openScreen'
import { createId } from '../runtime/createId'
import { createAsk } from '../shell/frame/askQueue'
import type { Frame } from '../shell/frame/frame'
import { createMenuStyle } from '../shell/frame/menuStyle'
import { createThemeChoice } from '../shell/frame/theme'
import { createWorkTabs, type WorkTabs } from '../shell/frame/workTabs'
import { createBrowserStorage, forgetWork } from './browserStorage'
import { createLanguages } from './createLanguages'
import { createLeaving, createOnLost } from './createLeaving'
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
  // The server has written it into the document (server/http/appPages.ts).
  const host = { isExternal: document.documentElement.dataset.host === 'external' }
  const session = createSessionStore(window.sessionStorage, kept =>
    portalAtStart(host, window.location.pathname, kept),
  )
  const clock = createServerClock(Date.now, () => console.warn(text('clockAdvice')))
  const storage = createBrowserStorage(window.localStorage)
  const ask = createAsk()
  const tabs = createWorkTabs<OpenScreen>()
  const go = createGo(session, mover)
  const leave = createLeaving({
    session,
    ask,
    wantedHref: () => mover().wantedHref(),
    forgetWork: () => forgetWork(window.localStorage),
  })
  const navigate = (to: string) => mover().navigate(to, { replace: true })

  keepTabsOfOwner(session, tabs, () => ask.toast(text('entriesKept'), 'info'))

  const channel = openSessionChannel(new BroadcastChannel('gpms.session'), session, () => {
    const { portal } = session.getState()
    // What is unsaved here was asked about nowhere: it waits for its owner to log in again.
    if (tabs.hasUnsaved()) session.setState(wayBack(mover().wantedHref(), portal))
    tabs.closeAll('saved')
    ask.toast(text('loggedOutElsewhere'), 'info')
    mover().navigate(loginPathOf(portal), { replace: true })
  })
  const { call, openStream } = createApiClient({
    sendRequest: (url, init, onProgress) =>
      takeEarlyCheck(url, session.getState().tokens?.accessToken) ?? sendRequest(url, init, onProgress),
    session,
    clock,
    createId,
    operations,
    refresh: refusedToken => verify(refusedToken),
    leave: createOnLost({ session, leave, navigate }),
    onSessionTime: (end, longest) => {
      const { tokens, expiresAt = 0, longestAt } = session.getState()
      // An answer that was overtaken on its way says an older end.
      if (!tokens || end < expiresAt || (end === expiresAt && longest === longestAt)) return
      session.setState({ expiresAt: end, longestAt: longest })
      channel.announce({ kind: 'moved', tokenKey: tokens.tokenKey, end, longest })
    },
    onRights: createFollowRights({
      call: () => call,
      session,
      clock,
      revisit: () => allowOpenPage({ call, session, clock }, tabs),
    }),
  })
  const verify = createVerify({
    call: () => call,
    session,
    clock,
    lock: createTabLock(navigator.locks),
    channel,
  })
  const goLoggedOut = (portal: Portal, logoutUri?: string) => {
    tabs.closeAll()
    if (logoutUri === undefined) mover().navigate(loginPathOf(portal), { replace: true })
    else window.location.assign(logoutUri)
  }
  const mayLeaveUnsaved = async () =>
    !tabs.hasUnsaved() || ask.confirm(messages.confirmLeaveUnsaved, 'destroys')

  const frame: Frame = {
    session,
    host,
    call,
    openStream,
    clock,
    ask,
    tabs,
    storage,
    languages: createLanguages(storage, mayLeaveUnsaved),
    go,
    screens,
    loadScreens,
    verify: () => verify(),
    leave,
    theme: createThemeChoice(storage, document.documentElement),
    menuStyle: createMenuStyle(storage),
    // Spec §4, §8: suppliers are led to the entry of their portal.
    endSession: async () => navigate(await leave(farewellOf(session.getState().portal))),
    logOut: async () => {
      if (!(await mayLeaveUnsaved())) return
      const { portal } = session.getState()
      goLoggedOut(portal, await logOut({ call, session, announce: channel.announce }))
    },
    logOutEverywhere: async () => {
      if (!(await mayLeaveUnsaved())) return
      const { portal } = session.getState()
      await logOutEverywhere({ call, session, announce: channel.announce })
      goLoggedOut(portal)
    },
  }
  return { frame, tabs }
}

/** Screens outlive a lost session, but only for the person whose entries they hold; when that person comes back, a message says so. */
function keepTabsOfOwner(session: SessionStore, tabs: WorkTabs<OpenScreen>, onBack: () => void): void {
  let owner: string | undefined
  session.subscribe(({ user }, { user: before }) => {
    // An employee and a supplier may have the same identifier.
    const person = user && `${user.compNo ?? ''} ${user.singleid}`
    if (person === undefined) return
    if (person === owner) {
      if (!before && tabs.hasUnsaved()) onBack()
      return
    }
    if (owner !== undefined) tabs.closeAll()
    owner = person
  })
}
