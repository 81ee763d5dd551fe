import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { Chart } from './Chart'

const departments = [
  '모바일개발팀',
  '모바일제조팀',
  '반도체설비팀',
  '디스플레이공정기술팀',
  '재무팀',
  '구매기획팀',
  '시설안전팀',
]
const orders = ['1284000000', '982300000', '1760500000', '640000000', '58200000', '121000000', '305000000']
const settled = ['1104000000', '861200000', '1320800000', '702500000', '49000000', '98700000', '288400000']
const rates = ['86.2', '91.4', '72.8', '104.1', '', '61.7', '88.9']

const meta: Meta<typeof Chart> = {
  title: '위젯/Chart',
  component: Chart,
  args: {
    label: '부서별 발주·정산',
    state: 'ready',
    categoryLabel: '부서',
    categories: departments,
    height: 240,
    series: [
      { id: 'poAmt', label: '발주금액', as: 'bar', axis: 'left', unit: '원', values: orders },
      { id: 'totalAmt', label: '정산금액', as: 'bar', axis: 'left', unit: '원', values: settled },
      { id: 'execRate', label: '집행률(%)', as: 'line', axis: 'right', unit: '%', values: rates },
    ],
  },
}
export default meta

type Story = StoryObj<typeof Chart>

export const BarsAndLine: Story = {
  name: '막대와 선',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('cell', { name: '1,284,000,000원' })).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: '정산금액' }))
    await expect(canvas.getByRole('button', { name: '정산금액' })).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(canvas.getByRole('button', { name: '정산금액' }))
  },
}

export const AsTable: Story = {
  name: '표로 보기',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '표로 보기' }))
    await expect(canvas.getByRole('rowheader', { name: '디스플레이공정기술팀' })).toBeVisible()
    await expect(canvas.getByRole('cell', { name: '-' })).toBeVisible()
  },
}

export const MarksAndTexts: Story = {
  name: '막대에 걸친 표시와 막대 끝의 글',
  args: {
    isAcross: true,
    height: 300,
    series: [
      { id: 'poAmt', label: '발주금액', as: 'bar', axis: 'left', unit: '원', values: orders },
      { id: 'totalAmt', label: '정산금액', as: 'bar', axis: 'left', unit: '원', values: settled },
      {
        ...{ id: 'budgetAmt', label: '예산', as: 'mark', axis: 'left', unit: '원' },
        values: ['1300000000', '900000000', '1800000000', '675000000', '', '160000000', '325000000'],
      },
      { id: 'execRate', label: '집행률(%)', as: 'text', axis: 'left', unit: '%', values: rates },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('104.1%', { selector: 'text' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: '예산' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '집행률(%)' })).toBeNull()
    await expect(canvas.getByRole('cell', { name: '104.1%' })).toBeInTheDocument()
  },
}

const areas = {
  label: '영역별 점수',
  categoryLabel: '평가영역',
  categories: ['납기', '품질', '가격', '응대', '기술'],
  shape: 'radar',
  series: [
    { id: 'score', label: '점수', as: 'bar', axis: 'left', values: ['60', '100', '90', '88.4', '92.5'] },
  ],
} as const

export const Radar: Story = {
  name: '방사형',
  args: areas,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('88.4', { selector: 'tspan' })).toBeVisible()
    await expect(canvas.getByRole('cell', { name: '88.4' })).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: '표로 보기' }))
    await expect(canvas.getByRole('rowheader', { name: '응대' })).toBeVisible()
  },
}

export const RadarOfTwo: Story = {
  name: '영역이 둘인 방사형은 막대',
  args: { ...areas, categories: ['납기', '품질'] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.recharts-radar')).toBeNull()
    await expect(within(canvasElement).getByRole('cell', { name: '60' })).toBeInTheDocument()
  },
}

const suppliers = ['(주)대성정밀', '한울테크(주)', '미래오피스(주)', '세진종합물류(주)', '서린전자부품(주)']

