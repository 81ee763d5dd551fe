import { relative } from 'node:path'

export interface FileTime {
  readonly file: string
  readonly milliseconds: number
}

/** What the reports of vitest and Playwright say, as one count and the names of what failed. */
export interface RunCount {
  readonly passed: number
  readonly failed: number
  /** File, title and first words of why, of each that failed, then of each that is unsteady. */
  readonly named: readonly string[]
  /** How long the tests of each file ran. */
  readonly times: readonly FileTime[]
}

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message: string
    readonly startTime: number
    readonly endTime: number
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

interface PlaywrightSuite {
  readonly file: string
  readonly specs: readonly {
    readonly title: string
    readonly tests: readonly {
      readonly status: string
      readonly results: readonly {
        readonly duration: number
        readonly error?: { readonly message?: string }
      }[]
    }[]
  }[]
  readonly suites?: readonly PlaywrightSuite[]
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
  readonly suites: readonly PlaywrightSuite[]
}

/** A run that ended badly without a failed test (a crash, a file that does not load) counts as one failure. */
const withCrash = (failed: number, code: number) => (code === 0 ? failed : Math.max(failed, 1))

const longestReason = 300
const colours = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')

/** On one line: a report that went through a log is read by its last lines. */
const reasonOf = (message = '') =>
  message ? ` › ${message.replace(colours, '').replace(/\s+/g, ' ').trim().slice(0, longestReason)}` : ''

const noReport = (name: string): RunCount => ({
  passed: 0,
  failed: 1,
  named: [`${name}: it ended without a report`],
  times: [],
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
    if (failed.length > 0)
      return failed.map(test => `failed: ${file.name} › ${test.fullName}${reasonOf(test.failureMessages[0])}`)
    return file.status === 'failed' ? [`failed: ${file.name}${reasonOf(file.message)}`] : []
  })
  const times = testResults.map(({ name: file, startTime, endTime }) => ({
    file: relative(process.cwd(), file),
    milliseconds: endTime - startTime,
  }))
  return { passed: numPassedTests, failed: withCrash(numFailedTests, code), named, times }
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
    reason: string
    milliseconds: number
  }[] {
    const own = suite.specs.map(({ title, tests }) => ({
      file: suite.file,
      title,
      statuses: tests.map(test => test.status),
      reason: reasonOf(tests.flatMap(test => test.results).find(result => result.error)?.error?.message),
      milliseconds: tests.flatMap(test => test.results).reduce((total, { duration }) => total + duration, 0),
    }))
    return [...own, ...(suite.suites ?? []).flatMap(specsOf)]
  })
  const namesOf = (status: string, word: string) =>
    specs
      .filter(spec => spec.statuses.includes(status))
      .map(({ file, title, reason }) => `${word}: ${file} › ${title}${reason}`)
  const times = new Map<string, number>()
  for (const { file, milliseconds } of specs) times.set(file, (times.get(file) ?? 0) + milliseconds)
  return {
    passed: stats.expected + stats.flaky,
    failed: withCrash(stats.unexpected, code),
    named: [...namesOf('unexpected', 'failed'), ...namesOf('flaky', 'passed only the second time, mend it')],
    times: [...times].map(([file, milliseconds]) => ({ file: `tests/browser/${file}`, milliseconds })),
  }
}

/** The files that took longest, a line each. A file of the browser is as long as its tests together. */
export function slowestFiles(counts: readonly RunCount[], most: number): readonly string[] {
  return counts
    .flatMap(({ times }) => times)
    .sort((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, most)
    .map(({ file, milliseconds }) => `${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${file}`)
}
