import { searchAgain } from '../core/documentDetail'
import { keepSearched, rememberAddress } from '../core/screenAddress'
import type { ScreenCore } from '../core/screenCore'
import { maySearch, searchScreen } from '../core/searchScreen'
import type { ActionPlan } from '../plan/actionPlan'
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

/** A popup has saved the chosen document: it stays chosen, and is loaded again with its row. */
async function showSaved(
  core: ScreenCore,
  action: ActionPlan | undefined,
  ids: readonly string[],
): Promise<boolean> {
  const { document } = core.rooms
  const grid = core.rooms.grids.find(({ plan: { id } }) => id === document?.plan.of?.grid && ids.includes(id))
  const isSaved = action?.steps.some(each => each.step === 'open' && each.saves === true)
  if (!isSaved || !grid || document?.get().phase !== 'ready') return false
  await searchAgain(core, grid)
  return true
}
