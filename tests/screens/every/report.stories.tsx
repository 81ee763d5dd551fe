// Written by codegen from schemas/. Do not edit: run npm run codegen.

import type { Meta, StoryObj } from '@storybook/react-vite'
import { DerivedStory, stands } from '../derived/DerivedStory'

const meta: Meta<typeof DerivedStory> = {
  title: '모든 화면/report',
  component: DerivedStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
}
export default meta

type Story = StoryObj<typeof DerivedStory>

export const report_costUnit_costUnitDifference: Story = {
  name: '단가 차이 분석',
  args: { screen: 'report_costUnit_costUnitDifference' },
  play: stands('단가 차이 분석'),
}

export const report_costUnit_highCostUnit: Story = {
  name: '고단가 품목',
  args: { screen: 'report_costUnit_highCostUnit' },
  play: stands('고단가 품목'),
}

export const report_costUnit_highCostUnitDetail: Story = {
  name: '고단가 품목 상세',
  args: { screen: 'report_costUnit_highCostUnitDetail' },
  play: stands('고단가 품목 상세'),
}

export const report_manage_itemMasterCostNew: Story = {
  name: '품목마스터 단가',
  args: { screen: 'report_manage_itemMasterCostNew' },
  play: stands('품목마스터 단가'),
}

export const report_monthlyReport_monthlyReport01: Story = {
  name: '월간 부서별 구매실적',
  args: { screen: 'report_monthlyReport_monthlyReport01' },
  play: stands('월간 부서별 구매실적'),
}

export const report_monthlyReport_monthlyReport02: Story = {
  name: '월간 협력사별 구매실적',
  args: { screen: 'report_monthlyReport_monthlyReport02' },
  play: stands('월간 협력사별 구매실적'),
}

export const report_monthlyReport_monthlyReport03: Story = {
  name: '월간 품목군별 구매실적',
  args: { screen: 'report_monthlyReport_monthlyReport03' },
  play: stands('월간 품목군별 구매실적'),
}

export const report_monthlyReport_monthlyReport04: Story = {
  name: '월간 단가 변동 현황',
  args: { screen: 'report_monthlyReport_monthlyReport04' },
  play: stands('월간 단가 변동 현황'),
}

export const report_monthlyReport_monthlyReport05: Story = {
  name: '월간 납기 준수율',
  args: { screen: 'report_monthlyReport_monthlyReport05' },
  play: stands('월간 납기 준수율'),
}

export const report_monthlyReport_monthlyReport06: Story = {
  name: '월간 원가절감 실적',
  args: { screen: 'report_monthlyReport_monthlyReport06' },
  play: stands('월간 원가절감 실적'),
}

export const report_monthlyReport_monthlyReport07: Story = {
  name: '월간 발주-입고-정산 현황',
  args: { screen: 'report_monthlyReport_monthlyReport07' },
  play: stands('월간 발주-입고-정산 현황'),
}

export const report_monthlyReport_monthlyReport08: Story = {
  name: '월간 구매 리드타임',
  args: { screen: 'report_monthlyReport_monthlyReport08' },
  play: stands('월간 구매 리드타임'),
}

export const report_monthlyReport_monthlyReport09: Story = {
  name: '월간 품질·반품 현황',
  args: { screen: 'report_monthlyReport_monthlyReport09' },
  play: stands('월간 품질·반품 현황'),
}

export const report_monthlyReport_monthlyReport10: Story = {
  name: '월간 발주유형별 현황(간편·LOI·비발주)',
  args: { screen: 'report_monthlyReport_monthlyReport10' },
  play: stands('월간 발주유형별 현황(간편·LOI·비발주)'),
}

export const report_monthlyReport_monthlyReport11: Story = {
  name: '월간 월마감·전기·지급 현황',
  args: { screen: 'report_monthlyReport_monthlyReport11' },
  play: stands('월간 월마감·전기·지급 현황'),
}
