import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { boardNoticeAnswers, boardNoticeEmpty } from './boardNoticeAnswers'
import { ScreenStory } from './story/ScreenStory'
import { offersRetry, refuses, shows, waits } from './story/storyChecks'

const meta: Meta<typeof ScreenStory> = {
  title: '화면/공지사항',
  component: ScreenStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    screen: 'board_notice',
    answers: boardNoticeAnswers,
    user: { singleid: 'system.admin', hname: '관리자', authGroupId: '99' },
  },
}
export default meta

type Story = StoryObj<typeof ScreenStory>

export const Filled: Story = {
  name: '자료 있음',
  play: async drawn => {
    await shows('연말 구매요청 마감 안내')(drawn)
    const canvas = within(drawn.canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '신규' }))
    const form = await canvas.findByRole('region', { name: '공지 상세' }, { timeout: 10_000 })
    const title = await within(form).findByRole('textbox', { name: /제목/ })
    await userEvent.click(canvas.getByRole('button', { name: '저장' }))
    await shows(/제목.{0,3} 입력해 주세요/)(drawn)
    await userEvent.type(title, '겨울철 납품 시간 변경')
    await expect(title).toHaveValue('겨울철 납품 시간 변경')
  },
}

export const Empty: Story = {
  name: '자료 없음',
  args: { answers: boardNoticeEmpty },
  play: shows('조건에 맞는 공지가 없습니다.'),
}

export const Failed: Story = { name: '서버 오류', args: { server: 'fails' }, play: offersRetry('500') }

export const Away: Story = {
  name: '연결 끊김',
  args: { server: 'isAway' },
  play: offersRetry('서버에 연결하지 못했습니다.'),
}

export const Loading: Story = { name: '불러오는 중', args: { server: 'isSilent' }, play: waits('공지사항') }

export const ReadOnly: Story = {
  name: '읽기 권한',
  args: { access: 'read' },
  play: refuses('신규', '연말 구매요청 마감 안내'),
}
