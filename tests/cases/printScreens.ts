import { compiledScreens } from './compiledScreens'
import { listScreens } from './listScreens'
import type { ScreenCases } from './screenCases'
import { combinationsOf, floorplanOf, lookupsOf, popupCombinationsOf } from './screenCombinations'

// For tests in the browser, whose runner cannot load the compiler's tables.
const cases: ScreenCases = {
  lists: listScreens,
  screens: Object.fromEntries(
    [...compiledScreens.screens.values()].map(({ plan }) => [
      plan.screen,
      { floorplan: floorplanOf(plan), combinations: [...combinationsOf(plan)], lookups: lookupsOf(plan) },
    ]),
  ),
  popups: Object.fromEntries(
    [...compiledScreens.popups].map(([name, { plan }]) => [name, [...popupCombinationsOf(plan)]]),
  ),
}
process.stdout.write(JSON.stringify(cases))
