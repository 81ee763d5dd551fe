import { everyBlock } from '../../schemas/shared/everyBlock'
import { formProblems } from '../problem/catalogue/formProblems'
import { meantProblems } from '../problem/catalogue/meantProblems'
import { pageProblems } from '../problem/catalogue/pageProblems'
import { checkCircles } from '../scope/checkCircles'
import { checkEmptyText } from '../scope/checkEmptyText'
import { checkFilterSense } from '../scope/checkFilter'
import { checkFirstValues } from '../scope/checkFirstValues'
import { checkFormSense } from '../scope/checkForm'
import { checkGridSense } from '../scope/checkGrid'
import { checkLabels } from '../scope/checkLabels'
import { hiddenName } from '../scope/checkShown'
import { namedGrids } from '../scope/namedFields'
import type { NormalBlock, NormalScreen } from '../scope/normalDefinition'
import type { Page } from '../scope/page'
import { checkActionSense } from './checkActions'
import { checkCopied } from './checkCopied'
import { checkFiles } from './checkFiles'
import { checkRequired } from './checkRequired'
import { checkSaved } from './checkSaved'
import { checkSteps } from './checkSteps'
import { checkWays } from './checkWays'

/** What is right word by word and makes no sense together: what nobody can reach, fill or see. */
export function checkSense(page: Page, screen: NormalScreen): void {
  const every = everyBlock(screen.blocks)
  const filter = every.find(block => block.block === 'filter')
  if (filter) checkFirstValues(page, filter)
  for (const block of every) {
    if (block.block === 'filter') checkFilterSense(page, block)
    if (block.block !== 'grid') continue
    checkGridSense(page, block)
    checkEmptyText(page, block, filter)
  }
  checkMaster(page, screen)
  checkBlocksTwice(page, every)
  const forms = every.filter(block => block.block === 'form')
  checkFormSense(page, forms)
  checkCircles(
    page.on.source,
    forms,
    every.filter(block => block.block === 'grid'),
  )
  checkActionSense(page, screen, every)
  checkRequired(page, screen, every)
  checkFiles(page, screen, every)
  checkSaved(page, screen, every)
  checkSteps(page, screen, every)
  checkCopied(page, screen, every)
  checkWays(page, screen, every)
  checkTitles(page, every)
  checkFilesTwice(page, every)
  checkCategories(page, every)
}

/** Of two tabs, or of two grids that are there together, each says what is in it. */
function checkTitles({ on: { source } }: Page, every: readonly NormalBlock[]): void {
  const titled = every.flatMap(block => {
    if (block.block !== 'grid' && block.block !== 'form' && block.block !== 'kpi' && block.block !== 'chart')
      return []
    const when = block.block === 'kpi' || block.block === 'chart' ? undefined : block.visibleWhen
    return [{ entry: block, label: block.title, isWritten: true, when, place: block.block }]
  })
  checkLabels(source, titled, undefined, 'title')
  for (const block of every) {
    if (block.block !== 'tabs') continue
    const tabs = block.tabs.map(tab => ({ entry: tab, label: tab.title, isWritten: true }))
    checkLabels(source, tabs, undefined, 'title')
  }
}

/** A chart says under its bars what people call them. */
function checkCategories({ on: { source, world } }: Page, every: readonly NormalBlock[]): void {
  for (const block of every) {
    if (block.block !== 'chart') continue
    const answer = world.contract[block.rows]?.answer.fields ?? {}
    const fields = block.part === undefined ? answer : (answer[block.part]?.fields ?? {})
    const name = hiddenName(fields[block.x], fields)
    if (name !== undefined) source.warn(block, 'x', meantProblems.numberForName(block.x, name))
  }
}

/** The files of one field are shown once. */
function checkFilesTwice({ on: { source } }: Page, every: readonly NormalBlock[]): void {
  const seen = new Set<string>()
  for (const block of every) {
    if (block.block !== 'files') continue
    if (seen.has(block.field))
      source.report(source.valueAt(block, 'field'), formProblems.fieldTwice(block.field))
    seen.add(block.field)
  }
}

/** The document is the chosen row of a grid that the page has. */
function checkMaster({ on, grids }: Page, { document }: NormalScreen): void {
  if (document?.of === undefined || grids.has(document.of)) return
  const problem = pageProblems.masterUnknown(document.of, namedGrids(grids.values()))
  on.source.report(on.source.valueAt(document, 'of'), problem)
}

/** Figures, charts and words are numbered where they have no id, so that only what they say tells a second one. */
function checkBlocksTwice({ on }: Page, every: readonly NormalBlock[]): void {
  const seen = new Set<string>()
  for (const block of every) {
    if (block.block !== 'kpi' && block.block !== 'chart' && block.block !== 'content') continue
    const said = JSON.stringify({ ...block, id: '' })
    if (seen.has(said)) {
      on.source.report(on.source.at(block), pageProblems.blockTwice(block.block))
    }
    seen.add(said)
  }
}
