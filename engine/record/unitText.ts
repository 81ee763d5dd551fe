import { formatDecimal, isDecimal } from '../../schemas/shared/decimal'
import { inWonUnit, type WonUnit } from '../../schemas/shared/wonUnit'
import type { ColumnPlan } from '../plan/gridPlan'
import type { FigureFieldPlan } from '../plan/kpiPlan'
import type { ReadColumn } from '../plan/readColumnPlan'
import type { Row } from '../runtime/row'
import { say } from '../runtime/say'
import type { CodesPort } from '../runtime/services'
import { cellText } from './cellText'

const names = { won: 'unitWon', thousand: 'unitThousand', million: 'unitMillion' } as const

export const unitText = (unit: WonUnit): string => say(names[unit])

/** Columns whose amounts are shown in a unit. */
export const columnsInUnit = <Column extends ReadColumn>(
  columns: readonly Column[],
  unit: WonUnit,
): readonly Column[] =>
  unit === 'won' ? columns : columns.map(column => (column.isWon ? { ...column, wonUnit: unit } : column))

/** A column alone names the unit of its amounts. */
export const columnTitle = ({ label, wonUnit }: ColumnPlan): string =>
  wonUnit === undefined ? label : `${label} (${unitText(wonUnit).trim()})`

/** A figure of a report alone, as its cell shows it: in thousands or millions it names its unit. */
export function shownFigure(
  column: ColumnPlan,
  value: unknown,
  row: Row,
  codes: CodesPort,
  unit: WonUnit,
): string {
  const [shown] = columnsInUnit([column], unit)
  const text = cellText(shown ?? column, value, row, codes)
  return column.isWon && unit !== 'won' && text !== '' ? `${text}${unitText(unit)}` : text
}

/** A figure with the unit that it is shown in. */
export function figureInUnit<Figure extends FigureFieldPlan>(figure: Figure, unit: WonUnit): Figure {
  return figure.isWon && unit !== 'won' ? { ...figure, unit: unitText(unit) } : figure
}

/** A number with its unit, as a popup names it. */
export const numberWithUnit = (value: string, unit = ''): string =>
  isDecimal(value) ? `${formatDecimal(value)}${unit}` : value

/** The value of such a figure. */
export const valueInUnit = ({ isWon }: FigureFieldPlan, value: string, unit: WonUnit): string =>
  isWon ? inWonUnit(value, unit) : value
