import type { CyberSessionAnswer } from '../../../codegen/generated/types'
import { notAllowed, pageNotFound } from '../../http/failure'
import { namedPortal } from '../../http/requestOrigin'
import { type OperationContext, type OperationRoute, route } from '../../http/route'
import type { Settings } from '../../settings'
import type { KnownScreen } from '../access/knownScreens'
import type { MenuBooks } from '../access/menuBook'
import { menuOf } from '../access/menuTree'
import type { CodeBooks } from '../code/codeBook'
import { readOutbox } from '../message/outbox'
import { readSupplier } from '../session/readSupplier'
import { readSessionUser } from '../session/sessionUser'
import { handOverTokens } from '../session/tokenCookies'
import { checkCyberAccess, cyberAdLogin, cyberUserSync, getCyberUserList } from './cyberEntry'
import { cyberCheckOtp, cyberLogin, type OpenSupplierSession } from './cyberLogin'
import { type LogInContext, startSession } from './startSession'

export interface CyberParts {
  readonly settings: Settings
  readonly screens: readonly KnownScreen[]
  readonly menus: MenuBooks
  readonly codes: CodeBooks
}

/** The answer of a log-in carries all that the first login check would bring (domain 0.2). */
function openWith({ screens, menus, codes }: CyberParts): OpenSupplierSession {
  return async (context, account, mode): Promise<CyberSessionAnswer> => {
    const { tx, now } = context
    const { sessionId, answer } = await startSession(context, account, mode)
    const actor = await readSupplier(tx, account.userId, sessionId)
    if (!actor) throw notAllowed('a user who may log in and may not work')
    const book = await menus.read(tx)
    return handOverTokens(context, {
      code: 'OK',
      ...answer,
      user: await readSessionUser(tx, actor, now),
      menus: [...menuOf(book, actor.portal, actor.group, screens)],
      codes: await codes.read(tx),
    })
  }
}

/** The ways in for suppliers (spec §7). They are part of the external portal, and its pages alone may call them. */
export function cyberRoutes(parts: CyberParts): readonly OperationRoute[] {
  const { settings } = parts
  const open = openWith(parts)
  const contextOf = ({ tx, now, http, requestId }: OperationContext<unknown>): LogInContext => {
    if (namedPortal(http.headers) !== 'external')
      throw notAllowed('a log-in of suppliers outside their portal')
    return { tx, now, http, requestId, settings }
  }
  const form = { exemptFromKey: true }
  return [
    route('cyberLogin', context => cyberLogin(contextOf(context), context.input.body), form),
    route('cyberCheckOtp', context => cyberCheckOtp(contextOf(context), context.input.body, open), form),
    route('cyberAdLogin', context => cyberAdLogin(contextOf(context), context.input.body, open), form),
    route('getCyberUserList', context => getCyberUserList(contextOf(context), context.input.body), form),
    route('cyberUserSync', context => cyberUserSync(contextOf(context), context.input.body, open), form),
    route('checkCyberAccess', context => checkCyberAccess(contextOf(context), context.input)),
    route('listOutbox', async ({ tx }) => {
      if (process.env.GPMS_BUILD === 'production' || settings.mode !== 'demo') throw pageNotFound()
      const rows = await readOutbox(tx, settings.secret)
      return { rows, total: rows.length }
    }),
  ]
}
