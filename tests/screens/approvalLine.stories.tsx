import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { approvalLineAnswers, approvalLineEmpty } from './approvalAnswers'
import { ScreenStory } from './story/ScreenStory'
import { offersRetry, refuses, shows, waits } from './story/storyChecks'

const meta: Meta<typeof ScreenStory> = {
  title: '화면/결재선 관리',
  component: ScreenStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    screen: 'portal_approval_approvalLine',
    answers: approvalLineAnswers,
    user: { singleid: 'req.mobile', hname: '조민재', authGroupId: '30' },
  },
}
export default meta

type Story = StoryObj<typeof ScreenStory>

export const Filled: Story = {
  name: '자료 있음',
  play: async drawn => {
    const canvas = within(drawn.canvasElement)
    const grid = await canvas.findByRole('grid', { name: '결재선' }, { timeout: 10_000 })
    await waitFor(() => expect(within(grid).getAllByRole('row').length).toBeGreaterThan(1))
  },
}

export const Empty: Story = {
  name: '자료 없음',
  args: { answers: approvalLineEmpty },
  play: shows('결재선이 없습니다.'),
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
  play: waits('결재선 관리'),
}

export const ReadOnly: Story = {
  name: '읽기 권한',
  args: { access: 'read' },
  play: refuses('결재선 추가', '개발장비 합의 포함'),
}
