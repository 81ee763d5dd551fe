import type { ServerModule } from '../../http/serverModule'
import type { KnownScreen } from '../access/knownScreens'
import { gridLayoutRoutes } from './gridLayouts'
import { savedFilterRoutes } from './savedFilter'

/** What a person keeps of pages: the last search of each and the layout of each grid. */
export const preferenceModule = (screens: readonly KnownScreen[]): ServerModule => ({
  name: 'preference',
  routes: [...savedFilterRoutes(screens), ...gridLayoutRoutes],
})
