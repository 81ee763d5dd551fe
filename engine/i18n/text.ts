import { fillMessage } from '../../schemas/shared/koreanParticle'
import { type FrameMessageKey, frameMessages } from './frameMessages'

export type Arguments = readonly (string | number)[]

/** A text of the frame in the language of the user, arguments filled in and their particles chosen. */
export function text(key: FrameMessageKey, args: Arguments = []): string {
  return fillMessage(frameMessages[key], args)
}
