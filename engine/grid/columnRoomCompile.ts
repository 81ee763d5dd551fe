import {
  columnWidth,
  headingWidth,
  heldColumns,
  wholeHeadingWidth,
  widestColumn,
} from '../../schemas/shared/columnWidth'
import type { ColumnPlan } from '../plan/gridPlan'
import { columnProblems } from '../problem/catalogue/columnProblems'
import { looksOf, neededWidth, numberWidth } from '../scope/neededWidth'
import type { NormalGrid } from '../scope/normalDefinition'
import type { GridFacts, Page } from '../scope/page'

/** Pixels of two digits beside the padding of a cell. */
const narrowest = 40

/** What a window of 1280 pixels, the narrowest of a desk, leaves a grid beside its edges and check boxes. */
const roomOfDesk = 1190

/** Columns have room for their values and headings, and leave the others some. */
export function checkColumnRoom(
  page: Page,
  grid: NormalGrid,
  facts: GridFacts,
  plans: readonly ColumnPlan[],
): void {
  for (const column of grid.columns) {
    const plan = plans.find(({ field }) => field === column.field)
    if (!plan) continue
    checkNarrow(page, facts, column, plan)
    if ((column.width ?? 0) > widestColumn)
      page.on.source.warn(column, 'width', columnProblems.columnWide(column.field, widestColumn))
  }
  checkFrozen(page, grid, facts, plans)
}

function checkNarrow(
  { on }: Page,
  facts: GridFacts,
  column: NormalGrid['columns'][number],
  plan: ColumnPlan,
): void {
  const { source } = on
  const fact = facts.fields[column.field]
  const isTicked = column.as !== undefined || column.open !== undefined
  const texts = isTicked ? [] : codeTexts(on, plan)
  const needed = fact && !isTicked ? neededWidth(fact, texts, looksOf(column)) : undefined
  const { field, width } = column
  const values = Math.max(narrowest, needed?.pixels ?? numberWidth(fact))
  const heading = headingWidth(plan.label, plan)
  // A width of nothing has been reported as such.
  const whole = wholeHeadingWidth(plan.label, plan)
  if (width !== undefined && width >= 1 && width < values)
    source.warn(column, 'width', columnProblems.columnNarrow(field, width, values, needed?.text))
  else if (width !== undefined && width >= 1 && width < heading)
    source.warn(column, 'width', columnProblems.headingNarrow(plan.label, width, heading))
  else if (column.label !== undefined && whole > columnWidth(plan, texts))
    source.warn(column, 'label', columnProblems.headingCut(plan.label, whole))
}

function codeTexts({ world }: Page['on'], { code, options }: ColumnPlan): readonly string[] {
  return options ? [] : (world.codeTexts(code ?? '') ?? []).map(({ text }) => text)
}

/** The grid lets frozen columns go that would leave the others no room: judged by the very function that does it. */
function checkFrozen({ on }: Page, grid: NormalGrid, facts: GridFacts, plans: readonly ColumnPlan[]): void {
  const frozen = plans.filter(({ isFrozen }) => isFrozen)
  const widths = frozen.map(plan => Math.min(widestColumn, columnWidth(plan, codeTexts(on, plan))))
  const released = frozen[heldColumns(widths, roomOfDesk)]
  const column = grid.columns.find(({ field }) => field === released?.field)
  if (!column || !facts.fields[column.field]) return
  const pixels = widths.reduce((sum, width) => sum + width, 0)
  on.source.warn(column, 'frozen', columnProblems.frozenWide(column.field, pixels))
}
