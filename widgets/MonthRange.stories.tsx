import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { HeldControl } from '../tests/widgets/fields/HeldControl'
import { MonthRange } from './MonthRange'

const meta: Meta<typeof MonthRange> = {
  title: '위젯/MonthRange',
  component: MonthRange,
  args: { id: 'field', label: '기준월', from: '', to: '', onChange: () => undefined },
  render: args => (
    <HeldControl {...args} value={`${args.from},${args.to}`}>
      {({ value, onChange }) => {
        const [from = '', to = ''] = value.split(',')
        return (
          <MonthRange
            {...args}
            from={from}
            to={to}
            onChange={(first, last) => onChange(`${first},${last}`)}
          />
        )
      }}
    </HeldControl>
  ),
}
export default meta

type Story = StoryObj<typeof MonthRange>

export const Empty: Story = { name: '빈 값' }

export const Filled: Story = { name: '입력됨', args: { from: '202512', to: '202611' } }

export const Wrong: Story = {
  name: '오류',
  args: { isRequired: true, from: '202611', to: '202512', error: '조회 시작일은 종료일보다 클 수 없습니다.' },
}

export const Disabled: Story = { name: '사용 불가', args: { from: '202512', to: '202611', isDisabled: true } }

export const ReadOnly: Story = { name: '읽기 전용', args: { from: '202512', to: '202611', isReadOnly: true } }

export const Dark: Story = {
  name: '어둡게',
  args: { from: '202512', to: '202611' },
  globals: { theme: 'dark' },
}

export const Typed: Story = {
  name: '직접 입력',
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: '기준월 시작월' })
    await userEvent.click(field)
    await userEvent.keyboard('2026.3{Tab}')
    await expect(field).toHaveValue('2026-03')
  },
}
