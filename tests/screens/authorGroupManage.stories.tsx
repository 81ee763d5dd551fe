import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { authorityGroups, noAuthorityGroups } from './authorityAnswers'
import { ScreenStory } from './story/ScreenStory'
import { offersRetry, refuses, shows, waits } from './story/storyChecks'

const meta: Meta<typeof ScreenStory> = {
  title: '화면/권한그룹 관리',
  component: ScreenStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    screen: 'portal_author_authorGroupManage',
    answers: authorityGroups,
    user: { singleid: 'system.admin', hname: '관리자', authGroupId: '99' },
  },
}
export default meta

type Story = StoryObj<typeof ScreenStory>

export const Filled: Story = { name: '자료 있음', play: shows('사용자관리자3') }

export const Empty: Story = {
  name: '자료 없음',
  args: { answers: noAuthorityGroups },
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
  play: waits('권한그룹 관리'),
}

export const ReadOnly: Story = {
  name: '읽기 권한',
  args: { access: 'read' },
  play: refuses('저장', '사용자관리자3'),
}

export const WithoutWorkbooks: Story = {
  name: '엑셀 권한 없음',
  args: { mayExport: false },
  play: async drawn => {
    await shows('사용자관리자3')(drawn)
    const button = within(drawn.canvasElement).getByRole('button', { name: /엑셀/ })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveAttribute('title', expect.stringContaining('엑셀 다운로드 권한이 없습니다.'))
  },
}
