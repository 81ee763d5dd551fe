import { latePanels } from '../frame/latePanels'

export const personPanels = latePanels(() => import('./personPiece'))
