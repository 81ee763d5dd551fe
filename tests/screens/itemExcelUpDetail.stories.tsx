import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { uploadApplied, uploadFresh, uploadInvalid } from './itemUploadAnswers'
import { ScreenStory } from './story/ScreenStory'
import { offersRetry, shows, waits } from './story/storyChecks'

const meta: Meta<typeof ScreenStory> = {
  title: '화면/품목 엑셀 업로드 상세',
  component: ScreenStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    ...{ screen: 'itemExcelUpDetail', answers: uploadInvalid, params: { upNo: 'UP202611-000012' } },
    user: { authGroupId: '33' },
  },
}
export default meta

type Story = StoryObj<typeof ScreenStory>

export const Invalid: Story = {
  name: '오류가 있는 업로드',
  play: async drawn => {
    await shows(/조립라인 공압부품.*품목구분: 허용되지 않은 코드입니다/)(drawn)
    const canvas = within(drawn.canvasElement)
    await userEvent.click(await canvas.findByRole('radio', { name: '오류 2' }, { timeout: 10_000 }))
    await expect(canvas.getByRole('radio', { name: '오류 2' })).toBeChecked()
    await expect(canvas.queryByRole('button', { name: '반영' })).toBeNull()
  },
}

export const Fresh: Story = { name: '갓 올린 업로드', args: { answers: uploadFresh }, play: shows('행 저장') }

export const Applied: Story = {
  name: '반영한 업로드',
  args: { answers: uploadApplied },
  play: async drawn => {
    await shows(/반영완료.*400202000021/)(drawn)
    await expect(within(drawn.canvasElement).queryByRole('button', { name: '검증' })).toBeNull()
  },
}

export const Unnamed: Story = {
  name: '번호 없이',
  args: { params: {} },
  play: shows('열 문서가 정해지지 않았습니다.'),
}

export const Failed: Story = { name: '서버 오류', args: { server: 'fails' }, play: offersRetry('500') }

export const Away: Story = {
  name: '연결 끊김',
  args: { server: 'isAway' },
  play: offersRetry('서버에 연결하지 못했습니다.'),
}

export const Loading: Story = {
  name: '불러오는 중',
  args: { server: 'isSilent' },
  play: waits('품목 엑셀 업로드 상세'),
}

export const ReadOnly: Story = {
  name: '모니터링',
  args: { access: 'read', user: { authGroupId: '40' } },
  play: async drawn => {
    await shows('조립라인 공압부품')(drawn)
    await expect(within(drawn.canvasElement).queryByRole('button', { name: '행 저장' })).toBeNull()
  },
}

export const Dark: Story = { name: '어둡게', globals: { theme: 'dark' }, play: shows('조립라인 공압부품') }
