import type { StepDefinition } from '../../schemas/screen/stepDefinition'
import { findTransition, type Workflow } from '../../schemas/workflow/workflow'
import { copiedProblems } from '../problem/catalogue/copiedProblems'
import type { NormalAction, NormalBlock, NormalGrid, NormalScreen } from '../scope/normalDefinition'
import type { Page } from '../scope/page'
import { transitionNames } from '../step/transitionCompile'
import { pageSteps } from './pageSteps'
import { sharesLetters } from './sharesLetters'

/** Texts and values of buttons that came along from another button or page and still speak of it. */
export function checkCopied(page: Page, screen: NormalScreen, every: readonly NormalBlock[]): void {
  const labels = screen.actions.flatMap(({ label }) => label ?? [])
  for (const { entry, steps } of pageSteps(screen, every)) {
    if (entry.note !== undefined) continue
    const label = 'label' in entry && typeof entry.label === 'string' ? entry.label : ''
    checkQuestion(page, steps, label, labels)
    for (const step of steps) if (step.step === 'print') checkSheet(page, screen, step)
  }
  for (const block of every) if (block.block === 'grid') checkGridTitle(page, screen, block)
  if (!page.document) for (const action of screen.actions) checkRow(page, action, every)
}

/** A question ends in what is going to be done: "정산을 기표하시겠습니까?" */
const asked = /(\S+?)(?:을|를)?\s?(?:하시겠습니까|하겠습니까|할까요)\?$/

function checkQuestion(
  { on: { source, world } }: Page,
  steps: readonly StepDefinition[],
  label: string,
  labels: readonly string[],
): void {
  const at = steps.findIndex(({ step }) => step === 'confirm')
  const confirm = steps[at]
  if (confirm?.step !== 'confirm') return
  const names = steps.slice(at + 1).flatMap(namesOfDeed)
  const workflows = Object.values(world.workflows).filter(one =>
    names.some(name => findTransition(one, name)),
  )
  const [deed] = asked.exec(confirm.text)?.slice(1) ?? []
  if (deed === undefined || workflows.length === 0) return
  const own = [
    ...workflows.flatMap(one => names.flatMap(name => findTransition(one, name)?.label ?? [])),
    ...names.flatMap(name => world.contract[name]?.summary ?? []),
    ...(label === '' ? [] : [label]),
  ]
  const others = [...workflows.flatMap(labelsOf), ...labels]
  const other = others.find(one => one === deed)
  if (other === undefined || own.some(one => one.includes(deed))) return
  source.report(source.valueAt(confirm, 'text'), copiedProblems.confirmOfOther(deed, own[0] ?? ''))
}

function namesOfDeed(step: StepDefinition): readonly string[] {
  if (step.step === 'transition') return transitionNames(step)
  return step.step === 'call' ? [step.operation] : []
}

const labelsOf = ({ transitions }: Workflow) => transitions.map(({ label }) => label)

/** A sheet is called after the document that it shows. Short names of documents are part of many words. */
function checkSheet({ on: { source, world }, document }: Page, screen: NormalScreen, step: StepDefinition) {
  if (step.step !== 'print' || step.title === undefined || !document) return
  const { title } = step
  const own = document.workflow.label
  const isOwn = title.includes(own) || (/[가-힣]{2}/.test(own) && sharesLetters(title, own))
  const other = Object.values(world.workflows).find(
    ({ label }) =>
      (label.length > 2 ? title.includes(label) : title.startsWith(label)) && !screen.title.includes(label),
  )
  if (other && !isOwn)
    source.report(source.valueAt(step, 'title'), copiedProblems.sheetOfOther(title, other.label, own))
}

/** "구매요청 목록" lists requests: a page or an operation of something else says so. */
function checkGridTitle({ on: { source, world } }: Page, screen: NormalScreen, grid: NormalGrid): void {
  const summary = world.contract[grid.rows ?? '']?.summary
  const [, listed] = /^(.{3,}?) ?(?:목록|현황|내역)$/.exec(grid.title ?? '') ?? []
  if (summary === undefined || listed === undefined) return
  const isOther = Object.values(world.workflows).some(({ label }) => label === listed)
  if (isOther && !screen.title.includes(listed) && !summary.includes(listed))
    source.warn(grid, 'title', copiedProblems.gridOfOther(listed, summary))
}

/** Where several rows can be checked, the row under the cursor is not what the user has checked. */
function checkRow({ on: { source }, grids }: Page, action: NormalAction, every: readonly NormalBlock[]) {
  const isMoving = action.steps.some(({ step }) => step === 'transition')
  const isForRows = action.rows === undefined ? isMoving : action.rows !== 'none'
  const [first] = grids.keys()
  const grid = every.find(block => block.block === 'grid' && block.id === (action.grid ?? first))
  if (!isForRows || action.note !== undefined || grid?.block !== 'grid' || grid.select !== 'many') return
  for (const { holder, key, text } of expressionsOf(action)) {
    const found = /\brow\.(\w+)/.exec(text)
    if (!found) continue
    const problem = copiedProblems.rowUnchecked(
      text,
      ofChecked(text, holder === action, action.rows === 'one'),
    )
    source.report(source.valueAt(holder, key), problem)
    return
  }
}

/** The same of the checked rows; "has" takes no item of a list. */
function ofChecked(text: string, isCondition: boolean, isOne: boolean): string | undefined {
  if (isCondition) return `selection.all(s, ${text.replaceAll(/\brow\./g, 's.')})`
  return isOne && !/\bhas\(row\./.test(text) ? text.replaceAll(/\brow\./g, 'selection[0].') : undefined
}

interface Expression {
  readonly holder: object
  readonly key: string
  readonly text: string
}

/** The condition of a button, and what its steps hand over. */
function expressionsOf(action: NormalAction): readonly Expression[] {
  const { enabledWhen } = action
  const own = enabledWhen === undefined ? [] : [{ holder: action, key: 'enabledWhen', text: enabledWhen }]
  return [...own, ...action.steps.flatMap(step => valuesOf(step))]
}

function valuesOf(step: StepDefinition): readonly Expression[] {
  const records = ['with' in step ? step.with : undefined, 'send' in step ? step.send : undefined]
  const args = 'args' in step ? step.args : undefined
  return [...records, args].flatMap(holder =>
    Object.entries(holder ?? {}).map(([key, text]) => ({ holder: holder ?? {}, key, text })),
  )
}
