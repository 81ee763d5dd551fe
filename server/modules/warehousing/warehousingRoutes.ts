import { type OperationRoute, route } from '../../http/route'
import type { ServerModule } from '../../http/serverModule'
import { listWarehousing } from './listWarehousing'
import { listWarehousingItem } from './listWarehousingItem'

const routes: readonly OperationRoute[] = [
  route('listWarehousing', ({ tx, actor, input }) => listWarehousing(tx, actor, input)),
  route('listWarehousingItem', ({ tx, actor, input }) => listWarehousingItem(tx, actor, input)),
]

export function warehousingModule(): ServerModule {
  return { name: 'warehousing', routes }
}
