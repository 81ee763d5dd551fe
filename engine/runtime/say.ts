import { type MessageKey, messages } from '../../schemas/shared/messages'
import { isMessageKey } from '../../schemas/shared/resultCodes'
import { type ScreenTextKey, screenTexts } from '../i18n/screenTexts'
import { speak } from '../i18n/text'

/** The sentence of a key in the language of the user, arguments filled in and their particles chosen. */
export function say(key: ScreenTextKey | MessageKey, ...args: readonly (string | number)[]): string {
  return isMessageKey(key)
    ? speak('rule', key, messages[key], args)
    : speak('screen', key, screenTexts[key], args)
}
