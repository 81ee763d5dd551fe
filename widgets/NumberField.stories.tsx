import type { Meta, StoryObj } from '@storybook/react-vite'
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
