import type { RowPlace } from '../contract/rowsRoom'
import type { GridPlan, SortKey } from '../plan/gridPlan'
import { cellText } from '../record/cellText'
import type { Row } from '../runtime/row'
import { say } from '../runtime/say'
import type { CodesPort } from '../runtime/services'
import { addedUp } from './addedUp'
import type { ArrangedRow } from './arrangedRow'
import { arrangeGroups } from './arrangeGroups'
import { arrangeTree } from './arrangeTree'

export interface OutlinedRows {
  readonly rows: readonly Row[]
  readonly places: readonly RowPlace[]
}

/** Rows as a tree or in groups, and which of them are open: kept by key, so that a new search leaves it as it was. */
export interface Outline {
  /** `subtotals`: those of groups that the operation has worked out itself. */
  layOut(rows: readonly Row[], sort: readonly SortKey[], subtotals?: readonly Row[]): OutlinedRows
  turn(key: string, isOpen: boolean): OutlinedRows
  /** Opens whatever the first row that fits is hidden below; undefined where there is none. */
  reveal(fits: (row: Row) => boolean): OutlinedRows | undefined
}

/** Trees of so many rows are closed at first: what one looks for is sooner found from the top. */
const manyRows = 200

export function createOutline(plan: GridPlan, codes: CodesPort): Outline {
  const { outline } = plan
  const sums = addedUp(plan)
  if (!outline) throw new Error(`Engine bug: grid "${plan.id}" is neither a tree nor grouped.`)
  const turned = new Map<string, boolean>()
  let arranged: readonly ArrangedRow[] = []

  function labelOf(field: string, row: Row): string {
    const column = plan.columns.find(candidate => candidate.field === field)
    return say('subtotal', column ? cellText(column, row[field], row, codes) : String(row[field] ?? ''))
  }

  function opened(): OutlinedRows {
    const isOpenAtFirst = outline?.kind === 'groups' || arranged.length < manyRows
    return openRows(arranged, key => turned.get(key) ?? isOpenAtFirst)
  }

  return {
    layOut(rows, sort, subtotals = []) {
      arranged =
        outline.kind === 'tree'
          ? arrangeTree(rows, outline, sort)
          : arrangeGroups(rows, { outline, sums, sort, labelOf, subtotals, shown: plan.sums })
      return opened()
    },
    turn(key, isOpen) {
      turned.set(key, isOpen)
      return opened()
    },
    reveal(fits) {
      const found = arranged.findIndex(({ row, label }) => label === undefined && fits(row))
      if (found < 0) return undefined
      let { level = 0 } = arranged[found] ?? {}
      for (const above of arranged.slice(0, found).reverse()) {
        if (above.level >= level) continue
        turned.set(above.key, true)
        level = above.level
      }
      return opened()
    },
  }
}

/** Leaves out what is below closed rows. */
export function openRows(arranged: readonly ArrangedRow[], isOpen: (key: string) => boolean): OutlinedRows {
  const rows: Row[] = []
  const places: RowPlace[] = []
  let hiddenBelow = Number.POSITIVE_INFINITY
  for (const { row, key, level, hasBelow, label } of arranged) {
    if (level > hiddenBelow) continue
    const isRowOpen = hasBelow && isOpen(key)
    hiddenBelow = hasBelow && !isRowOpen ? level : Number.POSITIVE_INFINITY
    rows.push(row)
    places.push({
      key,
      level,
      ...(hasBelow && { isOpen: isRowOpen }),
      ...(label !== undefined && { isGroup: true, label }),
    })
  }
  return { rows, places }
}
