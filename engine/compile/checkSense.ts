import type { PopupDefinition } from '../../schemas/screen/popupDefinition'
import { everyBlock } from '../../schemas/shared/everyBlock'
import { mendName, nameHint } from '../problem/nameHint'
import { checkActionSense } from './actionSense'
import { checkCircles } from './circles'
import { checkFilterSense, checkFormSense } from './fieldSense'
import { checkGridSense } from './gridSense'
import type { NormalBlock, NormalFilter, NormalGrid, NormalScreen } from './normalDefinition'
import type { Page } from './page'
import { reportUseless } from './uselessWord'

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
}

/** The document is the chosen row of a grid that the page has. */
function checkMaster({ on, grids }: Page, { document }: NormalScreen): void {
  if (document?.of === undefined || grids.has(document.of)) return
  const known = [...grids.keys()]
  on.source.report(on.source.valueAt(document, 'of'), {
    code: 'GRID_UNKNOWN',
    what: `This page has no grid "${document.of}" whose chosen row could be the document.`,
    expected: nameHint(document.of, known, 'grid'),
    mend: mendName(document.of, known, 'give the grid this "id"'),
  })
}

/** Figures, charts and words are numbered where they have no id, so that only what they say tells a second one. */
function checkBlocksTwice({ on }: Page, every: readonly NormalBlock[]): void {
  const seen = new Set<string>()
  for (const block of every.filter(({ block: kind }) => ['kpi', 'chart', 'content'].includes(kind))) {
    const said = JSON.stringify({ ...block, id: '' })
    if (seen.has(said)) {
      on.source.report(on.source.at(block), {
        code: 'VALUE_TWICE',
        what: `The same ${block.block} stands on this page twice.`,
        mend: 'remove one of the two.',
      })
    }
    seen.add(said)
  }
}

/** The same for a popup. */
export function checkPopupSense(
  page: Page,
  written: PopupDefinition,
  filter: NormalFilter | undefined,
  grid: NormalGrid,
): void {
  const { source } = page.on
  if (filter) checkFilterSense(page, filter)
  checkGridSense(page, grid)
  const choose = written.choose ?? 'one'
  if (written.focus !== undefined && !filter)
    reportUseless(source, written, 'focus', 'there is no filter field to get the focus')
  if (written.chooseLabel !== undefined && choose === 'none')
    reportUseless(source, written, 'chooseLabel', 'with "choose": "none" there is no such button')
  if (written.chooseSingle === true && choose !== 'one')
    reportUseless(source, written, 'chooseSingle', `with "choose": "${choose}" no row is chosen`)
}
