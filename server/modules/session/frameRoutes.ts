import { codeEntries } from '../../../schemas/codes/codeGroups'
import { koreanTimestamp } from '../../../schemas/shared/koreanTime'
import { portalCode } from '../../database/portalCode'
import { runAsSystem } from '../../database/runAsSystem'
import { notAllowed } from '../../http/failure'
import { type OperationRoute, route } from '../../http/route'
import type { KnownScreen } from '../access/knownScreens'
import type { MenuBooks } from '../access/menuBook'
import { menuOf } from '../access/menuTree'
import { accessToPath, menuOfPath } from '../access/permissions'
import { readMessageChange, readMessages, wantedLanguage } from '../code/messageBook'
import { readSessionUser } from './sessionUser'

export const locales = () => codeEntries('LOCALE').map(({ value, text }) => ({ lang: value, text }))

/** What the frame of every page may ask besides the login check: languages, texts, its menu, its user, where it goes. */
export function frameRoutes(screens: readonly KnownScreen[], menus: MenuBooks): readonly OperationRoute[] {
  return [
    route('getCommonLocale', async () => locales()),
    route('getCommonMessage', async ({ tx, http }) => {
      const language = wantedLanguage(http.headers['accept-language'])
      // Asked again with each load of a page, and answered in full only when a message has changed.
      http.setHeader('Cache-Control', 'no-cache')
      http.setHeader('Vary', 'Accept-Language')
      http.setHeader('ETag', `"${language}.${await readMessageChange(tx)}"`)
      return readMessages(tx, language)
    }),
    route('getMenus', async ({ tx, actor }) => [
      ...menuOf(await menus.read(tx), actor.portal, actor.group, screens),
    ]),
    route('getUsers', ({ tx, actor, now }) => runAsSystem(tx, () => readSessionUser(tx, actor, now))),
    route('postMenuLog', async ({ tx, actor, now, http, input: { body } }) => {
      const path = body.path.split(/[?#]/)[0] ?? ''
      const book = await menus.read(tx)
      if (!accessToPath(book, actor.group, path)) throw notAllowed('a screen that is not granted')
      await tx
        .insertInto('menu_log')
        .values({
          user_id: actor.userId,
          portal_type: portalCode(actor),
          pgm_id: menuOfPath(book, actor.group, path)?.pgmId ?? null,
          path,
          ip: http.ip,
          logged_dt: koreanTimestamp(now),
        })
        .execute()
      return { success: true }
    }),
  ]
}
