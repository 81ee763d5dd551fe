import { codeEntries, codeText, isCodeGroup } from '../../schemas/codes/codeGroups'
import { isRow } from '../runtime/row'
import { say } from '../runtime/say'
import type { ScreenPlan } from '../runtime/screenPlan'
import type { CallPort, Failure, Services, SessionUserFacts, WorkbookJob } from '../runtime/services'
import { sampleAnswer } from './sampleAnswer'

export type Samples = NonNullable<ScreenPlan['samples']>

/**
 * The services of a page on samples. Nothing of it reaches the server: it answers its own calls, works for a visitor without
 * a name, and reads codes from the agreements. What nobody answers (a layout kept for a person) is silently not there.
 */
export function sampleServices(services: Services, samples: Samples): Services {
  const byName: CallPort['byName'] = async (operation, request) => {
    const plan = samples[operation]
    if (!plan) throw nobody
    const answer = sampleAnswer(plan, request, services.clock.today())
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
      exportWorkbook: job => services.file.exportWorkbook(withOwnRows(job, samples, services.clock.today())),
    },
  }
}

/** A workbook of all that was found is written from the samples, not fetched by the worker. */
function withOwnRows(job: WorkbookJob, samples: Samples, today: string): WorkbookJob {
  if (!('operation' in job.rows)) return job
  const { operation, request, total } = job.rows
  const plan = samples[operation]
  const answer = plan && sampleAnswer(plan, { ...request, page: 1, size: total }, today)
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
