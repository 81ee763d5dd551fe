import type { StepDefinition } from '../../schemas/screen/stepDefinition'
import { actionProblems } from '../problem/catalogue/actionProblems'
import { callProblems } from '../problem/catalogue/callProblems'
import { titleWords } from '../problem/catalogue/screensTexts'
import type { NormalAction, NormalBlock, NormalGrid, NormalScreen } from '../scope/normalDefinition'
import type { Page } from '../scope/page'

/** Files that buttons give: they hold what the page shows, and what the button says. */
export function checkFiles(page: Page, screen: NormalScreen, every: readonly NormalBlock[]): void {
  const grids = every.filter(block => block.block === 'grid')
  const steps = [
    ...screen.actions.flatMap(action => action.steps),
    ...grids.flatMap(({ buttons }) => buttons.flatMap(({ column }) => column.steps)),
  ]
  for (const step of steps) checkKind(page, step, steps, every)
  for (const action of screen.actions) checkLabel(page, action, grids)
}

/** An operation of the contract belongs to the page when it stands in one file of the contract with one that the page calls. */
function checkKind(
  { on, document }: Page,
  step: StepDefinition,
  steps: readonly StepDefinition[],
  every: readonly NormalBlock[],
): void {
  const { contract } = on.world
  const fileOf = (operation: string | undefined) => contract[operation ?? '']?.file
  const given = step.step === 'download' ? step : step.step === 'upload' ? step.template : undefined
  const operation = contract[given?.operation ?? '']
  const file = operation?.answer.kind === 'binary' ? operation.file : undefined
  // What all pages share belongs to each of them.
  if (!given || !operation || file === undefined || file === 'common.yaml') return
  const called =
    step.step === 'upload'
      ? [step.operation]
      : [
          document?.source.id,
          ...every.flatMap(block => ('rows' in block ? [block.rows] : 'load' in block ? [block.load] : [])),
          ...steps.flatMap(one => (one.step === 'upload' || one.step === 'call' ? [one.operation] : [])),
        ]
  const files = called.flatMap(operation => fileOf(operation) ?? [])
  if (files.length === 0 || files.includes(file)) return
  const near = Object.values(contract).filter(
    one => one.answer.kind === 'binary' && files.includes(one.file) && one.method === 'GET',
  )
  on.source.warn(given, 'operation', callProblems.downloadOfOther(operation, near))
}

const wordsOf = (text = '') => text.split(/[\s()·]+/).filter(word => word !== '' && !titleWords.has(word))

function checkLabel({ on }: Page, action: NormalAction, grids: readonly NormalGrid[]): void {
  const step = action.steps.find(one => one.step === 'export')
  const own = grids.find(({ id }) => id === step?.grid)
  if (step?.step !== 'export' || !own || action.label === undefined || action.note !== undefined) return
  const said = wordsOf(action.label)
  const isSaid = ({ title }: NormalGrid) => wordsOf(title).some(word => said.includes(word))
  const other = grids.find(isSaid)
  if (!other || isSaid(own)) return
  on.source.report(
    on.source.valueAt(step, 'grid'),
    actionProblems.exportOfOther(own.id, action.label, other.id),
  )
}
