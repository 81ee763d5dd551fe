/** What the reports of vitest and Playwright say, as one count and the names of what failed. */
export interface RunCount {
  readonly passed: number
  readonly failed: number
  /** File and title of each that failed, then of each that is unsteady. */
  readonly named: readonly string[]
}

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message: string
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
  }[]
}

interface PlaywrightSuite {
  readonly file: string
  readonly specs: readonly {
    readonly title: string
    readonly tests: readonly { readonly status: string }[]
  }[]
  readonly suites?: readonly PlaywrightSuite[]
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
  readonly suites: readonly PlaywrightSuite[]
}

/** A run that ended badly without a failed test (a crash, a file that does not load) counts as one failure. */
const withCrash = (failed: number, code: number) => (code === 0 ? failed : Math.max(failed, 1))

const noReport = (name: string): RunCount => ({
  passed: 0,
  failed: 1,
  named: [`${name}: it ended without a report`],
})

/**
 * @param report vitest's JSON reporter, parsed; undefined when there is none
 * @param code the exit code of the run
 */
export function readVitestReport(name: string, report: unknown, code: number): RunCount {
  if (report === undefined) return noReport(name)
  const { numPassedTests, numFailedTests, testResults } = report as VitestReport
  const named = testResults.flatMap(file => {
    const failed = file.assertionResults.filter(test => test.status === 'failed')
    if (failed.length > 0) return failed.map(test => `failed: ${file.name} › ${test.fullName}`)
    return file.status === 'failed' ? [`failed: ${file.name} › ${file.message}`] : []
  })
  return { passed: numPassedTests, failed: withCrash(numFailedTests, code), named }
}

/**
 * @param report Playwright's JSON reporter, parsed; undefined when there is none
 * @param code the exit code of the run
 */
export function readPlaywrightReport(name: string, report: unknown, code: number): RunCount {
  if (report === undefined) return noReport(name)
  const { stats, suites } = report as PlaywrightReport
  const specs = suites.flatMap(function specsOf(suite): {
    file: string
    title: string
    statuses: string[]
  }[] {
    const own = suite.specs.map(({ title, tests }) => ({
      file: suite.file,
      title,
      statuses: tests.map(test => test.status),
    }))
    return [...own, ...(suite.suites ?? []).flatMap(specsOf)]
  })
  const namesOf = (status: string, word: string) =>
    specs
      .filter(spec => spec.statuses.includes(status))
      .map(({ file, title }) => `${word}: ${file} › ${title}`)
  return {
    passed: stats.expected + stats.flaky,
    failed: withCrash(stats.unexpected, code),
    named: [...namesOf('unexpected', 'failed'), ...namesOf('flaky', 'passed only the second time, mend it')],
  }
}
