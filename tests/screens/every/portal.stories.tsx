// Written by codegen from schemas/. Do not edit: run npm run codegen.

import type { Meta, StoryObj } from '@storybook/react-vite'
import { DerivedStory, stands } from '../derived/DerivedStory'

const meta: Meta<typeof DerivedStory> = {
  title: '모든 화면/portal',
  component: DerivedStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
}
export default meta

type Story = StoryObj<typeof DerivedStory>

export const monthlyCalcADetail: Story = {
  name: '월정산 상세',
  args: { screen: 'monthlyCalcADetail' },
  play: stands('월정산 상세'),
}

export const monthlyCalcAdmin: Story = {
  name: '월정산 관리',
  args: { screen: 'monthlyCalcAdmin' },
  play: stands('월정산 관리'),
}

export const portal_approval_approvalLine: Story = {
  name: '결재선 관리',
  args: { screen: 'portal_approval_approvalLine' },
  play: stands('결재선 관리'),
}

export const portal_approval_approvalRule: Story = {
  name: '결재규칙 관리',
  args: { screen: 'portal_approval_approvalRule' },
  play: stands('결재규칙 관리'),
}

export const portal_author_authMenuManage: Story = {
  name: '권한별 메뉴 관리',
  args: { screen: 'portal_author_authMenuManage' },
  play: stands('권한별 메뉴 관리'),
}

export const portal_author_authUserManage: Story = {
  name: '권한 사용자 관리',
  args: { screen: 'portal_author_authUserManage' },
  play: stands('권한 사용자 관리'),
}

export const portal_author_authorGroupManage: Story = {
  name: '권한그룹 관리',
  args: { screen: 'portal_author_authorGroupManage' },
  play: stands('권한그룹 관리'),
}

export const portal_author_menuManage: Story = {
  name: '메뉴 관리',
  args: { screen: 'portal_author_menuManage' },
  play: stands('메뉴 관리'),
}

export const portal_author_userSessionManage: Story = {
  name: '사용자 세션 관리',
  args: { screen: 'portal_author_userSessionManage' },
  play: stands('사용자 세션 관리'),
}

export const portal_codeManage_cmmnCodeManage: Story = {
  name: '공통코드 관리',
  args: { screen: 'portal_codeManage_cmmnCodeManage' },
  play: stands('공통코드 관리'),
}

export const portal_ogpmsManage_RegisterUser: Story = {
  name: '협력사 사용자 등록',
  args: { screen: 'portal_ogpmsManage_RegisterUser' },
  play: stands('협력사 사용자 등록'),
}

export const portal_ogpmsManage_compUserManage: Story = {
  name: '업체별 사용자 관리',
  args: { screen: 'portal_ogpmsManage_compUserManage' },
  play: stands('업체별 사용자 관리'),
}

export const portal_ogpmsManage_notice: Story = {
  name: 'OGPMS 공지 관리',
  args: { screen: 'portal_ogpmsManage_notice' },
  play: stands('OGPMS 공지 관리'),
}

export const portal_ogpmsManage_userBlock: Story = {
  name: '사용자 차단 관리',
  args: { screen: 'portal_ogpmsManage_userBlock' },
  play: stands('사용자 차단 관리'),
}

export const portal_poChange_poChangeInfo: Story = {
  name: '발주 변경 관리',
  args: { screen: 'portal_poChange_poChangeInfo' },
  play: stands('발주 변경 관리'),
}

export const portal_system_messageManage: Story = {
  name: '메시지 관리',
  args: { screen: 'portal_system_messageManage' },
  play: stands('메시지 관리'),
}

export const portal_system_pendingWork: Story = {
  name: '대기·실패 작업',
  args: { screen: 'portal_system_pendingWork' },
  play: stands('대기·실패 작업'),
}
