import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { HeldControl } from '../tests/widgets/fields/HeldControl'
import { DateRange } from './DateRange'

const meta: Meta<typeof DateRange> = {
  title: '위젯/DateRange',
  component: DateRange,
  args: { id: 'field', label: '요청일자', from: '', to: '', today: '2026-11-20', onChange: () => undefined },
  render: args => (
    <HeldControl {...args} value={`${args.from},${args.to}`}>
      {({ value, onChange }) => {
        const [from = '', to = ''] = value.split(',')
        return (
          <DateRange {...args} from={from} to={to} onChange={(first, last) => onChange(`${first},${last}`)} />
        )
      }}
    </HeldControl>
  ),
}
export default meta

type Story = StoryObj<typeof DateRange>

export const Empty: Story = { name: '빈 값' }

export const Filled: Story = { name: '입력됨', args: { from: '2026-10-20', to: '2026-11-20' } }

export const Wrong: Story = {
  name: '오류',
  args: {
    isRequired: true,
    from: '2026-11-20',
    to: '2026-10-20',
    error: '조회 시작일은 종료일보다 클 수 없습니다.',
  },
}

export const Disabled: Story = {
  name: '사용 불가',
  args: { from: '2026-10-20', to: '2026-11-20', isDisabled: true },
}

export const ReadOnly: Story = {
  name: '읽기 전용',
  args: { from: '2026-10-20', to: '2026-11-20', isReadOnly: true },
}

export const LongText: Story = {
  name: '긴 글',
  args: { from: '이천이십육년 십일월 이십일', to: '2026-11-20' },
}

export const Dark: Story = {
  name: '어둡게',
  args: { from: '2026-10-20', to: '2026-11-20' },
  globals: { theme: 'dark' },
}

export const Typed: Story = {
  name: '직접 입력',
  play: async ({ canvasElement }) => {
    const [field] = within(canvasElement).getAllByRole('textbox')
    if (!field) throw new Error('The range has no field.')
    await userEvent.click(field)
    await userEvent.keyboard('20261105{Tab}')
    await expect(field).toHaveValue('2026-11-05')
  },
}
