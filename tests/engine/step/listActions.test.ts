import { describe, expect, it } from 'vitest'
import { askTransition } from '../../../engine/document/transitionQuestion'
import type { ExpressionPlan } from '../../../engine/expression/expressionPlan'
import type { ReasonQuestion } from '../../../engine/runtime/services'
import { sayProcessed } from '../../../engine/step/sayProcessed'
import { findTransition } from '../../../schemas/workflow/workflow'
import { workflows } from '../../../schemas/workflow/workflows'
import { openSample, type SampleOptions } from '../runtime/openSample'
import { listPlan } from '../runtime/samplePlans'

type Request = Readonly<Record<string, unknown>>

const row = (index: number, change: Request = {}) => ({
  prNo: `PR${index}`,
  status: 'DRAFT',
  requester: 'req.mobile',
  version: index,
  ...change,
})

const text = (value: string): ExpressionPlan => ({ text: `'${value}'`, tree: ['value', value], reads: [] })

async function openList(
  rows: readonly Request[],
  checked: readonly number[],
  options: SampleOptions = {},
  plan = listPlan,
) {
  const listPr = ({ want }: Request) => ({ rows: want === 'totals' ? [] : rows, total: rows.length })
  const sample = await openSample(plan, { ...options, answers: { listPr, ...options.answers } })
  sample.screen.rows('grid').check(new Set(checked))
  return sample
}

