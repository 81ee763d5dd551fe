import { translated } from './translated'

/** Characters of a password as people count them: R-18. */
const passwordLengths = { least: 8, most: 64 } as const

/** Words of this company that everybody who guesses would try. */
const contextWords = ['gpms', 'hanbit', '한빛전자']

/** What is wrong with a password, before it is looked up anywhere. */
export type PasswordFault = 'length' | 'userId' | 'context' | 'common' | 'recent' | 'differs'

/** The Korean sentence of each fault; domain 10.3, the context words Assumed. */
export const passwordTexts: Readonly<Record<PasswordFault, string>> = translated({
  length: '비밀번호는 8자 이상 64자 이하로 입력해 주세요.',
  userId: '비밀번호에 사용자ID를 포함할 수 없습니다.',
  context: '비밀번호에 회사나 시스템 이름을 포함할 수 없습니다.',
  common: '흔히 쓰이는 비밀번호는 사용할 수 없습니다.',
  recent: '최근 사용한 비밀번호는 사용할 수 없습니다.',
  differs: '새 비밀번호가 일치하지 않습니다.',
})

/**
 * The first rule that a password breaks. Any character counts, Hangul and blanks too; nothing is asked of its kinds.
 * Composed first, since a Mac sends Hangul decomposed and would count three for a syllable.
 */
export function passwordFault(
  password: string,
  userId: string,
  isCommon: (word: string) => boolean = () => false,
): PasswordFault | undefined {
  const composed = password.normalize('NFC')
  const { length } = [...composed]
  if (length < passwordLengths.least || length > passwordLengths.most) return 'length'
  const word = composed.toLowerCase()
  if (userId !== '' && word.includes(userId.toLowerCase())) return 'userId'
  if (contextWords.some(context => word.includes(context))) return 'context'
  return isCommon(word) ? 'common' : undefined
}
