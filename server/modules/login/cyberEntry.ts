import { sql } from 'kysely'
import type {
  CyberAccessAnswer,
  CyberAdForm,
  CyberSessionAnswer,
  CyberSyncForm,
  CyberUser,
  CyberUserForm,
  CyberUserList,
} from '../../../codegen/generated/types'
import { isAccessTimestampFresh } from '../../../schemas/shared/accessTimestamp'
import { messages } from '../../../schemas/shared/messages'
import type { ResultCodeName } from '../../../schemas/shared/resultCodes'
import type { Transaction } from '../../database/connect'
import { readCookie } from '../../http/cookies'
import { fieldRefused, notAllowed } from '../../http/failure'
import { proofCookies, takeProof } from '../directory/directoryProof'
import { isAccessSignature } from '../secret/accessSignature'
import { hashToken, newTokenPair, type TokenPair } from '../secret/tokens'
import { findSupplierAccount } from '../session/supplierAccount'
import { tokensOfRequest } from '../session/tokenStore'
import type { OpenSupplierSession } from './cyberLogin'
import { loginTexts } from './loginTexts'
import { beginChoice, endTransaction, findChoice, transactionOf } from './loginTransaction'
import { auditTry, type LogInContext, refusal } from './startSession'

/**
 * Tokens for an address: the directory has proved the identity, and the browser is sent on with them. They open one
 * session, within seconds (spec §9, R-08).
 */
export async function issueUrlTokens(
  { tx, now, settings }: Pick<LogInContext, 'tx' | 'now' | 'settings'>,
  identity: string,
): Promise<TokenPair> {
  const pair = newTokenPair()
  await tx
    .insertInto('url_token')
    .values({
      access_hash: hashToken(settings.secret, pair.accessToken),
      refresh_hash: hashToken(settings.secret, pair.refreshToken),
      identity,
      expires_dt: new Date(now.getTime() + settings.session.urlTokenSeconds * 1_000),
    })
    .execute()
  return pair
}

/** The identity behind the tokens of an address. Whoever asks takes them, so nobody asks a second time. */
async function takeUrlTokens(context: LogInContext): Promise<string | undefined> {
  const { tx, now, http, settings } = context
  const { access = '', refresh = '' } = tokensOfRequest(http.headers, settings)
  if (access === '') return takeCookieProof(context)
  const taken = await tx
    .deleteFrom('url_token')
    .where('access_hash', '=', hashToken(settings.secret, access))
    .returning(['identity', 'refresh_hash', 'expires_dt'])
    .executeTakeFirst()
  if (!taken || settings.session.urlTokenSeconds === 0 || new Date(taken.expires_dt) < now) return undefined
  return taken.refresh_hash === hashToken(settings.secret, refresh) ? taken.identity : undefined
}

/** Where tokens in an address are refused by the settings, the directory's proof comes in a cookie instead. */
async function takeCookieProof({ tx, now, http, settings }: LogInContext): Promise<string | undefined> {
  const token = readCookie(settings, http.headers.cookie, proofCookies.AD) ?? ''
  const proof = await takeProof(tx, settings.secret, { way: 'AD', token, now })
  return proof && !proof.isExpired ? proof.identity : undefined
}

async function refuseEntry(context: LogInContext, userId: string, code: ResultCodeName) {
  await auditTry(context, { portal: 'E', userId }, 'AD', code)
  return refusal(code)
}

/** Tokens of an address → a session; where the identity has several users, the choice of one. */
export async function cyberAdLogin(
  context: LogInContext,
  form: CyberAdForm,
  open: OpenSupplierSession,
): Promise<CyberSessionAnswer> {
  const { tx, now, settings } = context
  const wished = form.userId?.trim().toLowerCase() ?? ''
  const identity = await takeUrlTokens(context)
  // Spec §7: the code of an expired token makes the browser log in again.
  if (identity === undefined)
    return { ...(await refuseEntry(context, wished, 'AUTH008')), errCode: 'AUTH008' }
  const users = await usersOf(tx, identity)
  const [first] = users
  if (first === undefined) return refuseEntry(context, identity, 'AUTH003')
  const chosen = users.length === 1 ? first : users.find(userId => userId === wished)
  if (chosen !== undefined) return openFor(context, chosen, 'AD', open)
  const transaction = await beginChoice(tx, settings.secret, { kind: 'AD', candidates: users, now })
  return { code: 'CHOOSE', transaction }
}

async function usersOf(tx: Transaction, identity: string): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('ext_user')
    .select('user_id')
    .where('dsad_id', '=', identity)
    .where('status', 'in', ['ACTIVE', 'LOCKED', 'DORMANT'])
    .orderBy('user_id')
    .execute()
  return rows.map(row => row.user_id)
}

