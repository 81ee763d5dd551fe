import type { LoginAnswer } from '../../../codegen/generated/types'
import type { ResultCodeName } from '../../../schemas/shared/resultCodes'
import type { Transaction } from '../../database/connect'
import { cookieLine, readCookie } from '../../http/cookies'
import { notAllowed } from '../../http/failure'
import { namedPortal } from '../../http/requestOrigin'
import type { DirectoryPerson } from '../directory/directoryClient'
import {
  browserTie,
  type DirectoryWay,
  proofCookies,
  type TakenProof,
  takeProof,
  tieDirectory,
} from '../directory/directoryProof'
import { findEmployeeAccount, type LoginAccount } from '../session/loginAccount'
import { readAssertion } from './assertion'
import { beginIntroduction } from './loginTransaction'
import { auditTry, type LogInContext, refusal } from './startSession'

/** Opens the session and answers it with user, menus and codes; given by the routes, which know the menus. */
export type OpenEmployeeSession = (
  context: LogInContext,
  account: LoginAccount,
  way: DirectoryWay,
) => Promise<LoginAnswer>

const clearProof = ({ http, settings }: LogInContext, way: DirectoryWay) =>
  http.setHeader(
    'set-cookie',
    cookieLine(settings, { name: proofCookies[way], value: '', sameSite: 'Strict', seconds: 0 }),
  )

async function refuse(context: LogInContext, way: DirectoryWay, userId: string, code: ResultCodeName) {
  await auditTry(context, { portal: 'I', userId }, way, code)
  return refusal(code)
}

function expectStaff({ http }: LogInContext): void {
  if (namedPortal(http.headers) !== 'internal') throw notAllowed('a log-in of staff outside their portal')
}

/** The proof in the cookie → a session (spec §7: GET /api/v1/login, AD mode). */
export async function loginAd(context: LogInContext, open: OpenEmployeeSession): Promise<LoginAnswer> {
  expectStaff(context)
  const { tx, now, http, settings } = context
  const token = readCookie(settings, http.headers.cookie, proofCookies.AD) ?? ''
  const proof = await takeProof(tx, settings.secret, { way: 'AD', token, now })
  clearProof(context, 'AD')
  return enter(context, 'AD', proof, open)
}

/** The assertion → a session (spec §7: POST /api/v1/login, SSO mode). */
export async function loginSso(
  context: LogInContext,
  data: string,
  open: OpenEmployeeSession,
): Promise<LoginAnswer> {
  expectStaff(context)
  const { tx, now, http, settings } = context
  const { secret } = settings
  const read = await readAssertion(secret, data, now)
  if ('refusal' in read) return refuse(context, 'SSO', '', read.refusal)
  const tie = readCookie(settings, http.headers.cookie, proofCookies.SSO)
  if (tie !== browserTie(secret, read.proof)) return refuse(context, 'SSO', '', 'AUTH006')
  const proof = await takeProof(tx, secret, { way: 'SSO', token: read.proof, now })
  clearProof(context, 'SSO')
  return enter(context, 'SSO', proof, open)
}

async function enter(
  context: LogInContext,
  way: DirectoryWay,
  proof: TakenProof | undefined,
  open: OpenEmployeeSession,
): Promise<LoginAnswer> {
  const { tx, now, settings } = context
  if (!proof || proof.isExpired) return refuse(context, way, '', 'AUTH008')
  const known = await tx
    .selectFrom('person')
    .select('singleid')
    .where('ep_id', '=', proof.identity)
    .executeTakeFirst()
  if (!known) return introduce(context, way, proof)
  const account = await findEmployeeAccount(tx, known.singleid)
  if (!account || account.refusal) return refuse(context, way, known.singleid, account?.refusal ?? 'AUTH003')
  const answer = await open(context, account, way)
  const tokenKey = answer.tokenKey ?? ''
  await tieDirectory(tx, settings.secret, { tokenKey, idToken: proof.idToken, now })
  return answer
}

/** Nobody is known by this identity: whom the directory calls by name or address may tie it to himself (addUser). */
async function introduce(
  context: LogInContext,
  way: DirectoryWay,
  person: DirectoryPerson,
): Promise<LoginAnswer> {
  const { tx, now, settings } = context
  const { identity, idToken } = person
  const candidates = await candidatesFor(tx, person)
  if (candidates.length === 0) return refuse(context, way, identity, 'AUTH003')
  const transaction = await beginIntroduction(tx, settings.secret, { identity, idToken, candidates, now })
  return { code: 'INTRODUCE', transaction, epId: identity }
}

async function candidatesFor(tx: Transaction, { loginName, email }: DirectoryPerson) {
  const rows = await tx
    .selectFrom('person')
    .select('singleid')
    .where('use_flag', '=', 'Y')
    .where('status', '<>', 'R')
    .where('ep_id', 'is', null)
    .where(({ eb, or }) =>
      or([
        eb('singleid', '=', loginName?.split('@')[0]?.toLowerCase() ?? ''),
        eb('email', '=', email?.toLowerCase() ?? ''),
      ]),
    )
    .orderBy('singleid')
    .execute()
  return rows.map(row => row.singleid)
}
