import type { StepDefinition } from '../../schemas/screen/stepDefinition'
import type { NormalBlock, NormalScreen } from '../scope/normalDefinition'

/** Steps that run one after the other, and what the user pressed or changed for them. */
export interface PageSteps {
  readonly entry: { readonly note?: string }
  readonly steps: readonly StepDefinition[]
  /** How many rows are checked when they run, where a button says it. */
  readonly rows?: 'none' | 'one' | 'some'
  /** The grid whose rows those are. */
  readonly grid?: string
  readonly conditions: readonly string[]
}

/** The steps of all buttons and changes of a page. */
export function pageSteps({ actions }: NormalScreen, every: readonly NormalBlock[]): readonly PageSteps[] {
  return [
    ...actions.map(action => ({
      entry: action,
      steps: action.steps,
      ...(action.rows === undefined ? {} : { rows: action.rows }),
      ...(action.grid === undefined ? {} : { grid: action.grid }),
      conditions: told(action.visibleWhen, action.enabledWhen),
    })),
    ...every.flatMap(blockSteps),
  ]
}

function blockSteps(block: NormalBlock): readonly PageSteps[] {
  if (block.block === 'form')
    return block.fields.map(field => ({ entry: field, steps: field.change ?? [], conditions: [] }))
  if (block.block !== 'grid') return []
  return block.buttons.map(({ column }) => ({
    entry: column,
    steps: column.steps,
    conditions: told(column.visibleWhen),
  }))
}

function told(...conditions: readonly (string | undefined)[]): readonly string[] {
  return conditions.filter(condition => condition !== undefined)
}
