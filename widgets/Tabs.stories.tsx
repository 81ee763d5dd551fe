import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
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

export const LongText: Story = {
  name: '긴 글',
  args: {
    tabs: [
      {
        id: 'a',
        label: '결재선과 합의 부서의 의견, 위임 내역',
        body: <p>{'의견이 길게 적혀 있습니다. '.repeat(30)}</p>,
      },
      { id: 'b', label: '진행이력과 문서 이력, 첨부파일의 변경 내역', body: <p>이력</p> },
    ],
  },
}

export const Dark: Story = { name: '어둡게', globals: { theme: 'dark' } }

export const Keyboard: Story = {
  name: '키보드',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('tab', { name: '결재선' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: '진행이력' })).toHaveFocus()
    await expect(canvas.getByText('아직 진행이력이 없습니다.')).toBeVisible()
  },
}
