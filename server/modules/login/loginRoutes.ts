import { approvalPages } from '../../../schemas/shared/approvalPages'
import { systemActor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import { portalCode } from '../../database/portalCode'
import { withActor } from '../../database/withActor'
import { Failure } from '../../http/failure'
import { type OperationContext, type OperationRoute, route } from '../../http/route'
import type { ServerModule, Services, SessionPort } from '../../http/serverModule'
import { sweepKeys } from '../../http/sweepKeys'
import type { Settings } from '../../settings'
import { isOnLine, isReadToApprove } from '../access/approverPass'
import type { KnownScreen } from '../access/knownScreens'
import type { MenuBooks } from '../access/menuBook'
import { mayCall, mayExportRows } from '../access/permissions'
import { findBrokenEvent, noteSecurityEvent } from '../audit/securityEvents'
import { createCodeBooks } from '../code/codeBook'
import { readMessages, wantedLanguage } from '../code/messageBook'
import { createDirectoryClient } from '../directory/directoryClient'
import { sweepDirectory } from '../directory/directoryProof'
import { sweepOutbox } from '../message/outbox'
import { outboxFigures } from '../message/outboxFigures'
import { pendingMessages } from '../message/pendingMessages'
import { sendOutbox } from '../message/sendOutbox'
import { createFindActor } from '../session/findActor'
import { frameRoutes, locales } from '../session/frameRoutes'
import { myMenuRoutes } from '../session/myMenus'
import { mySessionRoutes } from '../session/mySessions'
import { checkClock, sessionFigures } from '../session/sessionFigures'
import { sweepDormant, sweepLocked } from '../session/supplierAccount'
import { handOverTokens } from '../session/tokenCookies'
import { tokensOfRequest } from '../session/tokenStore'
import { cyberRoutes } from './cyberRoutes'
import { directoryNavigations, navigationPaths } from './directoryNavigation'
import { directoryRoutes } from './directoryRoutes'
import { introductionRoutes } from './introduction'
import { logInWithPassword, logInWithToken, systemId } from './logIn'
import { loginCheck } from './loginCheck'
import { sweepFailures } from './loginFailures'
import { sweepLogins } from './loginWait'
import { logOut } from './logOut'
import { resetPassword, sendResetCode } from './resetPassword'
import type { LogInContext } from './startSession'
import { verifySession } from './verifySession'

/** Addresses of log-in, as the specification wants them configured. */
const addresses = {
  login: '/auth/login',
  tokenLogin: '/auth/tokenLogin',
  verify: '/auth/verify',
  logout: '/auth/logout',
  resetPw: '/auth/resetPw',
  sendResetCode: '/auth/sendResetCode',
  platformUsers: '/auth/platformUsers',
} as const

async function constsOf(
  { mode, devPages }: Settings,
  language: string,
): Promise<Readonly<Record<string, string>>> {
  const consts = { mode, systemId, language: 'ko_KR', fileSizeLimit: String(10 * 1_048_576) }
  if (process.env.GPMS_BUILD === 'production' || mode !== 'demo') return consts
  const { demoConsts } = await import('../demo/demoConsts')
  return { ...consts, devPages: devPages ? 'Y' : 'N', ...demoConsts(language) }
}

async function sweep(tx: Transaction, now: Date): Promise<void> {
  await sweepLogins(tx, now)
  await sweepLocked(tx, now)
  await sweepFailures(tx, now)
  await sweepOutbox(tx, now)
  await sweepDormant(tx, now)
  await sweepDirectory(tx, now)
}

/** Log-in, its tokens, the login check and what a browser needs before it. */
export function sessionModule(
  services: Services,
  screens: readonly KnownScreen[],
  menus: MenuBooks,
): ServerModule {
  const { settings } = services
  const codes = createCodeBooks()
  const logInContext = ({ tx, now, http, requestId }: OperationContext<unknown>): LogInContext => ({
    tx,
    now,
    http,
    requestId,
    settings,
  })
  const { directory } = settings.login
  const client = directory && createDirectoryClient(directory)
  const verify = async (context: OperationContext<unknown>) => {
    const answer = await verifySession({ ...logInContext(context), menus })
    return answer instanceof Failure ? answer : handOverTokens(logInContext(context), answer)
  }
  const form = { exemptFromKey: true }
  const routes: readonly OperationRoute[] = [
    route('getDwpAuth', async () => waysIn(settings)),
    route('authIdpw', context => logInWithPassword(logInContext(context), context.input.body), form),
    route(
      'authTokenLogin',
      async context => {
        const answer = await logInWithToken(logInContext(context), context.input.body.token)
        return handOverTokens(logInContext(context), answer)
      },
      form,
    ),
    route(
      'authSendResetCode',
      context => {
        const { systemId: system, 'loginUser.login': login } = context.input
        return sendResetCode(logInContext(context), { systemId: system, login })
      },
      form,
    ),
    route('authResetPw', context => resetPassword(logInContext(context), context.input.body), form),
    route('authVerify', verify),
    route('verifyV2', verify),
    route(
      'authLogout',
      context => logOut(logInContext(context), context.input.body.AccessToken, client),
      form,
    ),
    route('loginCheck', context =>
      loginCheck({ ...logInContext(context), screens, menus, codes }, context.input),
    ),
    route('getCommonResources', async ({ tx, http }) => {
      const language = wantedLanguage(http.headers['accept-language'])
      return {
        consts: await constsOf(settings, language),
        locale: locales(),
        message: await readMessages(tx, language),
      }
    }),
    ...introductionRoutes(logInContext),
    ...directoryRoutes({ screens, menus, codes }, logInContext),
    ...frameRoutes(screens, menus),
    ...myMenuRoutes(screens, menus),
    ...mySessionRoutes,
    ...cyberRoutes({ settings, screens, menus, codes }),
  ]
  const { mail, text } = settings.messages
  const navigations = directoryNavigations(services, client)
  return {
    name: 'session',
    routes,
    navigations,
    chores: [...regularChores(services), ...(mail || text ? [outboxSender(services)] : [])],
    figures: [sessionFigures, outboxFigures],
    pending: pendingMessages,
  }
}

export function sessionPort(
  services: Services,
  screens: readonly KnownScreen[],
  menus: MenuBooks,
): SessionPort {
  return {
    markOf: headers => tokensOfRequest(headers, services.settings).access,
    findActor: createFindActor(services, menus),
    // The request's own search for its actor has read the book just before.
    mayCall: async (actor, operationId, docNos = []) =>
      mayCall(menus.latest(), screens, actor, operationId) ||
      (docNos.length > 0 &&
        actor.portal === 'internal' &&
        isReadToApprove(screens, operationId) &&
        withActor(services.database, systemActor, tx => isOnLine(tx, actor.userId, { docNos }), {
          today: services.clock.today(),
        })),
    mayExport: async (actor, operationId) => mayExportRows(menus.latest(), screens, actor.group, operationId),
    noteAttempt: (actor, attempt) =>
      withActor(services.database, systemActor, tx => {
        const { settings, clock } = services
        const event = {
          ...attempt,
          actor: actor.userId,
          portal: portalCode(actor),
          result: 'refused',
        } as const
        return noteSecurityEvent(tx, settings.secret, event, clock.now())
      }),
  }
}

/** What the log-in page of staff must know of the ways to log in. */
function waysIn({ login: { directory, way } }: Settings) {
  return {
    systemId,
    type: way,
    loginUri: '/login',
    logoutUri: addresses.logout,
    verifyUri: addresses.verify,
    authUri: '/auth',
    portalUri: '/',
    tokenUri: addresses.tokenLogin,
    tokenLoginUri: addresses.tokenLogin,
    api: {
      login: {
        idpw: addresses.login,
        ...(directory ? { sso: navigationPaths.SSO, ad: navigationPaths.AD } : {}),
      },
      resetPw: addresses.resetPw,
      sendResetCode: addresses.sendResetCode,
      platformUsers: addresses.platformUsers,
    },
    approvalPages: { ...approvalPages },
    portalPages: {
      internal: '/',
      external: '/cyber',
      cyberLogin: '/cyberLogin',
      integration: '/integration',
    },
    ...(directory
      ? {
          adfs: {
            issuer: directory.issuer,
            clientId: directory.clientId,
            redirectUri: navigationPaths.back,
          },
        }
      : {}),
  }
}

/** What is swept once an hour, and the chain of security events, which is checked once a day. */
function regularChores(services: Services) {
  return [
    {
      name: 'sweepLogins',
      title: '지난 로그인 기록 정리',
      everyMilliseconds: 3_600_000,
      run: () => withActor(services.database, systemActor, tx => sweep(tx, services.clock.now())),
    },
    {
      name: 'sweepKeys',
      title: '지난 요청 키 정리',
      everyMilliseconds: 3_600_000,
      run: () => sweepKeys(services.database, services.clock),
    },
    {
      name: 'checkClock',
      title: '서버 시각 점검',
      everyMilliseconds: 60_000,
      run: () => withActor(services.database, systemActor, checkClock),
    },
    {
      name: 'checkSecurityEvents',
      title: '보안 감사 기록 검사',
      everyMilliseconds: 86_400_000,
      run: async () => {
        const broken = await withActor(services.database, systemActor, tx =>
          findBrokenEvent(tx, services.settings.secret),
        )
        if (broken !== undefined)
          throw new Error(`The security events were tampered with, from row ${broken} on.`)
      },
    },
  ]
}

/** Sends mails and texts that wait. */
function outboxSender(services: Services) {
  return {
    name: 'sendOutbox',
    title: '메일·문자 발송',
    everyMilliseconds: 2_000,
    // What is given up stands on the page of what failed, and in the figures.
    run: () => sendOutbox(services),
  }
}
