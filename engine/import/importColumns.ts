import type { ColumnPlan, GridPlan } from '../plan/gridPlan'
import type { ReferenceOption } from '../record/referenceOptions'
import { yesChoices } from '../record/yesText'
import { say } from '../runtime/say'
import type { CodesPort } from '../runtime/services'

/** A column of the template. */
export interface ImportColumn {
  readonly plan: ColumnPlan
  readonly title: string
  readonly choices: readonly ReferenceOption[] | undefined
  /** Stands in the template to tell lines apart, and nothing is taken of it. */
  readonly isShown?: true
}

type Options = Readonly<Record<string, readonly ReferenceOption[]>>

/**
 * What can be filled in: the columns that can be edited in the grid, in its order. Rows that change lines (`by`) name theirs
 * first of all, and the other columns of the grid stand beside.
 */
export function importColumns(
  plan: GridPlan,
  codes: CodesPort,
  options: Options,
  by?: string,
): readonly ImportColumn[] {
  const isTaken = (column: ColumnPlan) => isFilledIn(column, by)
  return plan.columns
    .filter(column => isTaken(column) || (by !== undefined && isTold(column)))
    .map(column => ({
      plan: column,
      title:
        column.field === by || (column.isRequired && isTaken(column))
          ? `${column.label}${requiredMark}`
          : column.label,
      choices: options[column.field] ?? choicesOf(column, codes),
      ...(isTaken(column) ? {} : { isShown: true as const }),
    }))
}

/** What tells lines apart: neither buttons nor what is computed from the other cells. */
const isTold = ({ kind, value }: ColumnPlan) => value === undefined && kind !== 'button' && kind !== 'files'

/** Whether a cell of the column is taken from the file. */
export function isFilledIn(column: ColumnPlan, by: string | undefined): boolean {
  return column.field === by || (column.isEditable && !(by !== undefined && column.isNewOnly))
}

const requiredMark = ' *'

function choicesOf(column: ColumnPlan, codes: CodesPort): readonly ReferenceOption[] | undefined {
  if (column.kind === 'yes') return yesChoices()
  return column.code === undefined ? undefined : codes.entries(column.code)
}

/** A title as it was meant: somebody may have taken the mark away, or a spreadsheet added a blank. */
export function plainTitle(title: string): string {
  return title
    .normalize('NFC')
    .replace(/\*\s*$/, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Which cell of a row belongs to which column; undefined when the titles are not those of the template (X2). */
export function matchTitles(
  titles: readonly string[],
  columns: readonly ImportColumn[],
): readonly (ImportColumn | undefined)[] | undefined {
  const byTitle = new Map(columns.map(column => [plainTitle(column.title), column]))
  const matched = titles.map(title => byTitle.get(plainTitle(title)))
  const isKnown = titles.every((title, index) => {
    const plain = plainTitle(title)
    return matched[index] !== undefined || plain === '' || plain === say('importReasonTitle')
  })
  const found = matched.filter(column => column !== undefined)
  const isWhole = columns.every(column => column.isShown || found.includes(column))
  return isKnown && isWhole && new Set(found).size === found.length ? matched : undefined
}
