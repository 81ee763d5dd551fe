import type { ColumnPlan, GridPlan } from '../grid/gridPlan'
import type { ReferenceOption } from '../grid/referenceOptions'
import { say } from '../runtime/say'
import type { CodesPort } from '../runtime/services'

/** A column of the template. */
export interface ImportColumn {
  readonly plan: ColumnPlan
  readonly title: string
  readonly choices: readonly ReferenceOption[] | undefined
}

type Options = Readonly<Record<string, readonly ReferenceOption[]>>

/** What can be filled in: the columns that can be edited in the grid, in its order. */
export function importColumns(plan: GridPlan, codes: CodesPort, options: Options): readonly ImportColumn[] {
  return plan.columns
    .filter(column => column.isEditable)
    .map(column => ({
      plan: column,
      title: column.isRequired ? `${column.label}${requiredMark}` : column.label,
      choices: options[column.field] ?? choicesOf(column, codes),
    }))
}

const requiredMark = ' *'

function choicesOf(column: ColumnPlan, codes: CodesPort): readonly ReferenceOption[] | undefined {
  if (column.kind === 'yes')
    return [
      { value: 'Y', text: say('yes') },
      { value: 'N', text: say('no') },
    ]
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
  return isKnown && new Set(found).size === found.length && found.length === columns.length
    ? matched
    : undefined
}
