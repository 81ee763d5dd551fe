import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, screen, userEvent, within } from 'storybook/test'
import type { ReasonAnswer, ReasonQuestion } from '../../engine/runtime/services'
import { createAsk } from '../../engine/shell/frame/askQueue'
import { StoryDialogs } from './story/StoryDialogs'

interface AskedProps {
  readonly question: ReasonQuestion
}

/** Asks at once, and writes what was answered. */
function Asked({ question }: AskedProps) {
  const [ask] = useState(createAsk)
  const [answer, setAnswer] = useState<ReasonAnswer | 'cancelled'>()
  useEffect(() => {
    void ask.reason(question).then(given => setAnswer(given ?? 'cancelled'))
  }, [ask, question])
  return (
    <main>
      <p>{answer === undefined ? '' : JSON.stringify(answer)}</p>
      <StoryDialogs ask={ask} />
    </main>
  )
}

const plain: ReasonQuestion = {
  ...{ title: '반려', label: '반려 사유', isRequired: true, minLength: 5, maxLength: 500 },
}

const meta: Meta<typeof Asked> = {
  title: '화면/사유 입력',
  component: Asked,
  tags: ['!autodocs'],
  args: { question: plain },
}
export default meta

type Story = StoryObj<typeof Asked>

const dialog = async () => within(await screen.findByRole('alertdialog', {}, { timeout: 10_000 }))

export const Words: Story = {
  name: '사유만',
  play: async () => {
    const asked = await dialog()
    await userEvent.click(asked.getByRole('button', { name: '확인' }))
    await expect(asked.getByRole('alert')).toHaveTextContent('반려 사유')
    await userEvent.type(asked.getByRole('textbox'), '단가를 다시 확인해 주세요.')
    await userEvent.click(asked.getByRole('button', { name: '확인' }))
    await expect(screen.getByText(/단가를 다시/)).toBeVisible()
  },
}

export const WithChoices: Story = {
  name: '사유 선택',
  args: {
    question: {
      ...{ title: '차단', label: '상세 사유', isRequired: false, minLength: 0, maxLength: 200 },
      choices: {
        label: '차단 사유',
        entries: [
          { value: 'RET', text: '퇴사' },
          { value: 'REQ', text: '업체요청' },
          { value: 'ABN', text: '이상접속' },
        ],
      },
    },
  },
  play: async () => {
    const asked = await dialog()
    await userEvent.click(asked.getByRole('button', { name: '확인' }))
    await expect(asked.getByRole('alert')).toHaveTextContent('차단 사유를 선택해 주세요.')
    await userEvent.selectOptions(asked.getByRole('combobox'), 'REQ')
    await userEvent.click(asked.getByRole('button', { name: '확인' }))
    await expect(screen.getByText(/"code":"REQ"/)).toBeVisible()
  },
}

export const Cancelled: Story = {
  name: '취소',
  play: async () => {
    const asked = await dialog()
    await userEvent.click(asked.getByRole('button', { name: '취소' }))
    await expect(screen.getByText('"cancelled"')).toBeVisible()
  },
}
