import { snakeCase } from './flowKind'

/** Where the documents of a history stand: table, number and state. */
const tables: Readonly<Record<string, readonly [table: string, number: string]>> = {
  PR: ['pr', 'prNo'],
  RFQ: ['rfq', 'rfqNo'],
  QT: ['quotation', 'qtNo'],
  OR: ['order_request', 'orNo'],
  PO: ['po', 'poNo'],
  DLV: ['delivery', 'dlvNo'],
  WH: ['warehousing', 'whReqNo'],
  ADJ: ['adjustment', 'adjNo'],
  ST: ['statement', 'stmtNo'],
  TI: ['tax_invoice', 'tiNo'],
  MC: ['monthly_calc', 'calcNo'],
  LO: ['loi', 'loiNo'],
  SO: ['simple_order', 'soNo'],
  NO: ['none_order', 'noneNo'],
  SG: ['signifier', 'slipNo'],
  CC: ['comp_change', 'chgNo'],
  EX: ['comp_excavation', 'exNo'],
  ET: ['eva_total', 'totalNo'],
  GA: ['comp_gerp_app', 'gaNo'],
  CR: ['comp_reg', 'regNo'],
  EW: ['eva_work', 'workNo'],
  CE: ['pur_cont_eva', 'evaNo'],
  RE: ['comp_reg_eva', 'evaNo'],
  TS: ['trans_satis', 'satisNo'],
  AS: ['asset', 'assetNo'],
  IV: ['asset_round', 'roundNo'],
}

export const judgedHistories: readonly string[] = Object.keys(tables)

/** Finds histories with a gap between two steps, and documents that do not stand where their history ends. */
export function brokenHistories(docType: string): string {
  const [table = '', field = ''] = tables[docType] ?? []
  const number = snakeCase(field)
  return `select doc_no, action, before_it, from_status from (select doc_no, action, from_status,
        lag(to_status) over (partition by doc_no order by seq) as before_it
      from document_event where doc_type = '${docType}') as step
      where from_status is distinct from before_it
    union all select ${number}, 'stands', ended.to_status, status from ${table}
      left join lateral (select to_status from document_event
        where doc_type = '${docType}' and doc_no = ${number} order by seq desc limit 1) ended on true
      where status is distinct from ended.to_status
    limit 12`
}
