// Written by codegen from schemas/. Do not edit: run npm run codegen.

import type { Meta, StoryObj } from '@storybook/react-vite'
import { DerivedStory, stands } from '../derived/DerivedStory'

const meta: Meta<typeof DerivedStory> = {
  title: '모든 화면/template',
  component: DerivedStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
}
export default meta

type Story = StoryObj<typeof DerivedStory>

export const template_template0: Story = {
  name: '목록형 템플릿',
  args: { screen: 'template_template0' },
  play: stands('목록형 템플릿'),
}

export const template_template1: Story = {
  name: '등록형 템플릿',
  args: { screen: 'template_template1' },
  play: stands('등록형 템플릿'),
}

export const template_template2: Story = {
  name: '상세형 템플릿',
  args: { screen: 'template_template2' },
  play: stands('상세형 템플릿'),
}

export const template_template3: Story = {
  name: '마스터-디테일 템플릿',
  args: { screen: 'template_template3' },
  play: stands('마스터-디테일 템플릿'),
}

export const template_template4: Story = {
  name: '트리형 템플릿',
  args: { screen: 'template_template4' },
  play: stands('트리형 템플릿'),
}

export const template_template5: Story = {
  name: '탭형 템플릿',
  args: { screen: 'template_template5' },
  play: stands('탭형 템플릿'),
}

export const template_template6: Story = {
  name: '팝업형 템플릿',
  args: { screen: 'template_template6' },
  play: stands('팝업형 템플릿'),
}

export const template_template7: Story = {
  name: '차트·리포트 템플릿',
  args: { screen: 'template_template7' },
  play: stands('차트·리포트 템플릿'),
}

export const template_template8: Story = {
  name: '엑셀 업로드 템플릿',
  args: { screen: 'template_template8' },
  play: stands('엑셀 업로드 템플릿'),
}
