import type { Meta, StoryObj } from '@storybook/react-vite'
import { Tabs } from './Tabs'

const meta: Meta<typeof Tabs> = {
  title: '위젯/Tabs',
  component: Tabs,
  args: {
    label: '결재·이력',
    tabs: [
      { id: 'approval', label: '결재선', body: <p>아직 상신하지 않아 결재선이 없습니다.</p> },
      { id: 'timeline', label: '진행이력', body: <p>아직 진행이력이 없습니다.</p> },
    ],
  },
}
export default meta

type Story = StoryObj<typeof Tabs>

export const Two: Story = { name: '두 개' }

export const One: Story = {
  name: '하나',
  args: { tabs: [{ id: 'approval', label: '결재선', body: <p>아직 상신하지 않아 결재선이 없습니다.</p> }] },
}
