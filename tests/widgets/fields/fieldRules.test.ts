import type { KeyboardEvent } from 'react'
import { describe, expect, it } from 'vitest'
import { datePresets } from '../../../widgets/datePresets'
import { isEnter } from '../../../widgets/isEnter'
import { widgetText } from '../../../widgets/widgetText'

const press = (key: string, isComposing: boolean, keyCode: number) =>
  isEnter({ key, keyCode, nativeEvent: { isComposing } } as KeyboardEvent)

describe('Enter in a field', () => {
  it('is meant when no syllable is being composed', () => expect(press('Enter', false, 13)).toBe(true))

  it.each([
    ['while a syllable is being composed', 'Enter', true, 229],
    ['when it ends the composition, as Safari tells it', 'Enter', false, 229],
    ['when it is another key', 'a', false, 65],
  ] as const)('is not meant %s', (_, key, isComposing, keyCode) => {
    expect(press(key, isComposing, keyCode)).toBe(false)
  })
})

describe('usual periods', () => {
  it.each([
    ['오늘', '2026-03-31', '2026-03-31'],
    ['1주', '2026-03-25', '2026-03-31'],
    ['1개월', '2026-02-28', '2026-03-31'],
    ['3개월', '2025-12-31', '2026-03-31'],
    ['당월', '2026-03-01', '2026-03-31'],
    ['전월', '2026-02-01', '2026-02-28'],
  ])('%s on 31 March 2026 is %s to %s', (name, from, to) => {
    const preset = datePresets.find(candidate => widgetText(candidate.text) === name)
    expect(preset?.period('2026-03-31')).toEqual([from, to])
  })
})
