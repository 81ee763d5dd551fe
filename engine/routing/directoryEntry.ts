import { redirect, redirectDocument } from 'react-router-dom'
import type { DwpAuth } from '../../codegen/generated/types'
import {
  type DirectoryParts,
  type DirectoryReturn,
  directoryAddress,
  enterByDirectory,
  fallBack,
  wayOf,
} from '../auth/directoryFlow'
import type { NextMode } from '../auth/keptSession'
import type { DirectoryFacts, LoginPageFacts } from '../shell/login/loginPageFacts'
import { type TargetParts, takeTarget } from '../shell/login/useEnter'

export type DirectoryEntryParts = DirectoryParts & TargetParts

/**
 * The log-in page of staff where the configured mode has a directory (spec §4): an error code, what came back from the
 * directory, else the log-in is attempted. Who has just logged out is asked first.
 */
export async function enterByWay(
  frame: DirectoryEntryParts,
  request: Request,
  auth: DwpAuth,
  facts: LoginPageFacts,
): Promise<LoginPageFacts | Response> {
  const { session } = frame
  const params = new URL(request.url).searchParams
  const { ssoData, hasLeft } = session.getState()
  session.setState({ ssoData: undefined })
  const errorCode = params.get('errorCode')
  if (errorCode) return failed(frame, auth, params.get('way') === 'SSO' ? 'SSO' : 'AD', errorCode)
  const returned = returnOf(params, ssoData)
  if (returned) return comeBack(frame, auth, facts, returned)
  const way = wayOf(auth.type, session.getState().nextMode)
  const address = way && directoryAddress(auth, way)
  if (!way || !address) return facts
  if (hasLeft || params.has('out')) return { ...facts, directory: waysOf(auth, way) }
  return redirectDocument(address)
}

function returnOf(params: URLSearchParams, data: string | undefined): DirectoryReturn | undefined {
  if (data !== undefined) return { way: 'SSO', data }
  return params.get('way') === 'AD' ? { way: 'AD' } : undefined
}

async function comeBack(
  frame: DirectoryEntryParts,
  auth: DwpAuth,
  facts: LoginPageFacts,
  returned: DirectoryReturn,
): Promise<LoginPageFacts | Response> {
  const entered = await enterByDirectory(frame, returned)
  if (entered.outcome === 'open') return redirect(await takeTarget(frame))
  if (entered.outcome === 'refused') return failed(frame, auth, returned.way, entered.code)
  const { epId, people } = entered
  return { ...facts, directory: { addresses: [], introduction: { epId, people } } }
}

/**
 * After a failure of SSO the combined mode continues with AD. Any other failure is shown on the error page, which
 * offers a retry (spec §8).
 */
function failed({ session }: DirectoryEntryParts, auth: DwpAuth, way: NextMode, code: string): Response {
  const address = fallBack(session, auth.type, way) ? directoryAddress(auth, 'AD') : undefined
  if (address) return redirectDocument(address)
  return redirect(`/authReq?error=${encodeURIComponent(code)}&way=${way}`)
}

/** The way that counts now, and in the combined mode AD beside it. */
function waysOf(auth: DwpAuth, first: NextMode): DirectoryFacts {
  const ways: readonly NextMode[] = auth.type === 'SSO_AD' ? ['SSO', 'AD'] : [first]
  return {
    addresses: ways.flatMap(way => {
      const address = directoryAddress(auth, way)
      return address === undefined ? [] : { way, address }
    }),
  }
}
