import { describe, expect, it } from 'vitest'
import { createAsk } from '../../../engine/shell/askQueue'
import { isChunkFailure, mayReload, noteReload } from '../../../engine/shell/chunkGuard'
import { clockText, nextWarning } from '../../../engine/shell/sessionTime'
import { shortcutOf } from '../../../engine/shell/shortcutOf'

const key = { key: '', code: '', ctrlKey: false, metaKey: false, altKey: false, isComposing: false }

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
    ['a letter is a letter', { ...key, key: 'k', code: 'KeyK' }, false, undefined],
  ])('%s', (_, pressed, isTyping, shortcut) => {
    expect(shortcutOf(pressed, isTyping)).toBe(shortcut)
  })
})

describe('session time', () => {
  it.each([
    [1_799_000, '29:59'],
    [60_000, '01:00'],
    [999, '00:01'],
    [-5, '00:00'],
    [3_900_000, '1:05:00'],
  ])('%i ms read %s', (left, shown) => {
    expect(clockText(left)).toBe(shown)
  })

  it('warns once at five minutes and once at one', () => {
    expect(nextWarning(300_500, 299_500)).toBe('5분')
    expect(nextWarning(299_500, 298_500)).toBeUndefined()
    expect(nextWarning(60_500, 59_500)).toBe('60초')
    expect(nextWarning(400_000, 30_000)).toBe('60초')
    expect(nextWarning(500, -500)).toBeUndefined()
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

  it('one reload is offered, not a second one within a minute', () => {
    const content = new Map<string, string>()
    const storage = {
      getItem: (name: string) => content.get(name) ?? null,
      setItem: (name: string, value: string) => void content.set(name, value),
    }
    expect(mayReload(storage, 1_000_000)).toBe(true)
    noteReload(storage, 1_000_000)
    expect(mayReload(storage, 1_030_000)).toBe(false)
    expect(mayReload(storage, 1_061_000)).toBe(true)
  })
})
