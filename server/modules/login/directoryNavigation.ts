import type { ResultCodeName } from '../../../schemas/shared/resultCodes'
import { systemActor } from '../../database/actor'
import { withActor } from '../../database/withActor'
import { cookieLine, readCookie } from '../../http/cookies'
import type { Destination, Navigation, Visit } from '../../http/navigation'
import type { Services } from '../../http/serverModule'
import { type DirectoryClient, type DirectoryPerson, returnOrigin } from '../directory/directoryClient'
import { faultCode } from '../directory/directoryFault'
import {
  browserTie,
  type DirectoryWay,
  keepProof,
  proofCookies,
  proofSeconds,
  spendState,
} from '../directory/directoryProof'
import { openRequest, type SealedRequest, sealRequest } from '../directory/sealedRequest'
import { hashToken } from '../secret/tokens'
import { signAssertion } from './assertion'
import { issueUrlTokens } from './cyberEntry'
import { auditTry } from './startSession'

/*
 * /auth/ad, /auth/sso ──▶ directory: identifier and password, or a session that it already has
 *   sealed cookie            │ code, state
 *                            ▼
 *                        /auth/callback ── refused ──▶ /login?errorCode=…&way=…
 *                            │ proof, once and within a minute
 *        AD ─────────────────┼──────────────── SSO                  suppliers
 *        ▼                                     ▼                    ▼
 *  /login?way=AD, proof in a cookie     /login#data=assertion   /cyberLogin with tokens for seconds (spec §4)
 */

export const navigationPaths = { AD: '/auth/ad', SSO: '/auth/sso', back: '/auth/callback' } as const

export function directoryNavigations(
  services: Services,
  client: DirectoryClient | undefined,
): readonly Navigation[] {
  const begin = (way: DirectoryWay) => (visit: Visit) => beginLogin(services, client, way, visit)
  return [
    { path: navigationPaths.AD, go: begin('AD') },
    { path: navigationPaths.SSO, go: begin('SSO') },
    { path: navigationPaths.back, go: visit => comeBack(services, client, visit) },
  ]
}

const requestCookie = (secret: string, state: string) => `gpms-go-${hashToken(secret, state).slice(0, 12)}`
const requestSeconds = 600

/** Suppliers are sent on from their own log-in page, everybody else from that of staff. */
const portalOf = (redirectUrl: string | null): 'I' | 'E' =>
  URL.canParse(redirectUrl ?? '', 'http://gpms.invalid') &&
  new URL(redirectUrl ?? '', 'http://gpms.invalid').pathname === '/cyberLogin'
    ? 'E'
    : 'I'

async function beginLogin(
  services: Services,
  client: DirectoryClient | undefined,
  way: DirectoryWay,
  visit: Visit,
): Promise<Destination> {
  const { settings, clock } = services
  const portal = portalOf(visit.query.get('redirectUrl'))
  if (!client) return refuse(services, visit, { way, portal }, 'AUTH006')
  const demoUser = settings.login.directory?.demoPort === undefined ? null : visit.query.get('demoUser')
  const redirectUri = `${returnOrigin(settings, visit.headers)}${navigationPaths.back}`
  const isSilent = way === 'SSO' && settings.login.way === 'SSO_AD' && portal === 'I' && demoUser === null
  try {
    const { url, request } = await client.begin({
      redirectUri,
      ...(isSilent ? { prompt: 'none' } : {}),
      ...(way === 'AD' && portal === 'I' ? { prompt: 'login' } : {}),
      ...(demoUser === null ? {} : { more: { demoUser } }),
    })
    const value = sealRequest(settings.secret, {
      ...request,
      way,
      portal,
      redirectUri,
      begunAt: +clock.now(),
    })
    const name = requestCookie(settings.secret, request.state)
    return {
      to: url.href,
      cookies: [cookieLine(settings, { name, value, sameSite: 'Lax', seconds: requestSeconds })],
    }
  } catch (error) {
    visit.note(error)
    return refuse(services, visit, { way, portal }, faultCode(error))
  }
}

async function comeBack(
  services: Services,
  client: DirectoryClient | undefined,
  visit: Visit,
): Promise<Destination> {
  const { settings, clock, database } = services
  const state = visit.query.get('state') ?? ''
  const name = requestCookie(settings.secret, state)
  const request = openRequest(settings.secret, readCookie(settings, visit.headers.cookie, name))
  // Nothing was begun in this browser, so there is no try to keep.
  if (!request) return { to: refusedAt('I', 'AD', 'AUTH008') }
  const isFresh = +clock.now() - request.begunAt <= requestSeconds * 1_000
  if (!client || !isFresh || request.state !== state) return refuse(services, visit, request, 'AUTH008')
  const isFirst = await withActor(database, systemActor, tx =>
    spendState(tx, settings.secret, state, clock.now()),
  )
  if (!isFirst) return refuse(services, visit, request, 'AUTH008')
  try {
    const returned = new URL(request.redirectUri)
    returned.search = visit.query.toString()
    const person = await client.finish(returned, request, (+clock.now() - request.begunAt) / 1_000)
    const { to, cookies = [] } = await handOver(services, request, person)
    return {
      to,
      cookies: [...cookies, cookieLine(settings, { name, value: '', sameSite: 'Lax', seconds: 0 })],
    }
  } catch (error) {
    visit.note(error)
    return refuse(services, visit, request, faultCode(error))
  }
}

async function handOver(
  services: Services,
  { way, portal }: SealedRequest,
  person: DirectoryPerson,
): Promise<Destination> {
  const { settings, clock, database } = services
  const now = clock.now()
  const { secret } = settings
  if (portal === 'E' && settings.session.urlTokenSeconds > 0) {
    const context = { now, settings }
    const tokens = await withActor(database, systemActor, tx =>
      issueUrlTokens({ ...context, tx }, person.identity),
    )
    return { to: `/cyberLogin?${new URLSearchParams({ ...tokens }).toString()}` }
  }
  const kept = portal === 'E' ? 'AD' : way
  const proof = await withActor(database, systemActor, tx =>
    keepProof(tx, secret, { way: kept, person, now }),
  )
  const cookie = (value: string) =>
    cookieLine(settings, { name: proofCookies[kept], value, sameSite: 'Strict', seconds: proofSeconds })
  if (kept === 'AD')
    return { to: `${portal === 'E' ? '/cyberLogin' : '/login'}?way=AD`, cookies: [cookie(proof)] }
  const data = await signAssertion(secret, proof, now)
  // Behind the hash, so that no server and no log ever sees it.
  return { to: `/login#data=${data}`, cookies: [cookie(browserTie(secret, proof))] }
}

/** Spec §4: the code goes to the log-in page, which passes it to the error page or tries the next way. */
async function refuse(
  services: Services,
  { ip, headers, requestId }: Visit,
  { way, portal }: Pick<SealedRequest, 'way' | 'portal'>,
  code: ResultCodeName,
): Promise<Destination> {
  const { settings, clock, database } = services
  const http = { ip, headers, setHeader: () => undefined }
  await withActor(database, systemActor, tx =>
    auditTry({ tx, now: clock.now(), http, requestId, settings }, { portal, userId: '' }, way, code),
  )
  return { to: refusedAt(portal, way, code) }
}

const refusedAt = (portal: 'I' | 'E', way: DirectoryWay, code: ResultCodeName) =>
  `${portal === 'E' ? '/cyberLogin' : '/login'}?errorCode=${code}&way=${way}`
