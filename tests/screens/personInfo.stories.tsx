import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { MyInfo } from '../../codegen/generated/types'
import { PersonInfoLoginPage } from '../../engine/shell/person/PersonInfoLoginPage'
import { PersonInfoPage } from '../../engine/shell/person/PersonInfoPage'
import { FrameStory, type FrameStoryProps } from './story/FrameStory'
import { shows } from './story/storyChecks'

interface PersonInfoProps extends FrameStoryProps {
  readonly page: 'PersonInfo' | 'PersonInfoLogin'
}

function PersonInfo({ page, ...frame }: PersonInfoProps) {
  return (
    <FrameStory {...frame}>{page === 'PersonInfo' ? <PersonInfoPage /> : <PersonInfoLoginPage />}</FrameStory>
  )
}

const info: MyInfo = {
  ...{ userId: 'req.mobile', userName: '조민재', isVerified: true, hasPassword: true, version: 0 },
  ...{ deptName: '모바일개발팀', positionName: '책임', email: 'req.mobile@hanbit.example' },
  ...{ cellPhoneNo: '01023456789', authGroupId: '30', lastLoginIp: '10.20.11.31' },
  lastLoginDt: '2026-11-19T08:41:10+09:00',
}

const meta: Meta<typeof PersonInfo> = {
  title: '화면/내 정보 관리',
  component: PersonInfo,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    page: 'PersonInfo',
    answers: { getMyInfo: () => info },
    person: {
      ...{ singleid: 'req.mobile', hname: '조민재', auth: 'N', authGroupId: '30', section: '모바일사업부' },
      ...{ deptcd: 'D1020', deptnm: '모바일개발팀' },
    },
  },
}
export default meta

type Story = StoryObj<typeof PersonInfo>

export const Employee: Story = { name: '임직원', play: shows('모바일개발팀') }

export const Supplier: Story = {
  name: '협력사',
  args: {
    portal: 'external',
    answers: { getMyInfo: () => ({ ...info, compNameKr: '한울테크(주)', otpGubun: 'E', authGroupId: '61' }) },
  },
  play: shows('한울테크(주)'),
}

export const Failed: Story = {
  name: '서버 오류',
  args: { server: 'fails' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(canvas.getByRole('button')).toBeEnabled()
  },
}

export const Loading: Story = {
  name: '불러오는 중',
  args: { server: 'isSilent' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull()
  },
}

export const PasswordAgain: Story = {
  name: '본인 확인',
  args: { page: 'PersonInfoLogin', answers: { getMyInfo: () => ({ ...info, isVerified: false }) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '확인' }))
    await expect(canvas.getByLabelText(/비밀번호/)).toHaveAccessibleDescription(/입력해 주세요/)
  },
}