describe('moving rows of a list', () => {
  it('sends all keys on the path of the first, says so and refreshes the list', async () => {
    const sample = await openList([row(1), row(2)], [0, 1], {
      answers: { submitPr: () => ({ success: true, docNo: 'PR1' }) },
    })
    expect(await sample.screen.run('submit')).toBe(true)
    expect(sample.services.asked.facts).toEqual([['구매요청번호 PR1, PR2']])
    expect(sample.services.calls.find(call => call.operation === 'submitPr')?.request).toEqual({
      prNo: 'PR1',
      body: {
        keys: [
          { id: 'PR1', version: 1 },
          { id: 'PR2', version: 2 },
        ],
      },
    })
    expect(sample.services.asked.toasts).toEqual(['구매요청 2건 결재상신 처리되었습니다.'])
    expect(sample.services.calls.filter(call => call.operation === 'listPr')).toHaveLength(4)
  })

  it('a delete, which has no body, sends its keys as text', async () => {
    const sample = await openList([row(1), row(2)], [0, 1], {
      answers: { deletePr: () => ({ success: true }) },
    })
    await sample.screen.run('delete')
    expect(sample.services.calls.find(call => call.operation === 'deletePr')?.request).toEqual({
      prNo: 'PR1',
      keys: 'PR1:1,PR2:2',
    })
  })

  it('sends along what the definition says beside the keys', async () => {
    const actions = listPlan.actions.map(action =>
      action.id === 'submit'
        ? { ...action, steps: action.steps.map(step => ({ ...step, send: { buyerId: text('buy.all') } })) }
        : action,
    )
    const answers = { submitPr: () => ({ success: true, docNo: 'PR1' }) }
    const sample = await openList([row(1)], [0], { answers }, { ...listPlan, actions })
    await sample.screen.run('submit')
    expect(sample.services.calls.find(call => call.operation === 'submitPr')?.request).toEqual({
      prNo: 'PR1',
      body: { keys: [{ id: 'PR1', version: 1 }], buyerId: 'buy.all' },
    })
  })

  it('moves all documents that a row lists, and passes over a row that lists none', async () => {
    const actions = listPlan.actions.map(action =>
      action.id === 'submit'
        ? { ...action, steps: action.steps.map(step => ({ ...step, documents: 'drafts' })) }
        : action,
    )
    const rows = [
      row(1, {
        drafts: [
          { id: 'PR7', version: 2 },
          { id: 'PR8', version: 0 },
        ],
      }),
      row(2, { drafts: [] }),
      row(3, { drafts: [{ id: 'PR9', version: 1 }] }),
      row(4),
    ]
    const answers = { submitPr: () => ({ success: true, docNo: 'PR7' }) }
    const sample = await openList(rows, [0, 1, 2], { answers }, { ...listPlan, actions })
    expect(await sample.screen.run('submit')).toBe(true)
    expect(sample.services.calls.find(call => call.operation === 'submitPr')?.request).toEqual({
      prNo: 'PR7',
      body: {
        keys: [
          { id: 'PR7', version: 2 },
          { id: 'PR8', version: 0 },
          { id: 'PR9', version: 1 },
        ],
      },
    })
    expect(sample.services.asked.toasts).toEqual(['구매요청 3건 결재상신 처리되었습니다.'])
    sample.screen.rows('grid').check(new Set([1, 3]))
    expect(sample.screen.actionState('submit').reason).toBe('선택한 행에는 할 수 없습니다.')
  })

  it('the question of several rows lists the first numbers and what all come to', async () => {
    const rows = [1, 2, 3, 4].map(index => row(index, { totalAmtKrw: `${index}000` }))
    const sample = await openList(rows, [0, 1, 2, 3], { answers: { deletePr: () => ({ success: true }) } })
    await sample.screen.run('delete')
    expect(sample.services.asked.confirms).toEqual(['구매요청 4건을 삭제하시겠습니까?'])
    expect(sample.services.asked.facts).toEqual([['구매요청번호 PR1, PR2, PR3 외 1건', '합계 10,000원']])
  })

  it('a question of the definition before a transition is the only one that is asked', async () => {
    const actions = listPlan.actions.map(action =>
      action.id === 'submit'
        ? {
            ...action,
            steps: [{ step: 'confirm' as const, text: '모두 상신하시겠습니까?' }, ...action.steps],
          }
        : action,
    )
    const answers = { submitPr: () => ({ success: true, docNo: 'PR1' }) }
    const sample = await openList([row(1)], [0], { answers }, { ...listPlan, actions })
    expect(await sample.screen.run('submit')).toBe(true)
    expect(sample.services.asked.confirms).toEqual(['모두 상신하시겠습니까?'])
  })

  it.each([
    [true, { isRequired: true, minLength: 10 }],
    [false, { isRequired: false, minLength: 0 }],
  ])('a reason that may be given has to be given where the page says so: %s', async (needsReason, asked) => {
    const transition = workflows.rfq && findTransition(workflows.rfq, 'selectQuotation')
    const questions: ReasonQuestion[] = []
    const { services } = await openList([], [])
    const reason = async (question: ReasonQuestion) => {
      questions.push(question)
      return undefined
    }
    const question = { text: '업체를 선정하시겠습니까?', facts: [] }
    if (!transition) throw new Error('there is no selectQuotation')
    await askTransition(
      { codes: services.codes, ask: { ...services.ask, reason } },
      transition,
      '업체선정',
      question,
      {
        isAgreed: false,
        needsReason,
      },
    )
    expect(questions).toMatchObject([asked])
  })

  it.each([
    ['POSTED', '전표 SG1 전기 처리되었습니다.'],
    ['ERROR', '전표 SG1 전기 처리되었습니다. 현재 상태: ERROR'],
  ])('what ends in %s says so', async (status, told) => {
    const workflow = workflows.signifier
    const transition = workflow && findTransition(workflow, 'postSignifier')
    const { services } = await openList([], [])
    if (!transition) throw new Error('there is no postSignifier')
    sayProcessed({ workflow, transition, label: '전기', subject: '전표 SG1', answer: { status } }, services)
    expect(services.asked.toasts).toEqual([told])
  })

  it('a copy opens the new document', async () => {
    const sample = await openList([row(1)], [0], {
      answers: { copyPr: () => ({ success: true, docNo: 'PR9' }) },
    })
    await sample.screen.run('copy')
    expect(sample.services.went.to).toEqual([['/prEdit', { prNo: 'PR9' }]])
  })

  it.each([
    ['submit', [], [row(1)], '선택된 항목이 없습니다.'],
    ['copy', [], [row(1)], '복사할 구매요청을 1건만 선택해 주세요.'],
    ['copy', [0, 1], [row(1), row(2)], '복사할 구매요청을 1건만 선택해 주세요.'],
    ['delete', [0], [row(1, { status: 'APPROVED' })], '작성중 상태의 구매요청만 삭제할 수 있습니다.'],
    ['delete', [0], [row(1, { requester: 'other' })], '본인이 작성한 구매요청만 삭제할 수 있습니다.'],
    [
      'submit',
      [0, 1],
      [row(1), row(2, { status: 'APPROVED' })],
      '선택한 항목의 상태를 확인해 주세요. (접수대기)',
    ],
  ])('%s of the rows %j cannot be pressed, and says why: %4$s', async (action, checked, rows, message) => {
    const sample = await openList(rows, checked)
    expect(sample.screen.actionState(action)).toMatchObject({ isEnabled: false, reason: message })
    expect(await sample.screen.run(action)).toBe(false)
    expect(sample.services.asked.alerts).toEqual([])
  })

  it('more than twenty at once cannot be submitted', async () => {
    const rows = Array.from({ length: 21 }, (_, index) => row(index))
    const sample = await openList(
      rows,
      rows.map((_, index) => index),
    )
    expect(sample.screen.actionState('submit').reason).toBe('일괄상신은 최대 20건까지 가능합니다.')
  })

  it('a session that is lost between the press and the step is told by the frame alone', async () => {
    const user = { authGroupId: '10' }
    const sample = await openList([row(1)], [0], { user })
    const moved = sample.screen.run('submit')
    user.authGroupId = ''
    expect(await moved).toBe(false)
    expect(sample.services.asked.alerts).toEqual([])
  })

  it('a group that the workflow does not name never sees the action', async () => {
    const sample = await openList([row(1)], [], { user: { authGroupId: '40' } })
    expect(sample.screen.actionState('submit').isVisible).toBe(false)
    expect(sample.screen.actionState('export').isVisible).toBe(true)
  })
})

