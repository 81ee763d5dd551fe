import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { ScreenStory } from './story/ScreenStory'
import { offersRetry, shows, waits } from './story/storyChecks'
import { warehousingListAnswers, warehousingListEmpty } from './warehousingListAnswers'

const meta: Meta<typeof ScreenStory> = {
  title: '화면/입고 현황',
  component: ScreenStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { screen: 'warehousingList', answers: warehousingListAnswers },
}
export default meta

type Story = StoryObj<typeof ScreenStory>

export const Filled: Story = {
  name: '자료 있음',
  play: async drawn => {
    await shows(/WH2611-0021.*한빛계측/)(drawn)
    within(drawn.canvasElement)
      .getByRole('textbox', { name: /^입고 목록/ })
      .focus()
    await userEvent.keyboard('{ArrowDown}{ArrowUp}')
    await shows('신호 발생기')(drawn)
    await expect(drawn.canvasElement).toHaveTextContent('17,700,000')
  },
}

export const Empty: Story = {
  name: '자료 없음',
  args: { answers: warehousingListEmpty },
  play: shows('없습니다'),
}

export const Failed: Story = { name: '서버 오류', args: { server: 'fails' }, play: offersRetry('500') }

export const Away: Story = {
  name: '연결 끊김',
  args: { server: 'isAway' },
  play: offersRetry('서버에 연결하지 못했습니다.'),
}

export const Loading: Story = { name: '불러오는 중', args: { server: 'isSilent' }, play: waits('입고 현황') }

export const ReadOnly: Story = { name: '읽기 권한', args: { access: 'read' }, play: shows('WH2611-0021') }
