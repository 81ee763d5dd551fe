// Written by codegen from schemas/. Do not edit: run npm run codegen.

import type { Meta, StoryObj } from '@storybook/react-vite'
import { DerivedStory, stands } from '../derived/DerivedStory'

const meta: Meta<typeof DerivedStory> = {
  title: '모든 화면/board',
  component: DerivedStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
}
export default meta

type Story = StoryObj<typeof DerivedStory>

export const board_faq: Story = {
  name: 'FAQ',
  args: { screen: 'board_faq' },
  play: stands('FAQ'),
}

export const board_notice: Story = {
  name: '공지사항',
  args: { screen: 'board_notice' },
  play: stands('공지사항'),
}
