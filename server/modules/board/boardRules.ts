import type { OperationRequests } from '../../../codegen/generated/types'
import { authGroup, isAuthGroupId } from '../../../schemas/codes/authGroups'
import type { CodeGroup } from '../../../schemas/codes/codeGroups'
import { characterLength } from '../../../schemas/shared/byteLength'
import { isDay } from '../../../schemas/shared/calendar'
import { richTextWords } from '../../../schemas/shared/richText'
import type { PortalCode } from '../../database/columnCodes'
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
const shortestWord = 2
/** What the column holds of codes joined by commas. */
const mostGroups = 13

type Target = 'ALL' | 'INT' | 'EXT'

interface BoardFacts {
  /** Authority groups that write. */
  readonly writers: readonly string[]
  /** Fields that a post of the board must have. */
  readonly required: readonly ('category' | 'target' | 'postFrom' | 'postTo')[]
  /** Targets that a post of the board may have, and what is said of another one. */
  readonly targets: readonly Target[]
  readonly targetText: string
  /** Whose authority groups each target names (domain 3.45, D-93): no notice for staff reaches a supplier. */
  readonly portals: Readonly<Partial<Record<Target, readonly PortalCode[]>>>
}

const facts: Readonly<Record<BoardId, BoardFacts>> = {
  faq: {
    writers: ['99', '50', '20'],
    required: ['category', 'target'],
    targets: ['ALL', 'INT', 'EXT'],
    targetText: 'codeNotAllowed',
    portals: { ALL: ['I', 'E'], INT: ['I'], EXT: ['E'] },
  },
  notice: {
    writers: ['99', '50', '20'],
    required: ['target', 'postFrom', 'postTo'],
    targets: ['ALL', 'INT'],
    targetText: boardTexts.targetOfNotice,
    portals: { ALL: ['I'], INT: ['I'] },
  },
  ogpms: {
    writers: ['99', '50', '34', '20'],
    required: ['target', 'postFrom', 'postTo'],
    targets: ['ALL', 'EXT'],
    targetText: boardTexts.targetOfSuppliers,
    portals: { ALL: ['I', 'E'], EXT: ['E'] },
  },
}

export function readBoardId(text: string): BoardId | undefined {
  return boardIds.find(id => id === text)
}

export function writesOn(board: BoardId, group: string): boolean {
  return facts[board].writers.includes(group)
}

/** Portals whose people a post is meant for. */
export function portalsOf(board: BoardId, target: string | null): readonly PortalCode[] {
  const { portals } = facts[board]
  const known = (['ALL', 'INT', 'EXT'] as const).find(each => each === (target ?? 'ALL'))
  return (known && portals[known]) ?? []
}

/** Coded fields of a post. */
export const codeFields = [
  ['category', 'FAQ_CATEGORY'],
  ['target', 'NOTICE_TARGET'],
  ['mustYn', 'YN'],
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
  const audience = audienceFailure(board, post)
  if (audience) return audience
  if (postFrom !== undefined && postTo !== undefined && postTo < postFrom)
    return fieldRefused('postTo', boardTexts.periodWrong)
  return undefined
}

/** Whom a post is meant for, and what a board has no use for. */
function audienceFailure(board: BoardId, post: PostInput): Failure | undefined {
  const { target = 'ALL', targetGroups = '' } = post
  const { targets, targetText } = facts[board]
  if (!targets.some(each => each === target)) return fieldRefused('target', targetText)
  const groups = targetGroups === '' ? [] : targetGroups.split(',')
  if (groups.length > mostGroups) return fieldRefused('targetGroups', boardTexts.tooManyGroups, [mostGroups])
  const portals = portalsOf(board, target)
  for (const group of groups) {
    if (!isAuthGroupId(group)) return fieldRefused('targetGroups', 'codeNotAllowed', [group])
    const { name, portal } = authGroup(group)
    if (!portals.includes(portal)) return fieldRefused('targetGroups', boardTexts.groupOfOthers, [name])
  }
  if (board !== 'faq') return undefined
  const { mustYn, popupYn, postFrom, postTo } = post
  if (mustYn === 'Y') return fieldRefused('mustYn', boardTexts.faqUnmarked)
  if (popupYn === 'Y') return fieldRefused('popupYn', boardTexts.faqUnmarked)
  if (postFrom !== undefined) return fieldRefused('postFrom', boardTexts.faqUnmarked)
  return postTo === undefined ? undefined : fieldRefused('postTo', boardTexts.faqUnmarked)
}

/** A search word that would find half of the posts. */
export function wordFailure(word: string | undefined): Failure | undefined {
  const isTooShort = word !== undefined && word !== '' && characterLength(word.trim()) < shortestWord
  return isTooShort ? fieldRefused('title', boardTexts.wordTooShort) : undefined
}
