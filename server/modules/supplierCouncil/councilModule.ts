import type { ServerModule } from '../../http/serverModule'
import { listMembers, saveMembers } from './councilRecords'

/** The council of suppliers. */
export const supplierCouncilModule = (): ServerModule => ({
  name: 'supplierCouncil',
  routes: [listMembers, saveMembers],
})
