import type { OperationRequests } from '../../../codegen/generated/types'
import { erasedRoute } from '../../document/erasedRoute'
import { route } from '../../http/route'
import type { ServerModule } from '../../http/serverModule'
import { listCompanyFacts } from './listCompanyFacts'
import { listCompanyStatus } from './listCompanyStatus'
import { readCompanyFigures } from './readCompanyFigures'
import { readCompanyStatus } from './readCompanyStatus'

/** What suppliers achieved, all beside each other and one on a page of his own. */
export function supplierStatusModule(): ServerModule {
  return {
    name: 'supplierStatus',
    routes: [
      route('listCompanyStatus', listCompanyStatus),
      erasedRoute<OperationRequests['getCompanyStatusView']>(
        'getCompanyStatusView',
        ({ tx, actor, clock, input }) => readCompanyStatus(tx, actor, input.compNo, clock.today()),
      ),
      route('getCompanyStatusFigures', readCompanyFigures),
      route('listCompanyFact', listCompanyFacts),
    ],
  }
}
