import { redirect } from 'react-router-dom'
import { messages } from '../../schemas/shared/messages'
import { type CheckResult, checkLogin } from '../auth/checkLogin'
import type { Portal } from '../auth/keptSession'
import { homeOf, loginPathOf } from '../auth/portalOf'
import type { VerifyOutcome } from '../auth/verifySession'
import { text } from '../i18n/text'
import type { EntryAccess } from '../runtime/screenPlan'
import type { Frame } from '../shell/frame'
import { decideEntry, type Entry, type EntryFacts } from './entryRule'

export interface EntryRequest {
  readonly path: string
  readonly href: string
  readonly portal: Portal
  readonly access: EntryAccess
  readonly apprNo?: string | undefined
  readonly signal: AbortSignal
}

export interface EntryGate {
  /** Asks at once and decides when the answers are there. Throws a redirect when the page may not be drawn. */
  pass(request: EntryRequest): Promise<CheckResult>
}

/** Holds every page that needs a session until the server has said yes; nothing is drawn before (spec §4). */
export function createEntryGate(frame: Frame, currentHref: () => string | undefined): EntryGate {
  const ask = async (
    request: EntryRequest,
    access: EntryFacts['access'],
  ): Promise<{ check: CheckResult; entry: Entry }> => {
    const { user, tokens } = frame.session.getState()
    const hasTokens = tokens !== undefined
    const hasMainScreen = user !== undefined
    const facts = { access, hasTokens, hasMainScreen }
    const early = decideEntry({ ...facts, verified: 'notAsked', check: 'notAsked' })
    if (early !== 'page') return { check: notAsked, entry: early }
    const [verified, check] = await Promise.all([
      verifyOnEntry(frame, request),
      checkLogin(frame, request.path, hasMainScreen ? 'N' : 'Y', {
        signal: request.signal,
        ...(request.apprNo === undefined ? {} : { apprNo: request.apprNo }),
      }),
    ])
    return { check, entry: decideEntry({ ...facts, verified, check: check.outcome }) }
  }

  return {
    pass: async request => {
      const { access } = request
      if (access === 'public') return open
      for (;;) {
        const { check, entry } = await ask(request, access)
        if (entry === 'page') {
          // Not before: a session that may not enter stays that of its own portal.
          frame.session.setState({ portal: request.portal })
          return check
        }
        if (entry !== 'stay') throw await leaveFor(frame, entry, request)
        if (!(await askAgain(frame))) throw redirect(currentHref() ?? '/info500')
      }
    },
  }
}

/** What is open to everybody is asked of nobody. */
const open: CheckResult = { outcome: 'open', code: 'OK', access: 'write' }

const notAsked: CheckResult = { outcome: 'logIn', code: '', access: 'read' }

/**
 * Routes with extra authentication are entered by links, so the token is verified when the page is opened that way. Inside
 * the frame the session's end is known and the login check itself refuses a dead one.
 */
async function verifyOnEntry(frame: Frame, { access }: EntryRequest): Promise<VerifyOutcome | 'notAsked'> {
  const { user, tokens, expiresAt } = frame.session.getState()
  const isFresh = user !== undefined && (expiresAt === undefined || expiresAt > frame.clock.now())
  return access === 'extra-auth' && tokens && !isFresh ? frame.verify() : 'notAsked'
}

async function leaveFor(
  frame: Frame,
  entry: Exclude<Entry, 'page' | 'stay'>,
  request: EntryRequest,
): Promise<Response> {
  if (entry === 'info401' || entry === 'info500') return redirect(`/${entry}`)
  if (entry === 'logInAfterAlert')
    await frame.ask.titledAlert(messages.alertTitleLogin, messages.loggedOutByTimeout)
  frame.session.setState({
    tokens: undefined,
    user: undefined,
    portal: request.portal,
    ...(request.href === homeOf(request.portal) ? {} : { moveUrl: request.href }),
  })
  return redirect(loginPathOf(request.portal))
}

function askAgain({ ask }: Frame): Promise<boolean> {
  return ask.titledConfirm(text('checkFailedTitle'), text('checkFailedLead'), text('retry'))
}
