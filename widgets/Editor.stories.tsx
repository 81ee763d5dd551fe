import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, within } from 'storybook/test'
import { HeldControl } from '../tests/widgets/fields/HeldControl'
import { Editor } from './Editor'

const text =
  '<h2>점검 안내</h2><p>일요일 <strong>02:00 ~ 06:00</strong>에 점검합니다.</p><ul><li><p>결재 중지</p></li><li><p>로그인 중지</p></li></ul>'

const meta: Meta<typeof Editor> = {
  title: '위젯/Editor',
  component: Editor,
  args: { id: 'content', label: '내용', value: '', onChange: () => undefined, maxCharacters: 200 },
  render: args => (
    <HeldControl {...args} width={640}>
      {held => <Editor {...args} {...held} />}
    </HeldControl>
  ),
}
export default meta

type Story = StoryObj<typeof Editor>

export const Empty: Story = { name: '빈 값' }

export const Filled: Story = { name: '입력됨', args: { value: text } }

export const Wrong: Story = { name: '오류', args: { isRequired: true, error: '내용을 입력해 주세요.' } }

export const Disabled: Story = { name: '사용 불가', args: { value: text, isDisabled: true } }

export const TooLong: Story = { name: '글자 수 초과', args: { value: text, maxCharacters: 20 } }

export const LongText: Story = {
  name: '긴 글',
  args: {
    value: `<p>${'모바일사업부 신제품 개발용 장비 구매 안내입니다. '.repeat(40)}</p>`,
    maxCharacters: 20_000,
  },
}

export const Dark: Story = { name: '어둡게', args: { value: text }, globals: { theme: 'dark' } }

export const Typed: Story = {
  name: '입력하고 꾸미기',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const box = canvas.getByRole('textbox', { name: '내용' })
    await userEvent.click(box)
    await userEvent.keyboard('{Control>}b{/Control}')
    await expect(canvas.getByRole('button', { name: '굵게' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard('공지')
    await expect(box.querySelector('strong')).toHaveTextContent('공지')
    await expect(canvas.getByText('2/200자')).toBeVisible()
  },
}

export const ByKeyboard: Story = {
  name: '키보드로 도구 쓰기',
  args: { value: '<p>가나다</p>' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('textbox', { name: '내용' }))
    await userEvent.keyboard('{Alt>}{F10}{/Alt}')
    await expect(canvas.getByRole('button', { name: '실행 취소' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(canvas.getByRole('button', { name: '제목' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('heading', { name: '가나다' })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: '내용' })).toHaveFocus()
  },
}

export const LinkRefused: Story = {
  name: '잘못된 링크',
  args: { value: '<p>가나다</p>' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '링크' }))
    const address = canvas.getByRole('textbox', { name: '링크 주소' })
    await expect(address).toHaveFocus()
    await userEvent.type(address, 'javascript:alert(1){Enter}')
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      '링크 주소는 http, https, mailto, tel로 시작해야 합니다.',
    )
    await userEvent.clear(address)
    await userEvent.type(address, 'gpms.example.com{Enter}')
    await expect(canvas.getByText('https://gpms.example.com')).toHaveAttribute(
      'href',
      'https://gpms.example.com',
    )
  },
}

export const ReadOnly: Story = { name: '읽기 전용', args: { value: text, isReadOnly: true } }

export const Composed: Story = {
  name: '한글 조합 중 Enter는 줄을 나누지 않음',
  args: { value: '<p>가</p>' },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('textbox', { name: '내용' })
    box.focus()
    await fireEvent.compositionStart(box)
    await fireEvent.keyDown(box, { key: 'Enter', keyCode: 229, isComposing: true })
    await expect(box.querySelectorAll('p')).toHaveLength(1)
    await fireEvent.compositionEnd(box, { data: '가' })
  },
}
