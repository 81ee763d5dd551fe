import type { LoginAnswer } from '../../../codegen/generated/types'
import { notAllowed } from '../../http/failure'
import { type OperationContext, type OperationRoute, route } from '../../http/route'
import type { KnownScreen } from '../access/knownScreens'
import type { MenuBooks } from '../access/menuBook'
import { menuOf } from '../access/menuTree'
import type { CodeBooks } from '../code/codeBook'
import { readEmployee } from '../session/readEmployee'
import { readSessionUser } from '../session/sessionUser'
import { handOverTokens } from '../session/tokenCookies'
import { listPlatformUsers } from './cyberEntry'
import { loginAd, loginSso, type OpenEmployeeSession } from './directoryLogin'
import { type LogInContext, startSession } from './startSession'

export interface DirectoryParts {
  readonly screens: readonly KnownScreen[]
  readonly menus: MenuBooks
  readonly codes: CodeBooks
}

/** The answer of a log-in carries all that the first login check would bring (domain 0.2). */
function openWith({ screens, menus, codes }: DirectoryParts): OpenEmployeeSession {
  return async (context, account, way): Promise<LoginAnswer> => {
    const { tx, now } = context
    const { sessionId, answer } = await startSession(context, account, way)
    const actor = await readEmployee(tx, account.userId, sessionId, now)
    if (!actor) throw notAllowed('an employee who may log in and may not work')
    const book = await menus.read(tx)
    return {
      code: 'OK',
      ...answer,
      user: await readSessionUser(tx, actor, now),
      menus: [...menuOf(book, actor.portal, actor.group, screens)],
      codes: await codes.read(tx),
    }
  }
}

/** Log-in of staff by the directory, and whom it knows of the suppliers (spec §7). */
export function directoryRoutes(
  parts: DirectoryParts,
  contextOf: (context: OperationContext<unknown>) => LogInContext,
): readonly OperationRoute[] {
  const open = openWith(parts)
  const form = { exemptFromKey: true }
  return [
    route(
      'loginAd',
      async context => handOverTokens(contextOf(context), await loginAd(contextOf(context), open)),
      form,
    ),
    route(
      'loginSso',
      async context =>
        handOverTokens(contextOf(context), await loginSso(contextOf(context), context.input.body.data, open)),
      form,
    ),
    route('authPlatformUsers', context => listPlatformUsers(contextOf(context), context.input.loginId)),
  ]
}
