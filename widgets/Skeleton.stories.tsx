import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from './Skeleton'

const meta: Meta<typeof Skeleton> = {
  title: '위젯/Skeleton',
  component: Skeleton,
  args: { height: 200, rows: 5 },
}
export default meta

type Story = StoryObj<typeof Skeleton>

export const Rows: Story = { name: '여러 줄' }

export const OneRow: Story = { name: '한 줄', args: { height: 28, rows: 1 } }

export const Dark: Story = { name: '어둡게', globals: { theme: 'dark' } }
