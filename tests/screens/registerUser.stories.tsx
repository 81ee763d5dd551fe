import type { Meta, StoryObj } from '@storybook/react-vite'
import { ScreenStory } from './story/ScreenStory'
import { offersRetry, shows, waits } from './story/storyChecks'
import { noSupplierUsers, supplierApplications } from './supplierUserAnswers'

const meta: Meta<typeof ScreenStory> = {
  title: '화면/협력사 사용자 등록',
  component: ScreenStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    screen: 'portal_ogpmsManage_RegisterUser',
    answers: supplierApplications,
    user: { singleid: 'vendor.mgr', hname: '협력사담당', authGroupId: '34' },
  },
}
export default meta

type Story = StoryObj<typeof ScreenStory>

export const Filled: Story = { name: '자료 있음', play: shows('문소영') }

export const Empty: Story = {
  name: '자료 없음',
  args: { answers: noSupplierUsers },
  play: shows('조건에 맞는 가입 신청이 없습니다.'),
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
  play: waits('협력사 사용자 등록'),
}
