// Written by codegen from schemas/. Do not edit: run npm run codegen.

import type { Meta, StoryObj } from '@storybook/react-vite'
import { DerivedStory, stands } from '../derived/DerivedStory'

const meta: Meta<typeof DerivedStory> = {
  title: '모든 화면/home',
  component: DerivedStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
}
export default meta

type Story = StoryObj<typeof DerivedStory>

export const cyberSubMain: Story = {
  name: 'OGPMS 홈',
  args: { screen: 'cyberSubMain' },
  play: stands('OGPMS 홈'),
}

export const subMain: Story = {
  name: 'GPMS 홈',
  args: { screen: 'subMain' },
  play: stands('GPMS 홈'),
}
