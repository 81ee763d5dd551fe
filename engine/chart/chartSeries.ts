import { masks } from '../../schemas/shared/masks/masks'
import { answeredRows } from '../binding/answerState'
import type { ChartPlan } from '../plan/chartPlan'
import type { FigureFieldPlan } from '../plan/kpiPlan'
import type { ChartProps } from '../render/chartWidgetContract'
import { textOf } from '../runtime/row'
import type { CodesPort } from '../runtime/services'

/** Categories and series of a plan with what was answered. */
export function chartSeries(
  plan: ChartPlan,
  answer: unknown,
  codes: CodesPort,
): Pick<ChartProps, 'categories' | 'series'> {
  const rows = answeredRows(answer, plan.part)
  return {
    categories: rows.map(row => categoryText(plan.category, textOf(row[plan.category.field]), codes)),
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

function categoryText({ code, isMonth }: FigureFieldPlan, value: string, codes: CodesPort): string {
  if (isMonth) return masks.month.toText(value)
  return code === undefined ? value : codes.text(code, value)
}
