import { redirect, redirectDocument } from 'react-router-dom'
import { messages } from '../../schemas/shared/messages'
import { isFailure } from '../auth/apiClient'
import { type CyberParts, enterByTokens } from '../auth/cyberLoginFlow'
import type { Ask } from '../shell/frame/askQueue'
import { type CyberLoginFacts, loadLoginPageFacts } from '../shell/login/loginPageFacts'
import { type TargetParts, takeTarget } from '../shell/login/useEnter'

export interface CyberEntryParts extends CyberParts, TargetParts {
  readonly ask: Pick<Ask, 'titledAlert'>
}

/**
 * The way in for suppliers, spec §4: an error code, tokens, the timestamp `t`, in this order; without any of them the
 * log-in form. Assumed: who comes without `t` logs in by id and password, and no directory vouches for him.
 */
export async function enterCyber(
  frame: CyberEntryParts,
  request: Request,
): Promise<CyberLoginFacts | Response> {
  const { session, call } = frame
  const { searchParams, origin } = new URL(request.url)
  const { urlTokens } = session.getState()
  session.setState({ portal: 'external', urlTokens: undefined })
  const errorCode = searchParams.get('errorCode')
  if (errorCode) return authError(errorCode)
  // Where the settings refuse tokens in an address, a cookie that only the server reads holds the proof.
  if (urlTokens || searchParams.get('way') === 'AD') {
    const entered = await enterByTokens(frame, urlTokens, searchParams.get('userId') ?? '')
    if (entered.outcome === 'open') return redirect(await takeTarget(frame))
    if (entered.outcome === 'choose') return { demoAccounts: [], users: entered.users }
    // Spec §7: the code of an expired token makes the user log in again.
    if (!/^AUTH(?!008)|^COM/.test(entered.code)) return formFacts(frame, entered.message)
    return authError(entered.code)
  }
  if (!searchParams.has('t')) return formFacts(frame)
  try {
    // Several are handed on together, and refused.
    const s = searchParams.get('s')
    const { code } = await call('checkCyberAccess', {
      t: searchParams.getAll('t').join(','),
      ...(s === null ? {} : { s }),
    })
    if (code !== 'OK') return refuseAccess(frame)
    const { ad } = (await call('getDwpAuth', {})).api.login
    return ad
      ? redirectDocument(`${ad}?redirectUrl=${encodeURIComponent(`${origin}/cyberLogin`)}`)
      : formFacts(frame)
  } catch (error) {
    if (!isFailure(error)) throw error
    return formFacts(frame, error.message)
  }
}

function authError(code: string): Response {
  return redirect(`/cyberAuthReq?error=${encodeURIComponent(code)}`)
}

/** Spec §4, §8. */
async function refuseAccess({ ask }: CyberEntryParts): Promise<Response> {
  await ask.titledAlert(messages.alertTitleError, messages.accessPathNotNormal)
  return redirect('/integration')
}

async function formFacts({ call }: CyberEntryParts, problem?: string): Promise<CyberLoginFacts> {
  const facts = await loadLoginPageFacts(call, 'external')
  return problem === undefined ? facts : { ...facts, problem }
}
