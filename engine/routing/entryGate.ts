import { redirect } from 'react-router-dom'
import type { Portal } from '../../schemas/shared/addresses'
import { type CheckResult, checkLogin } from '../auth/checkLogin'
import type { VerifyOutcome } from '../auth/sessionStore'
import { text } from '../i18n/text'
import type { EntryAccess } from '../plan/screenPlan'
import type { Frame } from '../shell/frame/frame'
import { decideEntry, type Entry, type GuardFacts } from './guardTable'

interface EntryRequest {
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
  const ask = async (request: EntryRequest): Promise<{ check: CheckResult; entry: Entry }> => {
    const { user, tokens } = frame.session.getState()
    const facts: GuardFacts = {
      access: request.access,
      portal: request.portal,
      tokens: tokens ? 'held' : 'none',
      frame: user ? 'standing' : 'none',
      verified: 'notAsked',
      check: 'notAsked',
    }
    const early = decideEntry(facts)
    if (early) return { check: open, entry: early }
    const [verified, check] = await Promise.all([
      verifyOnEntry(frame, request),
      checkLogin(frame, request.path, user ? 'N' : 'Y', {
        signal: request.signal,
        ...(request.apprNo === undefined ? {} : { apprNo: request.apprNo }),
      }),
    ])
    const entry = decideEntry({ ...facts, verified, check: check.outcome })
    if (!entry) throw new Error(`Engine bug: guardTable has no row for ${JSON.stringify(facts)}.`)
    return { check, entry }
  }

  return {
    pass: async request => {
      for (;;) {
        const { check, entry } = await ask(request)
        if (entry === 'page') {
          // Not before: a session that may not enter stays that of its own portal.
          if (request.access !== 'public') frame.session.setState({ portal: request.portal })
          return check
        }
        if (entry !== 'stay') throw await leaveFor(frame, entry, request, check)
        if (!(await askAgain(frame))) throw redirect(currentHref() ?? '/info500')
      }
    },
  }
}

/** What is open to everybody is asked of nobody. */
const open: CheckResult = { outcome: 'open', code: 'OK', access: 'write', mayExport: true }

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
  { portal, href }: EntryRequest,
  { requestId }: CheckResult,
): Promise<Response> {
  if (entry === 'info401' || entry === 'info500') {
    frame.session.setState({ failedRequest: entry === 'info500' ? requestId : undefined })
    return redirect(`/${entry}`)
  }
  return redirect(await frame.leave(entry, { portal, href }))
}

function askAgain({ ask }: Frame): Promise<boolean> {
  return ask.titledConfirm(text('checkFailedTitle'), text('checkFailedLead'), text('retry'))
}
