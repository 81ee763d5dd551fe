import { codeEntries, codeText, isCodeGroup } from '../../schemas/codes/codeGroups'
import type { ScreenPlan } from '../plan/screenPlan'
import { isRow, type Row } from '../runtime/row'
import { say } from '../runtime/say'
import type { CallPort, Failure, Services, SessionUserFacts, WorkbookJob } from '../runtime/services'
import { sampleAnswer, sampleDocument } from './sampleAnswer'
import { createSampleStore } from './sampleStore'

export type Samples = NonNullable<ScreenPlan['samples']>

/** One for all sample pages of this tab of the browser: what one saves, the other shows. */
const pageStore = createSampleStore()

/**
 * The services of a page on samples. Nothing of it reaches the server: it answers its own calls, works for a visitor without
 * a name, and reads codes from the agreements. What is saved changes the samples of this page until it is reloaded. What
 * nobody answers (a layout kept for a person) is silently not there.
 */
export function sampleServices(services: Services, samples: Samples, store = pageStore): Services {
  const answerOf = (operation: string, request: Row): unknown => {
    if (operation === 'uploadFile') return store.addFile(request)
    if (operation === 'deleteFile') return store.removeFile(request)
    const plan = samples[operation]
    if (!plan) throw nobody
    const today = services.clock.today()
    if (plan.answer === 'saved') return store.save(plan, request, rowsOf(samples, plan.into))
    if (plan.answer === 'documentOf') {
      const first = rowsOf(samples, plan.rowsOf)
      return store.withFiles(sampleDocument(plan, store.rows(plan.rowsOf, first), first, request, today))
    }
    return sampleAnswer(plan, request, today, store.rows(operation, plan.rows))
  }
  const byName: CallPort['byName'] = async (operation, request) => {
    const answer = answerOf(operation, request)
    if (answer === undefined) throw notFound()
    return answer
  }
  return {
    ...services,
    // The compiler has held the samples against the contract; the cast only repeats that.
    call: Object.assign(byName, { byName }) as CallPort,
    session: { user: () => visitor },
    codes: {
      entries: group => (isCodeGroup(group) ? codeEntries(group) : []),
      text: (group, value) => (isCodeGroup(group) ? codeText(group, value) : value),
    },
    file: {
      ...services.file,
      download: async () => {
        throw notDownloadable()
      },
      exportWorkbook: job => services.file.exportWorkbook(withOwnRows(job, answerOf)),
    },
  }
}

function rowsOf(samples: Samples, operation: string): readonly Row[] {
  const plan = samples[operation]
  return plan && 'rows' in plan ? plan.rows : []
}

/** A workbook of all that was found is written from the samples, not fetched by the worker. */
function withOwnRows(job: WorkbookJob, answerOf: (operation: string, request: Row) => unknown): WorkbookJob {
  if (!('operation' in job.rows)) return job
  const { operation, request, total } = job.rows
  const answer = answerOf(operation, { ...request, page: 1, size: total })
  const rows = isRow(answer) && Array.isArray(answer.rows) ? answer.rows.filter(isRow) : []
  return { ...job, rows }
}

/** Everything on a sample page is open, so that everything can be tried. */
const visitor: SessionUserFacts = {
  singleid: 'visitor',
  hname: '',
  auth: '',
  authGroupId: '50',
  section: '',
  deptcd: '',
  deptnm: '',
}

const nobody: Failure = { kind: 'aborted', status: 0, code: 'ABORTED', message: '' }

const notFound = (): Failure => ({
  kind: 'refused',
  status: 404,
  code: 'HTTP404',
  message: say('sampleNotFound'),
})

const notDownloadable = (): Failure => ({
  kind: 'refused',
  status: 404,
  code: 'HTTP404',
  message: say('sampleFileNowhere'),
})
