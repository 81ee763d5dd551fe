import { searchAgain } from '../core/documentDetail'
import { keepSearched, rememberAddress } from '../core/screenAddress'
import type { ScreenCore } from '../core/screenCore'
import { maySearch, searchScreen } from '../core/searchScreen'
import type { ActionPlan } from '../plan/actionPlan'
import { textOf } from '../runtime/row'
import { pageOf, type StepRun } from './stepPlace'

/** Searches the grids named; false when the user keeps what is not saved, or a condition is wrong. */
export const runSearch: StepRun<'search'> = async ({ grids }, place) => {
  const { core, action } = pageOf(place)
  if (await showSaved(core, action, grids)) return true
  if (!(await maySearch(core, grids))) return false
  // The address says what is searched before the answer comes: it is the way back when that says the session is lost.
  const isAsked = await searchScreen(core, { isRefresh: hasActed(action) }, grids, () =>
    rememberAddress(core),
  )
  if (!isAsked) return false
  await core.services.painted()
  if (!core.isDisposed) keepSearched(core)
  return true
}

/** After something was done to rows the search shows them again: place and checks stay, for what comes next. */
function hasActed(action: ActionPlan | undefined): boolean {
  return (
    action?.steps.some(({ step }) => step === 'call' || step === 'open' || step === 'transition') === true
  )
}

/** A popup has saved the document of the page: it is loaded again, and one that is chosen in a grid stays chosen with its row. */
async function showSaved(
  core: ScreenCore,
  action: ActionPlan | undefined,
  ids: readonly string[],
): Promise<boolean> {
  const { document } = core.rooms
  const isSaved = action?.steps.some(each => each.step === 'open' && each.saves === true)
  if (!isSaved || document?.get().phase !== 'ready') return false
  if (document.plan.of === undefined) {
    const { isNew, header } = document.get()
    if (!isNew && !document.isDirty()) await document.load(textOf(header[document.plan.key]))
    return false
  }
  const grid = core.rooms.grids.find(({ plan: { id } }) => id === document?.plan.of?.grid && ids.includes(id))
  if (!grid) return false
  await searchAgain(core, grid)
  return true
}
