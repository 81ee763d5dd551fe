import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { HeldControl } from '../tests/widgets/fields/HeldControl'
import { ChoiceGroup } from './ChoiceGroup'

const meta: Meta<typeof ChoiceGroup> = {
  title: '위젯/ChoiceGroup',
  component: ChoiceGroup,
  args: {
    id: 'field',
    label: '포털구분',
    kind: 'radio',
    value: '',
    onChange: () => undefined,
    options: [
      { value: 'I', text: '내부' },
      { value: 'E', text: '외부' },
    ],
    emptyText: '전체',
  },
  render: args => <HeldControl {...args}>{held => <ChoiceGroup {...args} {...held} />}</HeldControl>,
}
export default meta

type Story = StoryObj<typeof ChoiceGroup>

export const Empty: Story = { name: '전체' }

export const Filled: Story = { name: '선택됨', args: { value: 'I' } }

export const Several: Story = { name: '여러 개', args: { kind: 'check', value: 'I,E' } }

export const Wrong: Story = {
  name: '오류',
  args: { isRequired: true, error: '포털구분을 선택해 주세요.', emptyText: undefined },
}

export const Disabled: Story = { name: '사용 불가', args: { value: 'E', isDisabled: true } }

export const ReadOnly: Story = { name: '읽기 전용', args: { kind: 'check', value: 'I,E', isReadOnly: true } }

export const LongText: Story = {
  name: '긴 글',
  args: {
    options: [
      { value: 'A', text: '모바일사업부 신제품 개발용 장비와 소모품을 한꺼번에 요청하는 아주 긴 이름' },
      { value: 'B', text: '짧은 글' },
    ],
  },
}

export const Dark: Story = { name: '어둡게', args: { value: 'I' }, globals: { theme: 'dark' } }

export const Keyboard: Story = {
  name: '키보드',
  args: { value: 'I' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('radio', { name: '내부' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: '외부' })).toBeChecked()
  },
}

export const OrderOfChoices: Story = {
  name: '고른 순서와 상관없이 같은 값',
  args: { kind: 'check', value: 'E' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('checkbox', { name: '내부' }))
    await expect(canvas.getByRole('checkbox', { name: '외부' })).toBeChecked()
    await userEvent.click(canvas.getByRole('checkbox', { name: '전체' }))
    await expect(canvas.getByRole('checkbox', { name: '내부' })).not.toBeChecked()
  },
}
