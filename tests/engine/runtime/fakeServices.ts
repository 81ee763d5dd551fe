import type {
  Failure,
  QuestionFact,
  Services,
  SessionUserFacts,
  WorkbookJob,
} from '../../../engine/runtime/services'

type Request = Readonly<Record<string, unknown>>
type Answer = (
  request: Request,
  options: {
    readonly signal?: AbortSignal
    readonly idempotencyKey?: string
    readonly confirmed?: readonly string[]
    readonly besideCheck?: boolean
  },
) => unknown

interface Asked {
  readonly confirms: string[]
  /** Those of them where a yes destroys something. */
  readonly destroying: string[]
  readonly alerts: string[]
  readonly toasts: string[]
  readonly reasons: string[]
  /** Values that stood beside a reason. */
  readonly choices: string[][]
  /** What each question was about, as one line each. */
  readonly facts: string[][]
}

export interface FakeServices extends Services {
  readonly calls: { readonly operation: string; readonly request: Request; readonly key?: string }[]
  readonly asked: Asked
  readonly went: { readonly to: [string, Request][]; readonly params: Request[] }
  readonly kept: Map<string, string>
  readonly workbooks: WorkbookJob[]
}

export interface FakeOptions {
  /** By operation. Any other call is a mistake. */
  readonly answers?: Readonly<Record<string, Answer>>
  readonly user?: Partial<SessionUserFacts>
  readonly confirm?: (text: string) => boolean
  /** Whether the person may open a page; every page by default. */
  readonly mayOpen?: (path: string) => boolean
  readonly reason?: string
  /** What is chosen beside the reason. */
  readonly reasonCode?: string
  readonly exportScope?: 'displayed' | 'all'
  readonly kept?: Readonly<Record<string, string>>
}

const statusTexts: Readonly<Record<string, string>> = {
  DRAFT: '작성중',
  APPROVING: '결재중',
  APPROVED: '접수대기',
  REJECTED: '결재반려',
}

export const requester: SessionUserFacts = {
  singleid: 'req.mobile',
  hname: '김하늘',
  auth: 'U',
  authGroupId: '30',
  section: '모바일사업부',
  deptcd: 'D110',
  deptnm: '모바일개발팀',
}

/** Services that do only what a test gives them. */
export function fakeServices(options: FakeOptions = {}): FakeServices {
  const calls: FakeServices['calls'] = []
  const asked: Asked = {
    ...{ confirms: [], destroying: [], alerts: [], toasts: [], reasons: [], choices: [], facts: [] },
  }
  const went: FakeServices['went'] = { to: [], params: [] }
  const kept = new Map(Object.entries(options.kept ?? {}))
  const workbooks: WorkbookJob[] = []
  const byName: Services['call']['byName'] = async (operation, request, how = {}) => {
    const answer = options.answers?.[operation]
    if (!answer) throw new Error(`not expected: call(${operation})`)
    calls.push({ operation, request, ...(how.idempotencyKey && { key: how.idempotencyKey }) })
    how.onProgress?.(1)
    return answer(request, how)
  }
  const call = Object.assign(
    (operation: string, request: Request, how?: { readonly signal?: AbortSignal }) =>
      byName(operation, request, how),
    { byName },
  ) as unknown as Services['call']
  return {
    calls,
    asked,
    went,
    kept,
    workbooks,
    call,
    painted: async () => undefined,
    go: {
      to: (path, params) => void went.to.push([path, params]),
      setParams: params => void went.params.push(params),
      mayOpen: options.mayOpen ?? (() => true),
    },
    ask: {
      confirm: async (text, yes, facts) => {
        asked.confirms.push(text)
        if (yes === 'destroys') asked.destroying.push(text)
        asked.facts.push(linesOf(facts))
        return options.confirm?.(text) ?? true
      },
      alert: async (text, title) => void asked.alerts.push(title === undefined ? text : `${title}: ${text}`),
      reason: async question => {
        asked.reasons.push(question.label)
        asked.facts.push(linesOf(question.facts))
        if (question.choices) asked.choices.push(question.choices.entries.map(entry => entry.value))
        // What may stay empty is agreed to without a word, unless a test says one.
        const said = options.reason ?? (question.isRequired ? undefined : '')
        return said === undefined
          ? undefined
          : { text: said, ...(options.reasonCode !== undefined && { code: options.reasonCode }) }
      },
      toast: text => void asked.toasts.push(text),
      exportScope: async () => options.exportScope,
    },
    clock: { now: () => Date.UTC(2026, 10, 20, 1), today: () => '2026-11-20' },
    storage: {
      read: key => kept.get(key),
      write: (key, value) => void kept.set(key, value),
      remove: key => void kept.delete(key),
    },
    file: {
      exportWorkbook: job => {
        workbooks.push(job)
        return { done: Promise.resolve(), cancel: () => undefined, onProgress: () => undefined }
      },
      save: () => undefined,
      readWorkbook: () => {
        throw new Error('not expected: readWorkbook')
      },
      download: async (operation, request, fileName) => {
        if (!options.answers?.[operation]) throw new Error(`not expected: download(${operation})`)
        calls.push({ operation, request: { ...request, fileName } })
      },
    },
    session: { user: () => ({ ...requester, ...options.user }) },
    codes: {
      entries: () => Object.entries(statusTexts).map(([value, text]) => ({ value, text })),
      text: (_, value) => statusTexts[value] ?? value,
    },
  }
}

const linesOf = (facts: readonly QuestionFact[] = []) => facts.map(({ label, text }) => `${label} ${text}`)

export function failure(change: Partial<Failure>): Failure {
  return { kind: 'refused', status: 422, code: 'TEST', message: '거부되었습니다.', ...change }
}

export const networkLost = failure({
  kind: 'network',
  status: 0,
  code: 'NETWORK',
  message: '네트워크를 확인해 주세요.',
})

/** An answer that comes when the test says so. */
export function pending<Answer>() {
  let resolve: (answer: Answer) => void = () => undefined
  let reject: (error: unknown) => void = () => undefined
  const promise = new Promise<Answer>((yes, no) => {
    resolve = yes
    reject = no
  })
  return { promise, resolve, reject }
}

/** Lets everything that is ready to go on do so, pieces that are loaded on first use included. */
export async function settle(): Promise<void> {
  await Promise.all([
    import('../../../engine/popup/popupRun'),
    import('../../../engine/step/documentTransition'),
    import('../../../engine/step/rowsTransition'),
    import('../../../engine/step/exportRows'),
  ])
  for (let turn = 0; turn < 5; turn += 1) await new Promise(resolve => setTimeout(resolve, 0))
}
