import type { ActionDefinition, ActionWord } from '../../schemas/screen/actionDefinition'
import { saveLabel } from '../../schemas/screen/actionWords'
import type { ScreenDefinition } from '../../schemas/screen/screenDefinition'
import type { StepDefinition } from '../../schemas/screen/stepDefinition'
import { everyBlock } from '../../schemas/shared/everyBlock'
import type { NormalAction, NormalBlock, NormalGrid } from './normalDefinition'
import type { Source } from './source'

/** Every action becomes a list of steps; short forms stand in the source where they were written. */
export function normaliseActions(
  written: ScreenDefinition,
  blocks: readonly NormalBlock[],
  source: Source,
): NormalAction[] {
  const actions = written.actions ?? []
  let ownSteps = 0
  return actions.flatMap((action, index): NormalAction[] => {
    if (typeof action === 'string') return wordActions(action, index, { written, blocks, source })
    if ('steps' in action) ownSteps += 1
    return [source.standsFor(longAction(action, ownSteps, blocks, source), action)]
  })
}

interface WordPlace {
  readonly written: ScreenDefinition
  readonly blocks: readonly NormalBlock[]
  readonly source: Source
}

/** A word about rows stands above every grid whose rows are edited. */
function wordActions(
  word: ActionWord,
  index: number,
  { written, blocks, source }: WordPlace,
): NormalAction[] {
  const { actions = [] } = written
  const grids = everyBlock(blocks).filter(block => block.block === 'grid')
  const edited = grids.filter(grid => isEditedBy(grid, word)).map(({ id }) => id)
  const targets = edited.length > 0 ? edited : [written.document?.of ?? '']
  const stand = (id: string, step: StepDefinition) =>
    source.standsAt({ id, word, steps: [source.standsAt(step, actions, index)] }, actions, index)
  const aboveEach = (step: (grid: string) => StepDefinition) =>
    targets.map(grid => stand(targets.length === 1 ? word : `${word}-${grid}`, step(grid)))
  switch (word) {
    case 'search':
    case 'reset':
      return [stand(word, { step: word })]
    case 'export':
      return [stand(word, grids.length === 1 ? { step: word, grid: grids[0]?.id ?? '' } : { step: word })]
    case 'addRow':
      return aboveEach(grid => ({ step: 'addRow', grid }))
    case 'copyRow':
      return aboveEach(grid => ({ step: 'addRow', grid, copy: true }))
    case 'import':
      return aboveEach(grid => ({ step: 'import', grid }))
    case 'deleteRow':
      return aboveEach(grid => ({ step: 'deleteRow', grid }))
  }
}

/** Of several edited grids rows are added to those that say how a new one starts. */
function isEditedBy({ lines, save, newRow }: NormalGrid, word: ActionWord): boolean {
  if (lines === undefined && save === undefined) return false
  return save === undefined || word === 'deleteRow' || newRow !== undefined
}

function longAction(
  action: Exclude<ActionDefinition, string>,
  ownSteps: number,
  blocks: readonly NormalBlock[],
  source: Source,
): NormalAction {
  if ('steps' in action) return { ...action, id: `steps${ownSteps}` }
  if ('go' in action) {
    const { go, ...rest } = action
    const note = action.note === undefined ? {} : { note: action.note }
    const step: StepDefinition =
      typeof go === 'string'
        ? source.standsFor({ step: 'go', screen: go, ...note }, action, { screen: 'go' })
        : source.standsFor({ step: 'go', ...note, ...go }, go)
    return { ...rest, id: `go-${typeof go === 'string' ? go : go.screen}`, steps: [step] }
  }
  if ('open' in action) {
    const { open, ...rest } = action
    const step: StepDefinition =
      typeof open === 'string'
        ? source.standsFor({ step: 'open', popup: open }, action, { popup: 'open' })
        : source.standsFor({ step: 'open', ...open }, open)
    return {
      ...rest,
      id: ['open', step.popup, ...(rest.grid === undefined ? [] : [rest.grid])].join('-'),
      isBare: typeof open === 'string',
      steps: [step],
    }
  }
  if ('save' in action) {
    const { save, ...rest } = action
    const grid = everyBlock(blocks).find(block => block.block === 'grid' && block.id === save)
    const operation = grid?.block === 'grid' ? (grid.save ?? '') : ''
    const step: StepDefinition = { step: 'call', operation, changes: save }
    return {
      label: saveLabel,
      ...rest,
      id: `save-${save}`,
      ...(grid ? { grid: save } : {}),
      steps: [source.standsFor(step, action, { changes: 'save', operation: 'save' })],
    }
  }
  const { transition, preview, send, documents, reasonWhen, ...rest } = action
  const step: StepDefinition = {
    step: 'transition',
    transition,
    ...(preview ? { preview } : {}),
    ...(documents ? { documents } : {}),
    ...(reasonWhen ? { reasonWhen } : {}),
    ...(send ? { send } : {}),
  }
  const id = typeof transition === 'string' ? transition : (transition[0] ?? '')
  return { ...rest, id, steps: [source.standsFor(step, action)] }
}
