import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { GridColumn, GridLayout } from './dataGridContract'
import { GridColumnMenu } from './GridColumnMenu'

const column = (id: string, title: string, frozen = false): GridColumn => ({
  id,
  title,
  kind: 'text',
  width: 120,
  frozen,
})

const meta: Meta<typeof GridColumnMenu> = {
  title: '위젯/GridColumnMenu',
  component: GridColumnMenu,
  args: {
    columns: [column('prNo', '구매요청번호', true), column('title', '구매요청명'), column('amount', '금액')],
    onLayout: fn(),
  },
  render: args => <Held {...args} />,
}
export default meta

type Story = StoryObj<typeof GridColumnMenu>

function Held(args: Parameters<typeof GridColumnMenu>[0]) {
  const [layout, setLayout] = useState<GridLayout | undefined>(args.layout)
  return (
    <div style={{ height: 240, display: 'flex', justifyContent: 'flex-end' }}>
      <GridColumnMenu
        {...args}
        layout={layout}
        onLayout={next => {
          setLayout(next)
          args.onLayout(next)
        }}
      />
    </div>
  )
}

async function open(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  canvas.getByRole('button').focus()
  await userEvent.keyboard('{Enter}')
  return canvas
}

export const Closed: Story = { name: '닫힘' }

export const Open: Story = {
  name: '열림',
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement)
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(3)
  },
}

export const Keyboard: Story = {
  name: '키보드로 감추기',
  play: async ({ args, canvasElement }) => {
    const canvas = await open(canvasElement)
    canvas.getByRole('checkbox', { name: '금액' }).focus()
    await userEvent.keyboard(' ')
    await expect(args.onLayout).toHaveBeenLastCalledWith(expect.objectContaining({ hidden: ['amount'] }))
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('checkbox')).toBeNull()
    await expect(canvas.getByRole('button')).toHaveFocus()
  },
}

export const LastOne: Story = {
  name: '마지막 칼럼',
  args: { layout: { order: ['prNo', 'title', 'amount'], hidden: ['title', 'amount'], widths: {} } },
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement)
    await expect(canvas.getByRole('checkbox', { name: '구매요청번호' })).toBeDisabled()
  },
}

export const LongText: Story = {
  name: '긴 이름',
  args: {
    columns: [column('long', '모바일사업부 신제품 개발용 장비와 소모품의 납품희망일'), column('b', '금액')],
  },
  play: async ({ canvasElement }) => {
    await open(canvasElement)
  },
}

export const Dark: Story = {
  name: '어둡게',
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    await open(canvasElement)
  },
}
