import { documentNotFound } from '../../http/failure'
import { type OperationRoute, route } from '../../http/route'
import type { ServerModule } from '../../http/serverModule'
import { findWithPass } from '../approval/approverPass'
import { listWarehousing, type WarehousingRecord } from './listWarehousing'
import { listWarehousingItem } from './listWarehousingItem'
import { findWarehousing, readWarehousing } from './readWarehousing'

const named = (receipt: WarehousingRecord) => ({ docType: 'WH', docNo: receipt.wh_req_no })

const routes: readonly OperationRoute[] = [
  route('listWarehousing', ({ tx, actor, input }) => listWarehousing(tx, actor, input)),
  route('listWarehousingItem', ({ tx, actor, input }) => listWarehousingItem(tx, actor, input)),
  route('getWarehousing', async ({ tx, actor, input: { whReqNo } }) => {
    const receipt = await findWithPass(tx, actor, named, () => findWarehousing(tx, whReqNo))
    if (!receipt) throw documentNotFound(actor.scope)
    return readWarehousing(tx, receipt)
  }),
]

export function warehousingModule(): ServerModule {
  return { name: 'warehousing', routes }
}
