import type { LinesRoom } from '../contract/linesRoom'
import type { ScreenState } from '../contract/screenState'
import { sliceOf } from '../contract/sliceOf'
import type { ScreenCore } from '../core/screenCore'
import { createImportRoom } from '../import/importRun'
import { noImport } from '../import/importState'

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
