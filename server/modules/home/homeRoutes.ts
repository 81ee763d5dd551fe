import { type OperationRoute, route } from '../../http/route'
import type { ServerModule } from '../../http/serverModule'
import type { KnownScreen } from '../access/knownScreens'
import type { MenuBooks } from '../access/menuBook'
import { cyberHomeCounts, cyberHomeOrders } from './cyberHome'
import { homeCounts } from './homeCounts'
import { cyberHomeMonths, homeMonths } from './homeMonths'
import { homeNotices } from './homeNotices'
import { homeShortcuts } from './homeShortcuts'

/** The homes of both portals: each block asks for its part alone. */
export function homeModule(menus: MenuBooks, screens: readonly KnownScreen[]): ServerModule {
  const routes: readonly OperationRoute[] = [
    route('getHomeSummary', async ({ tx, actor, now, input: { block } }) => {
      const task = { tx, actor, now }
      const wants = (part: string) => block === undefined || block === part
      return {
        ...(wants('counts') ? { counts: await homeCounts(task, await menus.read(tx)) } : {}),
        ...(wants('months') ? { months: await homeMonths(task) } : {}),
        ...(wants('notices') ? { notices: await homeNotices(tx, actor, now) } : {}),
        ...(wants('shortcuts')
          ? { shortcuts: await homeShortcuts(tx, actor, await menus.read(tx), screens) }
          : {}),
      }
    }),
    route('getCyberHomeSummary', async ({ tx, actor, now, input: { block } }) => {
      const wants = (part: string) => block === undefined || block === part
      return {
        ...(wants('counts') ? { counts: await cyberHomeCounts(tx, actor, await menus.read(tx)) } : {}),
        ...(wants('months') ? { months: await cyberHomeMonths({ tx, actor, now }) } : {}),
        ...(wants('orders') ? { orders: await cyberHomeOrders(tx, actor) } : {}),
        ...(wants('notices') ? { notices: await homeNotices(tx, actor, now) } : {}),
      }
    }),
  ]
  return { name: 'home', routes }
}
