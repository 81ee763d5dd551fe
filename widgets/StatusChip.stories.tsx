import type { Meta, StoryObj } from '@storybook/react-vite'
import { StatusChip } from './StatusChip'

const meta: Meta<typeof StatusChip> = {
  title: '위젯/StatusChip',
  component: StatusChip,
  args: { tone: 'neutral', text: '작성중' },
}
export default meta

type Story = StoryObj<typeof StatusChip>

export const Neutral: Story = { name: '시작 전' }

export const Info: Story = { name: '진행', args: { tone: 'info', text: '결재중' } }

export const Success: Story = { name: '완료', args: { tone: 'success', text: '발주완료' } }

export const Warning: Story = { name: '확인 필요', args: { tone: 'warning', text: '보완요청' } }

export const Danger: Story = { name: '거절·실패', args: { tone: 'danger', text: '결재반려' } }

export const LongText: Story = {
  name: '긴 글',
  args: {
    text: '모바일사업부 신제품 개발용 장비와 소모품을 한꺼번에 요청하는 아주 긴 이름의 구매요청입니다',
  },
}

export const Dark: Story = {
  name: '어둡게',
  args: { tone: 'danger', text: '결재반려' },
  globals: { theme: 'dark' },
}
