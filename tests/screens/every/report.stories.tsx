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

export const report_monthlyReport_monthlyReport01: Story = {
  name: '월간 부서별 구매실적',
  args: { screen: 'report_monthlyReport_monthlyReport01' },
  play: stands('월간 부서별 구매실적'),
}
