import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { composeHangul } from '../tests/widgets/fields/composeHangul'
import { HeldControl } from '../tests/widgets/fields/HeldControl'
import { TextArea } from './TextArea'

const meta: Meta<typeof TextArea> = {
  title: '위젯/TextArea',
  component: TextArea,
  args: { id: 'field', label: '구매사유', value: '', onChange: () => undefined, rows: 3, maxBytes: 60 },
  render: args => <HeldControl {...args}>{held => <TextArea {...args} {...held} />}</HeldControl>,
}
export default meta

type Story = StoryObj<typeof TextArea>

export const Empty: Story = { name: '빈 값' }

export const Filled: Story = { name: '입력됨', args: { value: '노후 장비 교체' } }

export const Wrong: Story = {
  name: '오류',
  args: { value: '', isRequired: true, error: '구매사유를 입력해 주세요.' },
}

export const Disabled: Story = { name: '사용 불가', args: { value: '노후 장비 교체', isDisabled: true } }

export const ReadOnly: Story = { name: '읽기 전용', args: { value: '노후 장비 교체', isReadOnly: true } }

export const LongText: Story = {
  name: '긴 글',
  args: {
    value: '모바일사업부 신제품 개발용 장비와 소모품을 한꺼번에 요청하는 아주 긴 이름의 구매요청입니다',
  },
}

export const Dark: Story = { name: '어둡게', args: { value: '노후 장비 교체' }, globals: { theme: 'dark' } }

export const Composed: Story = {
  name: '한글 입력과 줄 바꿈',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('textbox', { name: '구매사유' })
    await composeHangul(field, '노후', fn())
    await expect(canvas.getByText('6/60바이트')).toBeVisible()
    await userEvent.type(field, '{Enter}교체')
    await expect(field).toHaveValue('노후\n교체')
  },
}
