import type { ColumnPlan } from '../plan/gridPlan'
import type { Row } from '../runtime/row'
import type { CodesPort } from '../runtime/services'
import { cellText } from './cellText'

/** What a row is called: its frozen columns, else its first one. */
export function rowName(columns: readonly ColumnPlan[], row: Row, codes: CodesPort): string {
  const frozen = columns.filter(({ isFrozen }) => isFrozen)
  const named = frozen.length > 0 ? frozen : columns.slice(0, 1)
  return named
    .map(column => cellText(column, row[column.field], row, codes))
    .filter(text => text !== '')
    .join(' · ')
}
