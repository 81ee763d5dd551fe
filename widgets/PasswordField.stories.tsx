import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { composeHangul } from '../tests/widgets/fields/composeHangul'
import { HeldControl } from '../tests/widgets/fields/HeldControl'
import { PasswordField } from './PasswordField'

const meta: Meta<typeof PasswordField> = {
  title: '위젯/PasswordField',
  component: PasswordField,
  args: { id: 'field', label: '새 비밀번호', value: '', onChange: () => undefined },
  render: args => <HeldControl {...args}>{held => <PasswordField {...args} {...held} />}</HeldControl>,
}
export default meta

type Story = StoryObj<typeof PasswordField>

export const Empty: Story = { name: '빈 값' }

export const Filled: Story = { name: '입력됨', args: { value: 'Gpms!2026pw' } }

export const Wrong: Story = {
  name: '오류',
  args: { value: 'abc', isRequired: true, error: '새 비밀번호는 10자 이상 입력해 주세요.' },
}

export const Disabled: Story = { name: '사용 불가', args: { value: 'Gpms!2026pw', isDisabled: true } }

export const ReadOnly: Story = { name: '읽기 전용', args: { value: 'Gpms!2026pw', isReadOnly: true } }

export const Dark: Story = { name: '어둡게', args: { value: 'Gpms!2026pw' }, globals: { theme: 'dark' } }

export const Shown: Story = {
  name: '보이기',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByLabelText('새 비밀번호')
    await userEvent.type(field, '비밀pw1!')
    await expect(field).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: '새 비밀번호 보기' }))
    await expect(field).toHaveAttribute('type', 'text')
    await expect(field).toHaveValue('비밀pw1!')
  },
}

export const Composed: Story = {
  name: '한글 조합 중 Enter',
  args: { onEnter: fn() },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByLabelText('새 비밀번호')
    await composeHangul(field, '비밀', args.onEnter ?? fn())
    await expect(args.onEnter).toHaveBeenCalledOnce()
  },
}
