import { utils, write } from 'xlsx'
import { itemSort } from '../../../../server/modules/itemUpload/itemRows'
import { offerSort } from '../../../../server/modules/itemUpload/offerRows'

export const uploadTitles = itemSort.columns.map(({ label }) => label)

export const offerTitles = offerSort.columns.map(({ label }) => label)

/** A row of the template, right as it stands. */
export const goodRow = (spec: string, changes: readonly (readonly [string, string | number])[] = []) => {
  const row: Record<string, string | number> = {
    품목명: '정밀 스페이서',
    규격: spec,
    제조사: '대성정밀',
    모델번호: 'DS-01',
    품목구분: '부품',
    카테고리: '200203',
    소싱그룹: '02010201',
    단위: 'EA',
    '리드타임(일)': 14,
    ...Object.fromEntries(changes),
  }
  return uploadTitles.map(title => row[title] ?? '')
}

/** A workbook as a person saves it. */
export function uploadWorkbook(
  rows: readonly (readonly (string | number)[])[],
  titles: readonly string[] = uploadTitles,
): Buffer {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet([[...titles], ...rows.map(row => [...row])]), '품목')
  return write(book, { type: 'buffer', bookType: 'xlsx' })
}

/** A row of the template of suppliers, right as it stands. */
export const goodOffer = (code: string, changes: readonly (readonly [string, string | number])[] = []) => {
  const row: Record<string, string | number> = {
    협력사품번: code,
    품목명: '정밀 스페이서',
    규격: 'Φ10×20',
    제조사: '대성정밀',
    소싱그룹: '02010201',
    단위: 'EA',
    통화: 'KRW',
    단가: 1480,
    '리드타임(일)': 14,
    적용시작일: '2026-12-01',
    적용종료일: '2027-11-30',
    ...Object.fromEntries(changes),
  }
  return offerTitles.map(title => row[title] ?? '')
}
