import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { HeldControl } from '../tests/widgets/fields/HeldControl'
import { NumberField } from './NumberField'

const meta: Meta<typeof NumberField> = {
  title: '위젯/NumberField',
  component: NumberField,
  args: { id: 'field', label: '수량', value: '', onChange: () => undefined, scale: 3 },
  render: args => <HeldControl {...args}>{held => <NumberField {...args} {...held} />}</HeldControl>,
}
export default meta

type Story = StoryObj<typeof NumberField>

export const Empty: Story = { name: '빈 값' }

export const Filled: Story = { name: '입력됨', args: { value: '1234567.5' } }

export const Wrong: Story = {
  name: '오류',
  args: { value: '', isRequired: true, error: '수량을 입력해 주세요.' },
}

export const Disabled: Story = { name: '사용 불가', args: { value: '1234567.5', isDisabled: true } }

export const ReadOnly: Story = { name: '읽기 전용', args: { value: '1234567.5', isReadOnly: true } }

export const LongText: Story = { name: '긴 글', args: { value: '-123456789012345678901234567890.125' } }

export const Dark: Story = { name: '어둡게', args: { value: '-1234567.5' }, globals: { theme: 'dark' } }

export const Typed: Story = {
  name: '직접 입력',
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: '수량' })
    await userEvent.click(field)
    await userEvent.keyboard('1234567.5{Tab}')
    await expect(field).toHaveValue('1,234,567.5')
    await userEvent.clear(field)
    await userEvent.keyboard('다섯{Tab}')
    await expect(field).toHaveValue('다섯')
  },
}
