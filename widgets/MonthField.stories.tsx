import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { HeldControl } from '../tests/widgets/fields/HeldControl'
import { MonthField } from './MonthField'

const meta: Meta<typeof MonthField> = {
  title: '위젯/MonthField',
  component: MonthField,
  args: { id: 'field', label: '기준월', value: '', onChange: () => undefined },
  render: args => <HeldControl {...args}>{held => <MonthField {...args} {...held} />}</HeldControl>,
}
export default meta

type Story = StoryObj<typeof MonthField>

export const Empty: Story = { name: '빈 값' }

export const Filled: Story = { name: '입력됨', args: { value: '202611' } }

export const Wrong: Story = {
  name: '오류',
  args: { value: '', isRequired: true, error: '기준월을 입력해 주세요.' },
}

export const Disabled: Story = { name: '사용 불가', args: { value: '202611', isDisabled: true } }

export const ReadOnly: Story = { name: '읽기 전용', args: { value: '202611', isReadOnly: true } }

export const LongText: Story = { name: '긴 글', args: { value: '이천이십육년 십일월' } }

export const Dark: Story = { name: '어둡게', args: { value: '202611' }, globals: { theme: 'dark' } }

export const Typed: Story = {
  name: '직접 입력',
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: '기준월' })
    await userEvent.click(field)
    await userEvent.keyboard('2026.3{Tab}')
    await expect(field).toHaveValue('2026-03')
  },
}
