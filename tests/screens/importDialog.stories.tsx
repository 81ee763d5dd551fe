import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { prEditDraft } from './prEditAnswers'
import { ScreenStory } from './story/ScreenStory'
import type { StoryAnswers } from './story/storyServices'
import { oneUnit } from './unitAnswers'

const titles = [
  '품목코드',
  '품목명',
  '규격',
  '단위',
  '수량',
  '단가',
  '계정코드',
  '코스트센터',
  '납품희망일',
  '비고',
]
const good = ['', '베어링', '6204ZZ', 'EA', '3', '12,500', '5310100', 'CC1020', '2026-12-30', '']
const bad = ['', '', '6205ZZ', 'EA', '다섯', '12,500', '9999999', 'CC1020', '2026-12-30', '']

const answers: StoryAnswers = {
  ...prEditDraft,
  listUnit: oneUnit,
  popupAccount: () => [
    { accountCode: '5310100', accountName: '시험연구비', expenseType: 'EXP', coRequiredYn: 'Y' },
  ],
  popupCostCenter: () => [
    { costCenter: 'CC1020', costCenterName: '모바일개발팀', sectionName: '모바일사업부' },
  ],
}

const meta: Meta<typeof ScreenStory> = {
  title: '화면/엑셀 업로드',
  component: ScreenStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { screen: 'prEdit', answers, params: { prNo: 'PR2611-0012' } },
}
export default meta

type Story = StoryObj<typeof ScreenStory>

interface Drawn {
  readonly canvasElement: HTMLElement
}

const patience = { timeout: 10_000 }

async function openDialog({ canvasElement }: Drawn): Promise<HTMLElement> {
  const canvas = within(canvasElement)
  await userEvent.click(await canvas.findByRole('button', { name: '품목 붙여넣기(엑셀)' }, patience))
  return screen.findByRole('dialog', { name: '요청 품목 엑셀 업로드' }, patience)
}

async function choose(dialog: HTMLElement): Promise<void> {
  const picker = dialog.querySelector<HTMLInputElement>('input[type="file"]')
  if (!picker) throw new Error('The dialog has no place for a file.')
  await userEvent.upload(picker, new File(['PK'], '품목.xlsx'))
}

export const Start: Story = {
  name: '파일 선택',
  play: async drawn => {
    const dialog = within(await openDialog(drawn))
    await expect(dialog.getByRole('button', { name: '파일 선택' })).toBeVisible()
    await expect(dialog.getByRole('button', { name: '양식 내려받기' })).toBeVisible()
  },
}

export const AllGood: Story = {
  name: '모든 행이 맞음',
  args: { workbook: [titles, good, [...good.slice(0, 4), '10', ...good.slice(5)]] },
  play: async drawn => {
    const dialog = await openDialog(drawn)
    await choose(dialog)
    const take = await within(dialog).findByRole('button', { name: '2행 등록' }, patience)
    take.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience)
    await waitFor(() => expect(drawn.canvasElement).toHaveTextContent('총 4건'), patience)
  },
}

export const SomeBad: Story = {
  name: '잘못된 행',
  args: { workbook: [titles, good, bad] },
  play: async drawn => {
    const dialog = await openDialog(drawn)
    await choose(dialog)
    await expect(await within(dialog).findByText('오류 1행 (3칸)', {}, patience)).toBeVisible()
    await expect(within(dialog).getByRole('button', { name: '2행 등록' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await userEvent.click(within(dialog).getByRole('checkbox', { name: '오류 행만 보기' }))
    await userEvent.click(within(dialog).getByRole('button', { name: '정상 1행만 등록' }))
    await waitFor(() => expect(drawn.canvasElement).toHaveTextContent('총 3건'), patience)
  },
}

export const Empty: Story = {
  name: '빈 파일',
  args: { workbook: [titles] },
  play: async drawn => {
    const dialog = await openDialog(drawn)
    await choose(dialog)
    await expect(await within(dialog).findByRole('alert', {}, patience)).toHaveTextContent(
      '업로드할 데이터가 없습니다.',
    )
  },
}

export const OtherTitles: Story = {
  name: '다른 양식',
  args: { workbook: [['이름'], ['가']] },
  play: async drawn => {
    const dialog = await openDialog(drawn)
    await choose(dialog)
    await expect(await within(dialog).findByRole('alert', {}, patience)).toHaveTextContent(
      '업로드 양식이 올바르지 않습니다.',
    )
  },
}

export const LookUpFails: Story = {
  name: '확인할 수 없음',
  args: { workbook: [titles, good], answers: prEditDraft },
  play: async drawn => {
    const dialog = await openDialog(drawn)
    await choose(dialog)
    await expect(await within(dialog).findByRole('alert', {}, patience)).toBeVisible()
  },
}

export const Closed: Story = {
  name: '키보드로 닫기',
  play: async drawn => {
    await openDialog(drawn)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const Dark: Story = {
  name: '어둡게',
  args: { workbook: [titles, good, bad] },
  globals: { theme: 'dark' },
  play: async drawn => {
    const dialog = await openDialog(drawn)
    await choose(dialog)
    await expect(await within(dialog).findByText('오류 1행 (3칸)', {}, patience)).toBeVisible()
  },
}
