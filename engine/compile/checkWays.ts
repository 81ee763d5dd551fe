import { listLabel } from '../../schemas/screen/actionWords'
import { meantProblems } from '../problem/catalogue/meantProblems'
import type { NormalBlock, NormalGrid, NormalScreen } from '../scope/normalDefinition'
import type { Page } from '../scope/page'
import { pathParameter } from '../scope/pathParameter'
import type { World } from '../scope/world'

/** Ways that lead to another page than the one that their user looks for. */
export function checkWays(page: Page, screen: NormalScreen, every: readonly NormalBlock[]): void {
  for (const block of every) if (block.block === 'grid') checkNumbers(page, block)
  checkBack(page, screen)
}

/** A number that is pressed opens its own document. */
function checkNumbers({ on: { source, world }, grids }: Page, grid: NormalGrid): void {
  const fields = grids.get(grid.id)?.fields ?? {}
  for (const column of grid.columns) {
    const target = typeof column.go === 'string' ? world.screens.get(column.go) : undefined
    const { key } = target ?? {}
    if (!target || key === undefined || key === column.field || !fields[key]) continue
    if (!isDocumentNumber(column.field, world) || fields[key].label === fields[column.field]?.label) continue
    source.warn(column, 'go', meantProblems.wayOfOther(column.field, target.screen, key))
  }
}

function isDocumentNumber(field: string, { workflows, contract }: World): boolean {
  return (
    /No$/.test(field) &&
    Object.values(workflows).some(({ transitions }) =>
      transitions.some(({ transition }) => pathParameter(contract[transition]) === field),
    )
  )
}

function checkBack({ on: { source, name, world }, document }: Page, { actions }: NormalScreen): void {
  if (!document || document.of !== undefined) return
  for (const action of actions) {
    const [step] = action.steps
    if (action.label !== listLabel || step?.step !== 'go' || action.note !== undefined) continue
    const target = world.screens.get(step.screen)
    if (!target || target.leads.has(name)) continue
    const lists = [...world.screens.values()].filter(one => one.leads.has(name) && one.key === undefined)
    const own = [...new Set(lists.map(({ screen }) => screen))]
    if (own.length > 0)
      source.report(source.valueAt(step, 'screen'), meantProblems.backToOther(step.screen, own))
  }
}
