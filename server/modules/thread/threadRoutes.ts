import { type OperationRoute, route } from '../../http/route'
import type { ServerModule } from '../../http/serverModule'
import type { MenuBooks } from '../access/menuBook'
import { readThread } from './readThread'

/** From any document of a purchase to all the others. */
export function threadModule(menus: MenuBooks): ServerModule {
  const routes: readonly OperationRoute[] = [
    route('getDocumentThread', async ({ tx, actor, input: { docNo } }) =>
      readThread(tx, actor, await menus.read(tx), docNo),
    ),
  ]
  return { name: 'thread', routes }
}
