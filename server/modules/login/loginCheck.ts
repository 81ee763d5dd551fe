import type { LoginCheckAnswer, OperationRequests } from '../../../codegen/generated/types'
import { isCyberPath } from '../../../schemas/shared/addresses'
import { type Actor, sessionHeaders } from '../../database/actor'
import { Failure } from '../../http/failure'
import { isOnLine } from '../access/approverPass'
import type { KnownScreen } from '../access/knownScreens'
import type { MenuBook, MenuBooks } from '../access/menuBook'
import { menuOf } from '../access/menuTree'
import { type Access, accessToPath, mayExportFrom, rightsOf } from '../access/permissions'
import type { CodeBooks } from '../code/codeBook'
import { type FoundSession, findSession, noteUse } from '../session/findActor'
import { readSessionUser } from '../session/sessionUser'
import type { LogInContext } from './startSession'

export interface LoginCheckContext extends LogInContext {
  readonly screens: readonly KnownScreen[]
  readonly menus: MenuBooks
  readonly codes: CodeBooks
}

/** Domain of the login check, in its order: session, portal of the path, home, granted leaves, approver pass. */
export async function loginCheck(
  context: LoginCheckContext,
  input: OperationRequests['loginCheck'],
): Promise<LoginCheckAnswer> {
  const found = await sessionOf(context)
  if (!found) return { code: 'GPMS005' }
  // A navigation is use like any other request.
  const sessionTime = await noteUse(context.tx, found.session, context.now, context.settings.session)
  const book = await context.menus.read(context.tx)
  const headers = sessionHeaders({ ...found.actor, sessionTime, rights: rightsOf(found.actor, book) })
  for (const [name, value] of Object.entries(headers)) context.http.setHeader(name, value)
  return judge(context, book, input, found.actor)
}

async function judge(
  context: LoginCheckContext,
  book: MenuBook,
  input: OperationRequests['loginCheck'],
  actor: Actor,
): Promise<LoginCheckAnswer> {
  const path = input.path.split(/[?#]/)[0] ?? ''
  const access = await accessOf(context, book, actor, path, input.apprNo)
  if (!access) return { code: 'GPMS006', path }
  const excelYn = mayExportFrom(book, actor.group, path) ? 'Y' : 'N'
  if (input.store !== 'Y') return { code: 'OK', path, access, excelYn }
  return {
    code: 'OK',
    path,
    access,
    excelYn,
    user: await readSessionUser(context.tx, actor, context.now),
    menus: [...menuOf(book, actor.portal, actor.group, context.screens)],
    codes: await context.codes.read(context.tx),
  }
}

async function sessionOf({ tx, settings, http, now }: LoginCheckContext): Promise<FoundSession | null> {
  try {
    return await findSession(tx, settings, http.headers, now)
  } catch (error) {
    // A login check answers 200 with a code; a replaced token is told as the data calls tell it, to be renewed.
    if (error instanceof Failure && error.code !== 'AUTH008') return null
    throw error
  }
}

async function accessOf(
  { tx }: LoginCheckContext,
  book: MenuBook,
  actor: Actor,
  path: string,
  apprNo: string | undefined,
): Promise<Access | undefined> {
  if (isCyberPath(path) !== (actor.portal === 'external')) return undefined
  const granted = accessToPath(book, actor.group, path)
  if (granted || apprNo === undefined) return granted
  return (await isOnLine(tx, actor.userId, { apprNo })) ? 'read' : undefined
}
