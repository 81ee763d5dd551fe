import { describe, expect, it } from 'vitest'
import { filterProblems } from '../../../engine/filter/filterProblems'
import { readQuery, writeQuery } from '../../../engine/filter/filterQuery'
import { filterScope, initialValues } from '../../../engine/filter/filterState'
import { filterTexts } from '../../../engine/filter/filterTexts'
import type { FilterFieldPlan, FilterPlan } from '../../../engine/plan/filterPlan'
import { levelsOf } from '../../../schemas/shared/sourcingGroup'
import { requester } from '../runtime/fakeServices'

const base = { label: '조건', isRequired: false } as const
const fields: readonly FilterFieldPlan[] = [
  { ...base, control: 'numberRange', field: 'amt', label: '금액', from: 'amtFrom', to: 'amtTo', scale: 2 },
  {
    ...base,
    control: 'monthRange',
    field: 'yyyymm',
    label: '기준월',
    from: 'yyyymmFrom',
    to: 'yyyymmTo',
    initial: 'past12Months',
  },
  { ...base, control: 'month', field: 'closeMonth', label: '정산월', initial: 'lastMonth' },
  { ...base, control: 'text', field: 'evaYear', label: '평가연도', maxLength: 4, initial: 'thisYear' },
  { ...base, control: 'number', field: 'topN', label: '상위', scale: 0, initial: '20' },
  { ...base, control: 'check', field: 'myYn', label: '내 담당만', value: 'Y', initial: 'Y' },
  { ...base, control: 'radio', field: 'portalType', label: '포털구분', code: 'PORTAL_TYPE', initial: 'I' },
  {
    ...base,
    control: 'checks',
    field: 'status',
    label: '상태',
    code: 'PR_STATUS',
    initial: ['DRAFT', 'DONE'],
  },
  { ...base, control: 'sourcingGroup', field: 'L1_SG_CODE', label: '소싱그룹' },
  { ...base, control: 'text', field: 'taxNo2', label: '사업자등록번호', mask: 'taxnum' },
]
const plan: FilterPlan = { block: 'filter', id: 'filter', keep: false, fields, checks: [] }
const today = '2026-11-20'
const first = initialValues(plan, today, requester)

describe('first values', () => {
  it('are reckoned from today', () => {
    expect(first).toEqual({
      yyyymmFrom: '202512',
      yyyymmTo: '202611',
      closeMonth: '202610',
      evaYear: '2026',
      topN: '20',
      myYn: 'Y',
      portalType: 'I',
      status: 'DRAFT,DONE',
    })
  })

  it.each([
    ['today', '2026-03-31', '2026-03-31'],
    ['pastMonth', '2026-02-28', '2026-03-31'],
    ['past3Months', '2025-12-31', '2026-03-31'],
    ['past6Months', '2025-09-30', '2026-03-31'],
    ['past12Months', '2025-03-31', '2026-03-31'],
    ['pastMonthNext30Days', '2026-02-28', '2026-04-30'],
    ['lastMonth', '2026-02-01', '2026-02-28'],
    ['next90Days', '2026-03-31', '2026-06-29'],
    ['thisYear', '2026-01-01', '2026-12-31'],
  ])('%s on 31 March 2026 is %s to %s', (initial, from, to) => {
    const field: FilterFieldPlan = {
      ...base,
      control: 'dateRange',
      field: 'day',
      from: 'from',
      to: 'to',
      initial,
    }
    expect(initialValues({ ...plan, fields: [field] }, '2026-03-31', requester)).toEqual({ from, to })
  })

  it.each([
    ['thisMonth', '202601', '202601'],
    ['lastMonth', '202512', '202512'],
    ['past3Months', '202511', '202601'],
    ['past6Months', '202508', '202601'],
    ['past12Months', '202502', '202601'],
    ['thisYear', '202601', '202612'],
  ])('%s on 31 January 2026 is %s to %s', (initial, from, to) => {
    const field: FilterFieldPlan = {
      ...base,
      control: 'monthRange',
      field: 'm',
      from: 'from',
      to: 'to',
      initial,
    }
    expect(initialValues({ ...plan, fields: [field] }, '2026-01-31', requester)).toEqual({ from, to })
  })
})

it.each([
  ['2026-06-30', 'H1'],
  ['2026-07-01', 'H2'],
])('this half-year on %s is %s', (day, evaPeriod) => {
  const half: FilterFieldPlan = {
    ...base,
    control: 'select',
    field: 'evaPeriod',
    code: 'EVA_PERIOD',
    initial: 'thisHalf',
  }
  expect(initialValues({ ...plan, fields: [half] }, day, requester)).toEqual({ evaPeriod })
})

describe('what keeps a search from being made', () => {
  it.each([
    [{ amtFrom: '10', amtTo: '9.5' }, 'amt', '금액의 시작값은 종료값보다 클 수 없습니다.'],
    [{ amtFrom: '만원' }, 'amt', '숫자만 입력할 수 있습니다.'],
    [{ amtFrom: '1.005' }, 'amt', '소수 2자리까지 입력할 수 있습니다.'],
    [{ yyyymmFrom: '202612', yyyymmTo: '202611' }, 'yyyymm', '조회 시작일은 종료일보다 클 수 없습니다.'],
    [{ yyyymmFrom: '202511', yyyymmTo: '202611' }, 'yyyymm', '조회기간은 최대 12개월입니다.'],
    [{ yyyymmFrom: '202613' }, 'yyyymm', '날짜 형식이 올바르지 않습니다.'],
    [{ topN: '1.5' }, 'topN', '소수점 없이 정수로 입력해 주세요.'],
    [{ taxNo2: '99A' }, 'taxNo2', '숫자만 입력할 수 있습니다.'],
  ])('%j is refused at %s: %s', (values, field, message) => {
    expect(filterProblems(plan, values)).toEqual({ [field]: message })
  })

  it('numbers open at one end, twelve months and a part of a number are taken', () => {
    const values = { amtFrom: '-10', yyyymmFrom: '202512', yyyymmTo: '202611', taxNo2: '990-8' }
    expect(filterProblems(plan, values)).toEqual({})
  })
})

describe('the folded bar and the address', () => {
  const values = { ...first, amtFrom: '1870000', ...levelsOf('01010101'), L1_SG_CODEText: '설비 > 가공설비' }

  it('say what is set as people read it', () => {
    const codes = { entries: () => [], text: (_: string, value: string) => `<${value}>` }
    expect(filterTexts(plan, values, codes)).toEqual([
      '금액: 1,870,000 ~ ',
      '기준월: 2025-12 ~ 2026-11',
      '정산월: 2026-10',
      '평가연도: 2026',
      '상위: 20',
      '내 담당만: 예',
      '포털구분: <I>',
      '상태: <DRAFT>, <DONE>',
      '소싱그룹: 설비 > 가공설비',
    ])
  })

  it('reading what was written gives every condition back', () => {
    expect(readQuery(plan, writeQuery(values, []))).toMatchObject({ values, isSearched: true })
  })

  it('expressions see a range as its two ends', () => {
    expect(filterScope(plan, values).amt).toEqual({ from: '1870000', to: '' })
  })
})
