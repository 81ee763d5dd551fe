import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
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

export const Dark: Story = { name: '어둡게', args: { value: '2026-11-20' }, globals: { theme: 'dark' } }

export const Typed: Story = {
  name: '직접 입력',
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: '납품희망일' })
    await userEvent.click(field)
    await userEvent.keyboard('26.12.5{Tab}')
    await expect(field).toHaveValue('2026-12-05')
  },
}

export const Calendar: Story = {
  name: '달력',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const button = canvas.getByRole('button', { name: /납품희망일.*달력/ })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
    // A choice gives the focus back as well.
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await screen.findByRole('button', { name: /2026년 11월 10일/ }))
    await waitFor(() => expect(button).toHaveFocus())
  },
}