describe('Excel of a list', () => {
  it('without rows there is nothing to download', async () => {
    const sample = await openList([], [])
    await sample.screen.run('export')
    expect(sample.services.asked.alerts).toEqual(['엑셀로 내려받을 데이터가 없습니다.'])
  })

  it('what is displayed comes in the order of the columns on screen, numbers as numbers and codes as texts', async () => {
    const sample = await openList([row(1, { totalAmtKrw: '1500' })], [])
    sample.screen.showColumns('grid', ['status', 'totalAmtKrw'])
    await sample.screen.run('export')
    const [job] = sample.services.workbooks
    expect(job?.columns.map(column => [column.label, column.kind, column.texts?.DRAFT])).toEqual([
      ['진행상태', 'text', '작성중'],
      ['요청금액(원)', 'number', undefined],
    ])
    expect(job?.rows).toEqual([row(1, { totalAmtKrw: '1500' })])
    expect(job?.fileName).toBe('구매요청 현황_20261120.xlsx')
  })

  it('progress stands on the screen from the first moment of an export, and is gone after it', async () => {
    const sample = await openList([row(1)], [])
    const seen: (number | undefined)[] = []
    const leave = sample.screen.store.subscribe(({ work }) => void seen.push(work?.done))
    await sample.screen.run('export')
    leave()
    expect(seen).toContain(0)
    expect(sample.screen.store.getState().work).toBeUndefined()
  })

  it('all found rows are fetched by the worker under the same conditions and order', async () => {
    const listPr = ({ want }: Request) => ({ rows: want === 'totals' ? [] : [row(1)], total: 500 })
    const sample = await openList([], [], { exportScope: 'all', answers: { listPr } })
    await sample.screen.run('export')
    expect(sample.services.workbooks[0]?.rows).toMatchObject({
      operation: 'listPr',
      total: 500,
      request: { reqDateFrom: '2026-10-20', sort: 'prNo:desc' },
    })
  })

  it('more than 20,000 rows are left to the server, which is said at once', async () => {
    const listPr = ({ want }: Request) => ({ rows: want === 'totals' ? [] : [row(1)], total: 30_000 })
    const sample = await openList([], [], { exportScope: 'all', answers: { listPr } })
    await sample.screen.run('export')
    expect(sample.services.asked.toasts).toContain('데이터가 많아 서버에서 만듭니다. 완료되면 알려 드립니다.')
    expect(sample.services.workbooks[0]?.rows).toMatchObject({ total: 30_000, isByServer: true })
  })
})

describe('a workbook of a list', () => {
  const withoutGrant = { isEnabled: false, reason: '엑셀 다운로드 권한이 없습니다.' }

  it('is not made for who has no grant for it, and the button says so', async () => {
    const { screen } = await openList([row(1)], [], { mayExport: false })
    expect(screen.actionState('export')).toMatchObject(withoutGrant)
  })

  it('goes and comes with the grant when the page is entered again, and the button is told', async () => {
    const { screen } = await openList([row(1)], [])
    expect(screen.actionState('export')).toMatchObject({ isEnabled: true })
    let told = 0
    screen.store.subscribe(() => {
      told += 1
    })
    screen.allow({ access: 'write', mayExport: false })
    expect(screen.actionState('export')).toMatchObject(withoutGrant)
    screen.allow({ access: 'write', mayExport: true })
    expect(screen.actionState('export')).toMatchObject({ isEnabled: true })
    expect(told).toBe(2)
  })
})

describe('an open page whose grants change', () => {
  it('becomes one that is only read, says why, and can be worked with again', async () => {
    const { screen } = await openList([row(1)], [0])
    expect(screen.actionState('submit')).toMatchObject({ isEnabled: true })
    screen.allow({ access: 'read', mayExport: true })
    expect(screen.access).toBe('read')
    expect(screen.actionState('submit').isVisible && screen.actionState('submit').isEnabled).toBe(false)
    screen.allow({ access: 'write', mayExport: true })
    expect(screen.actionState('submit')).toMatchObject({ isEnabled: true })
  })
})
