import { latePanels } from '../frame/latePanels'

export const menuPanels = latePanels(() => import('./menuPiece'))
