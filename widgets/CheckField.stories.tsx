import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { HeldControl } from '../tests/widgets/fields/HeldControl'
import { CheckField } from './CheckField'

const meta: Meta<typeof CheckField> = {
  title: '위젯/CheckField',
  component: CheckField,
  args: {
    id: 'field',
    label: '상단고정',
    value: 'N',
    onChange: () => undefined,
    options: [
      { value: 'Y', text: '예' },
      { value: 'N', text: '아니오' },
    ],
  },
  render: args => <HeldControl {...args}>{held => <CheckField {...args} {...held} />}</HeldControl>,
}
export default meta

type Story = StoryObj<typeof CheckField>

export const No: Story = { name: '아니오' }

export const Yes: Story = { name: '예', args: { value: 'Y' } }

export const Empty: Story = { name: '빈 값', args: { value: '' } }

export const Wrong: Story = {
  name: '오류',
  args: { isRequired: true, error: '상단고정은 최대 5건까지 가능합니다.' },
}

export const Disabled: Story = { name: '사용 불가', args: { value: 'Y', isDisabled: true } }

export const ReadOnly: Story = { name: '읽기 전용', args: { value: 'Y', isReadOnly: true } }

export const Dark: Story = { name: '어둡게', args: { value: 'Y' }, globals: { theme: 'dark' } }

export const Turned: Story = {
  name: '바꾸기',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('checkbox', { name: '상단고정' }))
    await expect(canvas.getByRole('checkbox')).toBeChecked()
    await expect(canvas.getByText('예')).toBeVisible()
    await userEvent.keyboard(' ')
    await expect(canvas.getByText('아니오')).toBeVisible()
  },
}
