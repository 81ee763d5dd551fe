const typeable = /^[-+]?[\d,]*(\.\d*)?$/

/**
 * The text of a number field while it is typed: the commas of thousands follow the digits, so that deleting a digit never
 * leaves a comma where none belongs. What comes as a whole, by pasting or out of an input method, stays for the reader to judge.
 */
export function groupDigits(box: HTMLInputElement, event: Event): string {
  const typed = box.value
  const isKey = event instanceof InputEvent && /^(insertText|delete)/.test(event.inputType)
  if (!isKey || !typeable.test(typed)) return typed
  const [whole = '', ...fraction] = typed.replaceAll(',', '').split('.')
  const grouped = [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...fraction].join('.')
  if (grouped === typed) return typed
  const behind = signs(typed.slice(box.selectionStart ?? typed.length))
  let caret = grouped.length
  while (caret > 0 && signs(grouped.slice(caret)) < behind) caret -= 1
  // Set here, before React does it, the box keeps the caret.
  box.value = grouped
  box.setSelectionRange(caret, caret)
  return grouped
}

const signs = (text: string) => text.replaceAll(',', '').length
