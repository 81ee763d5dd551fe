import type { ScreenState } from '../contract/screenState'
import { picturesOf } from '../core/picturesOf'
import { linesOf } from '../core/screenRooms'
import { keptLines } from '../grid/keptLines'
import { pageOf, type StepRun } from './stepPlace'

/** Writes a workbook of a grid: its rows as they were found, or its lines as they stand. */
export const runExport: StepRun<'export'> = async ({ grid: gridId }, place) => {
  const { core } = pageOf(place)
  const { services, store } = core
  const { grids, edited, document } = core.rooms
  const { exportLines, exportRows } = await import('./exportRows')
  // Two workbooks of one page must not have one name.
  const isAlone = grids.length + edited.length + (document?.grids.length ?? 0) === 1
  const titleOf = (title: string | undefined) => (isAlone ? undefined : title) ?? core.plan.title
  const how = {
    shown: core.shownColumns.get(gridId),
    onWork: (work: ScreenState['work']) => store.setState({ work }),
  }
  const grid = grids.find(candidate => candidate.plan.id === gridId)
  if (grid?.plan.report !== undefined) {
    const { reportWorkbook } = await import('../report/reportWorkbook')
    const { wonUnit } = store.getState()
    const page = { plan: core.plan, filters: core.rooms.filters, pictures: () => picturesOf(core), wonUnit }
    const report = await reportWorkbook(grid, page, services)
    return exportRows(grid, services, { ...how, title: titleOf(grid.plan.title), report, wonUnit })
  }
  if (grid) return exportRows(grid, services, { ...how, title: titleOf(grid.plan.title) })
  const room = linesOf(core, gridId)
  const { showLines } = await import('../grid/shownLines')
  const shown = {
    lines: keptLines(showLines(room.get(), room.plan)).map(line => line.values),
    currency: document?.get().header.currency,
    request: edited.find(other => other.plan.id === gridId)?.request(),
  }
  return exportLines(room.plan, shown, services, { ...how, title: titleOf(room.plan.title) })
}
