import { eachDocument, keysOf, readKeys } from '../../document/transitionKeys'
import { type OperationRoute, route } from '../../http/route'
import type { ServerModule, Services } from '../../http/serverModule'
import { applyIntUser, tellApplied } from './applyIntUser'
import { applicationChores } from './expireApplications'
import { getAuthMenu } from './getAuthMenu'
import { killUserSession } from './killUserSession'
import { listAuthorGroup } from './listAuthorGroup'
import { listAuthUser } from './listAuthUser'
import { listLoginAudit } from './listLoginAudit'
import { listUserSession } from './listUserSession'
import { rejectAuthUser } from './rejectAuthUser'
import { saveAuthMenu } from './saveAuthMenu'
import { saveAuthorGroup } from './saveAuthorGroup'
import { saveAuthUser } from './saveAuthUser'
import { unlockAuthUser } from './unlockAuthUser'

const done = { success: true }

/** Administration of authority: groups, their menus, employees, applications of employees and sessions. */
export function authorityModule(services: Services): ServerModule {
  const { settings } = services
  const { secret } = settings
  const routes: readonly OperationRoute[] = [
    route('listAuthorGroup', ({ tx, input }) => listAuthorGroup(tx, input)),
    route('saveAuthorGroup', async context => {
      await saveAuthorGroup(context, secret, context.input.body.rows)
      return done
    }),
    route('getAuthMenu', ({ tx, input }) => getAuthMenu(tx, input)),
    route('saveAuthMenu', async context => {
      await saveAuthMenu(context, secret, context.input)
      return done
    }),
    route('listUserSession', ({ tx, now, input }) => listUserSession(tx, now, input)),
    route('killUserSession', async context => {
      const { sessionId, version, keys } = context.input
      const asked = keysOf(sessionId, {
        ...(version === undefined ? {} : { version }),
        ...(keys === undefined ? {} : { keys: readKeys(keys) }),
      })
      for (const key of asked) await killUserSession(context, secret, key)
      return done
    }),
    route('listLoginAudit', ({ tx, input }) => listLoginAudit(tx, input)),
    route('listAuthUser', ({ tx, now, input }) => listAuthUser(tx, now, input)),
    route('saveAuthUser', async context => {
      await saveAuthUser(context, settings, context.input.body.rows)
      return done
    }),
    route('unlockAuthUser', context => {
      const { singleid, body } = context.input
      return eachDocument(singleid, body, key => unlockAuthUser(context, secret, key, body.reason))
    }),
    route('applyIntUser', applyIntUser, { after: tellApplied }),
    route('rejectAuthUser', context => {
      const { singleid, body } = context.input
      return eachDocument(singleid, body, key => rejectAuthUser(context, settings, key, body.reason))
    }),
  ]
  return { name: 'authority', routes, chores: applicationChores(services) }
}
