import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { HeldControl } from '../tests/widgets/fields/HeldControl'
import { MultiSelect } from './MultiSelect'

const meta: Meta<typeof MultiSelect> = {
  title: '위젯/MultiSelect',
  component: MultiSelect,
  args: {
    id: 'field',
    label: '진행상태',
    value: '',
    onChange: () => undefined,
    options: [
      { value: 'DRAFT', text: '작성중' },
      { value: 'APPROVING', text: '결재중' },
      { value: 'APPROVED', text: '접수대기' },
      {
        value: 'LONG',
        text: '모바일사업부 신제품 개발용 장비와 소모품을 한꺼번에 요청하는 아주 긴 이름의 구매요청입니다',
      },
    ],
    emptyText: '전체',
  },
  render: args => <HeldControl {...args}>{held => <MultiSelect {...args} {...held} />}</HeldControl>,
}
export default meta

type Story = StoryObj<typeof MultiSelect>

export const Empty: Story = { name: '빈 값' }

export const Filled: Story = { name: '입력됨', args: { value: 'DRAFT,APPROVING' } }

export const Wrong: Story = {
  name: '오류',
  args: { value: '', isRequired: true, error: '진행상태를 선택해 주세요.' },
}

export const Disabled: Story = { name: '사용 불가', args: { value: 'DRAFT,APPROVING', isDisabled: true } }

export const ReadOnly: Story = { name: '읽기 전용', args: { value: 'DRAFT,APPROVING', isReadOnly: true } }

export const LongText: Story = { name: '긴 글', args: { value: 'LONG' } }

export const Dark: Story = { name: '어둡게', args: { value: 'DRAFT,APPROVING' }, globals: { theme: 'dark' } }

export const Keyboard: Story = {
  name: '키보드',
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox')
    field.focus()
    await userEvent.keyboard('{ArrowDown}')
    const first = await screen.findByRole('checkbox', { name: '전체' })
    first.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown} ')
    await expect(screen.getByRole('checkbox', { name: '결재중' })).toBeChecked()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull())
    await expect(field).toHaveTextContent('결재중')
  },
}
