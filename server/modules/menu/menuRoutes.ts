import { type OperationRoute, route } from '../../http/route'
import type { ServerModule } from '../../http/serverModule'
import { listMenu } from './listMenu'
import { deleteMenu, saveMenu } from './saveMenu'

const routes: readonly OperationRoute[] = [
  route('listMenu', ({ tx, input }) => listMenu(tx, input)),
  route('saveMenu', context => saveMenu(context, context.input.body)),
  route('deleteMenu', async context => {
    await deleteMenu(context, context.input.pgmId, context.input.version)
    return { success: true }
  }),
]

/** Menus of both portals and their administration. */
export function menuModule(): ServerModule {
  return { name: 'menu', routes }
}
