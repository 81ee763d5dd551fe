import { describe, expect, it, vi } from 'vitest'
import { createAsk } from '../../../engine/shell/askQueue'
import { isChunkFailure, mayReload, withChunkTimeout } from '../../../engine/shell/chunkGuard'
import { clockText, isEnding, type SessionTimeFacts, sessionAct } from '../../../engine/shell/sessionTime'
import { shortcutOf } from '../../../engine/shell/shortcutOf'

const key = {
  ...{ key: '', code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false },
  isComposing: false,
}

describe('keys of the frame', () => {
  it.each([
    ['Ctrl+K opens the menu search', { ...key, key: 'k', code: 'KeyK', ctrlKey: true }, true, 'menuSearch'],
    [
      'with Hangul on it is the same key',
      { ...key, key: 'ㅏ', code: 'KeyK', ctrlKey: true },
      true,
      'menuSearch',
    ],
    [
      'never while a syllable is composed',
      { ...key, key: 'k', code: 'KeyK', ctrlKey: true, isComposing: true },
      true,
      undefined,
    ],
    ['? shows the keys', { ...key, key: '?' }, false, 'help'],
    ['? typed into a field is a question mark', { ...key, key: '?' }, true, undefined],
    ['Alt+W closes the screen', { ...key, key: 'w', code: 'KeyW', altKey: true }, false, 'closeTab'],
    ['F9 extends the session', { ...key, key: 'F9', code: 'F9' }, true, 'extend'],
    ['F6 goes to the next part, also out of a field', { ...key, key: 'F6', code: 'F6' }, true, 'nextPart'],
    ['Shift+F6 to the one before', { ...key, key: 'F6', code: 'F6', shiftKey: true }, true, 'previousPart'],
    ['a letter is a letter', { ...key, key: 'k', code: 'KeyK' }, false, undefined],
  ])('%s', (_, pressed, isTyping, shortcut) => {
    expect(shortcutOf(pressed, isTyping)).toBe(shortcut)
  })
})

describe('session time', () => {
  it.each([
    [1_799_000, '29:59'],
    [60_000, '01:00'],
    [1_800_040, '30:00'],
    [999, '00:01'],
    [400, '00:00'],
    [-5, '00:00'],
    [3_900_000, '1:05:00'],
  ])('%i ms read %s', (left, shown) => {
    expect(clockText(left)).toBe(shown)
  })

  const quiet: SessionTimeFacts = {
    left: 1_200_000,
    before: 1_201_000,
    isLongest: false,
    sinceInput: 3_600_000,
    sinceAsked: 3_600_000,
  }
  const nearing = { left: 299_500, before: 300_500 }
  it.each([
    ['far from the end nothing is to be done', {}, undefined],
    ['five minutes before the end a resting person is warned', nearing, 'warn'],
    [
      'in the last minute the dialog says it instead',
      { left: 56_000, before: Number.POSITIVE_INFINITY },
      undefined,
    ],
    ['he is warned once', { left: 298_500, before: 299_500 }, undefined],
    ['who types or presses is at work, and the session goes on', { ...nearing, sinceInput: 5_000 }, 'renew'],
    [
      'it is renewed once a minute at most',
      { ...nearing, sinceInput: 5_000, sinceAsked: 30_000, before: 299_900 },
      undefined,
    ],
    [
      'at its longest time no work moves the end, so a warning is due',
      { ...nearing, sinceInput: 5_000, isLongest: true },
      'warn',
    ],
    ['at the end itself the server still counts', { left: -500, before: 500 }, undefined],
    ['two seconds later it is asked', { left: -2_000, before: -1_000 }, 'ask'],
    [
      'a computer that has slept past the end asks at once',
      { left: -10_800_000, before: 1_200_000, sinceInput: 10_000 },
      'ask',
    ],
    [
      'without an answer it is asked again in five seconds',
      { left: -4_000, before: -3_000, sinceAsked: 2_000 },
      undefined,
    ],
  ] as const)('%s', (_, facts, act) => {
    expect(sessionAct({ ...quiet, ...facts })).toBe(act)
  })

  it.each([
    [61_000, false],
    [60_000, true],
    [0, true],
    [-6_000, true],
    [-3_600_000, false],
  ])('with %i ms left the last minute runs: %s', (left, isShown) => {
    expect(isEnding(left)).toBe(isShown)
  })
})

describe('questions', () => {
  it('wait in line and are answered one after the other', async () => {
    const ask = createAsk()
    const first = ask.confirm('하나')
    const second = ask.alert('둘')
    const [one, two] = ask.store.getState().questions
    expect([one, two].map(question => question && 'text' in question && question.text)).toEqual([
      '하나',
      '둘',
    ])
    if (one?.ask === 'confirm') one.answer(true)
    if (two?.ask === 'alert') two.answer()
    expect(await first).toBe(true)
    await second
    expect(ask.store.getState().questions).toEqual([])
  })

  it('the same notice is shown once', () => {
    const ask = createAsk()
    ask.toast('저장되었습니다.', 'success')
    ask.toast('저장되었습니다.', 'success')
    expect(ask.store.getState().toasts).toHaveLength(1)
  })
})

describe('a piece of the product that does not come', () => {
  it.each([
    'Failed to fetch dynamically imported module: /assets/a.js',
    'error loading dynamically imported module',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/a.css',
  ])('%s is known as such', message => {
    expect(isChunkFailure(new TypeError(message))).toBe(true)
  })

  it('is given up after 120 seconds, and not before', async () => {
    vi.useFakeTimers()
    try {
      let failure: unknown
      void withChunkTimeout(new Promise(() => undefined)).catch((error: unknown) => {
        failure = error
      })
      await vi.advanceTimersByTimeAsync(119_999)
      expect(failure).toBeUndefined()
      await vi.advanceTimersByTimeAsync(1)
      expect(isChunkFailure(failure)).toBe(true)
    } finally {
      vi.useRealTimers()
    }
  })

  it.each([
    ['a page that was opened', 'navigate', 1_000, true],
    ['a page that was reloaded just now', 'reload', 1_000, false],
    ['a page that was reloaded a minute ago', 'reload', 61_000, true],
  ])('%s offers one reload, not a second one within a minute', (_, type, age, mayAgain) => {
    const [entry] = [Object.assign(performance.mark('navigation'), { type })]
    expect(mayReload({ now: () => age, getEntriesByType: () => [entry] })).toBe(mayAgain)
  })
})
