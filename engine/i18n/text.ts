import { fillMessage } from '../../schemas/shared/koreanParticle'
import { type FrameMessageKey, frameMessages } from './messages'

/** Spec §4: the language is kept under this key. */
export const languageKey = 'language'
/** Spec §1. */
export const defaultLanguage = 'ko_KR'

/** frame: log-in, header, dialogs. panel: what the header opens. screen: what the rooms say. rule: the fixed texts of the specification. */
export type TextRoom = 'frame' | 'panel' | 'screen' | 'rule'
export type Arguments = readonly (string | number)[]
/** `korean` stands where the language has no text of its own, or its texts have not arrived. */
export type Speaker = (room: TextRoom, key: string, args: Arguments, korean: string) => string

let speaker: Speaker | undefined
/** Texts without arguments by room and key. A page says a hundred of them each time it is drawn. */
const said = new Map<string, string>()

/** i18next takes over here once it has arrived with the frame; the log-in page does without its 16 kB. */
export function takeSpeaker(given: Speaker): void {
  speaker = given
  said.clear()
}

/** A text of one room in the language of the user; `korean` stands for it until languages have arrived. */
export function speak(room: TextRoom, key: string, korean: string, args: Arguments): string {
  if (!speaker) return fillMessage(korean, args)
  if (args.length > 0) return speaker(room, key, args, korean)
  const name = `${room} ${key}`
  const known = said.get(name)
  if (known !== undefined) return known
  const found = speaker(room, key, args, korean)
  said.set(name, found)
  return found
}

/** A text of the frame in the language of the user, arguments filled in and their particles chosen. */
export function text(key: FrameMessageKey, args: Arguments = []): string {
  return speak('frame', key, frameMessages[key], args)
}
