import { expect, fireEvent } from 'storybook/test'

/** Enter while a syllable is being composed only ends the composition; browsers tell it by these two marks. */
const composing = { key: 'Enter', keyCode: 229, isComposing: true }

/**
 * Types a Korean text as an input method does: the last syllable is under composition when Enter comes first. Asserts that
 * this Enter does nothing, and presses Enter once more.
 */
export async function composeHangul(
  field: HTMLElement,
  text: string,
  onEnter: (...words: never[]) => unknown,
): Promise<void> {
  field.focus()
  await fireEvent.compositionStart(field)
  for (let letters = 1; letters <= text.length; letters++)
    await fireEvent.input(field, { target: { value: text.slice(0, letters) }, isComposing: true })
  await fireEvent.keyDown(field, composing)
  await expect(onEnter).not.toHaveBeenCalled()
  await fireEvent.compositionEnd(field, { data: text.slice(-1) })
  await expect(field).toHaveValue(text)
  await fireEvent.keyDown(field, { key: 'Enter' })
}
