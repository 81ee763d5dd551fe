import type { Meta, StoryObj } from '@storybook/react-vite'
import { noUserSessions, userSessions } from './authorityAnswers'
import { ScreenStory } from './story/ScreenStory'
import { offersRetry, refuses, shows, waits } from './story/storyChecks'

const meta: Meta<typeof ScreenStory> = {
  title: '화면/사용자 세션 관리',
  component: ScreenStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    screen: 'portal_author_userSessionManage',
    answers: userSessions,
    user: { singleid: 'system.admin', hname: '관리자', authGroupId: '99' },
  },
}
export default meta

type Story = StoryObj<typeof ScreenStory>

export const Filled: Story = { name: '자료 있음', play: shows('10.20.11.31') }

export const Empty: Story = {
  name: '자료 없음',
  args: { answers: noUserSessions },
  play: shows(/조회된|없습니다/),
}

export const Failed: Story = { name: '서버 오류', args: { server: 'fails' }, play: offersRetry('500') }

export const Away: Story = {
  name: '연결 끊김',
  args: { server: 'isAway' },
  play: offersRetry('서버에 연결하지 못했습니다.'),
}

export const Loading: Story = {
  name: '불러오는 중',
  args: { server: 'isSilent' },
  play: waits('사용자 세션 관리'),
}

export const ReadOnly: Story = {
  name: '읽기 권한',
  args: { access: 'read' },
  play: refuses('강제 로그아웃', '10.20.11.31'),
}
