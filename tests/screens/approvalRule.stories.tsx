import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { approvalRuleAnswers, approvalRuleEmpty } from './approvalAnswers'
import { ScreenStory } from './story/ScreenStory'
import { offersRetry, refuses, shows, waits } from './story/storyChecks'

const meta: Meta<typeof ScreenStory> = {
  title: '화면/결재규칙 관리',
  component: ScreenStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    screen: 'portal_approval_approvalRule',
    answers: approvalRuleAnswers,
    user: { singleid: 'buy.head', hname: '김성호', authGroupId: '50' },
  },
}
export default meta

type Story = StoryObj<typeof ScreenStory>

export const Filled: Story = {
  name: '자료 있음',
  play: async drawn => {
    const canvas = within(drawn.canvasElement)
    const grid = await canvas.findByRole('grid', { name: '결재규칙' }, { timeout: 10_000 })
    await waitFor(() => expect(within(grid).getAllByRole('row').length).toBeGreaterThan(2))
  },
}

export const Empty: Story = {
  name: '자료 없음',
  args: { answers: approvalRuleEmpty },
  play: shows('조건에 맞는 결재규칙이 없습니다.'),
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
  play: waits('결재규칙 관리'),
}

export const ReadOnly: Story = {
  name: '읽기 권한',
  args: { access: 'read' },
  play: refuses('규칙 추가', '구매요청 100만원 미만'),
}