async function openFor(
  context: LogInContext,
  userId: string,
  mode: 'AD' | 'DEV',
  open: OpenSupplierSession,
): Promise<CyberSessionAnswer> {
  const account = await findSupplierAccount(context.tx, userId, context.now)
  if (!account || account.refusal) return refuseEntry(context, userId, account?.refusal ?? 'AUTH003')
  return open(context, account, mode)
}

const isDemo = ({ settings }: LogInContext) => process.env.GPMS_BUILD !== 'production' && settings.devPages

const listLimit = 100

/** Whom the holder of a transaction may choose. In the demo developers search without one. */
export async function getCyberUserList(context: LogInContext, form: CyberUserForm): Promise<CyberUserList> {
  const { tx, now, http, settings } = context
  const choice = await findChoice(tx, settings.secret, transactionOf(http.headers), now)
  if (choice) return { userInfo: await searchUsers(tx, form, choice.candidates) }
  if (!isDemo(context)) throw notAllowed('no login transaction')
  if (![form.compNo, form.userName, form.dsadId].some(text => text?.trim()))
    throw fieldRefused('compNo', loginTexts.searchEmpty)
  const userInfo = await searchUsers(tx, form)
  const candidates = userInfo.map(user => user.userId)
  return {
    userInfo,
    transaction: await beginChoice(tx, settings.secret, { kind: 'DEV', candidates, now }),
  }
}

async function searchUsers(
  tx: Transaction,
  form: CyberUserForm,
  candidates?: readonly string[],
): Promise<CyberUser[]> {
  const [compNo = '', userName = '', dsadId = ''] = [form.compNo, form.userName, form.dsadId].map(text =>
    text?.trim(),
  )
  const rows = await tx
    .selectFrom('ext_user')
    .innerJoin('company', 'company.comp_no', 'ext_user.comp_no')
    .select(['user_id', 'user_name', 'ext_user.comp_no', 'comp_name_kr', 'auth_group_id', 'dsad_id'])
    .select('ext_user.status')
    .$if(candidates !== undefined, query => query.where('user_id', 'in', [...(candidates ?? []), '']))
    .$if(compNo !== '', query => query.where('ext_user.comp_no', '=', compNo))
    .$if(userName !== '', query => query.where(sql<boolean>`strpos(user_name, ${userName}) > 0`))
    .$if(dsadId !== '', query => query.where('dsad_id', '=', dsadId))
    .orderBy('user_id')
    .limit(listLimit)
    .execute()
  return rows.map(row => ({
    userId: row.user_id,
    userName: row.user_name,
    compNo: row.comp_no,
    compNameKr: row.comp_name_kr,
    authGroupId: row.auth_group_id,
    status: row.status,
    ...(row.dsad_id === null ? {} : { dsadId: row.dsad_id }),
  }))
}

/** The chosen user → a session. Only one of those that the transaction offered (requirements 1). */
export async function cyberUserSync(
  context: LogInContext,
  { selUser }: CyberSyncForm,
  open: OpenSupplierSession,
): Promise<CyberSessionAnswer> {
  const { tx, now, http, settings } = context
  const token = transactionOf(http.headers)
  const choice = await findChoice(tx, settings.secret, token, now)
  if (!choice) return refuseEntry(context, selUser, 'AUTH008')
  if (!choice.candidates.includes(selUser)) return refuseEntry(context, selUser, 'COM000010')
  if (!(await endTransaction(tx, settings.secret, token))) return refuseEntry(context, selUser, 'AUTH008')
  return openFor(context, selUser, choice.kind === 'DEV' ? 'DEV' : 'AD', open)
}

/** The users of the identity that loginId names, to whom a transaction has proved it (spec §7: platform user list). */
export async function listPlatformUsers(context: LogInContext, loginId: string): Promise<CyberUserList> {
  const { tx, now, http, settings } = context
  const choice = await findChoice(tx, settings.secret, transactionOf(http.headers), now)
  if (!choice) throw notAllowed('no login transaction')
  return { userInfo: await searchUsers(tx, { dsadId: loginId }, choice.candidates) }
}

/** The parameter t of the external entry: a gate, not a proof. What it refuses is kept. */
export async function checkCyberAccess(
  context: LogInContext,
  { t, s }: { readonly t?: string; readonly s?: string },
): Promise<CyberAccessAnswer> {
  const { entryKey } = context.settings.login
  const isSigned = entryKey === undefined || isAccessSignature(entryKey, t, s)
  if (isSigned && isAccessTimestampFresh(t, context.now)) return { code: 'OK' }
  await auditTry(context, { portal: 'E', userId: '' }, 'AD', 'AUTH006')
  return { code: 'ERROR', msg: messages.accessPathNotNormal }
}
