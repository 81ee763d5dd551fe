import { expect, test } from 'vitest'
import { readPlaywrightReport, readVitestReport, slowestFiles } from './runReports'

const vitestFile = (status: string, tests: readonly (readonly [string, string])[], message = '') => ({
  name: `${process.cwd()}/tests/a.test.ts`,
  status,
  message,
  startTime: 1_000,
  endTime: 3_500,
  assertionResults: tests.map(([fullName, status]) => ({
    fullName,
    status,
    failureMessages: status === 'failed' ? ['\u001b[31mexpected 1\u001b[39m\n  to be 2'] : [],
  })),
})

const vitestReport = (...testResults: ReturnType<typeof vitestFile>[]) => ({
  numPassedTests: 3,
  numFailedTests: testResults.flatMap(file => file.assertionResults).filter(test => test.status === 'failed')
    .length,
  testResults,
})

const passed = { duration: 500 }

const spec = (title: string, status: string) => ({
  title,
  tests: [
    {
      status,
      results: status === 'expected' ? [passed] : [{ ...passed, error: { message: 'no button' } }, passed],
    },
  ],
})

test('failed tests are counted and named by file, title and reason', () => {
  const report = vitestReport(
    vitestFile('failed', [
      ['adds up', 'passed'],
      ['says why', 'failed'],
    ]),
  )
  expect(readVitestReport('vitest', report, 1)).toEqual({
    passed: 3,
    failed: 1,
    named: [`failed: ${process.cwd()}/tests/a.test.ts › says why › expected 1 to be 2`],
    times: [{ file: 'tests/a.test.ts', milliseconds: 2_500 }],
  })
})

test('a file that does not load is one failure, named with its message', () => {
  const report = vitestReport(vitestFile('failed', [], 'Cannot find module'))
  expect(readVitestReport('vitest', report, 1)).toMatchObject({
    failed: 1,
    named: [`failed: ${process.cwd()}/tests/a.test.ts › Cannot find module`],
  })
})

test('a run that passed everything and yet ended badly is a failure', () => {
  expect(
    readVitestReport('vitest', vitestReport(vitestFile('passed', [['adds up', 'passed']])), 1).failed,
  ).toBe(1)
  const stats = { expected: 2, unexpected: 0, flaky: 0 }
  expect(readPlaywrightReport('browser', { stats, suites: [] }, 1).failed).toBe(1)
  expect(readPlaywrightReport('browser', { stats, suites: [] }, 0).failed).toBe(0)
})

test('no report at all is a failure', () => {
  expect(readVitestReport('stories', undefined, 0)).toMatchObject({
    failed: 1,
    named: ['stories: it ended without a report'],
  })
  expect(readPlaywrightReport('browser', undefined, 0)).toMatchObject({ failed: 1 })
})

test('a browser test that passed only the second time has passed, and is named', () => {
  const report = {
    stats: { expected: 5, unexpected: 1, flaky: 1 },
    suites: [
      {
        file: 'menu.spec.ts',
        specs: [spec('opens', 'expected'), spec('saves', 'unexpected')],
        suites: [{ file: 'menu.spec.ts', specs: [spec('closes', 'flaky')] }],
      },
    ],
  }
  expect(readPlaywrightReport('browser', report, 1)).toEqual({
    passed: 6,
    failed: 1,
    named: [
      'failed: menu.spec.ts › saves › no button',
      'passed only the second time, mend it: menu.spec.ts › closes › no button',
    ],
    times: [{ file: 'tests/browser/menu.spec.ts', milliseconds: 2_500 }],
  })
})

test('the slowest files of all runs come first, as many as are asked for', () => {
  const ran = (...times: (readonly [file: string, milliseconds: number])[]) => ({
    ...{ passed: 1, failed: 0, named: [] },
    times: times.map(([file, milliseconds]) => ({ file, milliseconds })),
  })
  expect(slowestFiles([ran(['a', 100], ['b', 12_345]), ran(['c', 2_000])], 2)).toEqual([
    '   12.3 s  b',
    '    2.0 s  c',
  ])
})
