import type { Meta, StoryObj } from '@storybook/react-vite'
import { homeAnswers, homeWithoutWork } from './homeAnswers'
import { ScreenStory } from './story/ScreenStory'
import { offersRetry, shows, waits } from './story/storyChecks'

const meta: Meta<typeof ScreenStory> = {
  title: '화면/GPMS 홈',
  component: ScreenStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    screen: 'subMain',
    answers: homeAnswers,
    user: { singleid: 'buy.all', hname: '한도윤', authGroupId: '33' },
  },
}
export default meta

type Story = StoryObj<typeof ScreenStory>

export const Filled: Story = { name: '자료 있음', play: shows('시제품 조립 공구 구매') }

export const Empty: Story = {
  name: '할 일 없음',
  args: { answers: homeWithoutWork },
  play: shows('결재할 문서가 없습니다.'),
}

export const Failed: Story = { name: '서버 오류', args: { server: 'fails' }, play: offersRetry('500') }

export const Away: Story = {
  name: '연결 끊김',
  args: { server: 'isAway' },
  play: offersRetry('서버에 연결하지 못했습니다.'),
}

export const Loading: Story = { name: '불러오는 중', args: { server: 'isSilent' }, play: waits('GPMS 홈') }
