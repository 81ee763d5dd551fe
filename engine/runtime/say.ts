import { fillMessage } from '../../schemas/shared/koreanParticle'
import { type MessageKey, messages } from '../../schemas/shared/messages'
import { isMessageKey } from '../../schemas/shared/resultCodes'
import { type ScreenTextKey, screenTexts } from '../i18n/screenTexts'

/** The sentence of a key in the language of the user, arguments filled in and their particles chosen. */
export function say(key: ScreenTextKey | MessageKey, ...args: readonly (string | number)[]): string {
  return fillMessage(isMessageKey(key) ? messages[key] : screenTexts[key], args)
}
