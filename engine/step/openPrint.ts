import { formatDecimal, isDecimal } from '../../schemas/shared/decimal'
import type { PrintedSheet } from '../../schemas/shared/printedSheet'
import { answeredRow } from '../binding/answerState'
import type { LinesRoom } from '../contract/linesRoom'
import { picturesOf } from '../core/picturesOf'
import type { ScreenCore } from '../core/screenCore'
import { hasUnsavedDocument } from '../document/documentWork'
import { blocksOf } from '../plan/blocksOf'
import type { ColumnPlan } from '../plan/gridPlan'
import type { PrintStepPlan } from '../plan/printPlan'
import { type PrintedRoom, printSheet } from '../print/printSheet'
import { readSheets } from '../print/readSheets'
import { referenceOptions } from '../record/referenceOptions'
import { type Row, textOf, withoutEmptyValues } from '../runtime/row'
import { say } from '../runtime/say'
import type { Services } from '../runtime/services'
import { callOperation } from './callOperation'

type PrintedChoices = PrintedRoom['options']

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
  const printed = [...(plan.lines ? [plan.lines.grid] : []), ...(plan.tables ?? [])]
  const lines = await Promise.all(
    printed.map(async grid => [grid, await printedRoom(core, document.lines(grid))] as const),
  )
  const sheet = printSheet(
    plan,
    {
      ...{ state, key: document.plan.key, lines: Object.fromEntries(lines) },
      ...(plan.hasCharts ? { figures: printedFigures(core), pictures: await picturesOf(core) } : {}),
    },
    core.host,
  )
  core.store.setState({ printing: sheet, printingMore: [] })
  return true
}

async function printedRoom({ services }: ScreenCore, room: LinesRoom): Promise<PrintedRoom> {
  const { plan, sum } = room
  return { plan, sum, state: room.get(), options: await choicesOf(plan.columns, services) }
}

/** What the tiles of the page say. */
function printedFigures({ plan, rooms }: ScreenCore): PrintedSheet['fields'] {
  return blocksOf(plan, 'kpi').flatMap(({ id, part, figures }) => {
    const row = answeredRow(rooms.answers.find(room => room.plan.id === id)?.get().answer, part)
    return figures.map(({ field, label, unit = '' }) => {
      const text = textOf(row[field])
      return { label, text: isDecimal(text) ? `${formatDecimal(text)}${unit}` : '-' }
    })
  })
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
