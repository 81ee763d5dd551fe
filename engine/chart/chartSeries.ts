import {
  addDecimals,
  compareDecimals,
  divideDecimals,
  multiplyDecimals,
  sumDecimals,
} from '../../schemas/shared/decimal'
import { masks } from '../../schemas/shared/masks/masks'
import type { WonUnit } from '../../schemas/shared/wonUnit'
import { answeredRow, answeredRows } from '../binding/answerState'
import type { ChartPlan, SeriesPlan } from '../plan/chartPlan'
import type { FigureFieldPlan } from '../plan/kpiPlan'
import { unitText, valueInUnit } from '../record/unitText'
import type { ChartMark, ChartProps, ChartSeries } from '../render/chartWidgetContract'
import { type Row, textOf } from '../runtime/row'
import { say } from '../runtime/say'
import type { CodesPort } from '../runtime/services'

type Drawn = Pick<ChartProps, 'categories' | 'series' | 'marks' | 'whole' | 'restAt'>
type Figures = Pick<Drawn, 'categories' | 'series'>

/** The rows of all categories in their order, also of those that the picture leaves to its table. */
export const chartRows = (plan: ChartPlan, answer: unknown): readonly Row[] =>
  inOrder(plan, answeredRows(answer, plan.part))

/**
 * Whether there is something to see: months of which none has a rate, or in all of which nothing was ordered, would be an empty axis.
 * A rate of zero is a figure, an amount of zero is none.
 */
export function hasFigures({ series }: ChartPlan, rows: readonly Row[]): boolean {
  const isFigure = (value: string, addsUp: boolean) =>
    value !== '' && !(addsUp && compareDecimals(value, '0') === 0)
  return series.some(
    ({ as, field, addsUp }) => as !== 'text' && rows.some(row => isFigure(textOf(row[field]), addsUp)),
  )
}

/** Limits of the classes A and B, in percent of the whole. */
const paretoMarks: readonly ChartMark[] = ['80', '95'].map(value => ({
  ...{ label: '', axis: 'right', value, unit: '%' },
}))

/** Categories, series and lines of a plan with what was answered. */
export function chartSeries(
  plan: ChartPlan,
  answer: unknown,
  codes: CodesPort,
  wonUnit: WonUnit = 'won',
): Drawn {
  const rows = chartRows(plan, answer)
  const most = plan.most ?? rows.length
  // What rises and falls is no whole of which the others could be the rest.
  const isWhole = !rows.some(row => plan.series.some(({ field }) => textOf(row[field]).startsWith('-')))
  const rest = isWhole && plan.series.some(({ addsUp }) => addsUp) ? rows.slice(most) : []
  // A report may answer the rest as a row of its own, which has its documents as every other.
  const restAt = rest.length > 0 ? most : rows.findIndex(row => plan.report && row.rest === 'Y')
  const names = categoryNames(plan, rows, codes)
  const shown = (count: number, others: readonly Row[]): Figures => {
    const figures = {
      categories: [...names.slice(0, count), ...(others.length > 0 ? [say('chartRest', others.length)] : [])],
      series: plan.series.map(one => drawn(one, rows.slice(0, count), others)),
    }
    const { categories, series } = plan.shape === 'pareto' ? withShares(figures) : figures
    return { categories, series: series.map(one => inUnit(plan, one, wonUnit)) }
  }
  return {
    ...shown(most, rest),
    ...(plan.shape === 'pareto' ? { marks: paretoMarks } : targetMark(plan, answer)),
    ...(rows.length > most && { whole: shown(rows.length, []) }),
    ...(restAt >= 0 && { restAt }),
  }
}

/** Shares and the rest are worked out of exact amounts; then each amount is shown in the unit of the reader. */
function inUnit({ series }: ChartPlan, drawn: ChartSeries, wonUnit: WonUnit): ChartSeries {
  const plan = series.find(({ field }) => field === drawn.id)
  if (!plan?.isWon || wonUnit === 'won') return drawn
  const values = drawn.values.map(value => valueInUnit(plan, value, wonUnit))
  return { ...drawn, unit: unitText(wonUnit), values }
}

function inOrder({ order, series }: ChartPlan, rows: readonly Row[]): readonly Row[] {
  const [first] = series
  if (order === undefined || !first) return rows
  const amount = (row: Row) => textOf(row[first.field]) || '0'
  return rows.toSorted((a, b) => compareDecimals(amount(b), amount(a)))
}

function drawn(
  { field, label, as, axis, unit, addsUp }: SeriesPlan,
  rows: readonly Row[],
  rest: readonly Row[],
): ChartSeries {
  const values = rows.map(row => textOf(row[field]))
  const others = addsUp ? sumDecimals(rest.map(row => textOf(row[field]) || '0')) : ''
  return {
    ...{ id: field, label, as, axis },
    ...(unit !== undefined && { unit }),
    values: rest.length === 0 ? values : [...values, others],
  }
}

/** The share of each category and of all before it, as a line over the bars. */
function withShares({ categories, series }: Figures): Figures {
  const values = series[0]?.values.map(value => value || '0') ?? []
  const whole = sumDecimals(values)
  let upTo = '0'
  const shares = values.map(value => {
    upTo = addDecimals(upTo, value)
    return compareDecimals(whole, '0') > 0 ? divideDecimals(multiplyDecimals(upTo, '100'), whole, 1) : ''
  })
  const share = { id: 'cumulativeShare', label: say('cumulativeShare'), unit: '%', values: shares }
  return { categories, series: [...series, { ...share, as: 'line', axis: 'right' }] }
}

function targetMark({ target }: ChartPlan, answer: unknown): { readonly marks?: readonly ChartMark[] } {
  const value = target && textOf(answeredRow(answer, target.part)[target.figure.field])
  if (!target || !value) return {}
  const { label, unit } = target.figure
  return { marks: [{ label, axis: 'left', value, ...(unit !== undefined && { unit }) }] }
}

/** What the rows are called; those of one name are told apart by further fields, as many as that takes. */
function categoryNames({ category, apart }: ChartPlan, rows: readonly Row[], codes: CodesPort): string[] {
  const textIn = (row: Row, field: FigureFieldPlan) => categoryText(field, textOf(row[field.field]), codes)
  const names = rows.map(row => textIn(row, category))
  for (const field of apart ?? []) {
    const known = new Set<string>()
    const shared = new Set(names.filter(name => known.size === known.add(name).size))
    for (const [index, row] of rows.entries()) {
      const name = names[index] ?? ''
      const more = textIn(row, field)
      if (shared.has(name) && more !== '') names[index] = `${name} · ${more}`
    }
  }
  return names
}

function categoryText({ code, isMonth }: FigureFieldPlan, value: string, codes: CodesPort): string {
  if (isMonth) return masks.month.toText(value)
  return code === undefined ? value : codes.text(code, value)
}
