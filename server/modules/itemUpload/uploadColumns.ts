import type { UploadColumn } from './uploadSort'

/** How a column of a sheet is filled in, and the columns that both sorts of uploads have. */

export const required = { isRequired: true, isNumber: false }
export const optional = { isRequired: false, isNumber: false }
export const codeSheet = '"코드" 시트의 값이나 이름'

export const itemNameColumn = (example: string): UploadColumn => ({
  ...{ field: 'itemName', label: '품목명', ...required, longest: 100, width: 200 },
  ...{ guide: '100자 이내', example },
})
export const specColumn = (example: string): UploadColumn => ({
  ...{ field: 'spec', label: '규격', ...required, longest: 300, width: 220 },
  ...{ guide: '300자 이내', example },
})
export const makerColumn: UploadColumn = {
  ...{ field: 'maker', label: '제조사', ...optional, longest: 60, width: 120 },
  ...{ guide: '60자 이내', example: '대성정밀' },
}
export const groupColumn: UploadColumn = {
  ...{ field: 'sgCode', label: '소싱그룹', ...required, width: 110 },
  ...{ guide: '"코드" 시트의 4레벨 소싱그룹 코드 8자리', example: '02010201' },
}
export const unitColumn: UploadColumn = {
  ...{ field: 'unitCode', label: '단위', ...required, width: 80 },
  ...{ guide: codeSheet, example: 'EA' },
}
