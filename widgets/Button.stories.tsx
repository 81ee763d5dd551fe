import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from './Button'

const meta: Meta<typeof Button> = {
  title: '위젯/Button',
  component: Button,
  args: { label: '저장', onPress: () => undefined },
}
export default meta

type Story = StoryObj<typeof Button>

export const Plain: Story = { name: '보통' }

export const Primary: Story = { name: '주요', args: { label: '결재상신', look: 'primary' } }

export const Danger: Story = { name: '위험', args: { label: '삭제', look: 'danger' } }

export const Quiet: Story = {
  name: '조용함',
  args: { label: '전체 내려받기', look: 'quiet', icon: 'download' },
}

export const Disabled: Story = {
  name: '사용 불가와 이유',
  args: { isDisabled: true, hint: '본인이 작성한 구매요청만 삭제할 수 있습니다.' },
}

export const Busy: Story = { name: '처리 중', args: { isBusy: true } }

export const LongText: Story = {
  name: '긴 글',
  args: {
    label: '모바일사업부 신제품 개발용 장비와 소모품을 한꺼번에 요청하는 아주 긴 이름의 구매요청입니다',
  },
}

export const Dark: Story = {
  name: '어둡게',
  args: { label: '결재상신', look: 'primary' },
  globals: { theme: 'dark' },
}

export const Keyboard: Story = {
  name: '키보드',
  args: { onPress: fn() },
  play: async ({ args, canvasElement }) => {
    within(canvasElement).getByRole('button', { name: '저장' }).focus()
    await userEvent.keyboard('{Enter} ')
    await expect(args.onPress).toHaveBeenCalledTimes(2)
  },
}

export const KeyboardWhileOff: Story = {
  name: '사용할 수 없을 때의 키보드',
  args: { onPress: fn(), isDisabled: true, hint: '본인이 작성한 구매요청만 저장할 수 있습니다.' },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: '저장' })
    button.focus()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}
