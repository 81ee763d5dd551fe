import type { OperationAnswers, OperationId, OperationRequests } from '../../../codegen/generated/types'
import { failureOf } from '../../../engine/auth/answerRule'
import { text } from '../../../engine/i18n/text'
import type { Failure, Services, SessionUserFacts, WorkbookListener } from '../../../engine/runtime/services'
import type { Ask } from '../../../engine/shell/frame/askQueue'
import { codeEntries, codeText, isCodeGroup } from '../../../schemas/codes/codeGroups'
import { fakeServices, requester } from '../../engine/runtime/fakeServices'

/** What the contract's operations answer in a story. One that is not named is not found. */
export type StoryAnswers = {
  readonly [Id in OperationId]?: (request: OperationRequests[Id]) => OperationAnswers[Id]
}

export interface StoryServer {
  readonly answers: StoryAnswers
  /** Whether calls are answered, refused with 500, lost on the way, or never answered. @default answers */
  readonly server?: 'answers' | 'fails' | 'isAway' | 'isSilent'
  readonly user?: Partial<SessionUserFacts>
  /** What every chosen workbook holds: its titles, then its rows. */
  readonly workbook?: readonly (readonly string[])[]
}

/** What a person has arranged before; nothing, unless a story says otherwise. */
const nothingKept: StoryAnswers = {
  getGridLayout: ({ gridKey }) => ({ gridKey, columns: [] }),
  saveGridLayout: () => ({ success: true }),
  getSavedFilter: ({ screenId }) => ({ screenId }),
}

/** The ports of a screen over a story's answers: the clock stands at 2026-11-20, nothing is kept beyond the story. */
export function storyServices(
  { answers, server = 'answers', user, workbook = [] }: StoryServer,
  ask: Ask,
): Services {
  const given = { ...nothingKept, ...answers }
  const byName: Services['call']['byName'] = async (operation, request, options = {}) => {
    if (server === 'isSilent') return silence(options.signal)
    if (server === 'isAway') throw networkLost
    const answer: unknown = Reflect.get(given, operation)
    if (server === 'fails' || typeof answer !== 'function')
      throw failureOf({ path: '', status: server === 'fails' ? 500 : 404, body: {} }, 'fail', 'story')
    return answer(request)
  }
  const fakes = fakeServices({ user: { ...requester, ...user } })
  return {
    ...fakes,
    file: { ...fakes.file, readWorkbook: (_, listener) => readGiven(workbook, listener) },
    // The types of the answers tie them to their operations; the cast only repeats that.
    call: Object.assign(byName, { byName }) as Services['call'],
    ask,
    codes: {
      entries: group => (isCodeGroup(group) ? codeEntries(group) : []),
      text: (group, value) => (isCodeGroup(group) ? codeText(group, value) : value),
    },
  }
}

function readGiven([titles = [], ...rows]: StoryServer['workbook'] & object, listener: WorkbookListener) {
  const read = async () => {
    listener.onHead(titles, rows.length)
    listener.onRows(2, rows)
  }
  return { done: read(), cancel: () => undefined }
}

const networkLost: Failure = {
  kind: 'network',
  status: 0,
  code: 'NETWORK',
  message: text('networkLost'),
}

function silence(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => {
    const aborted: Failure = { kind: 'aborted', status: 0, code: 'ABORTED', message: '' }
    signal?.addEventListener('abort', () => reject(aborted))
  })
}
