import { isDecimal, sumDecimals } from '../../schemas/shared/decimal'
import type { Line } from '../contract/linesRoom'
import { evaluateExpression } from '../expression/evaluateExpression'
import type { ExpressionPlan } from '../expression/expressionPlan'
import type { ColumnPlan } from '../plan/gridPlan'
import type { MatrixPlan } from '../plan/matrixPlan'
import { cellText } from '../record/cellText'
import type { MatrixCell, MatrixColumn, MatrixRow } from '../render/matrixWidgetContract'
import { type Row, textOf } from '../runtime/row'
import type { CodesPort } from '../runtime/services'

export interface MatrixTable {
  readonly rowLabels: readonly string[]
  readonly columnLabels: readonly string[]
  readonly columns: readonly MatrixColumn[]
  readonly rows: readonly MatrixRow[]
  readonly sums?: { readonly label: string; readonly columns: readonly string[]; readonly all: string }
}

interface Looks {
  readonly columns: readonly ColumnPlan[]
  readonly codes: CodesPort
  readonly today: () => string
}

/** Lines as rows by columns, in the order in which they first come. */
export function matrixTable(plan: MatrixPlan, lines: readonly Line[], looks: Looks): MatrixTable {
  const rows = lines.map(line => line.values)
  const rowIds = distinct(rows, plan.row)
  const columnIds = distinct(rows, plan.column)
  const byCell = new Map(rows.map(row => [placeOf(plan, row), row]))
  // What is said of no column is left out, such as the rate where all are in won.
  const columnFields = plan.columnFields.filter(field => rows.some(row => textOf(row[field]) !== ''))
  const columnRows = columnIds.map(id => rows.filter(row => textOf(row[plan.column]) === id))
  return {
    rowLabels: plan.rowFields.map(field => labelOf(looks, field)),
    columnLabels: columnFields.map(field => labelOf(looks, field)),
    columns: columnIds.map((id, index) => {
      const own = columnRows[index] ?? []
      const [first = {}] = own
      return {
        id,
        text: textIn(looks, plan.columnName, first),
        isBest: own.some(row => holds(looks, plan.bestColumnWhen, row)),
        facts: columnFields.map(field => textIn(looks, field, first)),
      }
    }),
    rows: rowIds.map(id => {
      const first = rows.find(row => textOf(row[plan.row]) === id) ?? {}
      return {
        id,
        texts: plan.rowFields.map(field => textIn(looks, field, first)),
        cells: columnIds.map(column => cellOf(plan, byCell.get(`${id} ${column}`), looks)),
      }
    }),
    ...sumsOf(plan, rows, columnRows, looks),
  }
}

function cellOf(plan: MatrixPlan, row: Row | undefined, looks: Looks): MatrixCell | undefined {
  if (!row) return undefined
  const facts = plan.cellFields.map(field => ({
    label: labelOf(looks, field),
    text: textIn(looks, field, row),
  }))
  return {
    facts: facts.filter(({ text }, index) => index === 0 || text !== ''),
    isBest: holds(looks, plan.bestWhen, row),
    isPicked: isPicked(plan, row),
    isFit: isFit(plan, row, looks.today),
  }
}

export function isFit(plan: MatrixPlan, row: Row, today: () => string): boolean {
  const condition = plan.pick?.fitWhen
  return condition === undefined || evaluateExpression(condition, { line: row }, { today }) === true
}

/** The picks of a page as changes of its lines: each row that is named has exactly that column. */
export function pickChanges(
  plan: MatrixPlan,
  lines: readonly Line[],
  picks: ReadonlyMap<string, string>,
): ReadonlyMap<string, Row> {
  const field = plan.pick?.field
  if (field === undefined) return new Map()
  return new Map(
    lines.flatMap(({ id, values }) => {
      const column = picks.get(textOf(values[plan.row]))
      if (column === undefined) return []
      return [[id, { [field]: column === textOf(values[plan.column]) ? 'Y' : 'N' }]]
    }),
  )
}

/** The lines that `chosen` names, as picks: row to column. The first of several in a row counts. */
export function picksOf(
  plan: MatrixPlan,
  lines: readonly Line[],
  chosen: (row: Row) => boolean,
): ReadonlyMap<string, string> {
  const picks = new Map<string, string>()
  for (const { values } of lines) {
    const row = textOf(values[plan.row])
    if (!picks.has(row) && chosen(values)) picks.set(row, textOf(values[plan.column]))
  }
  return picks
}

export function holds(
  { today }: Pick<Looks, 'today'>,
  condition: ExpressionPlan | undefined,
  row: Row,
): boolean {
  return condition !== undefined && evaluateExpression(condition, { line: row }, { today }) === true
}

const isPicked = ({ pick }: MatrixPlan, row: Row) => pick !== undefined && row[pick.field] === 'Y'

const placeOf = (plan: MatrixPlan, row: Row) => `${textOf(row[plan.row])} ${textOf(row[plan.column])}`

function distinct(rows: readonly Row[], field: string): readonly string[] {
  return [...new Set(rows.map(row => textOf(row[field])))]
}

const columnOf = ({ columns }: Looks, field: string) => columns.find(column => column.field === field)

const labelOf = (looks: Looks, field: string) => columnOf(looks, field)?.label ?? field

function textIn(looks: Looks, field: string, row: Row): string {
  const column = columnOf(looks, field)
  return column ? cellText(column, row[field], row, looks.codes) : textOf(row[field])
}

function sumsOf(
  plan: MatrixPlan,
  rows: readonly Row[],
  columnRows: readonly (readonly Row[])[],
  looks: Looks,
): Pick<MatrixTable, 'sums'> {
  const field = plan.pick?.sum
  if (field === undefined) return {}
  const add = (some: readonly Row[]) => {
    const amounts = some.filter(row => isPicked(plan, row)).map(row => textOf(row[field]))
    return textIn(looks, field, { [field]: sumDecimals(amounts.filter(isDecimal)) })
  }
  return { sums: { label: labelOf(looks, field), columns: columnRows.map(add), all: add(rows) } }
}
