import type { ItemUploadListRow, ItemUploadRow } from '../../codegen/generated/types'
import type { StoryAnswers } from './story/storyServices'
import { oneUnit } from './unitAnswers'

const first: ItemUploadListRow = {
  ...{ upNo: 'UP202611-000012', fileName: '조립라인 공압부품.xlsx', status: 'INVALID', version: 1 },
  ...{ rowCnt: 4, okCnt: 1, errCnt: 2, dupCnt: 1 },
  ...{ uploadedBy: 'buy.all', uploadedByNm: '한도윤', uploadedDt: '2026-11-16T14:16:00+09:00' },
}

const uploads: readonly ItemUploadListRow[] = [
  {
    ...first,
    upNo: 'UP202611-000014',
    fileName: '커플링 신규.xlsx',
    status: 'UPLOADED',
    okCnt: 0,
    errCnt: 0,
    dupCnt: 0,
  },
  {
    ...first,
    upNo: 'UP202611-000013',
    fileName: '안전용품 4분기.xlsx',
    status: 'VALID',
    okCnt: 4,
    errCnt: 0,
  },
  first,
  {
    ...first,
    upNo: 'UP202611-000011',
    fileName: '안전용품 추가.xlsx',
    status: 'APPLIED',
    okCnt: 4,
    errCnt: 0,
    dupCnt: 0,
  },
  { ...first, upNo: 'UP202610-000010', fileName: '품목등록양식(구).xlsx', status: 'CANCELED' },
]

export const uploadListAnswers: StoryAnswers = {
  listItemUpload: () => ({ rows: uploads, total: uploads.length }),
}

export const uploadListEmpty: StoryAnswers = { listItemUpload: () => ({ rows: [], total: 0 }) }

const row: ItemUploadRow = {
  ...{ rowNo: 2, itemName: '공압 실린더', spec: 'Φ32 행정 50mm 자석 내장', maker: 'SMC', itemType: 'PART' },
  ...{ catCode: '400202', sgCode: '02030201', unitCode: 'EA', leadTime: '14', problems: [] },
}

const judged: readonly ItemUploadRow[] = [
  { ...row, rowResult: 'OK' },
  {
    ...row,
    ...{ rowNo: 3, itemName: '솔레노이드 밸브', spec: '5포트 DC24V', itemType: '부속', rowResult: 'ERR' },
    errMsg: '품목구분: 허용되지 않은 코드입니다. (부속)',
    problems: [{ field: 'itemType', msg: '허용되지 않은 코드입니다. (부속)' }],
  },
  {
    ...row,
    ...{ rowNo: 4, itemName: '광전센서', spec: '투과형 10m', leadTime: '2주', rowResult: 'ERR' },
    errMsg: '리드타임(일)은 0~365 사이의 숫자로 입력해 주세요. (2주)',
    problems: [{ field: 'leadTime', msg: '리드타임(일)은 0~365 사이의 숫자로 입력해 주세요. (2주)' }],
  },
  {
    ...row,
    ...{ rowNo: 5, rowResult: 'DUP', errMsg: '2행과 같은 품목입니다.' },
    problems: [{ field: 'itemName', msg: '2행과 같은 품목입니다.' }],
  },
]

const history = [{ eventDt: first.uploadedDt, actorNm: '한도윤', historyText: '엑셀 업로드' }]

function documentOf(header: ItemUploadListRow, lines: readonly ItemUploadRow[]): StoryAnswers {
  return {
    getItemUpload: () => ({ header, lines, history }),
    listUnit: oneUnit,
  }
}

export const uploadInvalid = documentOf(first, judged)

export const uploadFresh = documentOf({ ...first, status: 'UPLOADED', okCnt: 0, errCnt: 0, dupCnt: 0 }, [
  row,
  { ...row, rowNo: 3, spec: 'Φ40 행정 100mm 자석 내장' },
])

export const uploadApplied = documentOf(
  { ...first, status: 'APPLIED', rowCnt: 1, okCnt: 1, errCnt: 0, dupCnt: 0 },
  [{ ...row, rowResult: 'OK', resultNo: '400202000021' }],
)
