import type { FilterPlan } from '../../engine/plan/filterPlan'
import type { GridPlan, OperationRows } from '../../engine/plan/gridPlan'
import type { BlockPlan, ScreenPlan } from '../../engine/plan/screenPlan'
import { everyBlock } from '../../schemas/shared/everyBlock'
import { compiledScreens } from './compiledScreens'

export interface ListScreen {
  readonly plan: ScreenPlan
  readonly filter: FilterPlan
  /** The grid that the filter fills first. */
  readonly grid: GridPlan & { readonly source: OperationRows }
}

const isFilter = (block: BlockPlan): block is FilterPlan => block.block === 'filter'
const isList = (block: BlockPlan): block is ListScreen['grid'] =>
  block.block === 'grid' && block.source.from === 'operation' && block.source.binding.isPaged

/** Everything that must be given has something to begin with, so that the list is searched as the page opens. */
const opensItself = ({ filter, grid }: ListScreen): boolean =>
  Object.keys(grid.source.binding.with).length === 0 &&
  filter.fields.every(field => !field.isRequired || ('initial' in field && field.initial !== undefined))

/** Every page of the product on which one searches a list. */
export const listScreens: readonly ListScreen[] = [...compiledScreens.screens.values()]
  .filter(({ plan }) => plan.samples === undefined)
  .flatMap(({ plan }) => {
    const blocks = everyBlock(plan.blocks)
    const filter = blocks.find(isFilter)
    const grid = blocks.find(isList)
    return filter && grid ? [{ plan, filter, grid }] : []
  })
  .filter(opensItself)
