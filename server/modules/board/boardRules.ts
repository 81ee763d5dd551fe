import type { OperationRequests } from '../../../codegen/generated/types'
import type { CodeGroup } from '../../../schemas/codes/codeGroups'
import { characterLength } from '../../../schemas/shared/byteLength'
import { isDay } from '../../../schemas/shared/calendar'
import { richTextWords } from '../../../schemas/shared/richText'
import { type Failure, fieldRefused } from '../../http/failure'
import type { UsableCodes } from '../../master/usableCodes'
import { boardTexts } from './boardTexts'

export type PostInput = OperationRequests['createPost']['body']['header']

const boardIds = ['faq', 'notice', 'ogpms'] as const
export type BoardId = (typeof boardIds)[number]

/** Posts of a board that stand above the others at most. */
export const mostPinned = 5
const shortestTitle = 2
const shortestContent = 10
const longestContent = 20_000
const shortestFaqWord = 2

interface BoardFacts {
  /** Authority groups that write. */
  readonly writers: readonly string[]
  /** Fields that a post of the board must have. */
  readonly required: readonly ('category' | 'target' | 'postFrom' | 'postTo')[]
}

const facts: Readonly<Record<BoardId, BoardFacts>> = {
  faq: { writers: ['99', '50', '20'], required: ['category'] },
  notice: { writers: ['99', '50', '20'], required: ['target', 'postFrom', 'postTo'] },
  ogpms: { writers: ['99', '50', '34', '20'], required: ['target', 'postFrom', 'postTo'] },
}

export function readBoardId(text: string): BoardId | undefined {
  return boardIds.find(id => id === text)
}

export function writesOn(board: BoardId, group: string): boolean {
  return facts[board].writers.includes(group)
}

/** Coded fields of a post. */
export const codeFields = [
  ['category', 'FAQ_CATEGORY'],
  ['target', 'NOTICE_TARGET'],
  ['topYn', 'YN'],
  ['popupYn', 'YN'],
  ['useYn', 'USE_YN'],
] as const satisfies readonly (readonly [keyof PostInput, CodeGroup])[]

/** Why a post is refused, or undefined. Title and content are composed, trimmed and sanitised already. */
export function postFailure(board: BoardId, post: PostInput, codes: UsableCodes): Failure | undefined {
  const { title, content, postFrom, postTo } = post
  if (characterLength(title) < shortestTitle) return fieldRefused('title', boardTexts.titleTooShort)
  const words = characterLength(richTextWords(content))
  if (words === 0) return fieldRefused('content', boardTexts.contentEmpty)
  if (words < shortestContent) return fieldRefused('content', boardTexts.contentTooShort, [shortestContent])
  if (words > longestContent) return fieldRefused('content', 'tooManyCharacters', ['내용', longestContent])
  for (const [field, label] of [
    ['category', '분류'],
    ['target', '공지대상'],
    ['postFrom', '게시시작일'],
    ['postTo', '게시종료일'],
  ] as const) {
    if (!facts[board].required.includes(field) || post[field] !== undefined) continue
    return fieldRefused(field, field.startsWith('post') ? 'fieldEmpty' : 'fieldNotChosen', [label])
  }
  for (const [field, group] of codeFields) {
    const value = post[field]
    if (value !== undefined && !codes.get(group)?.has(value))
      return fieldRefused(field, 'codeNotAllowed', [value])
  }
  for (const field of ['postFrom', 'postTo'] as const) {
    const day = post[field]
    if (day !== undefined && !isDay(day)) return fieldRefused(field, 'dateFormatWrong')
  }
  if (postFrom !== undefined && postTo !== undefined && postTo < postFrom)
    return fieldRefused('postTo', boardTexts.periodWrong)
  return undefined
}

/** A search word that would find half of the questions. */
export function wordFailure(board: BoardId, word: string | undefined): Failure | undefined {
  const isTooShort =
    board === 'faq' && word !== undefined && word !== '' && characterLength(word.trim()) < shortestFaqWord
  return isTooShort ? fieldRefused('title', boardTexts.wordTooShort) : undefined
}
