import type { PrRow } from '../../../codegen/generated/types'
import { createFilePort } from '../../../engine/app/createFilePort'
import { say } from '../../../engine/runtime/say'
import type { Frame } from '../../../engine/shell/frame/frame'
import type { GridColumn } from '../../../widgets/DataGrid/dataGridContract'

/** The loaded rows as a workbook, columns as on screen. */
export async function exportPrList(
  { ask, call, clock }: Frame,
  columns: readonly GridColumn[],
  pages: ReadonlyMap<number, readonly PrRow[]>,
): Promise<void> {
  const rows = [...pages].sort(([left], [right]) => left - right).flatMap(([, page]) => page)
  if (rows.length === 0) return ask.alert(say('nothingToExport'))
  const file = createFilePort({ call, clock })
  try {
    await file.exportWorkbook({
      fileName: `구매요청 현황_${clock.today().replaceAll('-', '')}.xlsx`,
      sheetName: '구매요청 현황',
      columns: columns.map(({ id, title, kind, width, options }) => ({
        field: id,
        label: title,
        width: width ?? 100,
        kind: kind === 'number' || kind === 'amount' ? 'number' : kind === 'date' ? 'date' : 'text',
        ...(options && { texts: Object.fromEntries(options.map(({ value, text }) => [value, text])) }),
      })),
      rows: rows.map(row => ({ ...row })),
    }).done
    ask.toast(say('exportDone'), 'success')
  } catch {
    // A worker can only say that it failed.
    await ask.alert(say('exportFailed'))
  }
}
