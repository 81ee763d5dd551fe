import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { HeldControl } from '../tests/widgets/fields/HeldControl'
import { SourcingGroupField } from './SourcingGroupField'

const options = {
  '': [
    { value: '01', text: '설비' },
    { value: '02', text: '부품' },
  ],
  '01': [{ value: '0101', text: '가공설비' }],
  '0101': [{ value: '010101', text: '표준 가공설비' }],
  '010101': [{ value: '01010101', text: '표준 가공설비(일반)' }],
  '02': [{ value: '0201', text: '기계부품' }],
}

const meta: Meta<typeof SourcingGroupField> = {
  title: '위젯/SourcingGroupField',
  component: SourcingGroupField,
  args: {
    id: 'field',
    label: '소싱그룹',
    value: '',
    options,
    onNeed: () => undefined,
    onChange: () => undefined,
  },
  render: args => (
    <div style={{ width: 520 }}>
      <HeldControl {...args}>{held => <SourcingGroupField {...args} {...held} />}</HeldControl>
    </div>
  ),
}
export default meta

type Story = StoryObj<typeof SourcingGroupField>

export const Empty: Story = { name: '빈 값' }

export const Filled: Story = { name: '세분류까지 선택됨', args: { value: '01010101' } }

export const Loading: Story = { name: '불러오는 중', args: { value: '0101', options: {} } }

export const Wrong: Story = { name: '오류', args: { isRequired: true, error: '소싱그룹을 선택해 주세요.' } }

export const Disabled: Story = { name: '사용 불가', args: { value: '0101', isDisabled: true } }

export const ReadOnly: Story = { name: '읽기 전용', args: { value: '01010101', isReadOnly: true } }

export const Dark: Story = { name: '어둡게', args: { value: '0101' }, globals: { theme: 'dark' } }

export const Cascade: Story = {
  name: '위 단계를 바꾸면 아래가 비워짐',
  args: { value: '01010101' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '소싱그룹 대분류' }), '02')
    await expect(canvas.getByRole('combobox', { name: '소싱그룹 중분류' })).toHaveValue('')
    await expect(canvas.getByRole('combobox', { name: '소싱그룹 소분류' })).toBeDisabled()
    await expect(canvas.getByRole('option', { name: '기계부품' })).toBeInTheDocument()
  },
}

export const BelowNothing: Story = {
  name: '위 단계가 비어 있으면 아래에 고를 것이 없음',
  args: { emptyText: '전체' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    for (const level of ['중분류', '소분류', '세분류']) {
      const list = canvas.getByRole('combobox', { name: `소싱그룹 ${level}` })
      await expect(list).toBeDisabled()
      await expect(within(list).getAllByRole('option', { name: '전체' })).toHaveLength(1)
      await expect(list.children).toHaveLength(1)
    }
  },
}

export const WithPopup: Story = {
  name: '팝업으로도 찾음',
  args: { value: '01010101', onLookUp: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '소싱그룹 찾기' }))
    await expect(args.onLookUp).toHaveBeenCalledOnce()
  },
}

export const LongText: Story = {
  name: '긴 글',
  args: {
    value: '01',
    options: {
      '': [{ value: '01', text: '반도체·디스플레이 제조용 특수 가공설비와 그 부속품 일체' }],
      '01': [],
    },
  },
}

export const Keyboard: Story = {
  name: '키보드',
  args: { value: '0101', onEnter: fn() },
  play: async ({ args, canvasElement }) => {
    within(canvasElement).getByRole('combobox', { name: '소싱그룹 대분류' }).focus()
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('combobox', { name: '소싱그룹 중분류' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onEnter).toHaveBeenCalledOnce()
  },
}
