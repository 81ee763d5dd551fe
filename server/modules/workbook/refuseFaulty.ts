import { refused } from '../../http/failure'

/** A row of a workbook that cannot be taken, as it counts in the sheet. */
export interface FaultyRow {
  readonly rowNo: number
  readonly text: string
}

/** So many faulty rows are named at once. */
const mostNamed = 20

/** All or nothing: every faulty row is reported with its number. */
export function refuseFaulty(faults: readonly FaultyRow[]): void {
  if (faults.length === 0) return
  const named = faults.slice(0, mostNamed).map(({ rowNo, text }) => `${rowNo}행: ${text}`)
  throw refused('rowsRefused', named.join('\n'))
}
