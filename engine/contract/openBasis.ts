import { basisNames, reportKeys } from '../../schemas/shared/reports'
import { isRow, type Row, textOf } from '../runtime/row'
import { say } from '../runtime/say'
import type { RoomHost } from './roomHost'

/** A figure of a report on screen. */
export interface ShownFigure {
  readonly report: string
  readonly field: string
  readonly label: string
  /** As it stands on screen; empty where it is not known. */
  readonly text: string
  /** What its row, bar or step is called. */
  readonly of?: string
  /** What the report was asked. */
  readonly request: Row
  /** The row that it stands in; empty for totals and tiles. */
  readonly row: Row
  readonly answer: unknown
}

/** The formulas of a report by field, as it answers them. */
export function formulasOf(answer: unknown): Readonly<Record<string, string>> {
  const columns = isRow(answer) && isRow(answer.columns) ? answer.columns : {}
  return Object.fromEntries(Object.entries(columns).map(([field, text]) => [field, textOf(text)]))
}

/** Shows the documents behind a figure; what its row says narrows them, and a month of its own takes the place of that asked for. */
export async function openBasis(host: RoomHost, figure: ShownFigure): Promise<void> {
  const { report, field, label, text, request, row, of, answer } = figure
  const keys = reportKeys.flatMap(name => (textOf(row[name]) === '' ? [] : [[name, row[name]] as const]))
  const month = textOf(row.yyyymm)
  const { ytdYn, ...ofMonth } = request
  const asked = month === '' ? request : { ...ofMonth, yyyymm: month }
  const ofRow = keys.filter(([name, value]) => textOf(asked[name]) !== textOf(value)).map(([name]) => name)
  await host.openPopup({
    popup: 'reportBasis',
    params: {
      ...Object.fromEntries(Object.entries(asked).map(([name, value]) => [basisNames[name] ?? name, value])),
      ...Object.fromEntries(keys),
      ...(ofRow.length > 0 && { keys: ofRow.join(',') }),
      report,
      figure: field,
    },
    about: {
      text: formulasOf(answer)[field] ?? '',
      facts: [
        { label: say('basisFigure'), text: of === undefined || of === '' ? label : `${of} · ${label}` },
        ...(text === '' ? [] : [{ label: say('basisValue'), text }]),
      ],
    },
  })
}
