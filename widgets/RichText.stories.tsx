import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { RichText } from './RichText'

const meta: Meta<typeof RichText> = {
  title: '위젯/RichText',
  component: RichText,
  args: {
    id: 'content',
    label: '내용',
    html: '<h2>점검 안내</h2><p>일요일 <strong>02:00</strong>부터 <em>점검</em>합니다.</p><ol><li><p>결재 중지</p></li><li><p>로그인 중지</p></li></ol><blockquote><p>긴급 문의는 내선 7100</p></blockquote><hr><p><a href="https://gpms.example.com">안내서</a></p>',
  },
}
export default meta

type Story = StoryObj<typeof RichText>

export const Filled: Story = { name: '글' }

export const Empty: Story = { name: '빈 값', args: { html: '' } }

export const LongText: Story = {
  name: '긴 글',
  args: { html: `<p>${'모바일사업부 신제품 개발용 장비 구매 안내입니다. '.repeat(40)}</p>` },
}

export const Dark: Story = { name: '어둡게', globals: { theme: 'dark' } }

export const Harmless: Story = {
  name: '해로운 글',
  args: {
    html: '<p onclick="window.harmed=1">글</p><img src="x" onerror="window.harmed=1"><script>window.harmed=1</script><a href="javascript:window.harmed=1">링크</a>',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('글')).not.toHaveAttribute('onclick')
    await expect(canvas.getByText('링크')).not.toHaveAttribute('href')
    await expect(canvasElement.querySelector('img, script')).toBeNull()
    await expect(window).not.toHaveProperty('harmed')
  },
}
