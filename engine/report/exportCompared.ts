import { masks } from '../../schemas/shared/masks/masks'
import type { ColumnPlan } from '../plan/gridPlan'
import { columnTitle } from '../record/unitText'
import type { Row } from '../runtime/row'
import { say } from '../runtime/say'
import type { Services, WorkbookColumn } from '../runtime/services'
import { tellFailure } from '../runtime/tellFailure'
import { compareMonths, compareTotals, type MonthAnswer } from './compareMonths'

interface Compared {
  readonly answers: readonly MonthAnswer[]
  readonly column: ColumnPlan
  readonly nameOf: (row: Row) => string
}

const nameWidth = 220
const valueWidth = 130
const changeWidth = 90

/** The months side by side as a workbook, the totals last. */
export async function exportCompared({ answers, column, nameOf }: Compared, { file, ask, clock }: Services) {
  const scale = column.limits.scale ?? 0
  const columns = answers.flatMap(({ yyyymm }, index): readonly WorkbookColumn[] => {
    const value = {
      field: `v${index}`,
      label: masks.month.toText(yyyymm),
      kind: 'number',
      width: valueWidth,
      scale,
      ...(column.wonUnit && { wonUnit: column.wonUnit }),
    } as const
    const change = {
      field: `c${index}`,
      label: say('compareChangeRate'),
      kind: 'number',
      width: changeWidth,
      scale: 1,
    } as const
    return index === 0 ? [value] : [value, change]
  })
  const record = (name: string, values: ReturnType<typeof compareTotals>): Row => ({
    name,
    ...Object.fromEntries(
      values.flatMap(({ value, change }, index) => [
        [`v${index}`, value],
        [`c${index}`, change],
      ]),
    ),
  })
  const title = `${column.label} ${say('compareMonths')}`
  try {
    await file.exportWorkbook({
      fileName: `${title}_${clock.today().replaceAll('-', '')}.xlsx`,
      sheetName: title,
      columns: [{ field: 'name', label: columnTitle(column), kind: 'text', width: nameWidth }, ...columns],
      rows: [
        ...compareMonths(answers, column.field).map(({ row, values }) => record(nameOf(row), values)),
        record(say('totals'), compareTotals(answers, column.field)),
      ],
    }).done
  } catch (error) {
    await tellFailure(ask, error)
  }
}
