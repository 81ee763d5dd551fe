import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { KpiTile } from '../engine/render/kpiWidgetContract'
import { KpiTiles } from './KpiTiles'

const tiles: readonly KpiTile[] = [
  { id: 'prCnt', label: '구매요청건수', value: '1284', unit: '건' },
  { id: 'poCnt', label: '발주건수', value: '967', unit: '건' },
  {
    id: 'poAmt',
    label: '발주금액',
    value: '4823567120',
    unit: '원',
    beside: { label: '전월대비(%)', value: '12.4', unit: '%', isChange: true },
  },
  {
    id: 'totalAmt',
    label: '정산금액',
    value: '3910224800',
    unit: '원',
    beside: { label: '전년동월대비(%)', value: '-3.1', unit: '%', isChange: true },
  },
  { id: 'execRate', label: '집행률(%)', value: '81.2', unit: '%', tone: 'warning' },
]

const meta: Meta<typeof KpiTiles> = {
  title: '위젯/KpiTiles',
  component: KpiTiles,
  args: { label: '요약', state: 'ready', tiles },
}
export default meta

type Story = StoryObj<typeof KpiTiles>

export const Ready: Story = { name: '보통' }

export const WithoutValues: Story = {
  name: '값 없음',
  args: {
    tiles: tiles.map(tile => ({
      ...tile,
      value: '',
      ...(tile.beside && { beside: { ...tile.beside, value: '' } }),
    })),
  },
}

export const Loading: Story = {
  name: '처음 불러오는 중',
  args: { state: 'loading', tiles: tiles.map(tile => ({ ...tile, value: '' })) },
}

export const Refreshing: Story = { name: '다시 불러오는 중', args: { state: 'loading' } }

export const Failed: Story = {
  name: '불러오기 실패',
  args: { state: 'failed', tiles: [], onRetry: () => undefined },
}

export const Refused: Story = {
  name: '권한 없음',
  args: {
    state: 'failed',
    tiles: [],
    failedText: '요약을 볼 권한이 없습니다. 필요하면 관리자에게 권한을 요청해 주세요.',
  },
}

export const Tones: Story = {
  name: '강조',
  args: {
    tiles: (['neutral', 'info', 'success', 'warning', 'danger'] as const).map(tone => ({
      id: tone,
      label: `납기준수율 ${tone}`,
      value: '94.8',
      unit: '%',
      tone,
    })),
  },
}

export const Links: Story = {
  name: '다른 화면으로',
  args: { tiles: tiles.map(tile => ({ ...tile, onGo: () => undefined })) },
}

export const LongText: Story = {
  name: '긴 글',
  args: {
    tiles: tiles.map(tile => ({
      ...tile,
      label: '모바일사업부 신제품 개발용 장비와 소모품의 연간 누적 집행 현황',
      value: '98765432109876543',
      unit: '원',
    })),
  },
}

export const ManyWide: Story = {
  name: '좁은 자리의 긴 숫자',
  args: {
    tiles: Array.from({ length: 6 }, (_, index) => ({
      id: `f${index}`,
      label: '기준월까지 12개월 평균',
      value: index === 3 ? '-1234567.8901' : '1234567.89',
      unit: '개',
    })),
  },
  decorators: [
    Story => (
      <div style={{ width: 980 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const [figure] = await within(canvasElement).findAllByText('-1,234,567.8901개')
    const { height = 0 } = figure?.getBoundingClientRect() ?? {}
    await expect(height).toBeLessThan(30)
    const tile = figure?.closest('li')
    await expect((figure?.scrollWidth ?? 0) + 24).toBeLessThanOrEqual(tile?.clientWidth ?? 0)
  },
}

export const Dark: Story = { name: '어둡게', globals: { theme: 'dark' } }
