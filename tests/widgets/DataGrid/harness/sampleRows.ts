import type { GridColumn, GridRow } from '../../../../widgets/DataGrid/dataGridContract'

const items = [
  ['LM-2201', '리니어 가이드 HSR25', '본체 · 620mm 레일 포함'],
  ['SV-0410', '서보 모터 400W', '브레이크 부착형'],
  ['BR-6204', '깊은 홈 볼 베어링 6204ZZ', '양면 철판 실드'],
  ['CB-1120', '차단기 ABS33c', '3P 30A'],
  ['PN-7702', '공압 실린더 CQ2B32', '행정 50mm'],
] as const

const statuses = [
  { value: '10', text: '작성중' },
  { value: '20', text: '결재중' },
  { value: '30', text: '승인' },
  { value: '40', text: '반려' },
  { value: '50', text: '대기' },
] as const

const tones = { 10: 'neutral', 20: 'info', 30: 'success', 40: 'danger', 50: 'warning' } as const

function isToned(value: unknown): value is keyof typeof tones {
  return String(value) in tones
}

export function sampleRow(index: number): GridRow {
  const [code, name, spec] = items[index % items.length] ?? items[0]
  return {
    prNo: `PR2611${String(index + 1).padStart(5, '0')}`,
    itemCode: code,
    itemName: name,
    spec,
    qty: (index % 7) + 1,
    price: String(((index * 37) % 900) * 1000 + 12500),
    amount: index % 11 === 4 ? '-125000' : String(((index % 7) + 1) * (((index * 37) % 900) * 1000 + 12500)),
    needDate: `2026-12-${String((index % 28) + 1).padStart(2, '0')}`,
    status: statuses[index % statuses.length]?.value,
    vendor: '한빛정밀',
    urgent: index % 4 === 0,
    locked: '고정값',
  }
}

export function sampleColumns(isEditable: boolean): readonly GridColumn[] {
  return [
    { id: 'prNo', title: '요청번호', kind: 'link', frozen: true, width: 120 },
    {
      id: 'itemName',
      title: '품목명',
      kind: 'text',
      editable: isEditable,
      required: true,
      width: 190,
      group: '품목',
    },
    { id: 'spec', title: '규격', kind: 'text', editable: isEditable, width: 170, group: '품목' },
    { id: 'qty', title: '수량', kind: 'number', editable: isEditable, maxDecimals: 0, width: 70 },
    { id: 'price', title: '단가', kind: 'amount', editable: isEditable, width: 100 },
    { id: 'amount', title: '금액', kind: 'amount', width: 120 },
    { id: 'needDate', title: '납기요청일', kind: 'date', editable: isEditable, width: 100 },
    {
      id: 'status',
      title: '상태',
      kind: 'code',
      editable: isEditable,
      options: statuses,
      tone: value => (isToned(value) ? tones[value] : undefined),
      width: 96,
    },
    { id: 'vendor', title: '공급사', kind: 'lookup', editable: isEditable, width: 130 },
    { id: 'urgent', title: '긴급', kind: 'check', editable: isEditable, width: 56 },
    { id: 'locked', title: '비고', kind: 'text', width: 120 },
  ]
}
