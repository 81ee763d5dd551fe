import { describe, expect, it } from 'vitest'
import type { ScreenPlan } from '../../../engine/plan/screenPlan'
import { failure, networkLost, pending, settle } from '../runtime/fakeServices'
import { openSample, type SampleOptions } from '../runtime/openSample'
import { draft, editPlan, line, linesGrid } from '../runtime/samplePlans'

const done = { success: true, docNo: 'PR2026-0001', status: 'DRAFT', approvalStatus: 'N', version: 4 }

function openDraft(options: SampleOptions = {}, plan: ScreenPlan = editPlan) {
  return openSample(plan, {
    params: { prNo: 'PR2026-0001' },
    ...options,
    answers: { getPr: () => draft(), ...options.answers },
  })
}

function documentOf({ screen }: Awaited<ReturnType<typeof openDraft>>) {
  if (!screen.document) throw new Error('The sample has a document.')
  return screen.document
}

const operationsOf = ({ services }: Awaited<ReturnType<typeof openDraft>>) =>
  services.calls.map(call => call.operation)

describe('opening a document', () => {
  it('loads what the address names', async () => {
    const sample = await openDraft()
    expect(documentOf(sample).get()).toMatchObject({
      phase: 'ready',
      isNew: false,
      header: { title: '노트북 구매' },
    })
    expect(sample.screen.hasUnsavedWork()).toBe(false)
  })

  it('one that cannot be had leaves what is not about it: the way back to the list', async () => {
    const back = {
      ...editPlan.actions[0],
      id: 'back',
      label: '목록',
      steps: [{ step: 'go', screen: 'list', path: '/list', with: {} }],
    }
    const plan = { ...editPlan, actions: [...editPlan.actions, back] } as ScreenPlan
    const sample = await openDraft(
      {
        answers: {
          getPr: () => {
            throw failure({ kind: 'failed', status: 500, message: '내부 서버 오류가 발생했습니다.' })
          },
        },
      },
      plan,
    )
    expect(sample.screen.actionState('back')).toMatchObject({ isVisible: true, isEnabled: true })
    expect(sample.screen.actionState('save').isVisible).toBe(false)
  })

  it('without a number a new one begins with its first values and nothing unsaved', async () => {
    const sample = await openDraft({ params: {} })
    expect(documentOf(sample).get()).toMatchObject({ isNew: true, header: { currency: 'KRW' } })
    expect(sample.screen.hasUnsavedWork()).toBe(false)
  })

  it('without a number a person who may not create one sees no form', async () => {
    const sample = await openDraft({ params: {}, user: { authGroupId: '40' } })
    expect(documentOf(sample).get()).toMatchObject({ phase: 'none', isNew: false })
  })

  it('a copy takes over what is saved, without number and without what is to be cleared', async () => {
    const sample = await openDraft({ params: { copyFrom: 'PR2026-0001' } })
    const { header, isNew, lines } = documentOf(sample).get()
    expect(isNew).toBe(true)
    expect(header).toMatchObject({ title: '노트북 구매' })
    expect([header.prNo, header.needDate, header.status]).toEqual([undefined, undefined, undefined])
    expect(lines.lines?.lines.map(one => [one.mark, one.values.lineNo, one.values.itemName])).toEqual([
      ['I', undefined, '노트북'],
    ])
  })

  it('a document outside of the own scope is refused, an unknown one fails with its text', async () => {
    const refused = await openDraft({ answers: { getPr: () => Promise.reject(failure({ status: 403 })) } })
    expect(documentOf(refused).get().phase).toBe('refused')
    const unknown = await openDraft({
      answers: { getPr: () => Promise.reject(failure({ message: '존재하지 않는 문서입니다.' })) },
    })
    expect(documentOf(unknown).get()).toMatchObject({
      phase: 'failed',
      failure: { message: '존재하지 않는 문서입니다.' },
    })
  })
})

