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

export const compUserManageList: Story = {
  name: '협력사 담당자 현황',
  args: { screen: 'compUserManageList' },
  play: stands('협력사 담당자 현황'),
}
