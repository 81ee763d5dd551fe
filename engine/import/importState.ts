import type { ImportRow, ImportState } from '../contract/importRoom'

export const noImport: ImportState = {
  phase: 'choose',
  fileName: '',
  refusal: undefined,
  done: 0,
  total: 0,
  rows: [],
  badRows: 0,
  badCells: 0,
  notedCells: 0,
  isOnlyBad: false,
}

export function isBad(row: ImportRow): boolean {
  return Object.keys(row.problems).length > 0
}
