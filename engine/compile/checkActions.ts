import type { ActionWord } from '../../schemas/screen/actionDefinition'
import { actionWordLabels } from '../../schemas/screen/actionWords'
import type { StepDefinition } from '../../schemas/screen/stepDefinition'
import { actionProblems } from '../problem/catalogue/actionProblems'
import { filterProblems } from '../problem/catalogue/filterProblems'
import { meantProblems } from '../problem/catalogue/meantProblems'
import { reasons } from '../problem/catalogue/reasons'
import { saidProblems } from '../problem/catalogue/saidProblems'
import type { Said } from '../problem/said'
import type { NormalAction, NormalBlock, NormalScreen } from '../scope/normalDefinition'
import type { Page } from '../scope/page'
import { reportUseless } from '../scope/reportUseless'
import { transitionNames } from '../step/transitionCompile'
import { canHold, pressedWhen } from './canHold'
import { checkMovedRows } from './checkMovedRows'

/** Actions that can never be done on this page, that stand there twice in other words, or say what nobody sees. */
export function checkActionSense(page: Page, screen: NormalScreen, every: readonly NormalBlock[]): void {
  const { source } = page.on
  const judged = screen.actions.map(action => ({ action, why: outOfReach(page, action, every) }))
  const grid = every.find(({ block }) => block === 'grid')
  const [first, ...others] = judged.filter(({ why }) => why === reasons.noRowsToCheck)
  if (first)
    source.report(
      source.at(first.action),
      actionProblems.rowsNotChecked(others.length, grid && source.at(grid)),
    )
  for (const { action, why } of judged) {
    if (why !== undefined && why !== reasons.noRowsToCheck)
      source.report(source.at(action), actionProblems.unreachable(why))
    if (action.enabledHint !== undefined && action.enabledWhen === undefined)
      reportUseless(source, action, 'enabledHint', reasons.neverGrey)
    checkHint(page, action)
    checkTarget(page, action)
    checkWordLabel(page, action)
  }
  const filter = every.find(({ block }) => block === 'filter')
  const hasRows = [...page.grids.values()].some(({ operation }) => operation !== undefined)
  if (filter && hasRows && screen.actions.length > 0 && !screen.actions.some(isSearch))
    source.warn(filter, 'block', filterProblems.withoutSearch())
  checkDoubled(page, screen.actions)
  checkMovedRows(page, screen.actions, every)
}

function isSearch({ steps: [first] }: NormalAction): boolean {
  return first?.step === 'search'
}

function outOfReach(page: Page, action: NormalAction, every: readonly NormalBlock[]): Said | undefined {
  if (isExcluded(page, action)) return reasons.excluded
  const grids = every.filter(block => block.block === 'grid')
  // A row of a grid on which others hang is chosen by clicking.
  const isChosen = grids.some(
    grid => (grid.select !== undefined && grid.select !== 'none') || isMaster(grid.id, every),
  )
  if (needsRows(page, action) && !isChosen) return reasons.noRowsToCheck
  const steps = action.steps.map(({ step }) => step)
  if (steps.includes('reset') && !page.document && !every.some(({ block }) => block === 'filter'))
    return reasons.nothingToReset
  const isAsking = (block: NormalBlock) => 'rows' in block || 'load' in block
  if (steps.includes('search') && !every.some(block => block.block !== 'form' && isAsking(block)))
    return reasons.nothingToSearch
  const deletes = action.steps.find(step => step.step === 'deleteRow')
  const [first] = page.grids.values()
  const facts = deletes && (deletes.grid === '' ? first : page.grids.get(deletes.grid))
  if (facts && facts.lines === undefined && Object.keys(facts.saved).length === 0)
    return reasons.rowsNotSaved(facts.id)
  return undefined
}

/** Each condition by itself can be true, and all of them together never are. */
function isExcluded(page: Page, action: NormalAction): boolean {
  const names = action.steps.flatMap(step => (step.step === 'transition' ? transitionNames(step) : []))
  const alone = [action.visibleWhen, action.enabledWhen].filter(condition => condition !== undefined)
  if (alone.some(condition => !canHold(page, [condition]))) return false
  const ways = names.length === 0 ? [undefined] : names
  return alone.length > 0 && ways.every(name => !canHold(page, pressedWhen(page, action, name)))
}

