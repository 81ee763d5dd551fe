import type { ScreenState } from '../contract/screenState'
import { sliceOf } from '../contract/sliceOf'
import type { ScreenCore } from '../core/screenCore'
import { searchScreen } from '../core/searchScreen'
import type { UploadStepPlan } from '../plan/uploadPlan'
import { type Row, textOf } from '../runtime/row'
import { say } from '../runtime/say'
import { answeredNumber, createUploadRoom } from '../upload/uploadRun'
import { noUpload } from '../upload/uploadState'

/** Opens the dialog above its screen and waits; undefined when it was closed without a file. */
function openUpload(
  core: ScreenCore,
  plan: UploadStepPlan,
  values: Row,
  title: string,
): Promise<Row | undefined> {
  const { store } = core
  if (core.isDisposed) return Promise.resolve(undefined)
  const slice = sliceOf(
    store,
    state => state.uploading ?? noUpload,
    (_, uploading): Partial<ScreenState> => ({ uploading }),
  )
  return new Promise(resolve => {
    core.uploadRoom = createUploadRoom(plan, values, core.host, {
      slice,
      title,
      onEnd: answer => {
        core.uploadRoom = undefined
        store.setState({ uploading: undefined })
        resolve(answer)
      },
    })
    store.setState({ uploading: noUpload })
  })
}

/** The whole of an upload: the dialog, then the screen of the answered number, or what is here searched again. */
export async function sendWorkbook(
  core: ScreenCore,
  plan: UploadStepPlan,
  values: Row,
  title: string,
): Promise<boolean> {
  const answer = await openUpload(core, plan, values, title)
  if (answer === undefined) return false
  core.services.ask.toast(textOf(answer.notice) || say('uploaded'), 'success')
  if (!plan.target) return searchScreen(core, { isRefresh: true })
  core.services.go.to(plan.target.path, { [plan.target.param]: answeredNumber(answer) })
  return true
}
