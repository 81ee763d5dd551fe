/** Columns whose rows stand in the order of another value, by operation and field, and which value that is. */
export const sortedByOther: Readonly<Record<string, string>> = {
  'listOrderRequest.reqDate': 'the number, which is given in the order of drafting',
  'listSimpleOrder.reqDate': 'the number, which is given in the order of drafting',
  'listPr.elapsedDays': 'the day of the last decision, from which the days are counted',
  'listPr.rfqStatus': 'the state of the request, which leads to that of its quotations',
  'listCompChange.requestedDt': 'the number, which is given in the order of asking',
  'listContEva.compNameKr': 'the number of the company',
  'listEvaTotal.compNameKr': 'the number of the company',
  'listExcavation.sgName': 'the code of the sourcing group',
  'listGerpApp.compNameKr': 'the number of the company',
  'listGerpApp.taxNo2': 'the number of the company, as its name',
  'listAdjustment.ntsNo': 'the number of the invoice',
  'listRegEva.compNameKr': 'the number of the company',
  'listStatement.taxNo2': 'the number of the company, as its name',
}