function needsRows(page: Page, action: NormalAction): boolean {
  if (action.rows !== undefined) return action.rows !== 'none'
  if (action.word !== undefined) return action.word === 'copyRow' || action.word === 'deleteRow'
  return !page.document && action.steps.some(({ step }) => step === 'transition')
}

/** Whether a block hangs on the chosen row of a grid, or the document is that row. */
function isMaster(grid: string, every: readonly NormalBlock[]): boolean {
  return every.some(block => 'of' in block && block.of === grid)
}

/** What a bare word is called everywhere is done by its step, however the button is written. */
function checkWordLabel({ on: { source } }: Page, action: NormalAction): void {
  if (action.label === undefined || action.word !== undefined || action.note !== undefined) return
  const label = action.label.trim()
  const word = actionWords.find(one => actionWordLabels[one] === label)
  if (word === undefined) return
  const isMeant = (step: StepDefinition) =>
    stepsOfWord[word].includes(step.step) || (word === 'addRow' && 'addTo' in step)
  if (!action.steps.some(isMeant))
    source.report(source.valueAt(action, 'label'), meantProblems.labelOfWord(label, word))
}

const actionWords = ['search', 'reset', 'export', 'import', 'addRow', 'copyRow', 'deleteRow'] as const

/** Steps that do what the word does, or more of it. */
const stepsOfWord: Readonly<Record<ActionWord, readonly StepDefinition['step'][]>> = {
  search: ['search'],
  reset: ['reset'],
  export: ['export', 'download'],
  import: ['import', 'upload'],
  addRow: ['addRow'],
  copyRow: ['addRow'],
  deleteRow: ['deleteRow'],
}

/** A hint that names a state names one in which the button can be pressed. */
function checkHint(page: Page, action: NormalAction): void {
  const { enabledWhen = '', enabledHint = '', note } = action
  if (note !== undefined || /!/.test(enabledWhen)) return
  for (const [, field = '', rest = ''] of enabledWhen.matchAll(/\.(\w+) (?:==|in) ('\w+'|\[[^\]]*\])/g)) {
    const texts = page.on.world.codeTexts(codeOf(page, field) ?? '') ?? []
    const meant = texts.filter(({ value }) => rest.includes(`'${value}'`))
    const isSaid = ({ text }: { readonly text: string }) => text.length > 3 && enabledHint.includes(text)
    const other = texts.find(isSaid)
    if (other && meant.length > 0 && !meant.some(isSaid))
      page.on.source.report(
        page.on.source.valueAt(action, 'enabledHint'),
        saidProblems.hintOfOther(
          other.text,
          meant.map(({ text }) => text),
        ),
      )
  }
}

function codeOf({ document, grids }: Page, field: string): string | undefined {
  const facts = [document?.header, ...[...grids.values()].map(({ fields }) => fields)]
  return facts.map(one => one?.[field]?.code).find(code => code !== undefined)
}

/** After a transition the page goes on with the number that it answered: the target must show a document. */
function checkTarget({ on }: Page, action: NormalAction): void {
  const target = action.then === undefined ? undefined : on.world.screens.get(action.then)
  if (!target || target.key !== undefined) return
  on.source.report(on.source.valueAt(action, 'then'), actionProblems.targetWithoutDocument(target.screen))
}

/** Two buttons that do the same and are there at the same time. */
function checkDoubled({ on }: Page, actions: readonly NormalAction[]): void {
  const done = new Set<string>()
  const ids = new Set<string>()
  for (const action of actions) {
    const deeds = deedsOf(action).map(deed => `${deed} ${action.visibleWhen ?? ''}`)
    // The same id twice has been reported as such.
    if (!ids.has(action.id) && deeds.some(deed => done.has(deed))) {
      on.source.report(on.source.at(action), actionProblems.actionDoubled())
    }
    ids.add(action.id)
    for (const deed of deeds) done.add(deed)
  }
}

/** What an action does, as texts: each of its transitions, or all its steps. */
function deedsOf(action: NormalAction): readonly string[] {
  const [only, ...others] = action.steps
  if (only?.step === 'transition' && others.length === 0) return transitionNames(only)
  return [JSON.stringify([action.steps, action.grid])]
}
