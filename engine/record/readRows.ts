import { isRow, type Row } from '../runtime/row'

/** Rows answered by an operation of either form; what else may stand beside them. */
export interface RowsAnswer {
  readonly rows: readonly Row[]
  readonly total: number
  readonly isExact: boolean
  readonly sums: Row | undefined
  /** What stands beside them. */
  readonly parts: Row
}

/** `part`: the operation answers one object that holds the rows under this name, and their `sums` beside them. */
export function readRows(answered: unknown, part?: string): RowsAnswer {
  const answer = part !== undefined && isRow(answered) ? (answered[part] ?? []) : answered
  if (Array.isArray(answer)) {
    const sums = isRow(answered) && isRow(answered.sums) ? answered.sums : undefined
    return { rows: answer.filter(isRow), total: answer.length, isExact: true, sums, parts: {} }
  }
  if (!isRow(answer)) throw new Error('Engine bug: readRows got an answer that holds no rows.')
  const { rows: all, sums, ...parts } = answer
  const rows = Array.isArray(all) ? all.filter(isRow) : []
  return {
    rows,
    total: typeof answer.total === 'number' ? answer.total : rows.length,
    isExact: answer.capped !== true,
    sums: isRow(sums) ? sums : undefined,
    parts,
  }
}
