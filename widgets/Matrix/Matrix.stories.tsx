import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import type { MatrixProps, MatrixRow } from '../../engine/render/matrixWidgetContract'
import { Matrix } from './Matrix'

const cell = (
  price: string,
  amount: string,
  more: { isBest?: boolean; isPicked?: boolean; isFit?: boolean } = {},
) => ({
  facts: [
    { label: '금액(원)', text: amount },
    { label: '단가', text: price },
    { label: '납품가능일', text: '2026-12-04' },
  ],
  isBest: false,
  isPicked: false,
  isFit: true,
  ...more,
})

const rows: readonly MatrixRow[] = [
  {
    id: '10',
    texts: ['알루미늄 브라켓', '120×80×5T, 아노다이징', '100'],
    cells: [
      cell('18,700', '1,870,000', { isBest: true }),
      cell('19,150', '1,915,000'),
      cell('19,900', '1,990,000'),
    ],
  },
  {
    id: '20',
    texts: ['육각볼트', 'M8×30, SUS304', '2,000'],
    cells: [cell('145', '290,000'), cell('138', '276,000', { isBest: true }), undefined],
  },
  {
    id: '30',
    texts: ['방진고무 패드', '50×50×10', '40'],
    cells: [
      cell('3,200', '128,000', { isFit: false }),
      cell('3,450', '138,000', { isBest: true }),
      cell('3,600', '144,000'),
    ],
  },
]

const meta: Meta<typeof Matrix> = {
  title: '위젯/Matrix',
  component: Matrix,
  args: {
    label: '견적 비교',
    state: 'ready',
    rowLabels: ['품목명', '규격', '수량'],
    columnLabels: ['견적금액(원)', '납기(일)', '견적유효일'],
    columns: [
      { id: 'QT1', text: '(주)대성정밀', isBest: true, facts: ['2,288,000', '10', '2026-12-31'] },
      { id: 'QT2', text: '한울테크(주)', isBest: false, facts: ['2,329,000', '7', '2026-12-20'] },
      { id: 'QT3', text: '미래오피스(주)', isBest: false, facts: ['', '14', '2026-12-15'] },
    ],
    rows,
    isReadOnly: false,
    onPick: () => undefined,
    onPickBest: () => undefined,
    onPickColumn: () => undefined,
  },
}
export default meta

type Story = StoryObj<typeof Matrix>

function Picking(props: MatrixProps) {
  const [picks, setPicks] = useState<Readonly<Record<string, string>>>({})
  const shown = props.rows.map(row => ({
    ...row,
    cells: row.cells.map(
      (one, index) => one && { ...one, isPicked: picks[row.id] === props.columns[index]?.id },
    ),
  }))
  return <Matrix {...props} rows={shown} onPick={(row, column) => setPicks({ ...picks, [row]: column })} />
}

export const Ready: Story = { name: '보통' }

export const Picked: Story = {
  name: '키보드로 선택',
  args: { sums: { label: '금액(원)', columns: ['0', '0', '0'], all: '0' } },
  render: args => <Picking {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const first = canvas.getByRole('radio', { name: '알루미늄 브라켓 (주)대성정밀 선택' })
    first.focus()
    await userEvent.keyboard(' ')
    await expect(first).toBeChecked()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: '알루미늄 브라켓 한울테크(주) 선택' })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: '방진고무 패드 (주)대성정밀 선택' })).toBeDisabled()
  },
}

export const Empty: Story = {
  name: '비어 있음',
  args: { state: 'empty', rows: [], columns: [], emptyText: '견적 마감 후 금액을 확인할 수 있습니다.' },
}

export const Loading: Story = { name: '불러오는 중', args: { state: 'loading', rows: [], columns: [] } }

export const ReadOnly: Story = {
  name: '읽기 전용',
  args: {
    isReadOnly: true,
    rows: rows.map(row => ({
      ...row,
      cells: row.cells.map(one => one && { ...one, isPicked: one.isBest }),
    })),
    sums: { label: '금액(원)', columns: ['1,870,000', '414,000', '0'], all: '2,284,000' },
  },
}

export const Disabled: Story = { name: '사용 불가', args: { isDisabled: true } }

export const Sums: Story = {
  name: '합계',
  args: { sums: { label: '금액(원)', columns: ['1,870,000', '414,000', '0'], all: '2,284,000' } },
}

export const LongText: Story = {
  name: '긴 글',
  args: {
    columns: Array.from({ length: 6 }, (_, index) => ({
      id: `QT${index}`,
      text: `이름이 아주 긴 협력사 주식회사 제${index + 1}공장 영업본부`,
      isBest: index === 0,
      facts: ['2,288,000', '10', '2026-12-31'],
    })),
    rows: rows.map(row => ({
      ...row,
      texts: [`${row.texts[0]} 고내열 특수강 가공품 도장 포함`, row.texts[1] ?? '', row.texts[2] ?? ''],
      cells: [...row.cells, ...row.cells],
    })),
  },
}

export const Dark: Story = { name: '어둡게', globals: { theme: 'dark' } }
