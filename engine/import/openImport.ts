import type { LinesRoom } from '../grid/linesRun'
import type { ScreenCore } from '../runtime/screenCore'
import type { ScreenState } from '../runtime/screenState'
import { sliceOf } from '../runtime/slice'
import { createImportRoom } from './importRun'
import { noImport } from './importState'

/** Opens the dialog above its screen and waits; true when rows came of it. With `by` they change the lines that they name. */
export function openImport(core: ScreenCore, lines: LinesRoom, by?: string): Promise<boolean> {
  const { store } = core
  if (core.isDisposed) return Promise.resolve(false)
  const slice = sliceOf(
    store,
    state => state.importing ?? noImport,
    (_, importing): Partial<ScreenState> => ({ importing }),
  )
  return new Promise(resolve => {
    core.importRoom = createImportRoom(lines, core.host, {
      slice,
      title: lines.plan.title ?? core.plan.title,
      ...(by === undefined ? {} : { by }),
      onEnd: isTaken => {
        core.importRoom = undefined
        store.setState({ importing: undefined })
        resolve(isTaken)
      },
    })
    store.setState({ importing: noImport })
  })
}
