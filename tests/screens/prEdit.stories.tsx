import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { prEditDraft, prEditWaiting } from './prEditAnswers'
import { ScreenStory } from './story/ScreenStory'
import { offersRetry, refuses, shows, waits } from './story/storyChecks'

const meta: Meta<typeof ScreenStory> = {
  title: '화면/구매요청 등록·상세',
  component: ScreenStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { screen: 'prEdit', answers: prEditDraft, params: { prNo: 'PR2611-0012' } },
}
export default meta

type Story = StoryObj<typeof ScreenStory>

export const Filled: Story = {
  name: '작성중 문서',
  play: async drawn => {
    await shows(/시험용 단말기.*23,600,000/)(drawn)
    const canvas = within(drawn.canvasElement)
    await expect(await canvas.findByRole('textbox', { name: /구매요청명/ }, { timeout: 10_000 })).toHaveValue(
      '모바일 시험용 단말기 20대 구매',
    )
  },
}

export const New: Story = {
  name: '신규',
  args: { params: {} },
  play: async drawn => {
    const canvas = within(drawn.canvasElement)
    const title = await canvas.findByRole('textbox', { name: /구매요청명/ }, { timeout: 10_000 })
    await userEvent.click(canvas.getByRole('button', { name: '저장' }))
    await shows(/구매요청명.{0,3} 입력해 주세요/)(drawn)
    await userEvent.type(title, '회의실 화상 장비 교체')
    await expect(title).toHaveValue('회의실 화상 장비 교체')
  },
}

export const Approving: Story = {
  name: '결재중 문서',
  args: { answers: prEditWaiting },
  play: shows('결재중'),
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
  play: async drawn => {
    await waits('구매요청 등록·상세')(drawn)
    await expect(within(drawn.canvasElement).queryByRole('button', { name: '결재상신' })).toBeNull()
  },
}

export const ReadOnly: Story = {
  name: '읽기 권한',
  args: { access: 'read' },
  play: refuses('저장', '시험용 단말기'),
}

export const Dark: Story = { name: '어둡게', globals: { theme: 'dark' }, play: shows('시험용 단말기') }
