/** Reports by the operation that answers them, as a question about one of their figures names them. */
export const reportNames: Readonly<Record<string, string>> = {
  getMonthlyReport01: '01',
  getMonthlyReport02: '02',
  getMonthlyReport03: '03',
  getMonthlyReport04: '04',
  getMonthlyReport05: '05',
  getMonthlyReport06: '06',
  getMonthlyReport07: '07',
  getMonthlyReport08: '08',
  getMonthlyReport09: '09',
  getMonthlyReport10: '10',
  getMonthlyReport11: '11',
  getCostUnitDifference: 'costUnitDifference',
  listHighCostUnit: 'highCostUnit',
  listItemMasterCost: 'itemMasterCostNew',
}

/** Fields of rows, bars and steps that tell whose documents their figures add up. */
export const reportKeys = [
  'section',
  'deptcd',
  'compNo',
  'sgCode',
  'itemCode',
  'buyerId',
  'rfqNo',
  'savingType',
  'rejectReason',
  'stage',
  'rest',
] as const

/** Conditions of reports that a question about a figure calls otherwise, since rows of documents have fields of these names. */
export const basisNames: Readonly<Record<string, string>> = {
  yyyymmFrom: 'monthFrom',
  yyyymmTo: 'monthTo',
  itemName: 'nameOfItem',
}
