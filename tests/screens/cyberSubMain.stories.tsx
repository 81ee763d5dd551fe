import type { Meta, StoryObj } from '@storybook/react-vite'
import { cyberHomeAnswers, cyberHomeWithoutWork } from './homeAnswers'
import { ScreenStory } from './story/ScreenStory'
import { offersRetry, shows, waits } from './story/storyChecks'

const meta: Meta<typeof ScreenStory> = {
  title: '화면/OGPMS 홈',
  component: ScreenStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    screen: 'cyberSubMain',
    answers: cyberHomeAnswers,
    user: { singleid: 'hanul001', hname: '강민혁', authGroupId: '61' },
  },
}
export default meta

type Story = StoryObj<typeof ScreenStory>

export const Filled: Story = { name: '자료 있음', play: shows('베어링 6204ZZ 외 2건') }

export const Empty: Story = {
  name: '할 일 없음',
  args: { answers: cyberHomeWithoutWork },
  play: shows('받은 발주가 없습니다.'),
}

export const Failed: Story = { name: '서버 오류', args: { server: 'fails' }, play: offersRetry('500') }

export const Away: Story = {
  name: '연결 끊김',
  args: { server: 'isAway' },
  play: offersRetry('서버에 연결하지 못했습니다.'),
}

export const Loading: Story = { name: '불러오는 중', args: { server: 'isSilent' }, play: waits('OGPMS 홈') }
