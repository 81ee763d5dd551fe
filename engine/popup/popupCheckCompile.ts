import type { PopupDefinition } from '../../schemas/screen/popupDefinition'
import { reasons } from '../problem/catalogue/reasons'
import { checkEmptyText } from '../scope/checkEmptyText'
import { checkFilterSense } from '../scope/checkFilter'
import { checkGridSense } from '../scope/checkGrid'
import { checkParams } from '../scope/checkParams'
import type { NormalFilter, NormalGrid } from '../scope/normalDefinition'
import type { Page } from '../scope/page'
import { reportUseless } from '../scope/reportUseless'

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
  checkEmptyText(page, grid, filter)
  checkParams(page.on, written.params, Object.keys(page.filterFields), written.note)
  const choose = written.choose ?? 'one'
  if (written.focus !== undefined && !filter) reportUseless(source, written, 'focus', reasons.noFilterToFocus)
  if (written.chooseLabel !== undefined && choose === 'none')
    reportUseless(source, written, 'chooseLabel', reasons.noChooseButton)
  if (written.chooseSingle === true && choose !== 'one')
    reportUseless(source, written, 'chooseSingle', reasons.noRowChosen(choose))
}
