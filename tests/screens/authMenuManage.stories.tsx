import type { Meta, StoryObj } from '@storybook/react-vite'
import { authorityMenus, noAuthorityMenus } from './authorityAnswers'
import { ScreenStory } from './story/ScreenStory'
import { offersRetry, refuses, shows, waits } from './story/storyChecks'

const meta: Meta<typeof ScreenStory> = {
  title: '화면/권한별 메뉴 관리',
  component: ScreenStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    screen: 'portal_author_authMenuManage',
    answers: authorityMenus,
    params: { authGroupId: '33', portalType: 'I' },
    user: { singleid: 'system.admin', hname: '관리자', authGroupId: '99' },
  },
}
export default meta

type Story = StoryObj<typeof ScreenStory>

export const Filled: Story = { name: '자료 있음', play: shows('구매요청 접수') }

export const Empty: Story = {
  name: '자료 없음',
  args: { answers: noAuthorityMenus },
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
  play: waits('권한별 메뉴 관리'),
}

export const ReadOnly: Story = {
  name: '읽기 권한',
  args: { access: 'read' },
  play: refuses('저장', '구매요청 접수'),
}
