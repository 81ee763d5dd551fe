import { latePanels } from '../frame/latePanels'

export const noticePanels = latePanels(() => import('./noticePiece'))
