// Written by codegen from schemas/. Do not edit: run npm run codegen.

import type { Meta, StoryObj } from '@storybook/react-vite'
import { DerivedStory, stands } from '../derived/DerivedStory'

const meta: Meta<typeof DerivedStory> = {
  title: '모든 화면/cyber',
  component: DerivedStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
}
export default meta

type Story = StoryObj<typeof DerivedStory>

export const CyberLoiEdit: Story = {
  name: 'LOI 상세·수락',
  args: { screen: 'CyberLoiEdit' },
  play: stands('LOI 상세·수락'),
}

export const CyberOrderRequestEdit: Story = {
  name: '발주 상세·접수',
  args: { screen: 'CyberOrderRequestEdit' },
  play: stands('발주 상세·접수'),
}

export const CyberOrderRequestList: Story = {
  name: '발주 접수 현황',
  args: { screen: 'CyberOrderRequestList' },
  play: stands('발주 접수 현황'),
}

export const compInfo_evaTotalList: Story = {
  name: '종합평가 결과',
  args: { screen: 'compInfo_evaTotalList' },
  play: stands('종합평가 결과'),
}

export const compInfo_evaTotalView: Story = {
  name: '종합평가 결과 상세',
  args: { screen: 'compInfo_evaTotalView' },
  play: stands('종합평가 결과 상세'),
}

export const compManage_CyberCompManageEdit: Story = {
  name: '업체정보 관리',
  args: { screen: 'compManage_CyberCompManageEdit' },
  play: stands('업체정보 관리'),
}

export const deliverEdit: Story = {
  name: '납품 등록·상세',
  args: { screen: 'deliverEdit' },
  play: stands('납품 등록·상세'),
}

export const deliverInfo: Story = {
  name: '납품 현황',
  args: { screen: 'deliverInfo' },
  play: stands('납품 현황'),
}

export const monthlyCalcDetail: Story = {
  name: '월정산 상세',
  args: { screen: 'monthlyCalcDetail' },
  play: stands('월정산 상세'),
}

export const monthlyCalculate: Story = {
  name: '월정산 현황',
  args: { screen: 'monthlyCalculate' },
  play: stands('월정산 현황'),
}

export const noneOrderView: Story = {
  name: '비발주 정산 청구',
  args: { screen: 'noneOrderView' },
  play: stands('비발주 정산 청구'),
}

export const prCheckEdit: Story = {
  name: '견적의뢰 상세',
  args: { screen: 'prCheckEdit' },
  play: stands('견적의뢰 상세'),
}

export const prCheckList: Story = {
  name: '견적의뢰 확인',
  args: { screen: 'prCheckList' },
  play: stands('견적의뢰 확인'),
}

export const prSubmitEdit: Story = {
  name: '견적서 작성',
  args: { screen: 'prSubmitEdit' },
  play: stands('견적서 작성'),
}

export const prSubmitList: Story = {
  name: '견적 제출 현황',
  args: { screen: 'prSubmitList' },
  play: stands('견적 제출 현황'),
}
