import { everyBlock } from '../../schemas/shared/everyBlock'
import { pageProblems } from '../problem/catalogue/pageProblems'
import { checkCircles } from '../scope/checkCircles'
import { checkFilterSense } from '../scope/checkFilter'
import { checkFormSense } from '../scope/checkForm'
import { checkGridSense } from '../scope/checkGrid'
import { namedGrids } from '../scope/namedFields'
import type { NormalBlock, NormalScreen } from '../scope/normalDefinition'
import type { Page } from '../scope/page'
import { checkActionSense } from './checkActions'
import { checkFiles } from './checkFiles'
import { checkRequired } from './checkRequired'

/** What is right word by word and makes no sense together: what nobody can reach, fill or see. */
export function checkSense(page: Page, screen: NormalScreen): void {
  const every = everyBlock(screen.blocks)
  for (const block of every) {
    if (block.block === 'filter') checkFilterSense(page, block)
    if (block.block === 'grid') checkGridSense(page, block)
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
