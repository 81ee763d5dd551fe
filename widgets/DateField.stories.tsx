import type { Meta, StoryObj } from '@storybook/react-vite'
import { HeldControl } from '../tests/widgets/fields/HeldControl'
import { DateField } from './DateField'

const meta: Meta<typeof DateField> = {
  title: '위젯/DateField',
  component: DateField,
  args: { id: 'field', label: '납품희망일', value: '', onChange: () => undefined, today: '2026-11-20' },
  render: args => <HeldControl {...args}>{held => <DateField {...args} {...held} />}</HeldControl>,
}
export default meta

type Story = StoryObj<typeof DateField>

export const Empty: Story = { name: '빈 값' }

export const Filled: Story = { name: '입력됨', args: { value: '2026-11-20' } }

export const Wrong: Story = {
  name: '오류',
  args: { value: '', isRequired: true, error: '납품희망일을 입력해 주세요.' },
}

export const Disabled: Story = { name: '사용 불가', args: { value: '2026-11-20', isDisabled: true } }

export const ReadOnly: Story = { name: '읽기 전용', args: { value: '2026-11-20', isReadOnly: true } }

export const LongText: Story = { name: '긴 글', args: { value: '이천이십육년 십일월 이십일' } }
