import { masks } from '../../schemas/shared/masks/masks'
import { type PrintedSheet, printedPicture } from '../../schemas/shared/printedSheet'
import type { RowsRoom } from '../contract/rowsRoom'
import { blocksOf } from '../plan/blocksOf'
import { asOfText } from '../record/asOfText'
import { cellText } from '../record/cellText'
import { columnsInUnit } from '../record/unitText'
import { textOf } from '../runtime/row'
import { say } from '../runtime/say'
import type { Services } from '../runtime/services'
import { conditionsText, type ReportPage } from './reportWorkbook'

/** A report on paper: its conditions, its charts and all its rows, with the columns that are on screen. */
export async function reportPrint(
  room: RowsRoom,
  page: ReportPage,
  shown: readonly string[] | undefined,
  services: Services,
): Promise<PrintedSheet> {
  const { plan } = page
  const { codes, clock, session } = services
  const { parts, places, rows, sums } = room.get()
  const month = textOf(room.request().yyyymm ?? room.request().yyyymmTo)
  const planned = columnsInUnit(room.plan.columns, page.wonUnit)
  const columns = shown ? shown.flatMap(id => planned.find(({ field }) => field === id) ?? []) : planned
  const indexes = Array.from({ length: rows.count }, (_, index) => index)
  const images = await page.pictures()
  return {
    title: plan.title,
    number: month === '' ? '' : masks.month.toText(month),
    printedOn: clock.today(),
    printedBy: session.user().hname,
    isWide: true,
    fields: [
      { label: say('filterLabel'), text: conditionsText(page, services) },
      { label: say('asOfLabel'), text: asOfText(parts, page.wonUnit, clock.today()) },
    ],
    pictures: images.map(printedPicture),
    lines: {
      columns: columns.map(({ label, align, width }) => ({ label, align, width })),
      rows: indexes.map(index => {
        const row = rows.rowAt(index) ?? {}
        const place = places?.[index]
        return columns.map((column, at) =>
          at === 0 && place?.label !== undefined
            ? place.label
            : place?.isGroup && row[column.field] === undefined
              ? ''
              : cellText(column, row[column.field], row, codes),
        )
      }),
      summed: indexes.filter(index => places?.[index]?.isGroup),
      totals: columns.map(column =>
        room.plan.sums.includes(column.field) ? cellText(column, sums[column.field], {}, codes) : '',
      ),
    },
    approvals: [],
    notes: blocksOf(plan, 'chart').length > images.length && images.length > 0 ? [say('chartsAsTable')] : [],
  }
}
