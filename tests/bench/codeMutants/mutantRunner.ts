import { appendFileSync } from 'node:fs'
import { inject, type RunnerTestCase, type RunnerTestFile, type RunnerTestSuite, vi } from 'vitest'
import { startTests } from 'vitest/internal/browser'
import { VitestTestRunner } from 'vitest/runners'
import type { JudgedFile } from './judgeCode'

/** A mutant that is asked for more often without a pause is in a loop without an end. */
const mostQuestions = 200_000
/** Some tests have a clock of their own. */
const { setImmediate } = globalThis

const { drawn, wideFiles, resultFile } = inject('mutantTask')
const standing = new Set(drawn)
let on: readonly string[] = []
let reached = new Set<string>()
let questions = 0

Object.assign(globalThis, {
  __codeMutant: (id: string): boolean => {
    reached.add(id)
    if (!on.includes(id)) return false
    questions += 1
    if (questions === 1) setImmediate(() => (questions = 0))
    if (questions > mostQuestions) throw new Error('This mutant never ends.')
    return true
  },
})

/**
 * Runs each test file first as it is, which says which mutants it reaches; then with each of them that still stands, until the
 * first failure; and last as it is again, for what one mutant has left behind must not look like the find of the next. Modules
 * and the server stay loaded until something fails; the test file is loaded each time.
 */
export default class MutantRunner extends VitestTestRunner {
  private isJudging = false
  private hasFailed = false

  override importFile(path: string): unknown {
    return super.importFile(path, 'setup')
  }

  override async onBeforeRunTask(test: RunnerTestCase): Promise<void> {
    if (this.isJudging && this.hasFailed) test.mode = 'skip'
    await super.onBeforeRunTask(test)
  }

  override onAfterRunTask(test: RunnerTestCase): void {
    this.hasFailed ||= test.result?.state === 'fail'
    super.onAfterRunTask(test)
  }

  override async onAfterRunSuite(suite: RunnerTestSuite): Promise<void> {
    await super.onAfterRunSuite(suite)
    if (this.isJudging || !('filepath' in suite)) return
    this.isJudging = true
    await this.judge(suite as RunnerTestFile)
    this.isJudging = false
    reached = new Set()
  }

  private async judge({ filepath, result }: RunnerTestFile): Promise<void> {
    const began = performance.now()
    const covered = [...standing].filter(id => reached.has(id))
    const seen: string[] = []
    const isFailing = async (ids: readonly string[]) => {
      ;[on, reached, questions, this.hasFailed] = [ids, new Set(), 0, false]
      const [file] = await startTests([{ filepath, testLocations: undefined }], this)
      on = []
      vi.restoreAllMocks()
      seen.push(...ids.filter(id => reached.has(id)))
      const hasFailed = file?.result?.state === 'fail'
      // What it has broken may be remembered, as the server remembers menus; so the next one begins with a server of its own.
      if (hasFailed) vi.resetModules()
      return hasFailed
    }
    const findAmong = async (ids: readonly string[]): Promise<readonly string[]> => {
      if (ids.length === 0 || !(await isFailing(ids))) return []
      if (ids.length === 1) return ids
      const middle = Math.ceil(ids.length / 2)
      return [...(await findAmong(ids.slice(0, middle))), ...(await findAmong(ids.slice(middle)))]
    }
    const isBroken = result?.state === 'fail'
    const groups = wideFiles.includes(filepath) ? [covered] : covered.map(id => [id])
    const found: string[] = []
    if (!isBroken) for (const group of groups) found.push(...(await findAmong(group)))
    const isSpoiled = found.length > 0 && (await isFailing([]))
    for (const id of found) standing.delete(id)
    const seconds = Math.round((performance.now() - began) / 1000)
    const judged: JudgedFile = { filepath, covered, found, seen, isBroken, isSpoiled, seconds }
    appendFileSync(resultFile, `${JSON.stringify(judged)}\n`)
  }
}
