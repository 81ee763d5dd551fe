import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { HeldControl } from '../tests/widgets/fields/HeldControl'
import { CheckBox } from './CheckBox'

const meta: Meta<typeof CheckBox> = {
  title: '위젯/CheckBox',
  component: CheckBox,
  args: { id: 'field', label: '내 담당만', value: '', checkedValue: 'Y', onChange: () => undefined },
  render: args => <HeldControl {...args}>{held => <CheckBox {...args} {...held} />}</HeldControl>,
}
export default meta

type Story = StoryObj<typeof CheckBox>

export const Empty: Story = { name: '선택 안 됨' }

export const Filled: Story = { name: '선택됨', args: { value: 'Y' } }

export const Wrong: Story = { name: '오류', args: { isRequired: true, error: '내 담당만을 선택해 주세요.' } }

export const Disabled: Story = { name: '사용 불가', args: { value: 'Y', isDisabled: true } }

export const ReadOnly: Story = { name: '읽기 전용', args: { value: 'Y', isReadOnly: true } }

export const Dark: Story = { name: '어둡게', args: { value: 'Y' }, globals: { theme: 'dark' } }

export const Keyboard: Story = {
  name: '키보드',
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox')
    box.focus()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
  },
}