export const Across: Story = {
  name: '가로 막대와 목표',
  args: {
    label: '협력사별 납기준수율',
    categoryLabel: '협력사',
    categories: suppliers,
    isAcross: true,
    marks: [{ label: '목표(%)', axis: 'left', value: '95', unit: '%' }],
    series: [
      {
        ...{ id: 'onTimeRate', label: '납기준수율(%)', as: 'bar', axis: 'left', unit: '%' },
        values: ['62.5', '88.9', '95.0', '97.1', '100.0'],
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('목표 95.0%')).toBeVisible()
    await expect(canvas.getByRole('rowheader', { name: '한울테크(주)' })).toBeInTheDocument()
  },
}

export const AcrossStacked: Story = {
  name: '가로로 쌓은 막대',
  args: {
    label: '단계별 소요일',
    categoryLabel: '사업부',
    categories: ['모바일사업부', '반도체사업부'],
    isAcross: true,
    shape: 'stack',
    series: [
      { id: 'appr', label: '결재(일)', as: 'bar', axis: 'left', unit: '일', values: ['2.1', '3.0'] },
      { id: 'rfq', label: '견적(일)', as: 'bar', axis: 'left', unit: '일', values: ['6.5', ''] },
      { id: 'deliver', label: '납품(일)', as: 'bar', axis: 'left', unit: '일', values: ['9.7', '20.0'] },
    ],
  },
}

export const Waterfall: Story = {
  name: '폭포',
  args: {
    label: '절감 워터폴',
    categoryLabel: '단계',
    categories: ['기준금액', '협상', '경쟁입찰', '물량통합', '계약금액'],
    shape: 'waterfall',
    series: [
      {
        ...{ id: 'stepAmt', label: '금액', as: 'bar', axis: 'left', unit: '원' },
        values: ['350000000', '-24500000', '-20000000', '3000000', '308500000'],
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('cell', { name: '-24,500,000원' })).toBeInTheDocument()
  },
}

export const Pareto: Story = {
  name: '파레토',
  args: {
    label: '협력사 파레토',
    categoryLabel: '협력사',
    categories: [...suppliers, '기타 (12)'],
    shape: 'pareto',
    marks: ['80', '95'].map(value => ({ label: `${value}%`, axis: 'right', value, unit: '%' })),
    series: [
      {
        ...{ id: 'poAmt', label: '발주금액', as: 'bar', axis: 'left', unit: '원' },
        values: ['661000000', '155000000', '109261800', '28900000', '12000000', '30000000'],
      },
      {
        ...{ id: 'cumulativeShare', label: '누적비중(%)', as: 'line', axis: 'right', unit: '%' },
        values: ['66.4', '81.9', '92.9', '95.8', '97.0', '100.0'],
      },
    ],
  },
}

export const LongRest: Story = {
  name: '기타가 나머지보다 훨씬 큼',
  args: {
    categories: [...departments, '기타 (226)'],
    isAcross: true,
    restAt: departments.length,
    series: [
      {
        ...{ id: 'poAmt', label: '발주금액', as: 'bar', axis: 'left', unit: '원' },
        values: [...orders, '112700000000'],
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const names = within(canvasElement).getAllByText('기타 (226) 1,127억')
    await expect(names.length).toBeGreaterThan(0)
  },
}

export const Empty: Story = { name: '자료 없음', args: { state: 'empty', categories: [] } }

export const Loading: Story = { name: '처음 불러오는 중', args: { state: 'loading', categories: [] } }

export const Refreshing: Story = { name: '다시 불러오는 중', args: { state: 'loading' } }

export const Failed: Story = {
  name: '불러오기 실패',
  args: { state: 'failed', categories: [], onRetry: () => undefined },
}

export const Negative: Story = {
  name: '음수',
  args: {
    series: [
      {
        id: 'effectAmt',
        label: '변동효과금액',
        as: 'bar',
        axis: 'left',
        unit: '원',
        values: orders.map((value, index) => (index % 2 === 0 ? `-${value}` : value)),
      },
    ],
  },
}

export const Many: Story = {
  name: '항목이 많음',
  args: {
    categories: Array.from({ length: 42 }, (_, index) => `제${index + 1}사업장 생산기술팀`),
    series: [
      {
        id: 'poCnt',
        label: '발주건수',
        as: 'bar',
        axis: 'left',
        unit: '건',
        values: Array.from({ length: 42 }, (_, index) => String((index * 37) % 101)),
      },
    ],
  },
}

export const LongText: Story = {
  name: '긴 글',
  args: {
    label:
      '모바일사업부와 반도체사업부의 신제품 개발용 장비·소모품 발주금액과 정산금액, 예산 대비 집행률 비교',
    categories: departments.map(name => `${name} 신제품 개발 장비 구매 특별 관리 조직`),
  },
}

export const Dark: Story = { name: '어둡게', globals: { theme: 'dark' } }

export const Keyboard: Story = {
  name: '키보드: 범례',
  play: async ({ canvasElement }) => {
    const legend = within(canvasElement).getByRole('button', { name: '정산금액' })
    legend.focus()
    await userEvent.keyboard('{Enter}')
    await expect(legend).toHaveAttribute('aria-pressed', 'false')
    await userEvent.keyboard(' ')
    await expect(legend).toHaveAttribute('aria-pressed', 'true')
  },
}

export const Keys: Story = {
  name: '키보드: 값을 읽고 근거를 엽니다',
  args: {
    categories: ['모바일개발팀', '기타 (2)'],
    series: [{ id: 'poAmt', label: '발주금액', as: 'bar', axis: 'left', unit: '원', values: ['300', '500'] }],
    isAcross: true,
    restAt: 1,
    whole: {
      categories: ['모바일개발팀', '재무팀', '구매기획팀'],
      series: [
        {
          id: 'poAmt',
          label: '발주금액',
          as: 'bar',
          axis: 'left',
          unit: '원',
          values: ['300', '260', '240'],
        },
      ],
    },
    onPick: fn(),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const picture = canvas.getByRole('application', { name: '부서별 발주·정산' })
    const press = (key: string) => fireEvent.keyDown(picture, { key })
    picture.focus()
    await press('ArrowDown')
    await expect(canvas.getByRole('status')).toHaveTextContent('모바일개발팀, 발주금액 300원')
    await press('Enter')
    await expect(args.onPick).toHaveBeenCalledWith(0, 'poAmt')
    await press('ArrowDown')
    await expect(canvas.getByRole('status')).toHaveTextContent('기타 (2), 발주금액 500원')
    await press('Enter')
    // What stands for several leads to the table, which has each of them.
    await expect(canvas.getByRole('rowheader', { name: '구매기획팀' })).toBeVisible()
    await expect(args.onPick).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(canvas.getByRole('region', { name: '부서별 발주·정산' })).toHaveFocus())
  },
}