describe('who may change a document', () => {
  it.each([
    ['the drafter of a draft', {}, {}, true],
    ['somebody else', {}, { singleid: 'other' }, false],
    ['the drafter while it is being approved', { status: 'APPROVING' }, {}, false],
    ['the drafter after a rejection', { status: 'REJECTED' }, {}, true],
  ])('%s', async (_, header, user, may) => {
    const sample = await openDraft({ user, answers: { getPr: () => draft(header) } })
    expect(documentOf(sample).isEditable()).toBe(may)
    sample.screen.changeHeader({ title: '바꾼 제목' })
    expect(documentOf(sample).get().header.title).toBe(may ? '바꾼 제목' : '노트북 구매')
  })

  it('nobody who may only read', async () => {
    const sample = await openDraft({ access: 'read' })
    expect(documentOf(sample).isEditable()).toBe(false)
    expect(sample.screen.actionState('save')).toMatchObject({
      isEnabled: false,
      reason: '조회 권한만 있어 처리할 수 없습니다.',
    })
  })
})

describe('changing a document', () => {
  it('a change makes it unsaved, and taking it back makes it saved again', async () => {
    const sample = await openDraft()
    sample.screen.changeHeader({ title: '의자 구매' })
    expect(sample.screen.hasUnsavedWork()).toBe(true)
    sample.screen.changeHeader({ title: '노트북 구매' })
    expect(sample.screen.hasUnsavedWork()).toBe(false)
  })

  it('a calculated field follows the lines', async () => {
    const sample = await openDraft()
    sample.screen.lines('lines').edit([{ index: 0, values: { qty: '3' } }])
    expect(sample.screen.lines('lines').get().lines[0]?.values.amt).toBe('4500000')
    expect(documentOf(sample).get().header.totalAmt).toBe('4500000')
  })

  it.each([
    [{ title: 'x' }, '구매요청명은 2자 이상 입력해 주세요.'],
    [{ title: '가'.repeat(21) }, '구매요청명은 20자를 초과할 수 없습니다.'],
    [{ reason: '가'.repeat(11) }, '구매사유는 30바이트를 초과할 수 없습니다.'],
    [{ needDate: '내일' }, '날짜 형식이 올바르지 않습니다.'],
  ])('%j is refused at its field: %s', async (values, message) => {
    const sample = await openDraft()
    sample.screen.changeHeader(values)
    expect(Object.values(documentOf(sample).get().problems)).toEqual([message])
  })
})

describe('a session that is lost between the press and the step', () => {
  it('is told by the frame alone: no refusal follows, and nothing is sent', async () => {
    const user = { authGroupId: '10' }
    const sample = await openDraft({ user })
    sample.screen.changeHeader({ title: '의자 구매' })
    const saved = sample.screen.run('save')
    user.authGroupId = ''
    expect(await saved).toBe(false)
    expect(sample.services.asked.alerts).toEqual([])
    expect(operationsOf(sample)).toEqual(['getPr'])
  })
})

