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

export const attribute: Story = {
  name: '속성 관리',
  args: { screen: 'attribute' },
  play: stands('속성 관리'),
}

export const attributeValue: Story = {
  name: '속성값 관리',
  args: { screen: 'attributeValue' },
  play: stands('속성값 관리'),
}

export const itemDetail: Story = {
  name: '품목 상세',
  args: { screen: 'itemDetail' },
  play: stands('품목 상세'),
}

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

export const itemInsert: Story = {
  name: '품목 등록',
  args: { screen: 'itemInsert' },
  play: stands('품목 등록'),
}

export const itemManagement_ItemInfoEdit: Story = {
  name: '협력사 품목 등록·상세',
  args: { screen: 'itemManagement_ItemInfoEdit' },
  play: stands('협력사 품목 등록·상세'),
}

export const itemManagement_itemInfo: Story = {
  name: '품목 조회',
  args: { screen: 'itemManagement_itemInfo' },
  play: stands('품목 조회'),
}

export const itemManagement_upItemDetail: Story = {
  name: '협력사 품목 업로드 상세',
  args: { screen: 'itemManagement_upItemDetail' },
  play: stands('협력사 품목 업로드 상세'),
}

export const itemManagement_upItemView: Story = {
  name: '협력사 품목 업로드 현황',
  args: { screen: 'itemManagement_upItemView' },
  play: stands('협력사 품목 업로드 현황'),
}

export const item_category_categoryManage: Story = {
  name: '카테고리 관리',
  args: { screen: 'item_category_categoryManage' },
  play: stands('카테고리 관리'),
}

export const item_comp_sourcingGroup: Story = {
  name: '소싱그룹 관리',
  args: { screen: 'item_comp_sourcingGroup' },
  play: stands('소싱그룹 관리'),
}

export const unitMaster: Story = {
  name: '단위 관리',
  args: { screen: 'unitMaster' },
  play: stands('단위 관리'),
}
