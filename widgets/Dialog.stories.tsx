import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from './Button'
import { Dialog } from './Dialog'

const nothing = () => undefined

const meta: Meta<typeof Dialog> = {
  title: '위젯/Dialog',
  component: Dialog,
  args: {
    title: '부서 선택',
    depth: 0,
    width: 560,
    onClose: nothing,
    closeLabel: '닫기',
    children: <p>조회 조건과 목록이 이곳에 놓입니다.</p>,
    foot: (
      <>
        <Button label="취소" onPress={nothing} />
        <Button label="선택" look="primary" onPress={nothing} />
      </>
    ),
  },
}
export default meta

type Story = StoryObj<typeof Dialog>

export const Plain: Story = { name: '보통' }

export const LongText: Story = {
  name: '긴 글',
  args: {
    title: '모바일사업부 신제품 개발용 장비와 소모품을 한꺼번에 요청하는 아주 긴 이름의 구매요청입니다',
    children: (
      <p>
        {'모바일사업부 신제품 개발용 장비와 소모품을 한꺼번에 요청하는 아주 긴 이름의 구매요청입니다 '.repeat(
          30,
        )}
      </p>
    ),
  },
}

export const Dark: Story = { name: '어둡게', globals: { theme: 'dark' } }

export const Keyboard: Story = {
  name: '키보드',
  args: { onClose: fn() },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: '부서 선택' })
    within(dialog).getByRole('button', { name: '선택' }).focus()
    await userEvent.tab()
    // The guard at the end hands the focus back to the first button.
    await waitFor(() => expect(within(dialog).getByRole('button', { name: '닫기' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const WithoutField: Story = {
  name: '입력 없음',
  // What a grid draws its rows with is no field, nor what a button opens the files of the computer with.
  args: {
    children: (
      <>
        <div className="dataGrid">
          <textarea aria-label="칸" />
        </div>
        <input type="file" aria-label="파일" hidden />
      </>
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: '부서 선택' })
    await waitFor(() => expect(within(dialog).getByRole('button', { name: '취소' })).toHaveFocus())
  },
}

export const WithField: Story = {
  name: '입력 있음',
  args: { children: <input aria-label="부서명" /> },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: '부서 선택' })
    within(dialog).getByRole('textbox', { name: '부서명' }).focus()
    await waitFor(() => expect(within(dialog).getByRole('textbox', { name: '부서명' })).toHaveFocus())
    await expect(within(dialog).getByRole('button', { name: '취소' })).not.toHaveFocus()
  },
}

export const FirstOfFields: Story = {
  name: '초점을 아무도 주지 않은 입력',
  args: {
    children: (
      <>
        <input aria-label="부서코드" disabled />
        <input aria-label="부서명" />
      </>
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: '부서 선택' })
    await waitFor(() => expect(within(dialog).getByRole('textbox', { name: '부서명' })).toHaveFocus())
  },
}

/** Opened by a button, with a field that takes the focus by itself, as the first of a form does. */
function OpenedByButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button label="열기" onPress={() => setOpen(true)} />
      {isOpen && (
        <Dialog
          title="부서 선택"
          depth={0}
          width={560}
          closeLabel="닫기"
          foot={null}
          onClose={() => setOpen(false)}
        >
          <FirstField />
        </Dialog>
      )}
    </>
  )
}

function FirstField() {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return <input ref={field} aria-label="부서명" />
}

export const GivesFocusBack: Story = {
  name: '닫으면 연 버튼으로 돌아갑니다',
  render: () => <OpenedByButton />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: '열기' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('textbox', { name: '부서명' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
  },
}
