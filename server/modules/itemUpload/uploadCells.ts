import type { Row } from '../../database/tables'

/** Where the cells of a row stand, by field; an upload fills those of its template. */
export const cellColumns = {
  supItemCode: 'sup_item_code',
  itemName: 'item_name',
  spec: 'spec',
  maker: 'maker',
  modelNo: 'model_no',
  itemType: 'item_type',
  catCode: 'cat_code',
  sgCode: 'sg_code',
  unitCode: 'unit_code',
  currency: 'currency',
  unitPrice: 'unit_price',
  leadTime: 'lead_time',
  validFrom: 'valid_from',
  validTo: 'valid_to',
  changeReason: 'change_reason',
} as const satisfies Readonly<Record<string, keyof Row<'item_upload_row'>>>

export type UploadField = keyof typeof cellColumns

/** What a person fills in for one item, cell by cell, as it stands in the workbook; an empty cell is none. */
export type UploadCells = Readonly<Partial<Record<UploadField, string>>>
