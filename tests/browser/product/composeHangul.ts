import type { CDPSession } from '@playwright/test'

/** A key that the input method has taken for itself. */
export async function pressForInputMethod(cdp: CDPSession): Promise<void> {
  await cdp.send('Input.dispatchKeyEvent', {
    type: 'rawKeyDown',
    key: 'Process',
    windowsVirtualKeyCode: 229,
    nativeVirtualKeyCode: 229,
  })
}

/** A syllable grows jamo by jamo, as an input method shows it. */
export async function compose(cdp: CDPSession, steps: readonly string[], finished: string): Promise<void> {
  for (const text of steps) {
    await pressForInputMethod(cdp)
    await cdp.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    })
  }
  await cdp.send('Input.insertText', { text: finished })
}
