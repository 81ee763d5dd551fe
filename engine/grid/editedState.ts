import type { EditedState } from '../contract/editedRoom'

import { noLines } from './linesState'

export const noEdits: EditedState = { phase: 'idle', failure: undefined, lines: noLines }
