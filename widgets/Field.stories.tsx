import type { Meta, StoryObj } from '@storybook/react-vite'
import { Field } from './Field'

const meta: Meta<typeof Field> = {
  title: '위젯/Field',
  component: Field,
  args: {
    id: 'field',
    label: '구매요청명',
    children: <input className="field-control" id="field" defaultValue="노트북 구매" />,
  },
}
export default meta

type Story = StoryObj<typeof Field>

export const LabelAbove: Story = { name: '이름이 위' }

export const LabelLeft: Story = { name: '이름이 왼쪽', args: { layout: 'left' } }

export const Required: Story = { name: '필수', args: { isRequired: true } }

export const Wrong: Story = { name: '오류', args: { isRequired: true, error: '구매요청명을 입력해 주세요.' } }

export const LongText: Story = {
  name: '긴 이름',
  args: {
    layout: 'left',
    label: '모바일사업부 신제품 개발용 장비와 소모품을 한꺼번에 요청하는 아주 긴 이름의 구매요청입니다',
  },
}

export const Dark: Story = {
  name: '어둡게',
  args: { isRequired: true, error: '구매요청명을 입력해 주세요.' },
  globals: { theme: 'dark' },
}
