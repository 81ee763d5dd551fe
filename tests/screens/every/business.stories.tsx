// Written by codegen from schemas/. Do not edit: run npm run codegen.

import type { Meta, StoryObj } from '@storybook/react-vite'
import { DerivedStory, stands } from '../derived/DerivedStory'

const meta: Meta<typeof DerivedStory> = {
  title: '모든 화면/business',
  component: DerivedStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
}
export default meta

type Story = StoryObj<typeof DerivedStory>

export const CompCouncilList: Story = {
  name: '협력사 협의회 관리',
  args: { screen: 'CompCouncilList' },
  play: stands('협력사 협의회 관리'),
}

export const CompManageEdit: Story = {
  name: '협력사 등록·상세',
  args: { screen: 'CompManageEdit' },
  play: stands('협력사 등록·상세'),
}

export const CompManageList: Story = {
  name: '협력사 관리',
  args: { screen: 'CompManageList' },
  play: stands('협력사 관리'),
}

export const business_evaManage_compRegMngDetail: Story = {
  name: '등록평가 상세',
  args: { screen: 'business_evaManage_compRegMngDetail' },
  play: stands('등록평가 상세'),
}

export const business_evaManage_compRegMngList: Story = {
  name: '등록평가 관리',
  args: { screen: 'business_evaManage_compRegMngList' },
  play: stands('등록평가 관리'),
}

export const business_evaManage_evaSetting: Story = {
  name: '평가 설정',
  args: { screen: 'business_evaManage_evaSetting' },
  play: stands('평가 설정'),
}

export const business_evaManage_purContCompMngDetail: Story = {
  name: '계약업체 평가 상세',
  args: { screen: 'business_evaManage_purContCompMngDetail' },
  play: stands('계약업체 평가 상세'),
}

export const business_evaManage_purContCompMngList: Story = {
  name: '계약업체 평가 관리',
  args: { screen: 'business_evaManage_purContCompMngList' },
  play: stands('계약업체 평가 관리'),
}

export const business_evaManage_transSatisMngDetail: Story = {
  name: '거래만족도 응답',
  args: { screen: 'business_evaManage_transSatisMngDetail' },
  play: stands('거래만족도 응답'),
}

export const business_evaManage_transSatisMngList: Story = {
  name: '거래만족도 관리',
  args: { screen: 'business_evaManage_transSatisMngList' },
  play: stands('거래만족도 관리'),
}

export const business_evaResult_evaWorkResultList: Story = {
  name: '업무평가 결과',
  args: { screen: 'business_evaResult_evaWorkResultList' },
  play: stands('업무평가 결과'),
}

export const business_evaResult_evaWorkResultView: Story = {
  name: '업무평가 결과 상세',
  args: { screen: 'business_evaResult_evaWorkResultView' },
  play: stands('업무평가 결과 상세'),
}

export const compChangeStatusList: Story = {
  name: '협력사 변경 현황',
  args: { screen: 'compChangeStatusList' },
  play: stands('협력사 변경 현황'),
}

export const compEvaTotalEdit: Story = {
  name: '종합평가 상세',
  args: { screen: 'compEvaTotalEdit' },
  play: stands('종합평가 상세'),
}

export const compEvaTotalList: Story = {
  name: '종합평가 관리',
  args: { screen: 'compEvaTotalList' },
  play: stands('종합평가 관리'),
}

export const compExcavationList: Story = {
  name: '협력사 발굴 관리',
  args: { screen: 'compExcavationList' },
  play: stands('협력사 발굴 관리'),
}

export const compGerpAppEdit: Story = {
  name: 'GERP 업체등록 신청서',
  args: { screen: 'compGerpAppEdit' },
  play: stands('GERP 업체등록 신청서'),
}

export const compGerpAppList: Story = {
  name: 'GERP 업체등록 신청',
  args: { screen: 'compGerpAppList' },
  play: stands('GERP 업체등록 신청'),
}

export const compRegList: Story = {
  name: '협력사 등록 심사',
  args: { screen: 'compRegList' },
  play: stands('협력사 등록 심사'),
}

export const compStatusList: Story = {
  name: '협력사 현황',
  args: { screen: 'compStatusList' },
  play: stands('협력사 현황'),
}

export const compStatusView: Story = {
  name: '협력사 현황 상세',
  args: { screen: 'compStatusView' },
  play: stands('협력사 현황 상세'),
}

export const compUserManageList: Story = {
  name: '협력사 담당자 현황',
  args: { screen: 'compUserManageList' },
  play: stands('협력사 담당자 현황'),
}

export const evaWorkEdit: Story = {
  name: '업무평가 입력',
  args: { screen: 'evaWorkEdit' },
  play: stands('업무평가 입력'),
}

export const evaWorkList: Story = {
  name: '업무평가 수행',
  args: { screen: 'evaWorkList' },
  play: stands('업무평가 수행'),
}
