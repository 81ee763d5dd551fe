import { findChoice, parseYesText } from '../../schemas/shared/choiceText'
import { say } from '../runtime/say'

/** Y and N as the wire has them, in the words of the user. */
export const yesChoices = () => [
  { value: 'Y', text: say('yes') },
  { value: 'N', text: say('no') },
]

/** What a typed, pasted or imported text says; undefined for one that says neither yes nor no. */
export function yesValue(text: string): 'Y' | 'N' | undefined {
  const value = findChoice(yesChoices(), text)?.value ?? parseYesText(text)
  if (value === undefined) return undefined
  return value === 'Y' || value === true ? 'Y' : 'N'
}
