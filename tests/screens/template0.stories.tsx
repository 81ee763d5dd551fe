import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { ScreenStory } from './story/ScreenStory'
import { shows } from './story/storyChecks'

/** The page answers itself; a story has nothing to answer for it. */
const meta: Meta<typeof ScreenStory> = {
  title: '화면/템플릿',
  component: ScreenStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { screen: 'template_template0', answers: {} },
}
export default meta

type Story = StoryObj<typeof ScreenStory>

export const List: Story = {
  name: '목록형',
  play: async drawn => {
    await shows(/SMP-0028.*개발용 노트북 20대/)(drawn)
    const canvas = within(drawn.canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: '문서번호' }), 'SMP-0028')
    await userEvent.click(canvas.getByRole('button', { name: '조회' }))
    await shows('총 1건')(drawn)
    await expect(drawn.canvasElement).not.toHaveTextContent('SMP-0027')
  },
}

export const Nothing: Story = {
  name: '목록형, 자료 없음',
  args: { params: { docNo: 'X', isSearched: 'Y' } },
  play: shows('없습니다'),
}

export const WithoutServer: Story = {
  name: '목록형, 서버 없이',
  args: { server: 'fails' },
  play: shows('SMP-0028'),
}

export const Tabs: Story = {
  name: '탭형',
  args: { screen: 'template_template5' },
  play: async drawn => {
    await shows('진행 순서')(drawn)
    await userEvent.click(within(drawn.canvasElement).getByRole('tab', { name: '품목' }))
    await shows('도킹 스테이션')(drawn)
  },
}

export const Report: Story = {
  name: '차트·리포트',
  args: { screen: 'template_template7' },
  play: shows('반도체사업부 소계'),
}

export const Dark: Story = {
  name: '목록형, 어둡게',
  globals: { theme: 'dark' },
  play: shows('SMP-0028'),
}
