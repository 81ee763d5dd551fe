import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { HeldControl } from '../tests/widgets/fields/HeldControl'
import { NumberRange } from './NumberRange'

const meta: Meta<typeof NumberRange> = {
  title: '위젯/NumberRange',
  component: NumberRange,
  args: { id: 'field', label: '금액', from: '', to: '', onChange: () => undefined },
  render: args => (
    <HeldControl {...args} value={`${args.from},${args.to}`}>
      {({ value, onChange }) => {
        const [from = '', to = ''] = value.split(',')
        return (
          <NumberRange
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

type Story = StoryObj<typeof NumberRange>

export const Empty: Story = { name: '빈 값' }

export const Filled: Story = { name: '입력됨', args: { from: '1000', to: '1870000' } }

export const Wrong: Story = {
  name: '오류',
  args: {
    isRequired: true,
    from: '1870000',
    to: '1000',
    error: '금액의 시작값은 종료값보다 클 수 없습니다.',
  },
}

export const Disabled: Story = { name: '사용 불가', args: { from: '1000', to: '1870000', isDisabled: true } }

export const ReadOnly: Story = { name: '읽기 전용', args: { from: '1000', to: '1870000', isReadOnly: true } }

export const Dark: Story = {
  name: '어둡게',
  args: { from: '1000', to: '1870000' },
  globals: { theme: 'dark' },
}

export const Typed: Story = {
  name: '직접 입력',
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: '금액 이상' })
    await userEvent.click(field)
    await userEvent.keyboard('1870000{Tab}')
    await expect(field).toHaveValue('1,870,000')
  },
}

export const LongText: Story = {
  name: '긴 숫자',
  args: { from: '-123456789012345678', to: '123456789012345678' },
}
