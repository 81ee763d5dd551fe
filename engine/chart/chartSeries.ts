import { answeredRows } from '../binding/answerState'
import { textOf } from '../runtime/row'
import type { CodesPort } from '../runtime/services'
import type { ChartPlan } from './chartPlan'
import type { ChartProps } from './widgetContract'

/** Categories and series of a plan with what was answered. */
export function chartSeries(
  plan: ChartPlan,
  answer: unknown,
  codes: CodesPort,
): Pick<ChartProps, 'categories' | 'series'> {
  const rows = answeredRows(answer, plan.part)
  const { field: x, code } = plan.category
  return {
    categories: rows.map(row => (code === undefined ? textOf(row[x]) : codes.text(code, textOf(row[x])))),
    series: plan.series.map(({ field, label, as, axis, unit }) => ({
      id: field,
      label,
      as,
      axis,
      ...(unit !== undefined && { unit }),
      values: rows.map(row => textOf(row[field])),
    })),
  }
}
