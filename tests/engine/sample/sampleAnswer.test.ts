import { describe, expect, it } from 'vitest'
import type { SampleRowsPlan } from '../../../engine/plan/samplePlan'
import { sampleAnswer } from '../../../engine/sample/sampleAnswer'
import { compileTexts, listText } from '../compile/compileTexts'

const today = '2026-11-20'

function planOf(operation: string, samples: readonly object[]): SampleRowsPlan {
  const { screens, problems } = compileTexts({
    'screens/test.screen.json': listText(
      '"rows": "listSample", "columns": ["docNo"]',
      ', "samples": "demo", "actions": [{ "label": "가", "steps": [{ "step": "call", "operation": "getSgCode", "with": { "SG_LEVEL": "\'001\'" } }] }]',
    ),
    'screens/demo.samples.json': JSON.stringify({ listSample: [], getSgCode: [], [operation]: samples }),
  })
  expect(problems).toEqual([])
  const plan = screens.get('test')?.plan.samples?.[operation]
  if (!plan || !('filters' in plan)) throw new Error(`There is no sample answer of "${operation}".`)
  return plan
}

const row = (docNo: string, more: object) => ({
  ...{ docNo, title: '노트북', currency: 'KRW', amt: '100', reqDate: 'today', status: 'DRAFT' },
  ...more,
})
const documents = planOf('listSample', [
  row('SMP-1', { title: '노트북 20대', amt: '0.10', sgCode: '010101', deptcd: 'D10' }),
  row('SMP-2', { title: '모니터', amt: '0.20', reqDate: 'today-3', status: 'CLOSED', sgCode: '010201' }),
  row('SMP-3', { title: 'NOTEBOOK', amt: '1000', reqDate: 'today-40', status: 'RFQ', sgCode: '02' }),
])

function found(request: Record<string, unknown>) {
  const answer = sampleAnswer(documents, request, today) as { rows: { docNo: string }[]; total: number }
  return answer.rows.map(({ docNo }) => docNo)
}

describe('a page on samples finds as a server does', () => {
  it.each([
    ['a text anywhere, in small or large letters', { title: 'book' }, ['SMP-3']],
    ['one of several states', { status: 'DRAFT,CLOSED' }, ['SMP-1', 'SMP-2']],
    ['a group with all groups below it', { L1_SG_CODE: '01' }, ['SMP-1', 'SMP-2']],
    ['a code as a whole', { deptcd: 'D10' }, ['SMP-1']],
    [
      'the days of a period, both ends included',
      { reqDateFrom: '2026-11-17', reqDateTo: '2026-11-20' },
      ['SMP-1', 'SMP-2'],
    ],
    ['everything without a condition', { title: ' ', status: '' }, ['SMP-1', 'SMP-2', 'SMP-3']],
    ['nothing where nothing fits', { docNo: 'X' }, []],
  ])('%s', (_, request, expected) => {
    expect(found(request)).toEqual(expected)
  })

  it('puts amounts in the order of their value', () => {
    expect(found({ sort: 'amt:desc' })).toEqual(['SMP-3', 'SMP-2', 'SMP-1'])
  })

  it('answers a page of what it found, the number of all, and their exact sum', () => {
    expect(sampleAnswer(documents, { page: 2, size: 2 }, today)).toMatchObject({
      rows: [{ docNo: 'SMP-3' }],
      total: 3,
      sums: { amt: '1000.30' },
    })
  })

  it('counts its days from the day on which it is looked at', () => {
    const { rows } = sampleAnswer(documents, {}, '2027-03-02') as { rows: { reqDate: string }[] }
    expect(rows.map(({ reqDate }) => reqDate)).toEqual(['2027-03-02', '2027-02-27', '2027-01-21'])
  })

  it('finds rows by parameters that nobody sees', () => {
    const groups = planOf('getSgCode', [
      { SG_CODE: '01', SG_NAME: '전산장비', SG_LEVEL: '001' },
      { SG_CODE: '0101', SG_NAME: '컴퓨터', SG_LEVEL: '002', UP_LEVEL: '01' },
    ])
    expect(sampleAnswer(groups, { SG_LEVEL: '002', UP_LEVEL: '01' }, today)).toMatchObject([
      { SG_CODE: '0101' },
    ])
  })
})

describe('samples are held against the contract', () => {
  const problems = (samples: string) =>
    compileTexts({ 'screens/demo.samples.json': `{ "listSample": [${samples}] }` }).problems.map(
      ({ code, what }) => `${code} ${what.en}`,
    )

  it.each([
    [row('SMP-1', { status: 'DRAFTT' }), 'SAMPLE_WRONG "DRAFTT" is no value of "status".'],
    [row('SMP-1', { amt: 100 }), 'SAMPLE_WRONG "amt" is 100.'],
    [row('SMP-1', { reqDate: 'yesterday' }), 'SAMPLE_WRONG "reqDate" is "yesterday".'],
    [
      { ...row('SMP-1', {}), title: undefined },
      'SAMPLE_WRONG "listSample" always answers "title", and this sample has none.',
    ],
  ])('%#', (sample, problem) => {
    expect(problems(JSON.stringify(sample))).toEqual([problem])
  })

  it('an operation that no contract knows is reported with the nearest', () => {
    const reported = compileTexts({ 'screens/demo.samples.json': '{ "listSampl": [] }' }).problems
    expect(reported).toMatchObject([{ code: 'OPERATION_UNKNOWN', file: 'screens/demo.samples.json' }])
  })

  it('a page on samples asks nothing before it is there, and no grant has to allow its calls', () => {
    const { screens } = compileTexts({
      'screens/test.screen.json': listText(
        '"rows": "listSample", "columns": ["docNo"]',
        ', "samples": "demo"',
      ),
      'screens/demo.samples.json': '{ "listSample": [] }',
    })
    expect(screens.get('test')).toMatchObject({ plan: { operations: [] } })
    expect(screens.get('test')?.first).toBeUndefined()
  })
})
