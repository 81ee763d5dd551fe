// Written by codegen from schemas/. Do not edit: run npm run codegen.

import type { Meta, StoryObj } from '@storybook/react-vite'
import { DerivedStory, stands } from '../derived/DerivedStory'

const meta: Meta<typeof DerivedStory> = {
  title: '모든 화면/asset',
  component: DerivedStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
}
export default meta

type Story = StoryObj<typeof DerivedStory>

export const assetInventoryList: Story = {
  name: '자산 실사',
  args: { screen: 'assetInventoryList' },
  play: stands('자산 실사'),
}

export const assetManagementList: Story = {
  name: '자산 관리',
  args: { screen: 'assetManagementList' },
  play: stands('자산 관리'),
}

export const assetManagementRegisterList: Story = {
  name: '자산 등록',
  args: { screen: 'assetManagementRegisterList' },
  play: stands('자산 등록'),
}
