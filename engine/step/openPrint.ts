import type { ScreenCore } from '../core/screenCore'
import { hasUnsavedDocument } from '../document/documentWork'
import type { ColumnPlan } from '../plan/gridPlan'
import type { PrintStepPlan } from '../plan/printPlan'
import { type PrintSource, printSheet } from '../print/printSheet'
import { readSheets } from '../print/readSheets'
import { referenceOptions } from '../record/referenceOptions'
import { type Row, withoutEmptyValues } from '../runtime/row'
import { say } from '../runtime/say'
import type { Services } from '../runtime/services'
import { callOperation } from './callOperation'

type PrintedChoices = NonNullable<PrintSource['lines']>['options']

/** Shows the document as a sheet; what is not saved yet would not be what others see, so it is saved first. */
export async function openPrint(core: ScreenCore, plan: PrintStepPlan, values: Row = {}): Promise<boolean> {
  if ('sheets' in plan) {
    const asked = withoutEmptyValues(core.host.evaluateAll(plan.with, values))
    const [printing, ...printingMore] = readSheets(await callOperation(plan.sheets, asked, core))
    core.store.setState({ printing, printingMore })
    return printing !== undefined
  }
  const { document, files } = core.rooms
  if (!document) throw new Error(`Engine bug: "${core.plan.screen}" has no document to print.`)
  const state = document.get()
  if (state.isNew || hasUnsavedDocument({ room: document, files })) {
    await core.services.ask.alert(say('printUnsaved'))
    return false
  }
  const lines = plan.lines && document.lines(plan.lines.grid)
  const options = lines ? await choicesOf(lines.plan.columns, core.services) : {}
  const sheet = printSheet(
    plan,
    {
      state,
      key: document.plan.key,
      ...(lines && { lines: { plan: lines.plan, state: lines.get(), sum: lines.sum, options } }),
    },
    core.host,
  )
  core.store.setState({ printing: sheet, printingMore: [] })
  return true
}

/** A list of choices that does not come leaves the code on the paper. */
async function choicesOf(columns: readonly ColumnPlan[], services: Services): Promise<PrintedChoices> {
  const found = await Promise.all(
    columns.flatMap(({ field, options }) =>
      options
        ? [
            referenceOptions(services, options).then(
              choices => [field, choices] as const,
              () => [field, []] as const,
            ),
          ]
        : [],
    ),
  )
  return Object.fromEntries(found.filter(([, choices]) => choices.length > 0))
}
