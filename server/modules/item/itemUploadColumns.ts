import type { ItemUploadRow } from '../../../codegen/generated/types'
import { labelsOf } from '../../master/labelsIn'

/** What a person fills in for one item, cell by cell, as it stands in the workbook. */
export type UploadCells = Pick<
  ItemUploadRow,
  'itemName' | 'spec' | 'maker' | 'modelNo' | 'itemType' | 'catCode' | 'sgCode' | 'unitCode' | 'leadTime'
>

export type UploadField = keyof UploadCells

export interface UploadColumn {
  readonly field: UploadField
  readonly label: string
  readonly isRequired: boolean
  /** Typed as a number; everything else is text, codes with zeros in front among it. */
  readonly isNumber: boolean
  /** How the column is filled in, for the guide of the template. */
  readonly guide: string
  readonly example: string
  /** Pixels. */
  readonly width: number
}

const required = true
const optional = false

const column = (
  field: UploadField,
  label: string,
  isRequired: boolean,
  guide: string,
  example: string,
  width: number,
): UploadColumn => ({ field, label, isRequired, isNumber: field === 'leadTime', guide, example, width })

/** The template, from left to right. */
export const uploadColumns: readonly UploadColumn[] = [
  column('itemName', '품목명', required, '100자 이내', '정밀 샤프트', 200),
  column('spec', '규격', required, '300자 이내', 'Φ8×120 SUJ2 h6', 220),
  column('maker', '제조사', optional, '60자 이내', '대성정밀', 120),
  column('modelNo', '모델번호', optional, '60자 이내', 'DS-0812', 120),
  column('itemType', '품목구분', required, '"코드" 시트의 값이나 이름', '부품', 90),
  column('catCode', '카테고리', required, '"코드" 시트의 3레벨 카테고리 코드 6자리', '200203', 100),
  column('sgCode', '소싱그룹', required, '"코드" 시트의 4레벨 소싱그룹 코드 8자리', '02010201', 110),
  column('unitCode', '단위', required, '"코드" 시트의 값이나 이름', 'EA', 80),
  column('leadTime', '리드타임(일)', optional, '0~365 사이의 숫자', '14', 100),
]

/** Marks a column that must be filled in, as imports of a grid do. */
export const requiredMark = ' *'

/** A title as it was meant: somebody may have taken the mark away, or a spreadsheet added a blank. */
function plainTitle(title: string): string {
  return title
    .normalize('NFC')
    .replace(/\*\s*$/, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The head row equals that of the template in some language (X2); empty cells at its right end say nothing. */
export function isTemplateHead(titles: readonly string[]): boolean {
  const plain = titles.map(plainTitle)
  while (plain.at(-1) === '') plain.pop()
  return (
    plain.length === uploadColumns.length &&
    uploadColumns.every(({ label }, at) => labelsOf(label).includes(plain[at] ?? ''))
  )
}
