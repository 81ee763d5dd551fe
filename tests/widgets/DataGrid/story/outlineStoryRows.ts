import type { GridColumn } from '../../../../widgets/DataGrid/dataGridContract'
import type { OutlineStoryRow } from './GridOutlineStory'

export const menuColumns: readonly GridColumn[] = [
  { id: 'name', title: '메뉴명', kind: 'text', width: 300 },
  { id: 'id', title: '프로그램 ID', kind: 'link', width: 160 },
  { id: 'order', title: '순서', kind: 'number', editable: true, width: 70 },
  { id: 'used', title: '사용', kind: 'check', editable: true, width: 60 },
]

function menu(level: number, key: string, name: string, hasMore = false): OutlineStoryRow {
  const values = { name, id: level === 0 ? null : key, order: level + 1, used: key !== 'prOld' }
  return { key, level, values, ...(hasMore && { isOpen: true }) }
}

export const menuRows: readonly OutlineStoryRow[] = [
  menu(0, 'pr', '구매요청', true),
  menu(1, 'prWork', '구매요청 업무', true),
  menu(2, 'prEdit', '구매요청서 작성'),
  menu(2, 'prList', '구매요청 현황'),
  menu(2, 'prLong', '구매요청 승인 완료 후 발주 전 변경 사항과 반려 사유를 함께 조회하는 화면'),
  menu(1, 'prOld', '이관 자료'),
  menu(0, 'po', '발주', true),
  menu(1, 'poList', '발주 현황'),
  menu(1, 'poConfirm', '발주 확정'),
  menu(0, 'system', '시스템 관리', true),
  menu(1, 'menuManage', '메뉴 관리'),
]

export const reportColumns: readonly GridColumn[] = [
  { id: 'section', title: '사업부', kind: 'text', width: 200, merge: true },
  { id: 'dept', title: '부서', kind: 'text', width: 140 },
  { id: 'prCount', title: '건수', kind: 'number', group: '구매요청', width: 80 },
  { id: 'prAmount', title: '금액', kind: 'amount', group: '구매요청', width: 130 },
  { id: 'poCount', title: '건수', kind: 'number', group: '발주', width: 80 },
  { id: 'poAmount', title: '금액', kind: 'amount', group: '발주', width: 130 },
]

function dept(level: number, section: string, name: string, count: number, amount: string): OutlineStoryRow {
  const values = { section, dept: name, prCount: count, prAmount: amount, poCount: count, poAmount: amount }
  return { key: `${section} ${name}`, level, values }
}

function group(section: string, count: number, amount: string): OutlineStoryRow {
  const values = { prCount: count, prAmount: amount, poCount: count, poAmount: amount }
  return { key: section, level: 0, isOpen: true, isGroup: true, label: `${section} 소계`, values }
}

export const reportRows: readonly OutlineStoryRow[] = [
  group('모바일사업부', 17, '48210000'),
  dept(1, '모바일사업부', '구매기획', 9, '31200000'),
  dept(1, '모바일사업부', '개발구매', 8, '17010000'),
  group('가전사업부', 6, '-1250000'),
  dept(1, '가전사업부', '자재', 4, '350000'),
  dept(1, '가전사업부', '설비구매', 2, '-1600000'),
]

/** The same without group rows: equal sections become one cell. */
export const mergedRows = reportRows.filter(row => !row.isGroup).map(row => row.values)

export const cellColumns: readonly GridColumn[] = [
  { id: 'name', title: '주소', kind: 'text', width: 260, editable: true },
  {
    id: 'state',
    title: '상태',
    kind: 'text',
    width: 100,
    align: 'center',
    tone: value => (value === '사용' ? 'success' : 'danger'),
  },
  { id: 'main', title: '대표', kind: 'radio', width: 60, editable: true },
  { id: 'used', title: '사용', kind: 'check', width: 60, editable: true },
  { id: 'fileId', title: '첨부', kind: 'files', width: 60 },
  {
    id: 'detail',
    title: '이력',
    kind: 'button',
    width: 90,
    format: () => '상세',
    linked: row => row.used === true,
  },
]

export const cellRows = [
  { name: '경기도 수원시 영통구 삼성로 129', state: '사용', main: true, used: true, fileId: 'F26110001' },
  { name: '충청남도 아산시 배방읍 배방로 158', state: '사용', main: false, used: true, fileId: null },
  {
    name: '광주광역시 광산구 하남산단6번로 107',
    state: '중지',
    main: false,
    used: false,
    fileId: 'F26110002',
  },
]
