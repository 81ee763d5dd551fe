import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ScreenStory } from './story/ScreenStory'
import { shows } from './story/storyChecks'

/** Pages on samples in which something is entered, and the popups that stand on them; nothing of it needs a server. */
const meta: Meta<typeof ScreenStory> = {
  title: '화면/템플릿/입력',
  component: ScreenStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { screen: 'template_template1', answers: {} },
}
export default meta

type Story = StoryObj<typeof ScreenStory>

interface Drawn {
  readonly canvasElement: HTMLElement
}

const patience = { timeout: 10_000 }

/** Dialogs lie above the page, outside of its element. */
const above = ({ canvasElement }: Drawn) => within(canvasElement.ownerDocument.body)

async function press(drawn: Drawn, name: string | RegExp) {
  await userEvent.click(await within(drawn.canvasElement).findByRole('button', { name }, patience))
}

async function openEntry(drawn: Drawn) {
  await press(drawn, '신규')
  const dialog = within(await above(drawn).findByRole('dialog', { name: '샘플 등록' }, patience))
  await dialog.findByRole('textbox', { name: /제목/ }, patience)
  return dialog
}

export const Edit: Story = { name: '등록형', play: shows('샘플 입력') }

export const EditRefused: Story = {
  name: '등록형, 필수값 없음',
  play: async drawn => {
    await press(drawn, '저장(모의)')
    await shows(/제목을 입력해 주세요/)(drawn)
  },
}

export const EditStored: Story = {
  name: '등록형, 저장된 문서',
  args: { params: { docNo: 'SMP-0028' } },
  play: shows('견적 비교.xlsx'),
}

export const EditReadOnly: Story = {
  name: '등록형, 읽기 권한',
  args: { params: { docNo: 'SMP-0028' }, access: 'read' },
  play: shows('개발용 노트북 20대'),
}

export const EditDark: Story = {
  name: '등록형, 어둡게',
  globals: { theme: 'dark' },
  play: shows('샘플 입력'),
}

export const Detail: Story = {
  name: '상세형',
  args: { screen: 'template_template2', params: { docNo: 'SMP-0027' } },
  play: shows(/결재선.*강민서/),
}

export const MasterDetail: Story = {
  name: '마스터-디테일',
  args: { screen: 'template_template3', params: { docNo: 'ORD-0006' } },
  play: shows(/개발팀 노트북/),
}

export const Tree: Story = {
  name: '트리형',
  args: { screen: 'template_template4' },
  play: shows('무선 공유기'),
}

export const Popups: Story = {
  name: '팝업형',
  args: { screen: 'template_template6' },
  play: shows('팝업 호출'),
}

export const Upload: Story = {
  name: '엑셀 업로드',
  args: { screen: 'template_template8' },
  play: shows('수량은 0보다 커야 합니다.'),
}

export const Address: Story = {
  name: '주소 검색 팝업',
  play: async drawn => {
    await press(drawn, '우편번호 찾기')
    const dialog = within(await above(drawn).findByRole('dialog', { name: '주소 검색' }, patience))
    await userEvent.type(await dialog.findByRole('textbox', { name: '검색어' }, patience), '롯데월드{Enter}')
    await userEvent.click(await dialog.findByRole('button', { name: '선택' }, patience))
    const canvas = within(drawn.canvasElement)
    await expect(await canvas.findByRole('textbox', { name: '주소' }, patience)).toHaveValue(
      '서울특별시 송파구 올림픽로 300',
    )
    await expect(canvas.getByRole('textbox', { name: '우편번호' })).toHaveValue('05551')
  },
}

export const Entry: Story = {
  name: '폼 팝업',
  args: { screen: 'template_template0' },
  play: async drawn => {
    const dialog = await openEntry(drawn)
    await userEvent.type(dialog.getByRole('textbox', { name: /제목/ }), '한글 제목{Enter}')
    await userEvent.type(dialog.getByRole('textbox', { name: /금액/ }), '1250000')
    await userEvent.click(dialog.getByRole('button', { name: '저장(모의)' }))
    await shows(/SMP-0029.*한글 제목/)(drawn)
  },
}

export const EntryRefused: Story = {
  name: '폼 팝업, 필수값 없음',
  args: { screen: 'template_template0' },
  play: async drawn => {
    const dialog = await openEntry(drawn)
    await userEvent.click(dialog.getByRole('button', { name: '저장(모의)' }))
    await expect(await dialog.findByText('금액을 입력해 주세요.', undefined, patience)).toBeVisible()
  },
}

export const EntryReadOnly: Story = {
  name: '폼 팝업을 여는 단추, 읽기 권한',
  args: { screen: 'template_template0', access: 'read' },
  play: async drawn => {
    const button = await within(drawn.canvasElement).findByRole('button', { name: '신규' }, patience)
    await expect(button).toHaveAttribute('aria-disabled', 'true')
  },
}

const order = { screen: 'template_template3', params: { docNo: 'ORD-0006' } }

async function openInspection(drawn: Drawn) {
  await shows('개발팀 노트북')(drawn)
  await press(drawn, '검수(모의)')
  const dialog = within(await above(drawn).findByRole('dialog', { name: '주문 검수' }, patience))
  await dialog.findByText('USB-C 어댑터', undefined, patience)
  return dialog
}

export const EntryLines: Story = {
  name: '라인이 있는 팝업',
  args: order,
  play: async drawn => {
    const dialog = await openInspection(drawn)
    await userEvent.click(dialog.getByRole('button', { name: '검수저장(모의)' }))
    await waitFor(() => expect(above(drawn).queryByRole('dialog')).toBeNull(), patience)
  },
}

export const EntryLinesRefused: Story = {
  name: '라인이 있는 팝업, 필수값 없음',
  args: order,
  play: async drawn => {
    const dialog = await openInspection(drawn)
    await userEvent.clear(dialog.getByRole('textbox', { name: /입고일자/ }))
    await userEvent.click(dialog.getByRole('button', { name: '검수저장(모의)' }))
    await expect(
      await dialog.findByText('입고일자를 입력해 주세요.', { selector: '.field-error' }, patience),
    ).toBeVisible()
  },
}

export const EntryLinesDark: Story = {
  name: '라인이 있는 팝업, 어둡게',
  args: order,
  globals: { theme: 'dark' },
  play: async drawn => {
    await openInspection(drawn)
  },
}

export const EntryDark: Story = {
  name: '폼 팝업, 어둡게',
  args: { screen: 'template_template0' },
  globals: { theme: 'dark' },
  play: async drawn => {
    await openEntry(drawn)
  },
}
