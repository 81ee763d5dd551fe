interface Choice {
  readonly value: string
  readonly text: string
}

/**
 * The choice that a typed, pasted or imported text means, by its value or by its text. Capitals count only where the text would
 * mean two of them otherwise; a text that means two is none.
 */
export function findChoice<Found extends Choice>(choices: readonly Found[], text: string): Found | undefined {
  const wanted = text.normalize('NFC').trim()
  const small = wanted.toLowerCase()
  const exact = choices.filter(choice => choice.value === wanted || choice.text === wanted)
  const found =
    exact.length > 0
      ? exact
      : choices.filter(choice => choice.value.toLowerCase() === small || choice.text.toLowerCase() === small)
  return new Set(found.map(choice => choice.value)).size === 1 ? found[0] : undefined
}

const yes = /^(y|yes|true|1|예|네|o|✓|v|선택)$/i
const no = /^(n|no|false|0|아니오|아니요|x)$/i

/** Whether a text means yes or no; undefined for one that means neither. */
export function parseYesText(text: string): boolean | undefined {
  const wanted = text.normalize('NFKC').trim()
  if (yes.test(wanted)) return true
  return no.test(wanted) ? false : undefined
}
