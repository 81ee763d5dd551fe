import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { IconButton } from './IconButton'

const meta: Meta<typeof IconButton> = {
  title: '위젯/IconButton',
  component: IconButton,
  args: { label: '엑셀', icon: 'excel', onPress: () => undefined },
}
export default meta

type Story = StoryObj<typeof IconButton>

export const Plain: Story = { name: '보통' }

export const Disabled: Story = { name: '사용 불가', args: { isDisabled: true } }

export const Busy: Story = { name: '처리 중', args: { isBusy: true } }

export const Dark: Story = { name: '어둡게', globals: { theme: 'dark' } }

export const Keyboard: Story = {
  name: '키보드',
  args: { onPress: fn() },
  play: async ({ args, canvasElement }) => {
    within(canvasElement).getByRole('button', { name: '엑셀' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}
