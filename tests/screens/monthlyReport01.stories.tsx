import type { Meta, StoryObj } from '@storybook/react-vite'
import { monthlyReport01Answers, monthlyReport01Empty } from './monthlyReport01Answers'
import { ScreenStory } from './story/ScreenStory'
import { offersRetry, shows, waits } from './story/storyChecks'

const meta: Meta<typeof ScreenStory> = {
  title: '화면/월간 부서별 구매실적',
  component: ScreenStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { screen: 'report_monthlyReport_monthlyReport01', answers: monthlyReport01Answers },
}
export default meta

type Story = StoryObj<typeof ScreenStory>

export const Filled: Story = {
  name: '자료 있음',
  play: async drawn => {
    await shows(/기지국개발팀.*268,000,000/)(drawn)
    // The chart has been drawn by then; the grid may come after it.
    await shows('소계')(drawn)
    await shows('104.8')(drawn)
  },
}

export const Empty: Story = {
  name: '자료 없음',
  args: { answers: monthlyReport01Empty },
  play: shows('없습니다'),
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
  play: waits('월간 부서별 구매실적'),
}

export const ReadOnly: Story = { name: '읽기 권한', args: { access: 'read' }, play: shows('기지국개발팀') }
