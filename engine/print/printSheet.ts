import type { Approval } from '../../codegen/generated/types'
import type { ChartImage } from '../../schemas/shared/chartImage'
import { formatDecimal, isDecimal } from '../../schemas/shared/decimal'
import { hangulAmount } from '../../schemas/shared/hangulAmount'
import { koreanDay } from '../../schemas/shared/koreanTime'
import { type PrintedLines, type PrintedSheet, printedPicture } from '../../schemas/shared/printedSheet'
import type { DocumentState } from '../contract/documentRoom'
import type { LinesState } from '../contract/linesRoom'
import type { RoomHost } from '../contract/roomHost'

import { approvalOf } from '../document/workflowFacts'
import { keptLines } from '../grid/keptLines'
import type { GridPlan } from '../plan/gridPlan'
import type { DocumentPrintPlan } from '../plan/printPlan'
import { cellText, timeText } from '../record/cellText'
import type { ReferenceOption } from '../record/referenceOptions'
import { textOf } from '../runtime/row'
import { say } from '../runtime/say'

export interface PrintSource {
  readonly state: DocumentState
  /** Header field with the number of the document. */
  readonly key: string
  /** Rooms of the printed lines, by their grid. */
  readonly lines: Readonly<Record<string, PrintedRoom>>
  /** Figures of the page. */
  readonly figures?: PrintedSheet['fields']
  /** Charts of the page. */
  readonly pictures?: readonly ChartImage[]
}

export interface PrintedRoom {
  readonly plan: Pick<GridPlan, 'columns' | 'sums' | 'title'>
  readonly state: LinesState
  readonly sum: (field: string) => unknown
  /** Choices of columns that get them from an operation, such as units. */
  readonly options: Readonly<Record<string, readonly ReferenceOption[]>>
}

const mostTableRows = 15

/** The document as it stands on paper: every value as its reader expects it. */
export function printSheet(plan: DocumentPrintPlan, source: PrintSource, host: RoomHost): PrintedSheet {
  const { services } = host
  const { header, parts } = source.state
  const amount = plan.amount && textOf(host.evaluate(plan.amount))
  const approval = plan.hasApproval ? approvalOf(parts) : undefined
  const linesOf = (grid: string, columns?: readonly string[]) => {
    const room = source.lines[grid]
    const shown = room?.plan.columns.filter(({ kind }) => kind !== 'button').map(({ field }) => field)
    return room && printedLines(columns ?? shown ?? [], room, host, textOf(header.currency))
  }
  const lines = plan.lines && linesOf(plan.lines.grid, plan.lines.columns)
  const tables = plan.tables?.flatMap(grid => {
    const found = linesOf(grid)
    // What is empty says so on the screen, and nothing on paper.
    if (!found || found.rows.length === 0) return []
    const title = source.lines[grid]?.plan.title ?? ''
    const all = found.rows.length
    // A profile has a few pages: its newest rows, and how many there are.
    if (all <= mostTableRows) return [{ title, lines: found }]
    const { totals: _ofAll, ...shown } = found
    const lines = { ...shown, rows: found.rows.slice(0, mostTableRows) }
    return [{ title: `${title} ${mostTableRows}/${all}`, lines }]
  })
  return {
    title: plan.title,
    number: textOf(header[source.key]),
    printedOn: koreanDay(services.clock.now()),
    printedBy: services.session.user().hname,
    fields: [
      ...plan.fields.map(field => ({
        label: field.label,
        text: cellText(field, header[field.field], header, services.codes),
      })),
      ...(source.figures ?? []),
    ],
    ...(source.pictures ? { pictures: source.pictures.map(printedPicture) } : {}),
    ...(lines ? { lines } : {}),
    ...(tables ? { tables } : {}),
    ...(amount !== undefined && isDecimal(amount)
      ? { amount: { figure: formatDecimal(amount), hangul: hangulAmount(amount) } }
      : {}),
    approvals: approval ? approvalBoxes(approval, host) : [],
  }
}

type Box = PrintedSheet['approvals'][number]

/** The first box is that of who has brought the document before the others; not every line has a step for it. */
function approvalBoxes({ steps, drafterNm, draftedDt }: Approval, host: RoomHost): readonly Box[] {
  const boxes = steps.map(step => decided(step, host))
  if (drafterNm === undefined || steps.some(({ stepType }) => stepType === 'DRAFT')) return boxes
  const role = host.services.codes.text('APPR_STEP_TYPE', 'DRAFT')
  return [{ role, name: drafterNm, state: say('drafted'), on: timeText(draftedDt).slice(0, 10) }, ...boxes]
}

function decided(step: Approval['steps'][number], { services }: RoomHost): Box {
  return {
    role: services.codes.text('APPR_STEP_TYPE', step.stepType),
    name: step.approverNm,
    state: step.status ? services.codes.text('APPR_STEP_STATUS', step.status) : '',
    on: step.actedDt ? timeText(step.actedDt).slice(0, 10) : '',
  }
}

function printedLines(
  names: readonly string[],
  { plan: { columns, sums }, state, sum, options }: PrintedRoom,
  { services }: RoomHost,
  currency: string,
): PrintedLines {
  const printed = names.flatMap(name => columns.find(column => column.field === name) ?? [])
  return {
    columns: printed.map(({ label, align, width }) => ({ label, align, width })),
    rows: keptLines(state).map(({ values }) =>
      printed.map(column =>
        cellText(column, values[column.field], values, services.codes, {
          choices: options[column.field],
          currency,
        }),
      ),
    ),
    totals: printed.map(column =>
      sums.includes(column.field)
        ? cellText(column, sum(column.field), {}, services.codes, { currency })
        : '',
    ),
  }
}
