/** what a workbook from outside may hold. Excel itself writes far less; columns are limited by who reads its rows. */
export const workbookLimits = {
  entries: 2_000,
  inflatedBytes: 100 * 1_048_576,
  /** Inflated to packed size of the whole archive. */
  ratio: 200,
  sharedStrings: 2_000_000,
  rows: 1_048_576,
  merges: 100_000,
} as const

/** Below so many bytes a high ratio is harmless: a sheet of equal rows packs well. */
const smallestWorthBytes = 4 * 1_048_576

export interface ArchiveSizes {
  readonly entries: number
  readonly packed: number
  readonly inflated: number
}

/** Whether an archive is too large by what it declares, or by what has come out of it so far. */
export function isOverLimit({ entries, packed, inflated }: ArchiveSizes): boolean {
  if (entries > workbookLimits.entries || inflated > workbookLimits.inflatedBytes) return true
  return inflated > smallestWorthBytes && inflated > packed * workbookLimits.ratio
}
