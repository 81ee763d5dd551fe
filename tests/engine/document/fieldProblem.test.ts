import { describe, expect, it } from 'vitest'
import { fieldProblem } from '../../../engine/document/documentProblems'
import { loadGroups } from '../../../engine/render/groupLoader'
import { failure } from '../runtime/fakeServices'
import { openSample } from '../runtime/openSample'
import { draft, editPlan, expression, field } from '../runtime/samplePlans'

describe('a sourcing group in a document', () => {
  const group = field('sgCode', { label: '소싱그룹', control: 'sourcingGroup', limits: { maxLength: 8 } })

  it.each([
    ['', undefined],
    ['0102', '소싱그룹은 세분류까지 선택해 주세요.'],
    ['01020101', undefined],
  ])('"%s" says %s at its field', async (sgCode, problem) => {
    const { screen } = await openSample(editPlan, { params: {} })
    expect(fieldProblem(group, { sgCode }, screen.host)).toBe(problem)
  })

  it('fetches the groups of a level once, and again after a failure', async () => {
    let calls = 0
    const { screen, services } = await openSample(editPlan, {
      params: {},
      answers: {
        getSgCode: () => {
          calls += 1
          if (calls === 1)
            throw failure({ kind: 'failed', status: 500, message: '내부 서버 오류가 발생했습니다.' })
          return [{ SG_CODE: '0101', SG_NAME: '가공설비' }]
        },
      },
    })
    await loadGroups(screen.host, '01')
    expect(services.asked.alerts).toEqual(['내부 서버 오류가 발생했습니다.'])
    await loadGroups(screen.host, '01')
    await loadGroups(screen.host, '01')
    expect(services.calls.map(call => call.request)).toEqual([
      { SG_LEVEL: '002', UP_LEVEL: '01' },
      { SG_LEVEL: '002', UP_LEVEL: '01' },
    ])
    expect(screen.store.getState().groups['01']).toEqual([{ value: '0101', text: '가공설비' }])
  })
})

describe('a number that is looked up, and may be typed where the popup does not know it', () => {
  const zip = field('zipCode', {
    label: '우편번호',
    control: 'lookup',
    mask: 'onlynum',
    limits: { minLength: 5, maxLength: 5 },
    lookup: { popup: 'address', value: 'zipCode', searchBy: 'keyword', with: {}, set: {}, isFree: true },
  })

  it.each([
    ['12345', undefined],
    ['12a45', '숫자만 입력할 수 있습니다.'],
    ['1234', '우편번호는 5자 이상 입력해 주세요.'],
  ])('"%s" says %s at its field', async (zipCode, problem) => {
    const { screen } = await openSample(editPlan, { params: {} })
    expect(fieldProblem(zip, { zipCode }, screen.host)).toBe(problem)
  })
})

describe('a limit on what is reckoned from the lines', () => {
  const tooMuch = {
    refuseWhen: expression([
      'call',
      'decimal>',
      ['member', ['name', 'header'], 'totalAmt'],
      ['value', '4000000'],
    ]),
    message: '한도를 초과했습니다.',
  }
  const plan = {
    ...editPlan,
    blocks: editPlan.blocks.map(block =>
      block.block === 'form'
        ? { ...block, fields: block.fields.map(one => ({ ...one, checks: one.value ? [tooMuch] : [] })) }
        : block,
    ),
  }

  it('is told at the field while a line is typed, keeps the document from being sent, and goes with its cause', async () => {
    const { screen, services } = await openSample(plan, {
      params: { prNo: 'PR2026-0001' },
      answers: { getPr: () => draft() },
    })
    const problems = () => screen.document?.get().problems
    screen.lines('lines').edit([{ index: 0, values: { qty: '3' } }])
    expect(problems()).toEqual({ totalAmt: '한도를 초과했습니다.' })
    await screen.run('save')
    expect(problems()).toEqual({ totalAmt: '한도를 초과했습니다.' })
    expect(services.calls.map(call => call.operation)).toEqual(['getPr'])
    screen.lines('lines').edit([{ index: 0, values: { qty: '2' } }])
    expect(problems()).toEqual({})
  })
})
