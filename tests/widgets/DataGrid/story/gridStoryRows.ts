import type { GridColumn, GridRow, GridTone } from '../../../../widgets/DataGrid/dataGridContract'

const names = [
  '리니어 가이드 HSR25',
  '서보 모터 400W',
  '깊은 홈 볼 베어링 6204ZZ',
  '차단기 ABS33c',
  '공압 실린더 CQ2B32',
]
const specs = ['620mm 레일 포함', '브레이크 부착형', '양면 철판 실드', '3P 30A', '행정 50mm']
const states: readonly { value: string; text: string; tone: GridTone }[] = [
  { value: 'draft', text: '작성중', tone: 'neutral' },
  { value: 'approving', text: '결재중', tone: 'info' },
  { value: 'approved', text: '승인', tone: 'success' },
  { value: 'waiting', text: '대기', tone: 'warning' },
  { value: 'returned', text: '반려', tone: 'danger' },
]

/** Purchase request lines for the stories; the same for the same count. */
export function storyRows(count: number): readonly GridRow[] {
  return Array.from({ length: count }, (_, index) => ({
    prNo: `PR2611-${String(index + 1).padStart(4, '0')}`,
    itemName: names[index % names.length],
    spec: specs[index % specs.length],
    qty: (index % 9) + 1,
    price: String(12_500 + (index % 17) * 8_300),
    amount: index === 4 ? '-125000' : String(((index % 9) + 1) * (12_500 + (index % 17) * 8_300)),
    needDate: `2026-12-${String((index % 28) + 1).padStart(2, '0')}`,
    vendor: index % 3 === 0 ? '한빛정밀' : '대성기전',
    urgent: index % 4 === 0,
    status: states[index % states.length]?.value,
  }))
}

export const storyColumns: readonly GridColumn[] = [
  { id: 'prNo', title: '요청번호', kind: 'link', frozen: true, width: 120 },
  { id: 'itemName', title: '품목명', kind: 'text', editable: true, required: true, width: 200 },
  { id: 'spec', title: '규격', kind: 'text', editable: true, width: 150 },
  { id: 'qty', title: '수량', kind: 'number', editable: true, maxDecimals: 0, width: 70 },
  { id: 'price', title: '단가', kind: 'amount', editable: true, width: 110 },
  { id: 'amount', title: '금액', kind: 'amount', width: 120 },
  { id: 'needDate', title: '납기요청일', kind: 'date', editable: true, width: 100 },
  { id: 'vendor', title: '공급사', kind: 'lookup', editable: true, width: 130 },
  { id: 'urgent', title: '긴급', kind: 'check', editable: true, width: 56 },
  {
    id: 'status',
    title: '진행상태',
    kind: 'code',
    editable: true,
    options: states,
    tone: value => states.find(state => state.value === value)?.tone,
    width: 96,
  },
]
