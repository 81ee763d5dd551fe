// Written by codegen from schemas/. Do not edit: run npm run codegen.

import type { Meta, StoryObj } from '@storybook/react-vite'
import { DerivedStory, stands } from '../derived/DerivedStory'

const meta: Meta<typeof DerivedStory> = {
  title: '모든 화면/item',
  component: DerivedStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
}
export default meta

type Story = StoryObj<typeof DerivedStory>

export const itemExcelUpDetail: Story = {
  name: '품목 엑셀 업로드 상세',
  args: { screen: 'itemExcelUpDetail' },
  play: stands('품목 엑셀 업로드 상세'),
}

export const itemExcelUpList: Story = {
  name: '품목 엑셀 업로드 현황',
  args: { screen: 'itemExcelUpList' },
  play: stands('품목 엑셀 업로드 현황'),
}

export const unitMaster: Story = {
  name: '단위 관리',
  args: { screen: 'unitMaster' },
  play: stands('단위 관리'),
}
