import type { StepDefinition } from '../../schemas/screen/stepDefinition'
import { findTransition, type Requirement } from '../../schemas/workflow/workflow'
import { workflowProblems } from '../problem/catalogue/workflowProblems'
import type { NormalAction, NormalBlock, NormalForm, NormalScreen } from '../scope/normalDefinition'
import type { GridFacts, Page } from '../scope/page'
import { transitionNames } from '../step/transitionCompile'
import { canHold, pressedWhen } from './canHold'

type FormField = NormalForm['fields'][number]

interface Demand {
  /** The word or entry of the button, where it is reported. */
  readonly at: number
  readonly action: NormalAction
  readonly transition: string
  readonly requirement: Requirement
}

/**
 * What a transition of the page demands can be filled in on the page, whatever else is chosen there. Each field is reported once, at the
 * first button that demands it.
 */
export function checkRequired(page: Page, screen: NormalScreen, every: readonly NormalBlock[]): void {
  // Without a form a page only shows what was filled in elsewhere.
  const hasForm = every.some(({ block }) => block === 'form')
  if (!page.document || !hasForm) return
  const reported = new Set<string>()
  const ways = waysToFill(page, screen, every)
  for (const demand of demandsOf(page, screen)) {
    for (const field of demand.requirement.header) {
      if (reported.has(field) || !page.document.savedHeader[field]) continue
      reported.add(field)
      checkField(page, demand, field, ways)
    }
    for (const grid of page.grids.values()) checkColumns(page, demand, grid, every, reported)
  }
}

function demandsOf({ on, document }: Page, { actions }: NormalScreen): readonly Demand[] {
  const workflow = document?.workflow
  // What moves checked rows asks nothing of the form.
  const ofDocument = actions.filter(({ rows }) => rows === undefined || rows === 'none')
  return ofDocument.flatMap(action =>
    action.steps.flatMap(step => {
      if (step.step !== 'transition') return []
      return transitionNames(step).flatMap((transition): Demand[] => {
        const { requires = '' } = (workflow && findTransition(workflow, transition)) ?? {}
        const requirement = workflow?.requirements[requires]
        return requirement
          ? [{ at: on.source.valueAt(step, 'transition'), action, transition, requirement }]
          : []
      })
    }),
  )
}

interface Ways {
  readonly fields: readonly FormField[]
  /** Filled by something else than by typing: first values, steps, look-ups beside it, files. */
  readonly filled: ReadonlySet<string>
}

function waysToFill(page: Page, { document, actions }: NormalScreen, every: readonly NormalBlock[]): Ways {
  const fields = every.flatMap(block => (block.block === 'form' ? block.fields : []))
  const steps = [...actions.flatMap(action => action.steps), ...fields.flatMap(field => field.change ?? [])]
  const lookups = fields.flatMap(({ field, open }) => {
    const { text, fills = [] } = page.document?.header[field]?.lookup ?? {}
    const written = typeof open === 'object' ? Object.keys(open.set ?? {}) : []
    return [...(text === undefined ? [] : [text]), ...fills, ...written]
  })
  const files = every.flatMap(block => (block.block === 'files' ? [block.field] : []))
  const first = Object.keys(document?.initial ?? {})
  return { fields, filled: new Set([...first, ...steps.flatMap(writtenBy), ...lookups, ...files]) }
}

/** Fields of the header that a step writes. */
function writtenBy(step: StepDefinition): readonly string[] {
  if (step.step === 'addRow') return Object.keys(step.with ?? {})
  const values = step.step === 'set' ? step.values : 'set' in step ? (step.set ?? {}) : {}
  return Object.keys(values).flatMap(place => (place.startsWith('header.') ? [place.slice(7)] : []))
}

function checkField(
  page: Page,
  { at, action, transition }: Demand,
  name: string,
  { fields, filled }: Ways,
): void {
  const { on, document } = page
  if (filled.has(name)) return
  const label = document?.header[name]?.label ?? name
  const field = fields.find(candidate => candidate.field === name)
  if (!field) on.source.report(at, workflowProblems.requiredMissing(transition, { name, label }))
  else if (field.edit === false && field.value === undefined)
    on.source.report(on.source.valueAt(field, 'edit'), workflowProblems.requiredClosed(transition, name))
  else if (isHiddenMeanwhile(page, field, action, transition))
    on.source.report(
      on.source.valueAt(field, 'visibleWhen'),
      workflowProblems.requiredHidden(transition, name),
    )
}

function isHiddenMeanwhile(
  page: Page,
  { visibleWhen }: FormField,
  action: NormalAction,
  transition: string,
): boolean {
  if (visibleWhen === undefined) return false
  return canHold(page, [...pressedWhen(page, action, transition), `!(${visibleWhen})`])
}

/** Lines that are saved with the document have a column for each field that is demanded of them. */
function checkColumns(
  { on }: Page,
  { transition, requirement }: Demand,
  facts: GridFacts,
  every: readonly NormalBlock[],
  reported: Set<string>,
): void {
  const grid = every.find(block => block.block === 'grid' && block.id === facts.id)
  if (grid?.block !== 'grid' || facts.lines === undefined || grid.readOnly || !facts.canAdd) return
  const beside = grid.columns.flatMap(({ field, open }) => {
    const { text, fills = [] } = facts.fields[field]?.lookup ?? {}
    return [field, text ?? '', ...fills, ...Object.keys((typeof open === 'object' && open.set) || {})]
  })
  const filled = new Set([...beside, ...Object.keys(grid.newRow ?? {})])
  for (const name of requirement.lines) {
    const key = `${facts.id} ${name}`
    if (reported.has(key) || filled.has(name) || !facts.saved[name]) continue
    reported.add(key)
    const label = facts.fields[name]?.label ?? name
    on.source.report(
      on.source.keyAt(grid, 'columns'),
      workflowProblems.columnMissing(transition, { name, label }),
    )
  }
}
