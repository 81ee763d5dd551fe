interface Entry {
  readonly value: string
  readonly text: string
}

/**
 * The text of a value by the entries of its group. A field may hold several values joined by commas, as filters of several
 * codes send them: they read 수량·단가. What the group does not know is shown as it is.
 */
export function codesText(entries: readonly Entry[], value: string): string {
  const textOf = (one: string) => entries.find(entry => entry.value === one)?.text
  const whole = textOf(value)
  if (whole !== undefined || !value.includes(',')) return whole ?? value
  const texts = value.split(',').flatMap(one => textOf(one) ?? [])
  return texts.length === value.split(',').length ? texts.join('·') : value
}
