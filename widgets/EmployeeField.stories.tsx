import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { composeHangul } from '../tests/widgets/fields/composeHangul'
import { EmployeeField } from './EmployeeField'

const part = (label: string, text: string, isEnabled = true) => ({
  label,
  text,
  isEnabled,
  onLookUp: () => undefined,
})

const meta: Meta<typeof EmployeeField> = {
  title: '위젯/EmployeeField',
  component: EmployeeField,
  args: {
    id: 'field',
    label: '사업부·부서·요청자',
    section: part('사업부', ''),
    department: part('부서', ''),
    person: part('요청자', ''),
  },
}
export default meta

type Story = StoryObj<typeof EmployeeField>

export const Empty: Story = { name: '빈 값' }

export const Filled: Story = {
  name: '선택됨',
  args: {
    section: part('사업부', '모바일사업부'),
    department: part('부서', '모바일개발팀'),
    person: part('요청자', '김하늘'),
  },
}

export const Bound: Story = {
  name: '일반사용자: 모두 고정',
  args: {
    section: part('사업부', '모바일사업부', false),
    department: part('부서', '모바일개발팀', false),
    person: part('요청자', '김하늘', false),
  },
}

export const Wrong: Story = { name: '오류', args: { error: '사업부를 선택해 주세요.' } }

export const LongText: Story = {
  name: '긴 글',
  args: {
    department: part(
      '부서',
      '모바일사업부 신제품 개발용 장비와 소모품을 한꺼번에 요청하는 아주 긴 이름의 구매요청입니다',
    ),
  },
}

export const Dark: Story = { name: '어둡게', globals: { theme: 'dark' } }

export const Composed: Story = {
  name: '한글로 찾기',
  args: { onEnter: fn(), person: { ...part('요청자', ''), onLookUp: fn() } },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: '요청자' })
    await composeHangul(field, '김하늘', args.person.onLookUp)
    await expect(args.person.onLookUp).toHaveBeenCalledWith('김하늘')
  },
}

export const Keyboard: Story = {
  name: '키보드',
  args: { department: { ...part('부서', ''), onLookUp: fn() } },
  play: async ({ args, canvasElement }) => {
    within(canvasElement).getByRole('textbox', { name: '부서' }).focus()
    await userEvent.keyboard('{F2}')
    await expect(args.department.onLookUp).toHaveBeenCalledOnce()
  },
}
