import { latePanels } from '../frame/latePanels'

export const tabPanels = latePanels(() => import('./TabPanel'))
