import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { cmmnCodeManageAnswers, cmmnCodeManageEmpty } from './cmmnCodeManageAnswers'
import { ScreenStory } from './story/ScreenStory'
import { offersRetry, refuses, shows, waits } from './story/storyChecks'

const meta: Meta<typeof ScreenStory> = {
  title: '화면/공통코드 관리',
  component: ScreenStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    screen: 'portal_codeManage_cmmnCodeManage',
    answers: cmmnCodeManageAnswers,
    user: { singleid: 'system.admin', hname: '관리자', authGroupId: '99' },
  },
}
export default meta

type Story = StoryObj<typeof ScreenStory>

export const Filled: Story = {
  name: '자료 있음',
  play: async drawn => {
    await shows(/PURCHASE_TYPE.*구매유형/)(drawn)
    within(drawn.canvasElement)
      .getByRole('textbox', { name: /^코드 그룹/ })
      .focus()
    await userEvent.keyboard('{ArrowDown}')
    await shows(/RND.*연구개발비/)(drawn)
    await expect(drawn.canvasElement).not.toHaveTextContent('반복구매')
  },
}

export const Empty: Story = {
  name: '자료 없음',
  args: { answers: cmmnCodeManageEmpty },
  play: shows('없습니다'),
}

/** The header stands as it will with rows: columns for checking and for the state of a row come before their first row. */
export const Failed: Story = {
  name: '서버 오류',
  args: { server: 'fails' },
  play: async drawn => {
    await offersRetry('500')(drawn)
    await shows(/선택상태그룹코드/)(drawn)
  },
}

export const Away: Story = {
  name: '연결 끊김',
  args: { server: 'isAway' },
  play: offersRetry('서버에 연결하지 못했습니다.'),
}

export const Loading: Story = {
  name: '불러오는 중',
  args: { server: 'isSilent' },
  play: waits('공통코드 관리'),
}

export const ReadOnly: Story = {
  name: '읽기 권한',
  args: { access: 'read' },
  play: refuses('그룹 저장', 'PURCHASE_TYPE'),
}
