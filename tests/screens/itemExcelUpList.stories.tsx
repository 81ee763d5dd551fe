import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { uploadListAnswers, uploadListEmpty } from './itemUploadAnswers'
import { ScreenStory } from './story/ScreenStory'
import { offersRetry, shows, waits } from './story/storyChecks'

const meta: Meta<typeof ScreenStory> = {
  title: '화면/품목 엑셀 업로드 현황',
  component: ScreenStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { screen: 'itemExcelUpList', answers: uploadListAnswers, user: { authGroupId: '33' } },
}
export default meta

type Story = StoryObj<typeof ScreenStory>

export const Filled: Story = { name: '목록', play: shows(/UP202611-000012.*조립라인 공압부품/) }

export const Empty: Story = {
  name: '자료 없음',
  args: { answers: uploadListEmpty },
  play: shows('양식을 내려받아'),
}

export const Refused: Story = {
  name: '올릴 수 없는 파일',
  play: async drawn => {
    const canvas = within(drawn.canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '엑셀 업로드' }, { timeout: 10_000 }))
    const body = within(drawn.canvasElement.ownerDocument.body)
    const picker = await body.findByLabelText('파일 선택', { selector: 'input' }, { timeout: 10_000 })
    await userEvent.upload(picker, new File(['SCDSA004'], '품목.xlsx'))
    await expect(await body.findByRole('alert')).toHaveTextContent('문서보안 해제 후 업로드해 주세요.')
  },
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
  play: waits('품목 엑셀 업로드 현황'),
}

export const ReadOnly: Story = {
  name: '모니터링',
  args: { access: 'read', user: { authGroupId: '40' } },
  play: async drawn => {
    await shows('UP202611-000012')(drawn)
    await expect(within(drawn.canvasElement).queryByRole('button', { name: '엑셀 업로드' })).toBeNull()
  },
}

export const Dark: Story = { name: '어둡게', globals: { theme: 'dark' }, play: shows('UP202611-000012') }
