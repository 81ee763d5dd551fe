import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { PrintPreview } from './PrintPreview'

const meta: Meta<typeof PrintPreview> = {
  title: '위젯/PrintPreview',
  component: PrintPreview,
  parameters: { layout: 'fullscreen' },
  args: {
    onClose: fn(),
    sheet: {
      title: '구매요청서',
      number: 'PR202611-0042',
      printedOn: '2026-11-21',
      printedBy: '김서연',
      fields: [
        { label: '구매요청명', text: '3라인 이송부 보수 자재' },
        { label: '요청일자', text: '2026-11-03' },
      ],
      approvals: [{ role: '기안', name: '김서연', state: '상신', on: '2026-11-03' }],
    },
  },
}
export default meta

type Story = StoryObj<typeof PrintPreview>

export const Plain: Story = { name: '미리 보기' }

export const LongText: Story = {
  name: '긴 글',
  args: {
    sheet: {
      title: '구매요청서',
      number: 'PR202611-0042',
      printedOn: '2026-11-21',
      printedBy: '김서연',
      fields: [
        {
          label: '구매사유',
          text: '이송부 마모로 인한 정기 보수. 라인 정지 전 교체가 필요합니다. '.repeat(20),
        },
      ],
      approvals: [],
    },
  },
}

export const Several: Story = {
  name: '여러 장',
  args: {
    more: [
      {
        title: '거래명세서',
        number: 'ST202611-000002',
        printedOn: '2026-11-21',
        printedBy: '김서연',
        fields: [{ label: '정산번호', text: 'AJ202611-000002' }],
        approvals: [],
      },
    ],
  },
  play: async () => {
    await expect(screen.getByText(/ST202611-000002/)).toBeVisible()
  },
}

export const Dark: Story = { name: '어둡게', globals: { theme: 'dark' } }

export const Keyboard: Story = {
  name: '키보드',
  play: async ({ args }) => {
    await expect(screen.getByRole('button', { name: '인쇄' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
