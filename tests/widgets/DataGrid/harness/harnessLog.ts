import type { GridRow } from '../../../../widgets/DataGrid/dataGridContract'

export interface HarnessLog {
  rows: readonly GridRow[]
  readonly entries: [string, unknown][]
  add(kind: string, what: unknown): void
}

declare global {
  interface Window {
    harness: HarnessLog
  }
}

/** What the grid told its owner, for the tests to read. */
export const harnessLog: HarnessLog = {
  rows: [],
  entries: [],
  add(kind, what) {
    this.entries.push([kind, what])
  },
}