describe('saving', () => {
  it('asks, sends header and all lines with the version, loads anew and says so', async () => {
    const sample = await openDraft({ answers: { updatePr: () => done } })
    sample.screen.changeHeader({ title: '의자 구매' })
    expect(await sample.screen.run('save')).toBe(true)
    expect(sample.services.asked.confirms).toEqual(['구매요청을 저장하시겠습니까?'])
    expect(sample.services.asked.toasts).toEqual(['저장되었습니다.'])
    expect(operationsOf(sample)).toEqual(['getPr', 'updatePr', 'getPr'])
    expect(sample.services.calls[1]?.request).toMatchObject({
      prNo: 'PR2026-0001',
      body: { version: 3, header: { title: '의자 구매' }, lines: [{ lineNo: 1, itemName: '노트북' }] },
    })
  })

  it('a new document gets its number into the address', async () => {
    const sample = await openDraft({ params: {}, answers: { createPr: () => done } })
    sample.screen.changeHeader({ title: '의자 구매', needDate: '2026-12-01' })
    await sample.screen.run('save')
    expect(sample.services.went.params).toEqual([{ prNo: 'PR2026-0001' }])
    expect(sample.services.calls[0]?.request).toEqual({
      body: { header: { title: '의자 구매', currency: 'KRW', needDate: '2026-12-01' }, lines: [] },
    })
  })

  it('what is missing is said at its field, listed in the summary, and nothing is sent', async () => {
    const sample = await openDraft({ params: {} })
    sample.screen.changeHeader({ reason: '급함' })
    expect(await sample.screen.run('save')).toBe(false)
    expect(
      documentOf(sample)
        .listProblems()
        .map(problem => problem.text),
    ).toEqual(['구매요청명을 입력해 주세요.', '납품희망일을 입력해 주세요.'])
    expect(sample.screen.store.getState().focus).toEqual({ place: 'form.title' })
    expect(operationsOf(sample)).toEqual([])
  })

  it('an unchanged document is not sent', async () => {
    const sample = await openDraft()
    await sample.screen.run('save')
    expect(sample.services.asked.alerts).toEqual(['변경된 내용이 없습니다.'])
  })

  it('a refusal of the server stands at the field it names', async () => {
    const sample = await openDraft({
      answers: {
        updatePr: () =>
          Promise.reject(failure({ field: 'needDate', message: '납품희망일은 오늘 이후여야 합니다.' })),
      },
    })
    sample.screen.changeHeader({ title: '의자 구매' })
    await sample.screen.run('save')
    expect(documentOf(sample).get().problems).toEqual({ needDate: '납품희망일은 오늘 이후여야 합니다.' })
    expect(sample.services.asked.alerts).toEqual([])
  })

  it('a refusal of a line stands in its cell, counted without deleted lines', async () => {
    const sample = await openDraft({
      answers: {
        getPr: () => draft({}, [line(), line({ lineNo: 2 })]),
        updatePr: () => Promise.reject(failure({ field: 'qty', row: 1, message: '소수점은 안 됩니다.' })),
      },
    })
    const lines = sample.screen.lines('lines')
    lines.select(0)
    lines.remove()
    await sample.screen.run('save')
    const second = lines.get().lines[1]
    expect(lines.get().problems).toEqual({ [`${second?.id}:qty`]: '소수점은 안 됩니다.' })
  })

  it('when somebody else was faster the edits stay until the user decides', async () => {
    let answer = false
    const sample = await openDraft({
      confirm: text => (text.includes('사라집니다') ? answer : true),
      answers: {
        updatePr: () =>
          Promise.reject(
            failure({
              kind: 'conflict',
              status: 409,
              message: '다른 사용자가 먼저 수정했습니다. 다시 조회해 주세요.',
            }),
          ),
      },
    })
    sample.screen.changeHeader({ title: '의자 구매' })
    await sample.screen.run('save')
    expect(documentOf(sample).get()).toMatchObject({ isConflicted: true, header: { title: '의자 구매' } })
    answer = true
    await sample.screen.run('save')
    expect(documentOf(sample).get()).toMatchObject({ isConflicted: false, header: { title: '노트북 구매' } })
  })

  it('the fields stay as they are while the saved document is loaded anew', async () => {
    const again = pending<unknown>()
    let loads = 0
    const sample = await openDraft({
      answers: {
        updatePr: () => done,
        getPr: () => {
          loads += 1
          return loads === 1 ? draft() : again.promise
        },
      },
    })
    sample.screen.changeHeader({ title: '의자 구매' })
    const saved = sample.screen.run('save')
    await settle()
    expect(documentOf(sample).isEditable()).toBe(true)
    expect(documentOf(sample).get().header.title).toBe('의자 구매')
    again.resolve(draft({ title: '의자 구매', version: 4 }))
    expect(await saved).toBe(true)
    expect(sample.screen.hasUnsavedWork()).toBe(false)
  })

  it('pressing twice saves once', async () => {
    const slow = pending<unknown>()
    const sample = await openDraft({ answers: { updatePr: () => slow.promise } })
    sample.screen.changeHeader({ title: '의자 구매' })
    const first = sample.screen.run('save')
    await settle()
    expect(sample.screen.actionState('save')).toMatchObject({ isEnabled: false, isRunning: true })
    expect(await sample.screen.run('save')).toBe(false)
    slow.resolve(done)
    await first
    expect(operationsOf(sample).filter(name => name === 'updatePr')).toHaveLength(1)
  })

  it('a retry after a lost answer carries the same key, a changed effect another', async () => {
    let isLost = true
    const sample = await openDraft({
      answers: { updatePr: () => (isLost ? Promise.reject(networkLost) : done) },
    })
    sample.screen.changeHeader({ title: '의자 구매' })
    await sample.screen.run('save')
    await sample.screen.run('save')
    isLost = false
    sample.screen.changeHeader({ title: '책상 구매' })
    await sample.screen.run('save')
    const keys = sample.services.calls.filter(call => call.operation === 'updatePr').map(call => call.key)
    expect(keys[0]).toBe(keys[1])
    expect(keys[2]).not.toBe(keys[0])
    expect(keys[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  })
})

describe('moving a document through its workflow', () => {
  const whole = { purchaseType: 'GEN', expenseType: 'EXP', receiver: 'req.mobile', deliveryPlace: '본관' }

  it('submitting unsaved work saves it first', async () => {
    const sample = await openDraft({
      answers: {
        getPr: () => draft(whole),
        updatePr: () => done,
        submitPr: () => ({ ...done, status: 'APPROVING' }),
      },
    })
    sample.screen.changeHeader({ title: '의자 구매' })
    expect(await sample.screen.run('submit')).toBe(true)
    expect(operationsOf(sample)).toEqual(['getPr', 'updatePr', 'getPr', 'submitPr', 'getPr'])
    expect(sample.services.asked.reasons).toEqual(['상신의견'])
    expect(sample.services.asked.toasts).toEqual(['구매요청 PR2026-0001 결재상신 처리되었습니다.'])
  })

  it('submission needs a line', async () => {
    const sample = await openDraft({ answers: { getPr: () => draft(whole, []) } })
    expect(await sample.screen.run('submit')).toBe(false)
    expect(sample.services.asked.alerts).toEqual(['요청 품목을 1건 이상 입력해 주세요.'])
  })

  it('submission asks for no lines of what is only shown beside the document', async () => {
    const { source } = linesGrid
    if (source.from !== 'lines') throw new Error('no lines')
    const beside = {
      ...linesGrid,
      id: 'beside',
      title: '원천',
      source: { ...source, part: 'beside', saved: [] },
    }
    const { screen, services } = await openSample(
      { ...editPlan, blocks: [...editPlan.blocks, beside] },
      {
        params: { prNo: 'PR1' },
        answers: {
          getPr: () => ({ ...draft(whole), beside: [] }),
          submitPr: () => ({ ...done, status: 'APPROVING' }),
        },
      },
    )
    expect(await screen.run('submit')).toBe(true)
    expect(services.asked.alerts).toEqual([])
  })

  it('an empty cell that submission needs is named with its row', async () => {
    const sample = await openDraft({ answers: { getPr: () => draft(whole, [line({ spec: '' })]) } })
    await sample.screen.run('submit')
    expect(
      documentOf(sample)
        .listProblems()
        .map(problem => problem.text),
    ).toEqual(['1행 규격을 입력해 주세요.'])
  })

  it('a cancellation asks for its reason and sends it', async () => {
    const sample = await openDraft({ reason: '중복 요청입니다', answers: { cancelPr: () => done } })
    await sample.screen.run('cancel')
    expect(sample.services.asked.reasons).toEqual(['요청취소 사유'])
    expect(sample.services.calls[1]?.request).toEqual({
      prNo: 'PR2026-0001',
      body: { version: 3, reason: '중복 요청입니다' },
    })
  })

  it('a closed question ends the action without a call', async () => {
    const sample = await openDraft({ reason: undefined })
    expect(await sample.screen.run('cancel')).toBe(false)
    expect(operationsOf(sample)).toEqual(['getPr'])
  })

  it('deleting asks, sends number and version, and leaves a page that can no longer be changed', async () => {
    const sample = await openDraft({ answers: { deletePr: () => ({ success: true }) } })
    await sample.screen.run('delete')
    expect(sample.services.asked.confirms).toEqual(['구매요청을 삭제하시겠습니까?'])
    expect(sample.services.calls[1]?.request).toEqual({ prNo: 'PR2026-0001', version: 3 })
    expect(documentOf(sample).get().phase).toBe('deleted')
    expect(sample.screen.actionState('save').isVisible).toBe(false)
  })

  it('the approver of the current step approves by the number of the approval', async () => {
    const approval = {
      apprNo: 'AP1',
      revision: 1,
      steps: [{ stepNo: 1, seq: 1, singleid: 'boss', status: 'CURRENT' }],
    }
    const sample = await openDraft({
      user: { singleid: 'boss' },
      access: 'read',
      reason: '',
      answers: {
        getPr: () => ({ ...draft({ status: 'APPROVING' }), approval }),
        approveDoc: () => done,
        listApprovalInbox: () => ({
          rows: [{ apprNo: 'AP2', title: '의자 구매', docUrl: '/prEdit?prNo=PR2&apprNo=AP2' }],
          total: 3,
        }),
      },
    })
    expect(sample.screen.actionState('approve')).toMatchObject({ isVisible: true, isEnabled: true })
    await sample.screen.run('approve')
    expect(sample.services.calls[1]?.request).toEqual({ apprNo: 'AP1', body: { version: 3 } })
    // What waits next is offered and not gone to.
    expect(documentOf(sample).get().next).toEqual({
      total: 3,
      address: '/prEdit?prNo=PR2&apprNo=AP2',
      title: '의자 구매',
    })
    expect(sample.services.went.to).toEqual([])
  })

  it.each([
    ['DRAFT', ['save', 'submit', 'delete', 'cancel', 'prices', 'addRow']],
    ['APPROVING', ['recall', 'prices']],
    ['APPROVED', ['cancel', 'prices']],
    ['CLOSED', ['prices']],
  ])('in state %s the drafter sees %j', async (status, visible) => {
    const sample = await openDraft({ answers: { getPr: () => draft({ status }) } })
    const ids = editPlan.actions.map(action => action.id)
    expect(ids.filter(id => sample.screen.actionState(id).isVisible)).toEqual(visible)
  })

  it('somebody else sees the reason why he may not', async () => {
    const sample = await openDraft({ user: { singleid: 'other' } })
    expect(sample.screen.actionState('delete')).toMatchObject({
      isVisible: true,
      isEnabled: false,
      reason: '본인이 작성한 구매요청만 삭제할 수 있습니다.',
    })
  })
})

describe('finding a company by number', () => {
  it('fills the name', async () => {
    const sample = await openDraft({
      answers: { getCompanyName: () => ({ gpsCompMaster: { compNameKr: '(주)대성정밀' } }) },
    })
    await sample.screen.lookUpHeader('wishCompNo', 'c000001')
    expect(documentOf(sample).get().header).toMatchObject({
      wishCompNo: 'C000001',
      wishCompNm: '(주)대성정밀',
    })
  })

  it('an unknown one is said at the field', async () => {
    const sample = await openDraft({ answers: { getCompanyName: () => Promise.reject(failure({})) } })
    await sample.screen.lookUpHeader('wishCompNo', 'C999999')
    expect(documentOf(sample).get().problems).toEqual({ wishCompNo: '존재하지 않는 협력사입니다.' })
  })
})
