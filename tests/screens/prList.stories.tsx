import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { prListAnswers, prListEmpty } from './prListAnswers'
import { ScreenStory } from './story/ScreenStory'
import { offersRetry, refuses, shows, waits } from './story/storyChecks'

const meta: Meta<typeof ScreenStory> = {
  title: '화면/구매요청 현황',
  component: ScreenStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { screen: 'prList', answers: prListAnswers },
}
export default meta

type Story = StoryObj<typeof ScreenStory>

export const Filled: Story = {
  name: '목록',
  play: async drawn => {
    await shows(/PR2611-0012.*모바일 시험용 단말기 20대 구매/)(drawn)
    await expect(drawn.canvasElement).toHaveTextContent('194,850,700')
    const title = within(drawn.canvasElement).getByRole('textbox', { name: '구매요청명' })
    await userEvent.type(title, '단말기')
    await expect(title).toHaveValue('단말기')
  },
}

export const Empty: Story = { name: '자료 없음', args: { answers: prListEmpty }, play: shows('없습니다') }

export const Failed: Story = { name: '서버 오류', args: { server: 'fails' }, play: offersRetry('500') }

export const Away: Story = {
  name: '연결 끊김',
  args: { server: 'isAway' },
  play: offersRetry('서버에 연결하지 못했습니다.'),
}

export const Loading: Story = {
  name: '불러오는 중',
  args: { server: 'isSilent' },
  play: waits('구매요청 현황'),
}

export const ReadOnly: Story = {
  name: '읽기 권한',
  args: { access: 'read' },
  play: refuses('일괄상신', 'PR2611-0012'),
}

export const FoldedAndRefused: Story = {
  name: '접힌 조건의 오류',
  play: async drawn => {
    await shows('PR2611-0012')(drawn)
    const canvas = within(drawn.canvasElement)
    const days = () => canvas.getByRole('textbox', { name: /^요청일.*시작/ })
    await userEvent.clear(days())
    await userEvent.click(canvas.getByRole('button', { name: '조회 조건 접기' }))
    await userEvent.click(canvas.getByRole('button', { name: '조회' }))
    // The condition that is wrong comes out from where it was folded away.
    await waitFor(() => expect(days()).toHaveAttribute('aria-invalid', 'true'))
    await userEvent.type(days(), '2026-11-01')
    await expect(days()).toBeVisible()
  },
}

export const Dark: Story = { name: '어둡게', globals: { theme: 'dark' }, play: shows('PR2611-0012') }
