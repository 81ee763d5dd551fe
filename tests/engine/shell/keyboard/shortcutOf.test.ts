import { describe, expect, it } from 'vitest'
import { shortcutOf } from '../../../../engine/shell/keyboard/shortcutOf'

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
