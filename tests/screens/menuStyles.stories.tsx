import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { MenuItem } from '../../codegen/generated/types'
import { MenuBar } from '../../engine/shell/menu/MenuBar'
import { FrameStory } from './story/FrameStory'

const leaf = (pgmId: string, pgmName: string, sspUrl: string): MenuItem => ({
  ...{ pgmId, pgmName, sspUrl, sspSubUrls: [], leaf: 'T', access: 'write' },
})
const branch = (pgmId: string, pgmName: string, ...childs: readonly MenuItem[]): MenuItem => ({
  ...{ pgmId, pgmName, leaf: 'F', childs },
})
const menus = [
  branch(
    'I01',
    '구매',
    branch(
      'I0101',
      '구매요청',
      leaf('I010101', '구매요청 현황', '/prList'),
      leaf('I010102', '구매요청 접수', '/prConfirmList'),
    ),
    branch('I0102', '발주', leaf('I010201', '발주요청', '/OrderRequestList')),
  ),
  branch('I10', '고객지원', branch('I1001', '게시판', leaf('I100102', '공지사항', '/board/notice'))),
]

const meta: Meta<typeof FrameStory> = {
  title: '화면/메뉴',
  component: FrameStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    menus,
    answers: { getMyMenus: () => ({ favourites: ['I010101'], recent: [] }) },
    person: {
      ...{ singleid: 'buy.all', hname: '한도윤', auth: 'N', authGroupId: '33', section: '경영지원실' },
      ...{ deptcd: 'D9020', deptnm: '통합구매팀' },
    },
  },
  render: args => (
    <FrameStory {...args}>
      <MenuBar path="/prList" />
    </FrameStory>
  ),
}
export default meta

type Story = StoryObj<typeof FrameStory>

const patience = { timeout: 10_000 }

export const Mega: Story = {
  name: '메가 메뉴',
  args: { menuStyle: 'mega' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('menuitem', { name: '구매' }))
    const leafOf = (name: string) => canvas.findByRole('menuitem', { name }, patience)
    ;(await leafOf('구매요청 현황')).focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(await leafOf('구매요청 접수')).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(await leafOf('발주요청')).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(await leafOf('구매요청 현황')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('menuitem', { name: '구매' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(await leafOf('구매요청 현황')).toHaveAttribute('aria-current', 'page')
  },
}

export const Horizontal: Story = {
  name: '가로 메뉴',
  args: { menuStyle: 'horizontal' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('menuitem', { name: '구매' }))
    const group = await canvas.findByRole('menuitem', { name: '구매요청' }, patience)
    group.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(await canvas.findByRole('menuitem', { name: '구매요청 현황' })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(group).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('menuitem', { name: '발주' })).toHaveFocus()
  },
}

export const WithoutMenus: Story = {
  name: '메뉴 없음',
  args: { menus: [] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('menuitem', { name: '전체 메뉴' }))
    await expect(await canvas.findByRole('status', {}, patience)).toHaveTextContent(/없습니다/)
  },
}
