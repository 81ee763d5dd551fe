import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { menuManageAnswers, menuManageEmpty } from './menuManageAnswers'
import { ScreenStory } from './story/ScreenStory'
import { offersRetry, refuses, shows, waits } from './story/storyChecks'

const meta: Meta<typeof ScreenStory> = {
  title: '화면/메뉴 관리',
  component: ScreenStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    screen: 'portal_author_menuManage',
    answers: menuManageAnswers,
    user: { singleid: 'system.admin', hname: '관리자', authGroupId: '99' },
  },
}
export default meta

type Story = StoryObj<typeof ScreenStory>

export const Filled: Story = {
  name: '자료 있음',
  play: async drawn => {
    const canvas = within(drawn.canvasElement)
    const tree = await canvas.findByRole('treegrid', { name: '메뉴 트리' }, { timeout: 10_000 })
    const rows = () => tree.querySelectorAll('tr[aria-level]').length
    await waitFor(() => expect(rows()).toBe(5))
    canvas.getByRole('textbox', { name: /^메뉴 트리/ }).focus()
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(rows()).toBe(3))
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(rows()).toBe(5))
  },
}

export const Empty: Story = {
  name: '자료 없음',
  args: { answers: menuManageEmpty },
  play: shows('조건에 맞는 메뉴가 없습니다.'),
}

export const Failed: Story = { name: '서버 오류', args: { server: 'fails' }, play: offersRetry('500') }

export const Away: Story = {
  name: '연결 끊김',
  args: { server: 'isAway' },
  play: offersRetry('서버에 연결하지 못했습니다.'),
}

export const Loading: Story = { name: '불러오는 중', args: { server: 'isSilent' }, play: waits('메뉴 관리') }

export const ReadOnly: Story = {
  name: '읽기 권한',
  args: { access: 'read' },
  play: refuses('최상위메뉴 추가', '구매요청 현황'),
}
