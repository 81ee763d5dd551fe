import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { composeHangul } from '../tests/widgets/fields/composeHangul'
import { HeldControl } from '../tests/widgets/fields/HeldControl'
import { LookupField } from './LookupField'

const meta: Meta<typeof LookupField> = {
  title: '위젯/LookupField',
  component: LookupField,
  args: {
    id: 'field',
    label: '희망협력사',
    value: '',
    text: '',
    onChange: () => undefined,
    onLookUp: () => undefined,
  },
  render: args => (
    <HeldControl {...args} value={args.text}>
      {held => (
        <LookupField {...args} text={held.value} onLookUp={typed => held.onChange(typed ?? '(주)대성정밀')} />
      )}
    </HeldControl>
  ),
}
export default meta

type Story = StoryObj<typeof LookupField>

export const Empty: Story = { name: '빈 값' }

export const Filled: Story = { name: '선택됨', args: { value: 'C000001', text: '(주)대성정밀' } }

export const Wrong: Story = { name: '오류', args: { isRequired: true, error: '존재하지 않는 협력사입니다.' } }

export const Disabled: Story = { name: '사용 불가', args: { text: '(주)대성정밀', isDisabled: true } }

export const ReadOnly: Story = { name: '읽기 전용', args: { text: '(주)대성정밀', isReadOnly: true } }

export const LongText: Story = {
  name: '긴 글',
  args: {
    text: '모바일사업부 신제품 개발용 장비와 소모품을 한꺼번에 요청하는 아주 긴 이름의 구매요청입니다',
  },
}

export const NothingFound: Story = {
  name: '검색 결과 없음',
  args: { error: '"없는협력사" 검색 결과가 없습니다.' },
  render: args => (
    <HeldControl {...args} value="">
      {() => <LookupField {...args} text="" />}
    </HeldControl>
  ),
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox')
    await userEvent.click(field)
    await userEvent.keyboard('없는협력사{Enter}')
    await expect(field).toHaveValue('없는협력사')
  },
}

export const Dark: Story = {
  name: '어둡게',
  args: { value: 'C000001', text: '(주)대성정밀' },
  globals: { theme: 'dark' },
}

export const Composed: Story = {
  name: '한글로 찾기',
  args: { onEnter: fn(), onLookUp: fn() },
  render: args => <LookupField {...args} />,
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: '희망협력사' })
    await composeHangul(field, '대성', args.onLookUp)
    await expect(args.onLookUp).toHaveBeenCalledWith('대성')
  },
}

export const EmptiedMeanwhile: Story = {
  name: '적는 동안 비워짐',
  args: { onLookUp: fn() },
  render: args => (
    <HeldControl {...args} value="김서준">
      {held => (
        <>
          <LookupField {...args} text={held.value} />
          <button type="button" onPointerEnter={() => held.onChange('')}>
            다른 항목의 답
          </button>
        </>
      )}
    </HeldControl>
  ),
  play: async ({ args, canvasElement }) => {
    const { getByRole } = within(canvasElement)
    const field = getByRole('textbox')
    await userEvent.clear(field)
    await userEvent.type(field, '이도윤')
    await userEvent.hover(getByRole('button', { name: '다른 항목의 답' }))
    await expect(field).toHaveValue('이도윤')
    await userEvent.type(field, '{Enter}')
    await expect(args.onLookUp).toHaveBeenCalledWith('이도윤')
  },
}

export const FoundByItsButton: Story = {
  name: '적고 돋보기 누르기',
  args: { onLookUp: fn() },
  render: args => <LookupField {...args} />,
  play: async ({ args, canvasElement }) => {
    const { getByRole } = within(canvasElement)
    await userEvent.type(getByRole('textbox'), '대성')
    await userEvent.click(getByRole('button', { name: '희망협력사 찾기' }))
    await expect(args.onLookUp).toHaveBeenCalledOnce()
    await expect(args.onLookUp).toHaveBeenCalledWith('대성')
  },
}
