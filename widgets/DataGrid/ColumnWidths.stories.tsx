import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, within } from 'storybook/test'
import { codeEntries, codeGroupNames } from '../../schemas/codes/codeGroups'
import { figurePixels } from '../../schemas/shared/figurePixels'
import { textPixels } from '../../schemas/shared/textPixels'

const family = '"Pretendard Variable"'
const letters = [
  ..." ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,-()%/:·+#&'",
  ...'가각뷁한글협력사확인요청',
]
const codeTexts = codeGroupNames.flatMap(group => codeEntries(group).map(({ text }) => text))
const figures = ['1,205,016,000.00', '-123,456,789,000', '2026-11-20 09:00:00', '0']

interface Measured {
  readonly text: string
  readonly estimated: number
  readonly drawn: number
}

async function measure(): Promise<readonly Measured[]> {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) throw new Error('This browser draws no text on a canvas.')
  const words = [...letters, ...codeTexts]
  await Promise.all(
    [400, 600, 700].map(weight =>
      document.fonts.load(`${weight} 13px ${family}`, words.join('') + figures.join('')),
    ),
  )
  const drawn = (text: string, weight: number) => {
    context.font = `${weight} 13px ${family}`
    return context.measureText(text).width
  }
  // Digits are set in columns as wide as a nought.
  const set = (text: string, weight: number) =>
    [...text].reduce((sum, letter) => sum + drawn(/\d/.test(letter) ? '0' : letter, weight), 0)
  return [
    ...words.map(text => ({ text, estimated: textPixels(text), drawn: drawn(text, 600) })),
    ...figures.map(text => ({ text, estimated: figurePixels(text, 'plain'), drawn: set(text, 400) })),
    ...figures.map(text => ({ text, estimated: figurePixels(text, 'bold'), drawn: set(text, 700) })),
  ]
}

/** What columns are given room for, beside what the font takes: nothing may take more, and nothing be given far too much. */
function ColumnWidths() {
  const [measured, setMeasured] = useState<readonly Measured[]>([])
  useEffect(() => void measure().then(setMeasured), [])
  const short = measured.filter(({ estimated, drawn }) => drawn > estimated + 0.05)
  const wide = measured.filter(({ estimated, drawn }) => estimated > drawn * 1.25 + 3)
  if (measured.length === 0) return null
  return (
    <section aria-label="열 너비">
      <p>{`글자 ${measured.length}개, 모자라는 것 ${short.length}개, 지나친 것 ${wide.length}개`}</p>
      <ul>
        {[...short, ...wide].map(({ text, estimated, drawn }) => (
          <li key={`${text} ${estimated}`}>{`${text}: ${estimated.toFixed(1)} / ${drawn.toFixed(1)}`}</li>
        ))}
      </ul>
    </section>
  )
}

const meta: Meta<typeof ColumnWidths> = { title: '위젯/ColumnWidths', component: ColumnWidths }
export default meta

export const Letters: StoryObj<typeof ColumnWidths> = {
  name: '글자가 차지하는 너비',
  play: async ({ canvasElement }) => {
    const list = await within(canvasElement).findByRole('region', { name: '열 너비' }, { timeout: 10_000 })
    await expect(
      within(list)
        .queryAllByRole('listitem')
        .map(item => item.textContent),
    ).toEqual([])
    await expect(list).toHaveTextContent(/글자 \d{3,}개/)
  },
}
