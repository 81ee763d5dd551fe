import type { ScreenCore } from '../core/screenCore'
import { documentFacts, questionFacts } from '../document/questionFacts'
import { type ActionPlan, isAboutRows } from '../plan/actionPlan'
import type { Row } from '../runtime/row'
import type { QuestionFact } from '../runtime/services'

/** What a question that a definition words is about: the row that was pressed, the rows that are checked, else the document. */
export function questionedFacts(
  { rooms, services: { codes } }: ScreenCore,
  action: ActionPlan | undefined,
  pressed: Row | undefined,
): readonly QuestionFact[] {
  const ofRows = (rows: readonly Row[], grid = rooms.grids[0]) =>
    questionFacts(grid?.plan.question ?? [], rows, codes)
  if (pressed) {
    return ofRows(
      [pressed],
      rooms.grids.find(grid => grid.loadedRows().includes(pressed)),
    )
  }
  const { document } = rooms
  if (isAboutRows(action)) {
    const grid = rooms.grids.find(({ plan: { id } }) => action?.grid === undefined || id === action.grid)
    return ofRows(grid?.selection() ?? [], grid)
  }
  return document?.get().phase === 'ready' ? documentFacts(document, codes) : []
}
