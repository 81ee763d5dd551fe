import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PrintSheet } from './PrintSheet'

const meta = {
  title: '위젯/PrintSheet',
  component: PrintSheet,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PrintSheet>

export default meta
type Story = StoryObj<typeof meta>

const approvals = [
  { role: '기안', name: '김서연', state: '상신', on: '2026-11-03' },
  { role: '결재', name: '박준호', state: '승인', on: '2026-11-04' },
  { role: '결재', name: '이정훈', state: '결재중', on: '' },
]

const itemColumns = [
  { label: '품목코드', align: 'left', width: 90 },
  { label: '품목명', align: 'left', width: 180 },
  { label: '규격', align: 'left', width: 130 },
  { label: '단위', align: 'center', width: 50 },
  { label: '수량', align: 'right', width: 70 },
  { label: '단가', align: 'right', width: 90 },
  { label: '금액', align: 'right', width: 110 },
] as const

const requestRows = [
  ['I0000012', 'LM 가이드 블록', '본체 · 620mm 레일 포함', 'EA', '4', '1,234,567', '4,938,268'],
  ['I0000107', '배선용 차단기', '3P 30A', 'EA', '12', '18,700', '224,400'],
  ['', '현장 보수용 소모품', '오링 외', 'SET', '2', '95,000', '190,000'],
]

/** 구매요청서: header, approval boxes, lines, amount also in Hangul. */
export const PurchaseRequest: Story = {
  args: {
    sheet: {
      title: '구매요청서',
      number: 'PR202611-0042',
      printedOn: '2026-11-21',
      printedBy: '김서연',
      fields: [
        { label: '구매요청명', text: '3라인 이송부 보수 자재' },
        { label: '요청일자', text: '2026-11-03' },
        { label: '사업부', text: '모바일사업부' },
        { label: '부서명', text: '모바일개발팀' },
        { label: '요청자', text: '김서연' },
        { label: '인수자', text: '한지민' },
        { label: '납품희망일', text: '2026-12-05' },
        { label: '납품장소', text: '수원사업장 3동 2층 자재창고' },
        { label: '구매사유', text: '이송부 마모로 인한 정기 보수. 라인 정지 전 교체가 필요합니다.' },
      ],
      amount: { figure: '5,352,668', hangul: '일금 오백삼십오만이천육백육십팔원정' },
      lines: { columns: itemColumns, rows: requestRows, totals: ['', '', '', '', '', '', '5,352,668'] },
      approvals,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: '구매요청서' })).toBeVisible()
    await expect(canvas.getByText('일금 오백삼십오만이천육백육십팔원정')).toBeVisible()
    // Running head, head, three lines and their sum.
    await expect(canvas.getAllByRole('row')).toHaveLength(6)
  },
}

const supplier = {
  role: '공급자',
  facts: [
    { label: '상호', text: '(주)대성정밀' },
    { label: '사업자등록번호', text: '990-81-00018' },
    { label: '대표자', text: '오세훈' },
    { label: '주소', text: '경기도 화성시 동탄산단로 120' },
  ],
}
const buyer = {
  role: '공급받는자',
  facts: [
    { label: '상호', text: '한빛전자(주)' },
    { label: '사업자등록번호', text: '124-81-00998' },
    { label: '대표자', text: '정하늘' },
    { label: '주소', text: '경기도 수원시 영통구 삼성로 129' },
  ],
}

/** 발주서: who orders from whom, terms as notes. */
export const PurchaseOrder: Story = {
  args: {
    sheet: {
      title: '발주서',
      number: 'PO202611-0017',
      printedOn: '2026-11-21',
      printedBy: '최민수',
      fields: [
        { label: '발주일자', text: '2026-11-10' },
        { label: '납기일자', text: '2026-12-04' },
        { label: '결제조건', text: '월말 마감 후 30일 현금' },
        { label: '인도조건', text: '지정장소 도착도' },
      ],
      parties: [buyer, supplier],
      amount: { figure: '5,887,934', hangul: '일금 오백팔십팔만칠천구백삼십사원정' },
      lines: { columns: itemColumns, rows: requestRows, totals: ['', '', '', '', '', '', '5,352,668'] },
      approvals: [],
      notes: [
        '부가가치세 535,266원 별도.',
        '납품 시 거래명세서 2부를 첨부해 주시기 바랍니다.',
        '납기 지연이 예상되면 3일 전까지 구매담당에게 알려 주시기 바랍니다.',
      ],
    },
  },
}

/** 거래명세서, a copy. */
export const Statement: Story = {
  args: {
    sheet: {
      title: '거래명세서',
      number: 'ST202611-0009',
      printedOn: '2026-11-21',
      printedBy: '오세훈',
      fields: [
        { label: '거래일자', text: '2026-11-20' },
        { label: '발주번호', text: 'PO202611-0017' },
      ],
      parties: [supplier, buyer],
      amount: { figure: '5,887,934', hangul: '일금 오백팔십팔만칠천구백삼십사원정' },
      lines: {
        columns: [...itemColumns, { label: '세액', align: 'right', width: 90 }],
        rows: requestRows.map((row, at) => [...row, ['493,826', '22,440', '19,000'][at] ?? '']),
        totals: ['', '', '', '', '', '', '5,352,668', '535,266'],
      },
      approvals: [],
      mark: '사본',
    },
  },
}

/** Many lines: the head of the table stands again on every page. */
export const ManyLines: Story = {
  args: {
    sheet: {
      title: '구매요청서',
      number: 'PR202611-0043',
      printedOn: '2026-11-21',
      printedBy: '김서연',
      fields: [{ label: '구매요청명', text: '연간 소모품' }],
      lines: {
        columns: itemColumns,
        rows: Array.from({ length: 60 }, (_, at) => requestRows[at % requestRows.length] ?? []),
      },
      approvals: [],
    },
  },
}

/** An order in dollars: nothing is spelled in won. */
export const Foreign: Story = {
  args: {
    sheet: {
      title: '발주서',
      number: 'PO202611-0021',
      printedOn: '2026-11-21',
      printedBy: '한도윤',
      fields: [{ label: '통화', text: '달러' }],
      amount: { figure: 'USD 1,250.55', hangul: '' },
      approvals: [],
    },
  },
}
