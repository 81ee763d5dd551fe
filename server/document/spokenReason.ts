import { characterLength } from '../../schemas/shared/byteLength'
import { fieldRefused } from '../http/failure'

const shortestReason = 5
const reasonTooShort = '사유는 {0}자 이상 입력해 주세요.'

/** The reason that somebody gave, without blanks around it; refuses one that is too short, in the words of `text`. */
export function spokenReason(reason: string | undefined, text: string = reasonTooShort): string {
  const spoken = reason?.trim() ?? ''
  if (characterLength(spoken) < shortestReason) throw fieldRefused('reason', text, [shortestReason])
  return spoken
}
