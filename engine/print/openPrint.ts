import { hasUnsavedDocument } from '../document/documentWork'
import { say } from '../runtime/say'
import type { ScreenCore } from '../runtime/screenCore'
import type { PrintStepPlan } from './printPlan'
import { printSheet } from './printSheet'

/** Shows the document as a sheet; what is not saved yet would not be what others see, so it is saved first. */
export async function openPrint(core: ScreenCore, plan: PrintStepPlan): Promise<boolean> {
  const { document, files } = core.rooms
  if (!document) throw new Error(`Engine bug: "${core.plan.screen}" has no document to print.`)
  const state = document.get()
  if (state.isNew || hasUnsavedDocument({ room: document, files })) {
    await core.services.ask.alert(say('printUnsaved'))
    return false
  }
  const lines = plan.lines && document.lines(plan.lines.grid)
  const sheet = printSheet(
    plan,
    {
      state,
      key: document.plan.key,
      ...(lines && { lines: { plan: lines.plan, state: lines.get(), sum: lines.sum } }),
    },
    core.host,
  )
  core.store.setState({ printing: sheet })
  return true
}
